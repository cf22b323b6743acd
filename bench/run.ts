/**
 * Measures the built site and writes bench/RESULTS.md. `--runs=5` says how often each figure is taken (the median counts),
 * `--lighthouse=0` leaves Lighthouse out. Gas and error of the contracts go into a data file of their own, which pages draw on.
 */
import {writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import {serve} from '../tests/browser/server';
import {fontBytes, sharedScript, weighSite} from '../tests/built/weigh';
import {type Line, waits} from './measures';
import {search} from './search';
import {benchSpatialSol, recordFile} from './spatial-sol';
import {launch, median} from './support/browser';
import {lighthousePages} from './support/lighthouse';

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function sizes(folder: string): Line[] {
  const pages = weighSite(folder);
  const range = (part: 'html' | 'css' | 'script'): string => {
    const values = pages.map((page) => page[part]);
    return `${kb(Math.min(...values))} to ${kb(Math.max(...values))}, median ${kb(median(values))}`;
  };
  return [
    ['HTML (gzip), all pages', range('html'), '8 KB; home 14, longest 16'],
    ['Styles before the first paint (gzip)', range('css'), '14 KB'],
    ['Script of a hydrated page (gzip), all its chunks', range('script'), '145 KB'],
    ['Bundles that all pages share (gzip)', kb(sharedScript(folder)), '130 KB'],
    ['Fonts', kb(fontBytes(folder)), '25 KB'],
    ['Requests before load, at most', String(Math.max(...pages.map(({requests}) => requests))), '10'],
  ];
}

const table = (lines: readonly Line[]): string =>
  ['| Measured | Figure | Aim |', '| --- | --- | --- |', ...lines.map((line) => `| ${line.join(' | ')} |`)].join('\n');

const withoutGain = [
  'Critical CSS in the page: the HTML doubles, and the strict policy forbids it.',
  'A browser list of newer browsers only: 20 bytes.',
  'Minifying the trimmed style sheet once more: 60 bytes.',
  'Putting every custom property that is set once in its place, not only the short ones: 10 bytes more, not fewer.',
  'Telling words of prose from class names when the style sheet is trimmed: 30 bytes, and a class could be lost.',
];

async function main(): Promise<void> {
  const runs = option('runs', 5);
  await benchSpatialSol();
  console.log(`Gas and error of the contracts are in ${recordFile}.`);
  // As a host serves it: compressed, with the headers of the build.
  const [{url, server}, browser] = [await serve('build', '/', true), await launch()];
  const origin = url.replace(/\/$/, '');
  const lines = [...sizes('build'), ...(await waits(browser, origin, runs)), ...(await search(browser, origin, runs))];
  await browser.close();
  const lighthouseRuns = option('lighthouse', runs);
  if (lighthouseRuns) lines.push(...(await lighthousePages(origin, lighthouseRuns)));
  server.close();
  server.closeAllConnections();
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const text = `# Measurements

Taken ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${machine}, median of ${runs}. \`npm run build\`, then \`npm run bench\`
takes them again. Bytes are exact; times depend on the machine and on what else it
does: its load at the end was ${(loadavg()[0] ?? 0).toFixed(1)}.

${table(lines)}

## Tried without gain

${withoutGain.map((line) => `- ${line}`).join('\n')}
`;
  writeFileSync('bench/RESULTS.md', text);
  console.log(text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
