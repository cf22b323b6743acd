import {filesBelow, type Site, versionOf} from '../shared/site';
import {withList, withScripts} from './scriptList';

/** Names the files of the search dialog, which the loader asks for when a reader reaches for search before the page can answer. */
export async function searchFiles({record, pages, dir}: Site): Promise<void> {
  const {searchFiles: starts = []} = record.options;
  const found = (await filesBelow(dir)).filter((file) => starts.some((start) => file.startsWith(start)));
  for (const page of pages) {
    const files = versionOf(page, record)?.isLast === false ? '' : found.join(' ');
    page.html = withList(page.html, {'data-search': files || undefined});
  }
}

/** Names the scripts of the route in each page, so that they come beside the framework's and not a round trip after them. */
export async function routeScripts({record, pages, dir}: Site): Promise<void> {
  const scripts = (await filesBelow(dir)).filter((file) => /^assets\/js\/[^/]+\.js$/.test(file));
  for (const page of pages) {
    const own = scripts.filter((file) => page.chunks?.some((chunk) => file.startsWith(`assets/js/${chunk}.`)));
    page.html = withScripts(
      page.html,
      own.map((file) => record.baseUrl + file),
    );
  }
}
