/** Runs the checks. What they found is cached in `.cache/checks`: a page is checked again when something that it depends on has changed. */
import {Cache} from './cache';
import {hashFiles, hashTexts, listFiles, readText} from './files';
import {parseMarkdownFile} from './markdown/frontMatter';
import type {Page, PageSource} from './page';
import {sortFindings, type CheckResult, type Finding} from './report';

/** A check of some input. `Context` is what a site's checks share: facts, lists. */
export interface ContentCheck<Input, Context> {
  name: string;
  /** Fewest items that it has to check on the whole site: a check that looks at nothing proves nothing. */
  minimumCount: number;
  /** Whether its findings stop the build. Then it needs no package of devDependencies. */
  blocksBuild?: true;
  run: (input: Input, context: Context) => CheckResult | Promise<CheckResult>;
}

/** What a site has checked, and how it is read. */
export interface SiteChecks<Context> {
  /** Reads what the checks share. */
  readContext: () => Context;
  /** Paths of all pages, from the root of the project. */
  pagePaths: () => string[];
  /** Runs before the first page is read. */
  prepare: () => Promise<void>;
  readPage: (path: string, raw: string) => Page;
  /** Checks of one page, of the changed pages together, of all pages, and of code and data. */
  page: readonly ContentCheck<Page, Context>[];
  batch: readonly ContentCheck<readonly Page[], Context>[];
  site: readonly ContentCheck<readonly PageSource[], Context>[];
  code: readonly ContentCheck<undefined, Context>[];
  /** Compiles and runs programs: a result for each check, with how many programs were run. */
  checkPrograms: (all: boolean) => Promise<Map<string, CheckResult & {run: number}>>;
  /** Files and folders that the findings of every page depend on, besides the page and its programs. */
  dependenciesOfPages: readonly string[];
  /** Files and folders that findings about code and data depend on. */
  dependenciesOfCode: readonly string[];
}

export interface Options {
  /** Check everything again, as the machine does that guards main. */
  all?: boolean;
  /** Only what blocks the build. */
  buildOnly?: boolean;
}

export interface ChecksOutcome {
  /** In the order of file, line and column. */
  findings: Finding[];
  /** How many checks have run, and how many of them have found something. */
  checks: number;
  failed: number;
  /** Pages that were read again, and programs that were run. */
  pages: number;
  programs: number;
}

type FindingsByCheck = Record<string, Finding[]>;

/** The programs and outputs that a page names, with what they import from beside them. */
function listPrograms(raw: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!/\.ts$/.test(path) || !listFiles([path]).length) return;
    for (const [, name = ''] of readText(path).matchAll(/from '(\.{1,2}\/[^']+)'/g))
      visit(`${new URL(name, `file:///${path}`).pathname.slice(1).replace(/\.[jt]s$/, '')}.ts`);
  };
  for (const [, path = ''] of raw.matchAll(/(?:file=|output=|\/)(samples\/[\w./-]+\w)/g)) {
    visit(path);
    visit(path.replace(/\.\w+$/, '.out.txt'));
  }
  return [...seen].sort();
}

/** What each check has looked at and found in one run. */
class Results {
  readonly #checkedCounts = new Map<string, number>();
  readonly #findings = new Map<string, Finding[]>();

  add(name: string, {checkedCount, findings}: CheckResult): void {
    this.#checkedCounts.set(name, (this.#checkedCounts.get(name) ?? 0) + checkedCount);
    this.#findings.set(name, [...(this.#findings.get(name) ?? []), ...findings]);
  }

  /** A check that looks at less than the site has is itself a finding. */
  requireMinimums(checks: readonly Pick<ContentCheck<never, never>, 'name' | 'minimumCount'>[]): void {
    for (const {name, minimumCount} of checks) {
      const count = this.#checkedCounts.get(name) ?? 0;
      if (count >= minimumCount) continue;
      const message = `“${name}” has checked ${count} items, and the site has at least ${minimumCount}.`;
      const fix = 'Fix the check: one that looks at nothing proves nothing.';
      this.add(name, {checkedCount: 0, findings: [{file: 'packages/content-checks/README.md', line: 1, message, fix}]});
    }
  }

  summary(): Pick<ChecksOutcome, 'findings' | 'checks' | 'failed'> {
    const lists = [...this.#findings.values()];
    return {
      findings: sortFindings(lists.flat()),
      checks: this.#checkedCounts.size,
      failed: lists.filter((list) => list.length > 0).length,
    };
  }
}

/** A check that fails on a page that is half written is a finding of that page, and the others go on. */
async function runOnPage<Context>(
  {name, run}: ContentCheck<Page, Context>,
  page: Page,
  context: Context,
): Promise<CheckResult> {
  try {
    return await run(page, context);
  } catch (error) {
    const message = `The check “${name}” failed: ${(error as Error).message}.`;
    const fix = 'Correct the page, or the check if the page is right.';
    return {checkedCount: 0, findings: [{file: page.path, line: 1, message, fix}]};
  }
}

/** The front matter of a page that was read before; one that doesn't parse is a finding already. */
function readFrontMatter(raw: string): Record<string, unknown> {
  try {
    return parseMarkdownFile(raw).frontMatter;
  } catch {
    return {};
  }
}

/** Checks the pages that have changed, and takes the findings of the others from the cache. */
async function checkPages<Context>(
  {all, buildOnly}: Options,
  site: SiteChecks<Context>,
  context: Context,
  results: Results,
): Promise<{pages: PageSource[]; changed: number}> {
  const cache = new Cache<FindingsByCheck>(buildOnly ? 'pages-build' : 'pages');
  const dependencies = hashFiles(listFiles(site.dependenciesOfPages));
  const checks = site.page.filter(({blocksBuild}) => !buildOnly || blocksBuild);
  const changed: {page: Page; key: string; found: FindingsByCheck}[] = [];
  const pages: PageSource[] = [];
  const paths = site.pagePaths();
  let lastProgress = performance.now();
  for (const path of paths) {
    // A first run reads every page; a later one is over before this is said.
    if (performance.now() - lastProgress > 3000) {
      console.log(`Checked ${pages.length} of ${paths.length} pages`);
      lastProgress = performance.now();
    }
    const raw = readText(path);
    const key = hashTexts(dependencies, path, raw, hashFiles(listPrograms(raw)));
    const known = all ? undefined : cache.get(path, key);
    if (known) {
      pages.push({path, raw, frontMatter: readFrontMatter(raw)});
      for (const [name, findings] of Object.entries(known)) results.add(name, {checkedCount: 1, findings});
      continue;
    }
    if (changed.length === 0) await site.prepare();
    const page = site.readPage(path, raw);
    pages.push(page);
    const found: FindingsByCheck = {};
    for (const check of checks) {
      const result = await runOnPage(check, page, context);
      results.add(check.name, result);
      found[check.name] = result.findings;
    }
    changed.push({page, key, found});
  }
  for (const check of buildOnly || changed.length === 0 ? [] : site.batch) {
    const result = await check.run(
      changed.map(({page}) => page),
      context,
    );
    results.add(check.name, result);
    for (const {page, found} of changed) found[check.name] = result.findings.filter(({file}) => file === page.path);
  }
  for (const {page, key, found} of changed) cache.set(page.path, key, found);
  cache.write(new Set(paths));
  return {pages, changed: changed.length};
}

/** Checks code, data and programs. @returns how many programs were run */
async function checkCode<Context>(
  all: boolean,
  site: SiteChecks<Context>,
  context: Context,
  results: Results,
): Promise<number> {
  const cache = new Cache<FindingsByCheck>('code');
  const key = hashFiles(listFiles(site.dependenciesOfCode));
  const known = all ? undefined : cache.get('code', key);
  const found: FindingsByCheck = {};
  for (const check of site.code) {
    const result = known ? {checkedCount: 1, findings: known[check.name] ?? []} : await check.run(undefined, context);
    results.add(check.name, result);
    found[check.name] = result.findings;
  }
  cache.set('code', key, found);
  cache.write();
  let programs = 0;
  for (const [name, result] of await site.checkPrograms(all)) {
    results.add(name, result);
    programs = Math.max(programs, result.run);
  }
  return programs;
}

/** Runs the checks. What has not changed since the last run is not checked again. */
export async function runChecks<Context>(site: SiteChecks<Context>, options: Options = {}): Promise<ChecksOutcome> {
  const {all = false, buildOnly = false} = options;
  const context = site.readContext();
  const results = new Results();
  const {pages, changed} = await checkPages(options, site, context, results);
  const acrossPages = site.site.filter(({blocksBuild}) => !buildOnly || blocksBuild);
  for (const check of acrossPages) results.add(check.name, await check.run(pages, context));
  const programs = buildOnly ? 0 : await checkCode(all, site, context, results);
  if (all && !buildOnly) results.requireMinimums([...site.page, ...site.batch, ...site.site, ...site.code]);
  return {...results.summary(), pages: changed, programs};
}
