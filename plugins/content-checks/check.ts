/**
 * `npx tsx plugins/content-checks/check.ts` checks what has changed in pages, programs and data, and prints one line for each finding.
 * `--all` checks everything, `--build` only what stops the build. What was found is cached in `.cache/checks`.
 */
import {rmSync} from 'node:fs';
import {CheckResultCache, cacheFolder} from '@astral-docs/content-checks/cache';
import {hashFiles, hashTexts, listFiles} from '@astral-docs/content-checks/files';
import type {Page, PageSource} from '@astral-docs/content-checks/page';
import {toAnnotation, formatFinding, runCheck, sortFindings, type Finding} from '@astral-docs/content-checks/report';
import {outputOf} from '../samples/fill';
import {readWithImports} from '../samples/needs';
import {blockingPageChecks, nonBlockingPageChecks} from './pageChecks';
import {preparePageParser, parsePageWithSamples, readPageSource} from './pages';
import {blockingSiteChecks, nonBlockingSiteChecks} from './siteChecks';
import {getPublishedFiles} from './siteContext';

/** What the findings of every page depend on, besides the page and its programs. */
const dependencies = [
  'data',
  'plugins',
  'src/lib',
  'config',
  'docusaurus.config.ts',
  'static',
  'packages/content-checks',
  'packages/location-record',
  'src/theme/MDXComponents/index.tsx',
  'tsconfig.json',
  'package-lock.json',
  // A part of the data.
  'samples/onchain/gas.out.txt',
];

/** The programs and outputs that a page names, with what they import from beside them. */
function listNamedSamples(raw: string): string[] {
  const named = [...raw.matchAll(/(?:file=|output=|\/)(samples\/[\w./-]+\.\w+)/g)].map(([, path = '']) => path);
  return [...new Set(named.flatMap((path) => [path, outputOf(path), ...readWithImports(path).keys()]))].sort();
}

/** What checks find on one page. */
async function checkPage(page: Page, buildOnly: boolean): Promise<Finding[]> {
  const found = [...page.problems];
  for (const check of buildOnly ? blockingPageChecks : [...blockingPageChecks, ...nonBlockingPageChecks])
    found.push(...(await runCheck(page.path, () => check(page))));
  return found;
}

/** Checks the pages that have changed, and takes the findings of the others from the cache. */
async function checkPages(pages: readonly PageSource[], buildOnly: boolean): Promise<{found: Finding[]; read: number}> {
  const cache = new CheckResultCache<Finding[]>(buildOnly ? 'pages-build' : 'pages');
  const common = hashFiles(listFiles(dependencies));
  // Which files a page may import changes when others come and go.
  const names = [...getPublishedFiles()].join('\n');
  const keyOf = ({path, raw}: PageSource): string =>
    hashTexts(common, path, raw, hashFiles(listNamedSamples(raw)), raw.includes('import') ? names : '');
  const keyed = pages.map((page) => ({...page, key: keyOf(page)}));
  const stale = keyed.filter(({path, key}) => !cache.get(path, key));
  if (stale.length > 0) await preparePageParser();
  const checked: {page: Page; key: string; found: Finding[]}[] = [];
  let lastProgress = performance.now();
  for (const {path, raw, key} of stale) {
    // A first run reads every page; a later one is over before this is said.
    if (performance.now() - lastProgress > 3000) {
      console.log(`Checked ${checked.length} of ${stale.length} pages`);
      lastProgress = performance.now();
    }
    const page = parsePageWithSamples(path, raw);
    checked.push({page, key, found: await checkPage(page, buildOnly)});
  }
  // One run of the compiler over many pages is faster than one for each.
  const compiler =
    buildOnly || stale.length === 0 ? undefined : await import('@astral-docs/content-checks/rules/typescript');
  const compiled = compiler?.checkTypeScriptFences(checked.flatMap(({page}) => page.fences)) ?? [];
  for (const {page, key, found} of checked)
    cache.set(page.path, key, [...found, ...compiled.filter(({file}) => file === page.path)]);
  cache.write(new Set(pages.map(({path}) => path)));
  return {found: keyed.flatMap(({path, key}) => cache.get(path, key)!), read: stale.length};
}

async function main(): Promise<void> {
  const buildOnly = process.argv.includes('--build');
  if (process.argv.includes('--all')) rmSync(cacheFolder, {recursive: true, force: true});
  const pages = listFiles(['docs', 'blog', 'src/pages'], /\.mdx?$/).map(readPageSource);
  const {found, read} = await checkPages(pages, buildOnly);
  for (const check of buildOnly ? blockingSiteChecks : [...blockingSiteChecks, ...nonBlockingSiteChecks])
    found.push(...(await check(pages)));
  // Loads what runs programs, which the build doesn't need.
  const programs = buildOnly ? undefined : await (await import('./programs')).checkChangedPrograms();
  const findings = sortFindings([...found, ...(programs?.findings ?? [])]);
  for (const finding of findings) console.log((process.env.GITHUB_ACTIONS ? toAnnotation : formatFinding)(finding));
  if (!buildOnly || findings.length > 0)
    console.log(
      `Findings: ${findings.length}. ${read} pages read again, ${programs?.run ?? 0} programs run, ${(performance.now() / 1000).toFixed(1)} s`,
    );
  process.exitCode = findings.length > 0 ? 1 : 0;
}

void main();
