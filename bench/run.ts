/** Holds the build next to one without the layer, and writes bench/RESULTS.md. Each figure is the median of three. */
import {launchChromium} from '../tests/support/browsers';
import {compare} from './compare';
import {writeResults} from './support/results';

const builds = ['build', '.cache/off'];

async function main(): Promise<void> {
  const browser = await launchChromium();
  const lines = await compare(browser, builds, 3);
  writeResults(builds, lines, 'Builds in turn, so that the load is the same for all. Median of 3.');
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
