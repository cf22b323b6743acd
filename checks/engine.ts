/**
 * Runs the checks of `lists.ts` and keeps what they found in `.cache/checks`, so that a page is checked again only when it, a
 * program that it shows, the data or a check has changed.
 */
import {batchChecks, codeChecks, pageChecks, siteChecks, type Source} from './lists';
import {filesOf, forgetHashes, hashFiles, hashOf, Kept} from './keep';
import {outlineOf, type Outline} from './outline';
import {inOrder, type Finding, type Report} from './report';
import {readAsConfigured, readPage, readText, type Page} from './site';
import {readWorld} from './world';

export interface Options {
  /** Check everything again, as the machine does that guards main. */
  all?: boolean;
  /** Only what would stop the build. */
  stops?: boolean;
}

export interface Outcome {
  /** In the order of file, line and column. */
  findings: Finding[];
  /** How many checks have run, and how many of them have found something. */
  checks: number;
  failed: number;
  /** What each check has looked at; in full only when everything was checked. */
  looked: ReadonlyMap<string, number>;
  /** Pages that were read again, and programs that were run. */
  pages: number;
  programs: number;
}

/** What a page's findings rest on besides the page and the programs that it shows. */
const ground = [
  'data',
  'plugins',
  'src/lib',
  'config',
  'docusaurus.config.ts',
  'static',
  'checks',
  'src/theme/MDXComponents/index.tsx',
  'cspell.json',
  '.markdownlint-cli2.jsonc',
  'package-lock.json',
];

/** What findings about code and data rest on: everything but pages. */
const code = [...ground, 'src', 'samples', 'scripts', 'tests', 'bench', 'package.json'];

/** Paths of all pages. */
export const pagePaths = (): string[] => filesOf(['docs', 'blog', 'src/pages']).filter((path) => /\.mdx?$/.test(path));

/** The programs and outputs that a page names, with what they import from beside them. */
function programsOf(raw: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!/\.ts$/.test(path) || !filesOf([path]).length) return;
    for (const [, name = ''] of readText(path).matchAll(/from '(\.{1,2}\/[^']+)'/g))
      visit(`${new URL(name, `file:///${path}`).pathname.slice(1).replace(/\.[jt]s$/, '')}.ts`);
  };
  for (const [, path = ''] of raw.matchAll(/(?:file=|output=|\/)(samples\/[\w./-]+\w)/g)) {
    visit(path);
    visit(path.replace(/\.\w+$/, '.out.txt'));
  }
  return [...seen].sort();
}

/** What the findings of one page are kept under: the part that can change while the checks stay loaded. */
const keyOf = (ground: string, path: string, raw: string): string =>
  hashOf(ground, path, raw, hashFiles(programsOf(raw)));

interface KeptPage {
  outline: Outline;
  /** Findings of each check, by its name. */
  findings: Record<string, Finding[]>;
}

/** A check that fails on a page that is half written is a finding of that page, and the others go on. */
async function attempt(name: string, file: string, run: () => Report | Promise<Report>): Promise<Report> {
  try {
    return await run();
  } catch (error) {
    const message = `The check “${name}” failed: ${(error as Error).message}.`;
    return {
      looked: 0,
      findings: [{file, line: 1, message, fix: 'Correct the page, or the check if the page is right.'}],
    };
  }
}

/** Runs the checks. What has not changed since the last run is not checked again. */
export async function runChecks({all = false, stops = false}: Options = {}): Promise<Outcome> {
  forgetHashes();
  const world = readWorld();
  const base = hashOf(hashFiles(filesOf(ground)), stops ? 'stops' : '');
  const kept = new Kept<KeptPage>(stops ? 'stops' : 'pages');
  const chosen = pageChecks.filter((check) => !stops || check.stops);
  const sources = pagePaths().map((path) => ({path, raw: readText(path)}));
  const stale: {page: Page; key: string; entry: KeptPage}[] = [];
  const looked = new Map<string, number>();
  const failed = new Map<string, Finding[]>();
  const count = (name: string, {looked: seen, findings}: {looked: number; findings: Finding[]}): void => {
    looked.set(name, (looked.get(name) ?? 0) + seen);
    failed.set(name, [...(failed.get(name) ?? []), ...findings]);
  };

  const pages: Source[] = [];
  let spoke = performance.now();
  for (const {path, raw} of sources) {
    // A first run reads every page; a later one is over before this is said.
    if (performance.now() - spoke > 3000) {
      console.log(`Checked ${pages.length} of ${sources.length} pages`);
      spoke = performance.now();
    }
    const key = keyOf(base, path, raw);
    const known = all ? undefined : kept.get(path, key);
    if (known) {
      for (const [name, findings] of Object.entries(known.findings)) count(name, {looked: 1, findings});
      pages.push({...known.outline, raw});
      continue;
    }
    if (stale.length === 0) await readAsConfigured();
    const page = readPage(path, raw);
    const entry: KeptPage = {outline: outlineOf(page), findings: {}};
    for (const check of chosen) {
      const report = await attempt(check.name, path, () => check.run(page, world));
      count(check.name, report);
      entry.findings[check.name] = report.findings;
    }
    stale.push({page, key, entry});
    pages.push({...entry.outline, raw});
  }
  for (const check of stops ? [] : batchChecks) {
    if (stale.length === 0) break;
    const report = await check.run(
      stale.map(({page}) => page),
      world,
    );
    count(check.name, report);
    for (const {page, entry} of stale)
      entry.findings[check.name] = report.findings.filter(({file}) => file === page.path);
  }
  for (const {page, key, entry} of stale) kept.set(page.path, key, entry);
  kept.write(new Set(sources.map(({path}) => path)));

  for (const check of siteChecks.filter((one) => !stops || one.stops)) count(check.name, await check.run(pages, world));

  let programs = 0;
  if (!stops) {
    const keptCode = new Kept<Record<string, Finding[]>>('code');
    const key = hashFiles(filesOf(code));
    const known = all ? undefined : keptCode.get('code', key);
    const found: Record<string, Finding[]> = {};
    for (const check of codeChecks) {
      if (known) count(check.name, {looked: 1, findings: known[check.name] ?? []});
      else {
        const report = await check.run(undefined, world);
        count(check.name, report);
        found[check.name] = report.findings;
      }
    }
    if (!known) keptCode.set('code', key, found);
    keptCode.write(new Set(['code']));
    const {checkPrograms} = await import('./programs');
    for (const [name, report] of await checkPrograms(all)) {
      count(name, report);
      programs = Math.max(programs, report.run);
    }
  }
  if (all)
    for (const {name, least} of [...chosen, ...(stops ? [] : [...batchChecks, ...siteChecks, ...codeChecks])])
      if ((looked.get(name) ?? 0) < least)
        count(name, {
          looked: 0,
          findings: [
            {
              file: 'checks/lists.ts',
              line: 1,
              message: `“${name}” has looked at ${looked.get(name) ?? 0} things, and the site has at least ${least}.`,
              fix: 'Fix the check: one that looks at nothing proves nothing.',
            },
          ],
        });
  const findings = inOrder([...failed.values()].flat());
  return {
    findings,
    checks: looked.size,
    failed: [...failed.values()].filter((list) => list.length > 0).length,
    looked,
    pages: stale.length,
    programs,
  };
}
