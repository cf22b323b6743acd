/**
 * Measures search of the built site and writes bench/RESULTS.md. `--runs=5` says how often each figure is taken (the median counts);
 * `--compare=build,.cache/off` holds builds next to one another instead, to which `--lighthouse=3` adds as many runs of Lighthouse.
 */
import {parseArgs} from 'node:util';
import {launchChromium} from '../tests/support/browsers';
import {serve} from '../tests/support/server';
import {compare} from './compare';
import {search} from './search';
import {type Heading, load, sectionText, table, writeSection} from './support/results';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    lighthouse: {type: 'string', default: '0'},
    compare: {type: 'string'},
  },
});

/** @throws Error when what follows the option is no whole number */
function numberOf(name: 'runs' | 'lighthouse'): number {
  if (!/^\d+$/.test(values[name])) throw new Error(`--${name} needs a number, as in --${name}=3.`);
  return Number(values[name]);
}

async function main(): Promise<void> {
  const [runs, lighthouseRuns] = [numberOf('runs'), numberOf('lighthouse')];

  /** Takes a table, and writes it with the load of the machine around it. */
  const take = async (
    heading: Heading,
    how: string,
    measure: () => Promise<readonly (readonly string[])[]>,
    columns?: string[],
  ): Promise<void> => {
    const before = load();
    const written = table(await measure(), columns);
    writeSection(heading, sectionText(how, before, written));
    console.log(`\n${heading}\n${written}`);
  };

  const browser = await launchChromium();
  if (values.compare) {
    const compared = values.compare.split(',');
    const how = `Builds in turn, so that the load is the same for all. Median of ${runs}.`;
    await take('Builds next to one another', how, () => compare(browser, compared, runs, lighthouseRuns), compared);
    return browser.close();
  }
  // As a host serves it: Brotli copies, with the headers of the build. Over HTTP/1.1, so a real host is a little quicker.
  const {url, stop} = await serve('build', '/', true);
  const origin = url.replace(/\/$/, '');
  const served = 'Served over HTTP/1.1 with the Brotli copies and the headers of the build.';
  try {
    await take('Search', `${served} Median of ${runs}.`, () => search(browser, origin, runs));
  } finally {
    await browser.close();
    await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
