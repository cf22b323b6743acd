import {filesBelow, type Site, versionOf} from '../shared/site';
import {withList} from './scriptList';

/** Names the files of the search dialog, which the loader asks for when a reader reaches for search before the page can answer. */
export async function searchFiles({record, pages, dir}: Site): Promise<void> {
  const {searchFiles: starts = []} = record.options;
  const found = (await filesBelow(dir)).filter((file) => starts.some((start) => file.startsWith(start)));
  for (const page of pages) {
    const files = versionOf(page, record)?.isLast === false ? '' : found.join(' ');
    page.html = withList(page.html, {'data-search': files || undefined});
  }
}
