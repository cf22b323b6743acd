import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {gzipSync} from 'node:zlib';
import {weighSite} from './weigh';
import {buildCopy, builds} from './build';
import type {Line} from './measures';
import {median} from './support/browser';
import {addPages} from './support/pages';

/** What of a built site might depend on the number of its pages. */
interface Extent {
  readonly what: string;
  readonly bytes: number;
  /** What is aimed at however many pages there are. */
  readonly aim?: string;
}

/** Measures a built site, in bytes as gzip at its best level sends them; the folder in bytes on the disk. */
function extentsOf(folder: string, disk: ReadonlyMap<string, number>): Extent[] {
  const scripts = join(folder, 'assets/js');
  const names = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  const gz = (...files: string[]): number =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), {level: 9}).length, 0);
  const script = (wanted: (name: string) => boolean): number =>
    gz(...names.filter(wanted).map((name) => `assets/js/${name}`));
  const pages = weighSite(folder);
  const introduction = pages.find(({route}) => route === '/introduction');
  return [
    {what: 'main bundle, which holds the table of routes', bytes: script((name) => name.startsWith('main.'))},
    {what: 'runtime, which holds the names of all chunks', bytes: script((name) => name.startsWith('runtime~main.'))},
    {
      what: 'menu, as a page of the docs loads it',
      // The module in which the framework keeps the sidebars of a version.
      bytes: script((name) => /docsSidebars\\?":/.test(readFileSync(join(scripts, name), 'utf8'))),
    },
    {what: 'script of /introduction, hydrated', bytes: introduction?.script ?? Number.NaN, aim: '8 KB more'},
    {what: 'HTML of /introduction', bytes: introduction?.html ?? Number.NaN, aim: '8 KB'},
    {what: 'search index, which the first search loads', bytes: gz('search/index.json')},
    {what: 'service worker', bytes: gz('sw.js')},
    {what: 'sitemap', bytes: gz('sitemap.xml')},
    {
      what: 'the folder on the disk, compressed copies included',
      bytes: [...disk.values()].reduce((sum, size) => sum + size, 0),
      aim: '60 KB for each page',
    },
  ];
}

/** Bytes in the unit that suits them. */
function bytesText(bytes: number): string {
  const size = Math.abs(bytes);
  if (size >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return size >= 1e3 ? `${(bytes / 1e3).toFixed(1)} KB` : `${Math.round(bytes)} bytes`;
}

/** What was today, what is with more pages, and what each of them has added. */
export const growth = (today: number, then: number, count: number): string =>
  `${bytesText(today)} today, ${bytesText(then)} then: ${bytesText((then - today) / count)} for each page`;

/** What the files of a built site are for, by their paths; the first that fits counts. */
const kinds: readonly (readonly [kind: string, RegExp])[] = [
  ['compressed copies', /\.(?:br|gz)$/],
  ['HTML', /\.html$/],
  ['articles', /^articles\//],
  ['data of pages and menus', /^(?:assets\/pages|menus)\//],
  ['Markdown', /\.md$|^llms[^/]*\.txt$/],
  ['share images', /^img\/share\//],
  ['search', /^search\//],
  ['scripts and styles', /^assets\//],
  ['others', /./],
];

/** Bytes of the files of a built site, by kind. */
function diskOf(folder: string): Map<string, number> {
  const sums = new Map(kinds.map(([kind]) => [kind, 0]));
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).split(sep).join('/');
    const [kind] = kinds.find(([, pattern]) => pattern.test(file)) ?? ['others'];
    sums.set(kind, (sums.get(kind) ?? 0) + statSync(path).size);
  }
  return sums;
}

/** What each added page takes on the disk by kind, the most first. */
export const diskText = (
  today: ReadonlyMap<string, number>,
  then: ReadonlyMap<string, number>,
  count: number,
): string =>
  [...then]
    .map(([kind, bytes]) => [kind, (bytes - (today.get(kind) ?? 0)) / count] as const)
    .filter(([, bytes]) => bytes >= 50)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, bytes]) => `${kind} ${bytesText(bytes)}`)
    .join(', ');

/** The extents that grow, the steepest first. */
export const steepest = (today: readonly Extent[], then: readonly Extent[]): string =>
  then
    .map(({what, bytes}, index) => ({what: what.split(',')[0], times: bytes / (today[index]?.bytes ?? Number.NaN)}))
    .filter(({times}) => times > 1.1)
    .sort((a, b) => b.times - a.times)
    .map(({what, times}) => `${what} ${times.toFixed(1)} times`)
    .join(', ');

/**
 * Adds pages to a copy of the site and builds it from nothing, then after a change to one page.
 * @param copy a copy of the site, which is changed; built first if it is not yet
 * @param count how many pages are added
 */
export async function scale(copy: string, count: number): Promise<Line[]> {
  const folder = join(copy, 'build');
  if (!existsSync(folder)) await buildCopy(copy);
  const diskToday = diskOf(folder);
  const today = extentsOf(folder, diskToday);
  addPages(copy, count);
  const lines = await builds(copy, {cold: '75 s', warm: '20 s', memory: '2 GB'});
  const diskThen = diskOf(folder);
  const then = extentsOf(folder, diskThen);
  const added = weighSite(folder).filter(({route}) => route.startsWith('/synthetic/'));
  if (added.length !== count) throw new Error(`${count} pages were added, and ${added.length} were built.`);
  return [
    ...lines,
    ...then.map(({what, bytes, aim = ''}, index): Line => [
      `${what[0]?.toUpperCase()}${what.slice(1)}`,
      growth(today[index]?.bytes ?? Number.NaN, bytes, count),
      aim,
    ]),
    ['Disk of an added page by kind', diskText(diskToday, diskThen, count), ''],
    ['HTML of an added page, median', bytesText(median(added.map(({html}) => html))), '8 KB'],
    ['What grows most, with more pages against today', steepest(today, then), ''],
  ];
}
