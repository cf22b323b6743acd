import type {Browser, Page} from '@playwright/test';
import {serve} from '../tests/support/server';
import {measureTasks, ms, softNavigation, type Tasks, wake} from './measures';
import {median, normal, phone, runsOf, slow, slowPhone} from './support/browser';
import {largestPaint} from './support/lighthouse';

/** Five kinds of page, and the longest. */
const paths = [
  '/introduction',
  '/',
  '/sdk/guides/offchain-workflow',
  '/location-protocol/one-place',
  '/blog/long-blog-post',
  '/location-protocol/location-types',
];

/** Kinds of file that a visit is weighed by, as browsers call them. */
const fileKinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** Kilobytes that a page sends for, by kind of file, until it has come to rest. What it prefetches for other pages is none of them. */
async function weighVisit(page: Page, address: string): Promise<number[]> {
  const sizes = fileKinds.map(() => 0);
  const answers: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const kind = fileKinds.findIndex((name) => name === request.resourceType());
    if (kind < 0 || !request.url().startsWith('http')) return;
    answers.push(request.sizes().then(({responseBodySize}) => void (sizes[kind]! += responseBodySize / 1000)));
  });
  await page.goto(address);
  await wake(page);
  await Promise.all(answers);
  return sizes;
}

/** Every figure for each of some built folders, one beside the other, so that the load of the machine is the same for all. */
export async function compare(browser: Browser, folders: readonly string[], runs: number): Promise<string[][]> {
  const served = await Promise.all(folders.map((folder) => serve(folder, '/', true)));
  const origins = served.map(({url}) => url.replace(/\/$/, ''));
  const lines: string[][] = [];
  /** Takes a figure of every folder, in turn. */
  const take = async <T>(what: string, measure: (origin: string) => Promise<T>, write: (figure: T) => string) => {
    const figures: T[] = [];
    for (const origin of origins) figures.push(await measure(origin));
    lines.push([what, ...figures.map(write)]);
    return figures;
  };
  const writeTasks = ({blocked, longest}: Tasks) => `${ms(blocked)}, ${ms(longest)}`;
  const tasks: Tasks[][] = [];
  try {
    for (const path of paths)
      await take(
        `First visit of ${path}, KB: all (${fileKinds.join(', ')})`,
        async (origin) => (await runsOf(browser, phone, 1, (page) => weighVisit(page, origin + path)))[0] ?? [],
        (sizes) =>
          `${sizes.reduce((sum, size) => sum + size, 0).toFixed(0)} (${sizes.map((size) => size.toFixed(1)).join(', ')})`,
      );
    for (const device of [normal, slow])
      await take(
        `Next page, ${device.name}`,
        async (origin) => median(await runsOf(browser, device, runs, (page) => softNavigation(page, origin))),
        ms,
      );
    for (const path of paths)
      tasks.push(
        await take(
          `Blocking, and longest task after the first paint, of ${path}, ${slowPhone.name}`,
          async (origin) => {
            const visits = await runsOf(browser, slowPhone, runs, (page) => measureTasks(page, origin + path));
            const medianOf = (which: keyof Tasks) => median(visits.map((one) => one[which]));
            return {blocked: medianOf('blocked'), longest: medianOf('longest')};
          },
          writeTasks,
        ),
      );
    lines.push([
      'The mean of what blocks, and the longest task of all',
      ...origins.map((_, at) => {
        const column = tasks.map((row) => row[at]!);
        return writeTasks({
          blocked: column.reduce((sum, {blocked}) => sum + blocked, 0) / column.length,
          longest: Math.max(...column.map(({longest}) => longest)),
        });
      }),
    ]);
    for (const path of paths)
      await take(
        `LCP of ${path} in Lighthouse, mobile`,
        async (origin) => median(await largestPaint(origin + path, runs)),
        ms,
      );
  } finally {
    for (const {stop} of served) await stop();
  }
  return lines;
}
