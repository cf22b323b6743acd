import {resolve} from 'node:path';
import {readText} from '@astral-docs/content-checks/files';
import {splitFrontMatter} from '@astral-docs/content-checks/markdown/frontMatter';
import {parsePage, type Page, type PageOptions, type PageSource} from '@astral-docs/content-checks/page';
import {loadFreshModule} from '@docusaurus/utils';
import {fillPlaceholders} from '../facts/resolve';
import {fillFence} from '../samples/fill';

/** Reads the text of a page and its front matter; one that doesn't parse is a finding of {@link parsePageWithSamples}, and here it is empty. */
export function readPageSource(path: string): PageSource {
  const raw = readText(path);
  try {
    return {path, raw, frontMatter: splitFrontMatter(raw).frontMatter};
  } catch {
    return {path, raw, frontMatter: {}};
  }
}

let config: PageOptions['config'];

/** Loads the configuration, whose plugins add syntax to pages. It takes a second, so it is left out when no page has changed. */
export async function preparePageParser(): Promise<void> {
  config = (await loadFreshModule(resolve('docusaurus.config.ts'))) as PageOptions['config'];
}

/** Reads one page with its samples and facts filled in. */
export const parsePageWithSamples = (path: string, source: string): Page =>
  parsePage(path, source, {
    config,
    fillFence: (fence, text) => fillFence(fence) ?? fillPlaceholders(text),
  });
