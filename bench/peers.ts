import type {Browser, Page} from '@playwright/test';
import {rmSync} from 'node:fs';
import {serve} from '../scripts/server';
import {copySite, shell} from '../scripts/copy';
import {blocking, ms} from './measures';
import type {Line} from './types';
import {type Device, median, normal, runsOf, slow, slowProcessor} from './support/browser';
import {buildPeers, type PeerSite} from './support/peers';

const from = '/location-protocol/introduction';
/** In the menu, and in the text of the first page. */
const [inMenu, inText] = ['/location-protocol/location-types', '/location-protocol/quickstart'];
const pages = [from, '/sdk/quick-start', '/api/troubleshooting', '/location-proofs/evaluation', '/examples'];

/** What crosses the line while a page is used: requests and bytes, compressed and with their headers. */
async function traffic(page: Page): Promise<() => {requests: number; bytes: number}> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', ({request}) => void (requests += request.url.startsWith('http') ? 1 : 0));
  session.on('Network.loadingFinished', ({encodedDataLength}) => void (bytes += encodedDataLength));
  return () => ({requests, bytes});
}

/** What a first visit brings before `load`, and three seconds later, when everything has started that starts by itself; bytes. */
const firstVisit =
  (path: string) =>
  async (page: Page, url: string): Promise<[before: number, after: number]> => {
    const sent = await traffic(page);
    await page.goto(url + path);
    const before = sent().bytes;
    await page.waitForTimeout(3000);
    return [before, sent().bytes];
  };

/** How a reader goes on: the link is in the menu or in the text; the pointer rests on it for so many ms before the click. */
interface Way {
  readonly name: string;
  readonly to: string;
  readonly area: string;
  readonly hover: number;
}
const menu = '.theme-doc-sidebar-menu, .VPSidebar, .sidebar-pane';
const text = '[data-article], .vp-doc, .sl-markdown-content';
const ways: readonly Way[] = [
  {name: 'from the menu after a hover of 300 ms', to: inMenu, area: menu, hover: 300},
  {name: 'from a link in the text after a hover of 300 ms', to: inText, area: text, hover: 300},
  {name: 'from a link in the text by a tap', to: inText, area: text, hover: 0},
];

/**
 * From the click to the heading of the next page, in ms, and what was asked for from the hover on. Each document looks for the
 * heading by itself, because some sites load a document and others do not.
 */
const nextPage =
  ({to, area, hover}: Way) =>
  async (page: Page, url: string): Promise<{ms: number; requests: number; bytes: number}> => {
    await page.addInitScript(() => {
      const look = (): void => {
        const {start, before, end} = sessionStorage;
        const now = document.querySelector('h1')?.textContent;
        if (start && !end && now && now !== before)
          sessionStorage.end = String(performance.timeOrigin + performance.now());
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(url + from, {timeout: 60_000});
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    // A category that is closed has no link to point at.
    const link = page.locator(area).locator(`a[href="${to}"], a[href="${to}/"], a[href="${to}.html"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const sent = await traffic(page);
    if (hover) {
      await link.hover();
      await page.waitForTimeout(hover);
    }
    await link.evaluate((element: HTMLElement, isTap) => {
      if (isTap) for (const type of ['touchstart', 'touchend']) element.dispatchEvent(new Event(type, {bubbles: true}));
      Object.assign(sessionStorage, {
        before: document.querySelector('h1')?.textContent ?? '',
        start: String(performance.timeOrigin + performance.now()),
      });
      element.click();
    }, !hover);
    const end = await page.waitForFunction(() => sessionStorage.end && sessionStorage.end - sessionStorage.start);
    return {ms: Number(await end.jsonValue()), ...sent()};
  };

interface Served extends PeerSite {
  readonly url: string;
}

/** Takes one measure of all sites in turn, `runs` times: what the machine does meanwhile meets all of them. */
async function inTurn<T>(
  browser: Browser,
  sites: readonly Served[],
  runs: number,
  device: Device,
  measure: (page: Page, url: string) => Promise<T>,
): Promise<T[][]> {
  const found: T[][] = sites.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, {url}] of sites.entries())
      found[index]?.push(...(await runsOf(browser, device, 1, (page) => measure(page, url))));
  return found;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One figure of each site, with ours as a part of it: 0.5 is half of theirs. */
function beside(
  sites: readonly {readonly name: string}[],
  values: readonly number[],
  unit: (value: number) => string,
): string {
  const [ours = Number.NaN] = values;
  return sites
    .map(({name}, index) => {
      const value = values[index] ?? Number.NaN;
      if (Number.isNaN(value)) return `${name} not measured`;
      return index === 0 ? `${name} **${unit(value)}**` : `${name} ${unit(value)} (${(ours / value).toFixed(2)})`;
    })
    .join(', ');
}

const kb = (value: number): string => `${(value / 1000).toFixed(0)} KB`;

/** Measures sites with the same pages, ours first, in turn. */
async function measurePeers(browser: Browser, built: readonly PeerSite[], runs: number): Promise<Line[]> {
  const servers = await Promise.all(built.map(({folder}) => serve(folder, '/', true)));
  const sites = built.map((site, index) => ({...site, url: servers[index]!.url.replace(/\/$/, '')}));
  const lines: Line[] = [];
  const say = (what: string, values: readonly number[], unit: (value: number) => string, aim = ''): void =>
    void lines.push([what, beside(sites, values, unit), aim]);
  try {
    const visits: [before: number, after: number][][][] = [];
    // Bytes are the same at any load.
    for (const path of pages) visits.push(await inTurn(browser, sites, 1, normal, firstVisit(path)));
    const bytes = (part: 0 | 1): number[] =>
      sites.map((_, site) => mean(visits.map((visit) => visit[site]?.[0]?.[part] ?? Number.NaN)));
    say(`Sent before \`load\`, mean of ${pages.length} pages`, bytes(0), kb);
    say('Sent three seconds later, in all', bytes(1), kb);
    const blocked: number[][] = sites.map(() => []);
    for (const path of pages) {
      const found = await inTurn(browser, sites, runs, slowProcessor, (page, url) => blocking(page, url + path));
      found.forEach((values, site) => blocked[site]?.push(median(values)));
    }
    say(`Blocking time, 4x CPU, mean of ${pages.length} pages`, blocked.map(mean), ms, '150 ms');
    for (const way of ways) {
      for (const device of [normal, slow]) {
        const found = await inTurn(browser, sites, runs, device, nextPage(way));
        const of = (part: 'ms' | 'requests' | 'bytes'): number[] =>
          found.map((values) => median(values.map((value) => value[part])));
        say(
          device === normal ? `Next page ${way.name}, normal` : `The same, ${device.name}`,
          of('ms'),
          ms,
          '0.9 of VitePress',
        );
        if (device !== normal) continue;
        say('The same: requests', of('requests'), String, '1');
        say('The same: bytes', of('bytes'), kb);
      }
    }
    say(
      'Build from nothing, processor time',
      sites.map(({cpu}) => cpu),
      (value) => `${value.toFixed(0)} s`,
    );
    return lines;
  } finally {
    for (const {server} of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** The same pages built by others, measured in the same run. */
export async function peers(browser: Browser, folder: string, runs: number): Promise<Line[]> {
  const {sites, scratch} = await buildPeers(folder);
  const copy = copySite();
  try {
    const {busy, status} = shell(copy, 'npm run build');
    return await measurePeers(
      browser,
      [{name: 'this site', folder, cpu: status === 0 ? busy : Number.NaN}, ...sites],
      runs,
    );
  } finally {
    rmSync(scratch, {recursive: true, force: true});
    rmSync(copy, {recursive: true, force: true});
  }
}
