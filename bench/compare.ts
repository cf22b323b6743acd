import type {Browser, Page} from '@playwright/test';
import {serve} from '../tests/support/server';
import {blocking, ms, softNavigation} from './measures';
import {median, normal, runsOf, slow, slowProcessor} from './support/browser';
import {largestPaint} from './support/lighthouse';

/** Five kinds of page, and the longest. */
const paths = [
  '/introduction',
  '/',
  '/sdk/guides/offchain-workflow',
  '/location-protocol/one-place',
  '/blog/long-blog-post',
  '/api/reference/location-proofs',
];

/** Long tasks of a visit, in ms: what they block, and the longest after the first paint. */
async function measureTasks(page: Page, address: string): Promise<{blocked: number; longest: number}> {
  const blocked = await blocking(page, address);
  const longest = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const {tasks} = window as unknown as {tasks: {start: number; duration: number}[]};
    return Math.max(0, ...tasks.filter(({start}) => start > (paint?.startTime ?? 0)).map(({duration}) => duration));
  });
  return {blocked, longest};
}

/** A table of figures: what was measured, and the figure of each build in the order of their names. */
export type Comparison = readonly (readonly [what: string, ...figures: string[]])[];

/** Every figure for each of some built folders, one beside the other, so that the load of the machine is the same for all. */
export async function compare(
  browser: Browser,
  folders: readonly string[],
  runs: number,
  lighthouseRuns: number,
): Promise<Comparison> {
  const served = await Promise.all(folders.map((folder) => serve(folder, '/', true)));
  const origins = served.map(({url}) => url.replace(/\/$/, ''));
  const lines: [string, ...string[]][] = [];
  /** Takes a figure of every folder, in turn. */
  const take = async (what: string, measure: (origin: string) => Promise<string>): Promise<void> => {
    const figures: string[] = [];
    for (const origin of origins) figures.push(await measure(origin));
    lines.push([what, ...figures]);
  };
  try {
    for (const device of [normal, slow])
      await take(`Next page, ${device.name}`, async (origin) =>
        ms(median(await runsOf(browser, device, runs, (page) => softNavigation(page, origin)))),
      );
    for (const path of paths)
      await take(`Blocking, and longest task after the first paint, of ${path} at 4x`, async (origin) => {
        const visits = await runsOf(browser, slowProcessor, runs, (page) => measureTasks(page, origin + path));
        return (['blocked', 'longest'] as const).map((which) => ms(median(visits.map((one) => one[which])))).join(', ');
      });
    if (lighthouseRuns)
      await take(`LCP of ${paths[0]} in Lighthouse, mobile`, async (origin) =>
        ms(median(await largestPaint(origin + paths[0]!, lighthouseRuns))),
      );
  } finally {
    for (const {server} of served) {
      server.close();
      server.closeAllConnections();
    }
  }
  return lines;
}
