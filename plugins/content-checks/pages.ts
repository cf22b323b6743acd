import {join} from 'node:path';
import {listFiles, root} from '@astral-docs/content-checks/files';
import {parsePage, type Page, type PageOptions} from '@astral-docs/content-checks/page';
import {loadFreshModule} from '@docusaurus/utils';
import {factStore} from '../facts/store';
import {fillPlaceholders} from '../facts/resolve';
import {fillFence} from '../samples/fill';

/** Paths of all pages that the site's own content plugins read. */
export const pagePaths = (): string[] => listFiles(['docs', 'blog', 'src/pages'], /\.mdx?$/);

let config: PageOptions['config'];

/** Loads the configuration, whose plugins add syntax to pages. It takes a second, so it is left out when no page has changed. */
export async function loadParserConfig(): Promise<void> {
  config = (await loadFreshModule(join(root, 'docusaurus.config.ts'))) as PageOptions['config'];
}

/** Reads one page with its samples and facts filled in. @param base folder of the samples that its fences name */
export const readPage = (path: string, source: string, base = root): Page =>
  parsePage(path, source, {
    config,
    fillFence: (fence, text) => fillFence(fence, base) ?? fillPlaceholders(text, factStore),
  });
