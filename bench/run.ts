/**
 * Measures the site and writes bench/RESULTS.md, each table as soon as it is taken. Without options: what the folder build/
 * weighs, what its readers wait for, and its search. `--runs=5` says how often each figure is taken (the median counts).
 * `--lighthouse=3` adds Lighthouse with so many runs for each page, `--build` builds of a copy of the site and what those
 * wait for who write it, `--parts` what each part of the delivery layer saves, `--peers` the same pages built by other generators, which npm installs into a scratch folder, `--scale=1000` a copy with so many pages more. `--only=Search,Lighthouse` takes some of the tables
 * asked for.
 */
import {rmSync} from 'node:fs';
import {serve} from '../scripts/server';
import {builds} from './build';
import {type Line, sizes, waits} from './measures';
import {scale} from './scale';
import {costsOfParts} from './parts';
import {peers} from './peers';
import {search} from './search';
import {launch} from './support/browser';
import {copySite} from './support/copy';
import {lighthousePages} from './support/lighthouse';
import {type Heading, headings, load, sectionText, table, writeSection} from './support/results';
import {missed, tried} from './tried';
import {writing} from './writing';

/** What follows an option: `--scale=1000` or `--scale 1000`. */
function option(name: string): string | undefined {
  const [, , ...words] = process.argv;
  const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const next = words[at + 1];
  return words[at]?.split('=')[1] ?? (next?.startsWith('--') ? '' : (next ?? ''));
}

/** @throws Error when what follows the option is no whole number above nought */
function numberOption(name: string, otherwise: number): number {
  const text = option(name);
  if (text === undefined) return otherwise;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} needs a number, as in --${name}=3.`);
  return Number(text);
}

/** The tables asked for with --only, or all. */
function wanted(): readonly Heading[] {
  const only = option('only')?.split(',');
  const unknown = only?.find((name) => !headings.some((heading) => heading === name));
  if (unknown !== undefined) throw new Error(`No table is called ${unknown}. Tables: ${headings.join(', ')}.`);
  return headings.filter((heading) => !only || only.includes(heading));
}

async function main(): Promise<void> {
  const runs = numberOption('runs', 3);
  const [lighthouseRuns, added] = [numberOption('lighthouse', 0), numberOption('scale', 0)];
  const build = option('build') !== undefined;
  const parts = option('parts') !== undefined;
  const tables = wanted();
  const started = performance.now();

  /** Takes a table and writes it at once: a later one that fails does not lose it. */
  const take = async (heading: Heading, how: string, measure: () => Line[] | Promise<Line[]>): Promise<void> => {
    if (!tables.includes(heading)) return;
    const before = load();
    const lines = await measure();
    writeSection(heading, sectionText(how, before, lines), {
      'Not reached, and why': missed,
      'Tried without gain': tried,
    });
    console.log(`\n${heading}\n${table(lines)}`);
  };

  await take('Weights', 'Every page of the built site.', () => sizes('build'));
  const browser = await launch();
  // As a host serves it: Brotli copies, with the headers of the build. Over HTTP/1.1, so a real host is a little quicker.
  const {url, server} = await serve('build', '/', true);
  const origin = url.replace(/\/$/, '');
  const served = 'Served over HTTP/1.1 with the Brotli copies and the headers of the build.';
  let copy: string | undefined;
  try {
    await take('Waiting', `${served} Median of ${runs}.`, () => waits(browser, origin, runs));
    await take('Search', `${served} Median of ${runs}.`, () => search(browser, origin, runs));
    if (lighthouseRuns) {
      const how = `${served} Mobile preset, simulated throttling, median of ${lighthouseRuns}.`;
      await take('Lighthouse', how, () => lighthousePages(origin, lighthouseRuns));
    }
    if (option('peers') !== undefined) {
      const how = `The Markdown alternates of the pages, built by others with their own search and one menu. ${served} Median of ${runs}, in turn; in brackets: our figure as a part of theirs.`;
      await take('Next to peers', how, () => peers(browser, 'build', runs));
    }
    if (build || added || parts) {
      const site = (copy = copySite());
      if (build) {
        await take('Builds', '`npm run build` on a copy of the site, once each.', () => builds(site));
        await take('Writing', '`npm start` on a copy of the site.', () => writing(browser, site));
      }
      if (parts) {
        const how =
          '`/introduction` of a copy of the site, with one part of the delivery layer switched off. Bytes after gzip.';
        await take('Parts', how, () => costsOfParts(site));
      }
      if (added) {
        const how = `${added} synthetic pages of some 650 words added to a copy of the site, 25 in each group of the menu. Bytes after gzip.`;
        await take('Many pages', how, () => scale(site, added));
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    if (copy) rmSync(copy, {recursive: true, force: true});
  }
  console.log(`The bench took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
