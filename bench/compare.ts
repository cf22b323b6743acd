import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {serve} from '../tests/support/server';
import {blocking, ms, softNavigation, wake} from './measures';
import {median, medianOf, normal, runsOf, slow, slowProcessor} from './support/browser';
import {largestPaint} from './support/lighthouse';
import type {Line} from './types';

/** Five kinds of page, and the longest. */
const paths = [
  '/introduction',
  '/',
  '/sdk/guides/offchain-workflow',
  '/location-protocol/one-place',
  '/blog/long-blog-post',
  '/api/reference/location-proofs',
];

/** The longest task after the first paint, in ms. */
async function longestTask(page: Page, address: string): Promise<number> {
  await blocking(page, address);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const {tasks} = window as unknown as {tasks: {start: number; duration: number}[]};
    return Math.max(0, ...tasks.filter(({start}) => start > (paint?.startTime ?? 0)).map(({duration}) => duration));
  });
}

/** KB (Brotli) that a first visit fetches, by the ending of its files; a document counts as `html`. */
async function firstVisit(page: Page, origin: string, folder: string, path: string): Promise<Record<string, number>> {
  const files = new Set<string>();
  page.on('requestfinished', (request) => void files.add(new URL(request.url()).pathname));
  await page.goto(origin + path);
  await wake(page);
  await page.waitForLoadState('networkidle');
  const sums: Record<string, number> = {};
  for (const file of files) {
    const [, ending = 'html'] = /\.(\w+)$/.exec(file) ?? [];
    const bytes = readFileSync(join(folder, ending === 'html' ? `${file}/index.html` : file));
    sums[ending] = (sums[ending] ?? 0) + (ending === 'woff2' ? bytes : brotliCompressSync(bytes)).length / 1000;
  }
  return sums;
}

/** Every figure for each of some built folders, one beside the other, so that the load of the machine is the same for all. */
export async function compare(
  browser: Browser,
  folders: readonly string[],
  runs: number,
  lighthouseRuns: number,
): Promise<Line[]> {
  const served = await Promise.all(folders.map(async (folder) => ({folder, ...(await serve(folder, '/', true))})));
  const origins = served.map(({url, folder}) => ({folder, url: url.replace(/\/$/, '')}));
  const lines: Line[] = [];
  /** Takes a figure of every folder, in turn. */
  const take = async (what: string, measure: (at: (typeof origins)[number]) => Promise<string>): Promise<void> => {
    const figures: string[] = [];
    for (const at of origins) figures.push(await measure(at));
    lines.push([what, figures.join(' | '), '']);
  };
  const mean = async (measure: (path: string) => Promise<number>): Promise<string> => {
    const values: number[] = [];
    for (const path of paths) values.push(await measure(path));
    return `${ms(values.reduce((sum, value) => sum + value, 0) / values.length)}, at most ${ms(Math.max(...values))}`;
  };
  try {
    for (const path of paths)
      await take(`First visit of ${path}, KB (Brotli)`, async ({url, folder}) => {
        const [sums = {}] = await runsOf(browser, normal, 1, (page) => firstVisit(page, url, folder, path));
        const {js = 0, css = 0} = sums;
        const all = Object.values(sums).reduce((sum, value) => sum + value, 0);
        return `${all.toFixed(0)} (script ${js.toFixed(0)}, styles ${css.toFixed(1)})`;
      });
    for (const device of [normal, slow])
      await take(`Next page, ${device.name}`, async ({url}) =>
        ms(await medianOf(browser, device, runs, (page) => softNavigation('/tools/introduction')(page, url))),
      );
    await take('Blocking at 4x, mean and most', ({url}) =>
      mean((path) => medianOf(browser, slowProcessor, runs, (page) => blocking(page, url + path))),
    );
    await take('Longest task after the first paint at 4x, mean and most', ({url}) =>
      mean((path) => medianOf(browser, slowProcessor, runs, (page) => longestTask(page, url + path))),
    );
    if (lighthouseRuns)
      await take('LCP in Lighthouse, mobile', async ({url}) =>
        ms(median(await largestPaint(url + paths[0]!, lighthouseRuns))),
      );
  } finally {
    for (const {server} of served) server.close();
  }
  return lines;
}
