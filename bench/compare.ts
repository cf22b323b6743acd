import type {Browser, Page} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
import {serve} from '../tests/support/server';
import {blocking, ms, softNavigation, wake} from './measures';
import {median, medianOf, normal, runsOf, slow, slowProcessor} from './support/browser';
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

interface Tasks {
  blocking: number;
  /** The longest task after the first paint. */
  longest: number;
}

/** Long tasks of a visit, in ms. */
async function measureTasks(page: Page, address: string): Promise<Tasks> {
  const sum = await blocking(page, address);
  const longest = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const {tasks} = window as unknown as {tasks: {start: number; duration: number}[]};
    return Math.max(0, ...tasks.filter(({start}) => start > (paint?.startTime ?? 0)).map(({duration}) => duration));
  });
  return {blocking: sum, longest};
}

/** What a first visit fetches, in KB (Brotli; fonts as they are). */
interface Visit {
  script: number;
  stylesheet: number;
  /** With the document, pictures, and a font that the first paint asks for. */
  all: number;
  /** Faces that the page asks for when it has come to rest; not part of `all`. */
  faces: number;
}

/** Weighs what a page asks for until it is at rest. Pages that it prefetches aren't part of the visit. */
async function weighVisit(page: Page, address: string): Promise<Visit> {
  const visit: Visit = {script: 0, stylesheet: 0, all: 0, faces: 0};
  const answers: Promise<unknown>[] = [];
  let hasHydrated = false;
  page.on('request', (request) => {
    const kind = request.resourceType();
    const isFace = kind === 'font' && hasHydrated;
    // Chromium gives what is prefetched no kind.
    if (kind === 'other' || !request.url().startsWith('http')) return;
    const weigh = async (): Promise<void> => {
      const body = await (await request.response())?.body();
      if (!body) return;
      const kilobytes = (/font|image/.test(kind) ? body : brotliCompressSync(body)).length / 1000;
      visit[isFace ? 'faces' : 'all'] += kilobytes;
      if (kind === 'script' || kind === 'stylesheet') visit[kind] += kilobytes;
    };
    answers.push(weigh());
  });
  await page.exposeFunction('onHydrated', () => (hasHydrated = true));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      (window as unknown as {onHydrated: () => void}).onHydrated();
    }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  await page.goto(address);
  await wake(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(answers);
  return visit;
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
  /** Long tasks of each kind of page; the mean of what blocks, and the longest of all, come first. */
  const takeTasks = async (): Promise<void> => {
    const rows: [path: string, tasks: Tasks[]][] = [];
    for (const path of paths) {
      const row: Tasks[] = [];
      for (const origin of origins) {
        const visits = await runsOf(browser, slowProcessor, runs, (page) => measureTasks(page, origin + path));
        row.push({
          blocking: median(visits.map((visit) => visit.blocking)),
          longest: median(visits.map(({longest}) => longest)),
        });
      }
      rows.push([path, row]);
    }
    const column = (index: number, which: keyof Tasks): number[] => rows.map(([, row]) => row[index]![which]);
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    lines.push(['Blocking at 4x, mean of the six pages', ...origins.map((_, at) => ms(mean(column(at, 'blocking'))))]);
    lines.push([
      'Longest task after the first paint at 4x, of the six pages',
      ...origins.map((_, at) => ms(Math.max(...column(at, 'longest')))),
    ]);
    for (const [path, row] of rows)
      lines.push([
        `The same of ${path}: blocking, longest`,
        ...row.map((one) => `${ms(one.blocking)}, ${ms(one.longest)}`),
      ]);
  };
  try {
    for (const path of paths)
      await take(`First visit of ${path}: all (script, styles) + faces at rest, KB`, async (origin) => {
        const [visit] = await runsOf(browser, normal, 1, (page) => weighVisit(page, origin + path));
        if (!visit) return 'no figure';
        const {all, script, stylesheet, faces} = visit;
        return `${all.toFixed(0)} (${script.toFixed(0)}, ${stylesheet.toFixed(1)}) + ${faces.toFixed(0)}`;
      });
    for (const device of [normal, slow])
      await take(`Next page, ${device.name}`, async (origin) =>
        ms(await medianOf(browser, device, runs, (page) => softNavigation('/tools/introduction')(page, origin))),
      );
    await takeTasks();
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
