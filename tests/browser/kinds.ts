import {expect, type Page} from '@playwright/test';
import {files, readBuilt} from '../support/builtSite';

/** One page of each kind that the site has. */
export const kinds: Record<string, string> = {
  'the home page': '/',
  'a doc with code': '/sdk/guides/offchain-workflow',
  'a doc with figures': '/sdk/background/geospatial',
  'a reference of the API': '/api/api-reference',
  'the index of the SDK reference': '/sdk/reference/',
  'operations of the API': '/api/reference/location-proofs',
  'the glossary': '/location-proofs/glossary',
  'a doc with tabs and footnotes': '/tutorial-basics/markdown-features',
  'a doc with addresses and digests': '/location-protocol/schemas',
  'a doc with a tool': '/location-protocol/one-place',
  'the known issues': '/sdk/known-issues',
  'the playground': '/playground',
  'the list of notes': '/blog',
  'a status table': '/tools/introduction',
  'a note': '/blog/long-blog-post',
  'the tags of notes': '/blog/tags',
  'a page': '/markdown-page',
  'the not-found page': '/no-such-page',
};

const opener = /class="?[^">]*\bclosed_[^>]*>(?:<svg.*?<\/svg><strong>[^<]+<\/strong>)?<button[^>]*>([^<]+)/g;
const seen = new Set<string>();

/** Routes of pages on which each tool stands at least once, told apart by what the button says that opens it. */
export const withTool: readonly string[] = files
  .filter((name) => {
    if (!/(^|\/)index\.html$/.test(name)) return false;
    const html = readBuilt(name);
    const tools = [...html.matchAll(opener)].map(([, text]) => text!);
    if (html.includes('closed_') && tools.length === 0)
      throw new Error(`${name} has a tool without a button to open it.`);
    const isNew = tools.some((tool) => !seen.has(tool));
    tools.forEach((tool) => seen.add(tool));
    return isNew;
  })
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`);

/** Opens every tool of the page and waits until each is there. */
export async function openTools(page: Page): Promise<number> {
  const buttons = page.locator('main [class*="tool_"] [class*="closed_"] > button');
  const opened = page.locator('main [class*="tool_"] > section[class*="panel_"]');
  // A tool that its page is there for opens by itself.
  await expect(page.locator('main [class*="reserved_"] > [class*="closed_"]')).toHaveCount(0);
  const before = await opened.count();
  const count = await buttons.count();
  for (let left = count; left > 0; left -= 1) {
    await buttons.first().click();
    await expect(opened).toHaveCount(before + count - left + 1);
  }
  return before + count;
}

/** Opens the search dialog and waits until it has an answer. */
export async function openSearch(page: Page, query = 'schema'): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', {name: 'Search'});
  await expect(box).toBeFocused();
  await box.fill(query);
  await expect(page.locator('dialog [role="option"]').first()).toBeVisible();
}
