/**
 * Checks of one page. To add one, write a pure function in `packages/content-checks/rules` with its negative control in `tests/content`, and add it here.
 */
import {pageRules} from '../../config/pageRules';
import type {Finding} from '@astral-docs/content-checks/report';
import type {Page} from '@astral-docs/content-checks/page';
import {checkShownText} from '@astral-docs/content-checks/rules/commands';
import {checkComponents} from '@astral-docs/content-checks/rules/components';
import {checkAxisOrder, checkCrsIsNamed} from '@astral-docs/content-checks/rules/coordinates';
import {checkPageFrontMatter} from './frontMatter';
import {parsePageWithSamples} from './pages';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {checkLead, checkAdmonitionSyntax} from '@astral-docs/content-checks/rules/prose';
import {listVisibleTexts, type ShownText} from '@astral-docs/content-checks/rules/text';
import {
  getKnownPlaces,
  getPageComponentNames,
  getLandmarks,
  getLockFilePackages,
  getMarkdownlintConfig,
  getPublishedFiles,
  getSpellingAllowList,
} from './siteContext';

type PageCheck = (page: Page) => Finding[] | Promise<Finding[]>;

/** Where the beginning of a note ends, which the framework shows in lists. */
const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Texts of a page, of a note of the project, of a program, or of a file of data. */
export const checkTexts = (file: string, texts: readonly ShownText[]): Finding[] =>
  texts.flatMap((shown) => checkShownText(file, shown, getLockFilePackages(), pageRules));

/** The front matter, markup, code and commands that are allowed, in any version and language of a page. */
export function checkAllowedContent(page: Page): Finding[] {
  const {path, raw} = page;
  const findings = [
    ...checkPageFrontMatter(page),
    ...checkMarkup(page, pageRules, getPublishedFiles()),
    ...checkTexts(path, listVisibleTexts(page)),
  ];
  const [beginning = ''] = raw.split(truncateMarker);
  if (findings.length > 0 || beginning === raw || !path.includes('blog/')) return findings;
  // It is parsed alone, so what only its rest closes or defines can make code of text.
  const part = parsePageWithSamples(path, beginning);
  return [...part.problems, ...checkAllowedContent(part)];
}

/** These stop the build, and need no package of devDependencies. */
export const blockingPageChecks: readonly PageCheck[] = [
  checkAllowedContent,
  (page) => checkComponents(page, getPageComponentNames()),
];

export const nonBlockingPageChecks: readonly PageCheck[] = [
  checkAdmonitionSyntax,
  async ({path, raw}) =>
    (await import('@astral-docs/content-checks/rules/markdown')).checkMarkdown(path, raw, getMarkdownlintConfig()),
  async ({path, raw}) => (await import('@astral-docs/content-checks/prose/lint')).checkWording(path, raw),
  async ({path, raw}) =>
    (await import('@astral-docs/content-checks/prose/spelling')).checkSpelling(path, raw, getSpellingAllowList()),
  async (page) => (await import('@astral-docs/content-checks/prose/level')).checkReadingGrade(page),
  (page) => (page.path.startsWith('docs/') ? checkLead(page) : []),
  checkCrsIsNamed,
  ({path, raw}) => checkAxisOrder(path, raw, getLandmarks(), getKnownPlaces()),
  async ({fences}) => (await import('@astral-docs/content-checks/rules/json')).checkJsonFences(fences, getLandmarks()),
  async ({path, raw}) => (await import('@astral-docs/content-checks/rules/secrets')).checkSecrets(path, raw),
];
