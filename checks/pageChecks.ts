/**
 * Checks of one page. To add one, write a pure function in `rules/` with its negative control in `tests/content`, and add it here.
 */
import {pageRules} from '../config/pageRules';
import {mergeResults, type CheckResult} from './report';
import type {Page} from './pages';
import {checkCommands} from './rules/commands';
import {checkComponents} from './rules/components';
import {checkCoordinateLiterals, checkNamedPairs, checkReferenceSystem} from './rules/coordinates';
import {checkElements} from './rules/elements';
import {checkPageFrontMatter} from './rules/frontMatter';
import {checkLinkSlips} from './rules/links';
import {checkMarkup} from './rules/markup';
import {checkLinks, checkStructure, checkSyntax} from './rules/prose';
import {linesOutside} from './rules/text';
import type {SiteContext} from './siteContext';

export interface Check<Input> {
  name: string;
  /** Fewest items that it has to check on the whole site: a check that looks at nothing proves nothing. */
  minimumCount: number;
  /** Whether its findings stop `npm run build`. Then it needs no package of devDependencies. */
  blocksBuild?: true;
  run: (input: Input, context: SiteContext) => CheckResult | Promise<CheckResult>;
}

const onFences =
  (check: (fences: Page['fences'], context: SiteContext) => CheckResult | Promise<CheckResult>): Check<Page>['run'] =>
  (page, context) =>
    check(page.fences, context);

export const pageChecks: readonly Check<Page>[] = [
  {
    name: 'fences, samples and facts resolve',
    minimumCount: 60,
    blocksBuild: true,
    run: ({problems}) => ({checkedCount: 1, findings: problems}),
  },
  {name: 'front matter is complete', minimumCount: 60, blocksBuild: true, run: checkPageFrontMatter},
  {name: 'facts, terms and tables exist', minimumCount: 10, blocksBuild: true, run: checkElements},
  {
    name: 'components exist',
    minimumCount: 50,
    blocksBuild: true,
    run: (page, {components}) => checkComponents(page, components()),
  },
  {
    name: 'pages have the markup and the code that are allowed',
    minimumCount: 1000,
    blocksBuild: true,
    run: (page) => checkMarkup(page, pageRules),
  },
  {name: 'links have no slip', minimumCount: 0, run: (page, {routes}) => checkLinkSlips(page, routes)},
  {
    name: 'commands install packages that the project knows',
    minimumCount: 100,
    blocksBuild: true,
    run: ({path, raw}, {lockedPackages}) => checkCommands(path, raw, lockedPackages(), pageRules.packages),
  },
  {name: 'syntax is that of the build', minimumCount: 500, run: checkSyntax},
  {
    name: 'words follow the rules of prose',
    minimumCount: 60,
    run: async ({path, raw}) => (await import('./prose/lint')).checkProse(path, raw),
  },
  {
    name: 'tutorials and how-tos are at grade 10 or below',
    minimumCount: 20,
    run: async (page) => (await import('./prose/level')).checkReadingLevel(page),
  },
  {name: 'links are encrypted', minimumCount: 50, run: checkLinks},
  {
    name: 'pages begin with a lead and end with next steps',
    minimumCount: 50,
    run: (page) => (page.path.startsWith('docs/') ? checkStructure(page) : {checkedCount: 0, findings: []}),
  },
  {name: 'coordinates have a reference system', minimumCount: 5, run: checkReferenceSystem},
  {
    name: 'coordinates next to the name of a place have their order',
    minimumCount: 0,
    run: (page, {gazetteer}) => checkNamedPairs(page.path, linesOutside(page).join('\n'), gazetteer()),
  },
  {
    name: 'JSON parses and validates',
    minimumCount: 20,
    run: onFences(async (fences, {places}) => (await import('./rules/json')).checkJson(fences, places())),
  },
  {
    name: 'coordinates in blocks of code have their order',
    minimumCount: 0,
    run: onFences((fences, {places, gazetteer}) =>
      mergeResults(
        fences
          .filter(
            ({language, file, noCheck}) => !file && noCheck === undefined && ['ts', 'tsx', 'js'].includes(language),
          )
          .flatMap(({page, line, text}) => [
            checkCoordinateLiterals(page, text, places(), line + 1),
            checkNamedPairs(page, text, gazetteer(), line + 1),
          ]),
      ),
    ),
  },
  {
    name: 'Markdown is well formed',
    minimumCount: 60,
    run: async (page, {markdownRules}) => (await import('./rules/markdown')).checkMarkdown(page, await markdownRules()),
  },
  {
    name: 'nothing secret is published',
    minimumCount: 60,
    run: async ({path, raw}) => (await import('./rules/secrets')).checkSecrets(path, raw),
  },
  {
    name: 'words are spelled right',
    minimumCount: 60,
    run: async (page) => (await import('./rules/spelling')).checkSpelling(page),
  },
];

/** Checks that are faster for many pages at once than for each. */
export const batchChecks: readonly Check<readonly Page[]>[] = [
  {
    name: 'TypeScript compiles',
    minimumCount: 20,
    run: async (pages) => (await import('./rules/typescript')).checkTypeScript(pages.flatMap(({fences}) => fences)),
  },
];
