/**
 * Holds builds next to one another, and writes bench/RESULTS.md: `--compare=build,.cache/off`, to which `--lighthouse=3` adds as many
 * runs of Lighthouse. `--runs=5` says how often each figure is taken; the median counts.
 */
import {parseArgs} from 'node:util';
import {launchChromium} from '../tests/support/browsers';
import {compare} from './compare';
import {writeResults} from './support/results';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    lighthouse: {type: 'string', default: '0'},
    compare: {type: 'string', default: 'build,.cache/off'},
  },
});

/** @throws Error when what follows the option is no whole number */
function numberOf(name: 'runs' | 'lighthouse'): number {
  if (!/^\d+$/.test(values[name])) throw new Error(`--${name} needs a number, as in --${name}=3.`);
  return Number(values[name]);
}

async function main(): Promise<void> {
  const [runs, lighthouseRuns, compared] = [numberOf('runs'), numberOf('lighthouse'), values.compare.split(',')];
  const browser = await launchChromium();
  const lines = await compare(browser, compared, runs, lighthouseRuns);
  writeResults(compared, lines, `Builds in turn, so that the load is the same for all. Median of ${runs}.`);
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
