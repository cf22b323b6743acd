/**
 * Checks of one page. To add one, write a pure function in `packages/content-checks/rules` with its negative control in `tests/content`, and add it here.
 */
import {pageRules} from '../../config/pageRules';
import type {ContentCheck} from '@astral-docs/content-checks/engine';
import {mergeResults, type CheckResult} from '@astral-docs/content-checks/report';
import type {Page} from '@astral-docs/content-checks/page';
import {checkCommands} from '@astral-docs/content-checks/rules/commands';
import {checkComponents} from '@astral-docs/content-checks/rules/components';
import {
  checkCoordinateLiterals,
  checkNamedPairs,
  checkReferenceSystem,
} from '@astral-docs/content-checks/rules/coordinates';
import {checkPageFrontMatter} from './frontMatter';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {checkStructure, checkSyntax} from '@astral-docs/content-checks/rules/prose';
import {blankFenceLines} from '@astral-docs/content-checks/rules/text';
import type {SiteContext} from './siteContext';

type PageCheck = ContentCheck<Page, SiteContext>;

const onFences =
  (check: (fences: Page['fences'], context: SiteContext) => CheckResult | Promise<CheckResult>): PageCheck['run'] =>
  (page, context) =>
    check(page.fences, context);

export const pageChecks: readonly PageCheck[] = [
  {
    name: 'fences, samples and facts resolve',
    minimumCount: 60,
    blocksBuild: true,
    run: ({problems}) => ({checkedCount: 1, findings: problems}),
  },
  {name: 'front matter is complete', minimumCount: 60, blocksBuild: true, run: checkPageFrontMatter},
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
    run: async ({path, raw}) => (await import('@astral-docs/content-checks/prose/lint')).checkProse(path, raw),
  },
  {
    name: 'tutorials and how-tos are at grade 10 or below',
    minimumCount: 20,
    run: async (page) => (await import('@astral-docs/content-checks/prose/level')).checkReadingLevel(page),
  },
  {
    name: 'pages begin with a lead and end with next steps',
    minimumCount: 50,
    run: (page) => (page.path.startsWith('docs/') ? checkStructure(page) : {checkedCount: 0, findings: []}),
  },
  {name: 'coordinates have a reference system', minimumCount: 5, run: checkReferenceSystem},
  {
    name: 'coordinates next to the name of a place have their order',
    minimumCount: 0,
    run: (page, {gazetteer}) => checkNamedPairs(page.path, blankFenceLines(page).join('\n'), gazetteer()),
  },
  {
    name: 'JSON parses and validates',
    minimumCount: 20,
    run: onFences(async (fences, {places}) =>
      (await import('@astral-docs/content-checks/rules/json')).checkJson(fences, places()),
    ),
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
    run: async (page, {markdownRules}) =>
      (await import('@astral-docs/content-checks/rules/markdown')).checkMarkdown(page, await markdownRules()),
  },
  {
    name: 'nothing secret is published',
    minimumCount: 60,
    run: async ({path, raw}) => (await import('@astral-docs/content-checks/rules/secrets')).checkSecrets(path, raw),
  },
  {
    name: 'words are spelled right',
    minimumCount: 60,
    run: async (page) => (await import('@astral-docs/content-checks/rules/spelling')).checkSpelling(page),
  },
];

/** Checks that are faster for many pages at once than for each. */
export const batchChecks: readonly ContentCheck<readonly Page[], SiteContext>[] = [
  {
    name: 'TypeScript compiles',
    minimumCount: 20,
    run: async (pages) =>
      (await import('@astral-docs/content-checks/rules/typescript')).checkTypeScript(
        pages.flatMap(({fences}) => fences),
      ),
  },
];
