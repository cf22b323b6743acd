/**
 * Checks of one page. To add one, write a pure function in `packages/content-checks/rules` with its negative control in `tests/content`, and add it here.
 */
import {pageRules} from '../../config/pageRules';
import type {Finding} from '@astral-docs/content-checks/report';
import type {Page} from '@astral-docs/content-checks/page';
import {checkShellCommands} from '@astral-docs/content-checks/rules/commands';
import {checkComponents} from '@astral-docs/content-checks/rules/components';
import {checkCoordinates, checkReferenceSystem} from '@astral-docs/content-checks/rules/coordinates';
import {checkPageFrontMatter} from './frontMatter';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {checkStructure, checkAdmonitionTitles} from '@astral-docs/content-checks/rules/prose';
import {blankFenceLines, listShownTexts} from '@astral-docs/content-checks/rules/text';
import {
  gazetteer,
  knownComponentNames,
  landmarks,
  lockedPackages,
  markdownRules,
  publishedFiles,
  siteWords,
} from './siteContext';

type PageCheck = (page: Page) => Finding[] | Promise<Finding[]>;

/** The front matter, markup, code and commands that are allowed, in any version and language of a page. */
export const checkAllowed = (page: Page): Finding[] => [
  ...checkPageFrontMatter(page),
  ...checkMarkup(page, pageRules, publishedFiles()),
  ...listShownTexts(page).flatMap(({line, text}) =>
    checkShellCommands(page.path, text, lockedPackages(), pageRules.packages, line),
  ),
];

/** These stop the build, and need no package of devDependencies. */
export const blockingPageChecks: readonly PageCheck[] = [
  checkAllowed,
  (page) => checkComponents(page, knownComponentNames()),
];

export const pageChecks: readonly PageCheck[] = [
  checkAdmonitionTitles,
  async ({path, raw}) =>
    (await import('@astral-docs/content-checks/rules/markdown')).checkMarkdown(path, raw, markdownRules()),
  async ({path, raw}) => (await import('@astral-docs/content-checks/prose/lint')).checkProse(path, raw),
  async ({path, raw}) =>
    (await import('@astral-docs/content-checks/prose/spelling')).checkSpelling(path, raw, siteWords()),
  async (page) => (await import('@astral-docs/content-checks/prose/level')).checkReadingLevel(page),
  (page) => (page.path.startsWith('docs/') ? checkStructure(page) : []),
  checkReferenceSystem,
  (page) => checkCoordinates(page.path, blankFenceLines(page).join('\n'), landmarks(), gazetteer()),
  ({fences}) =>
    fences
      .filter(({language, file, noCheck}) => !file && noCheck === undefined && ['ts', 'tsx', 'js'].includes(language))
      .flatMap(({page, line, text}) => checkCoordinates(page, text, landmarks(), gazetteer(), line + 1)),
  async ({fences}) => (await import('@astral-docs/content-checks/rules/json')).checkJson(fences, landmarks()),
  async ({path, raw}) => (await import('@astral-docs/content-checks/rules/secrets')).checkSecrets(path, raw),
];
