import {execFile, execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {chromiumArgs, findEngine} from '../../tests/support/browsers';
import type {Line} from '../types';
import {median} from './browser';

/** The fields of a report that are used. */
interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {score: number | null; numericValue?: number}>;
  /** Why a run gave no figures, for example because the page did not come to rest on a busy machine. */
  runtimeError?: {code: string};
}

/** What a report finds wrong, performance left aside: the names of the audits that take points away. */
const faults = ({categories, audits}: Report): string[] =>
  Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, {auditRefs}]) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id);

/** One page of each kind. */
const pageKinds = {
  home: '/',
  overview: '/sdk/',
  tutorial: '/intro',
  guide: '/sdk/guides/offchain-workflow',
  'SDK entry': '/sdk/reference/astral-sdk',
  'API entry': '/api/reference/location-proofs',
  specification: '/location-protocol/eas-schema',
  figures: '/sdk/background/geospatial',
  tool: '/location-protocol/payloads',
  playground: '/playground',
  'list of posts': '/blog',
  post: '/blog/long-blog-post',
};

/** The program of Lighthouse, which bench/ installs by itself on first use: nothing else of the project needs it. */
function installLighthouse(): string {
  const folder = join(__dirname, '..');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    console.log('Installing Lighthouse into bench/node_modules.');
    execFileSync('npm', ['install', '--prefix', folder, '--no-package-lock', '--no-audit'], {stdio: 'inherit'});
  }
  return program;
}

/** One first visit with the mobile preset and simulated throttling, in a browser that has not been here. */
async function visit(address: string, ...more: string[]): Promise<Report | undefined> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const args = [installLighthouse(), address, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...more];
  const env = {...process.env, CHROME_PATH: findEngine('chromium')};
  const {stdout} = await promisify(execFile)(process.execPath, args, {env, maxBuffer: 2 ** 28}).catch(
    (error: {stdout: string}) => error,
  );
  return stdout ? (JSON.parse(stdout) as Report) : undefined;
}

/** The largest contentful paint of several first visits, in ms. */
export async function largestPaint(address: string, runs: number): Promise<number[]> {
  const audit = 'largest-contentful-paint';
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1)
    values.push((await visit(address, `--only-audits=${audit}`))?.audits[audit]?.numericValue ?? Number.NaN);
  return values;
}

/** Lighthouse with its mobile preset and simulated throttling, the median of several runs for each kind of page. */
export async function lighthousePages(url: string, runs: number): Promise<Line[]> {
  const reports = new Map<string, Report[]>();
  for (const path of Object.values(pageKinds)) {
    const results: Report[] = [];
    // A run without figures is made again; a page that never gives any does not hold up the others.
    for (let attempt = 0; results.length < runs && attempt < runs + 4; attempt += 1) {
      const report = await visit(url + path);
      if (report?.runtimeError) console.error(`${path}: Lighthouse gave no figures (${report.runtimeError.code}).`);
      else if (report) results.push(report);
    }
    reports.set(path, results);
  }
  const lines: Line[] = [];
  for (const [kind, path] of Object.entries(pageKinds)) {
    const results = reports.get(path) ?? [];
    if (!results.length) {
      lines.push([`Lighthouse, ${kind} (${path})`, 'no run gave figures', '100 / 100 / 100 / 100']);
      continue;
    }
    const score = (category: string): number =>
      Math.round(median(results.map(({categories}) => categories[category]?.score ?? 0)) * 100);
    const value = (audit: string): number =>
      median(results.map(({audits}) => audits[audit]?.numericValue ?? Number.NaN));
    const wrong = [...new Set(results.flatMap(faults))];
    lines.push([
      `Lighthouse, ${kind} (${path}): performance, accessibility, best practices, SEO`,
      ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' / ') +
        (wrong.length ? ` (${wrong.join(', ')})` : ''),
      '100 / 100 / 100 / 100',
    ]);
    lines.push([
      `Lighthouse, ${kind}: LCP, TBT, CLS`,
      `${(value('largest-contentful-paint') / 1000).toFixed(2)} s, ${Math.round(value('total-blocking-time'))} ms, ${value('cumulative-layout-shift').toFixed(3)}`,
      '0.95 s, 50 ms, 0',
    ]);
  }
  return lines;
}
