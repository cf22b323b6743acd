/** Checks across all pages. They run each time, so they have to be quick. */
import {pageRules} from '../../config/pageRules';
import {lineOfField} from '../front-matter/schema';
import sidebars from '../../sidebars';
import {isLink, listFiles, listPublished, readText} from '@astral-docs/content-checks/files';
import type {SiteContext} from './siteContext';
import type {ContentCheck} from '@astral-docs/content-checks/engine';
import type {PageSource} from '@astral-docs/content-checks/page';
import {mergeResults} from '@astral-docs/content-checks/report';
import {checkCommands} from '@astral-docs/content-checks/rules/commands';
import {checkEntries} from '@astral-docs/content-checks/rules/entries';
import {checkExecuted} from '@astral-docs/content-checks/rules/evidence';
import {checkDataAddresses} from '@astral-docs/content-checks/rules/addresses';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {checkPublishedFiles} from '@astral-docs/content-checks/rules/publishedFiles';
import {checkPageFrontMatter} from './frontMatter';
import {loadParserConfig, readPage} from './pages';
import {checkSamples} from './shownSamples';
import {checkValues} from '@astral-docs/content-checks/rules/values';

/** The sources in the front matter of pages, with where each is. */
const listSources = (pages: readonly PageSource[]) =>
  pages.flatMap(({path, raw, frontMatter: {sources}}) =>
    (Array.isArray(sources) ? sources : []).map((source) => ({
      file: path,
      line: lineOfField(raw, 'sources'),
      source: String(source),
    })),
  );

/** How a page draws a value instead of writing it. */
const draw = (key: string): string => `Write <Fact of="${key}" /> in prose, {{${key}}} in a fence.`;

export const siteChecks: readonly ContentCheck<readonly PageSource[], SiteContext>[] = [
  {
    name: 'published files run no script and take no reserved name',
    minimumCount: 10,
    blocksBuild: true,
    run: () => {
      const files = [...listPublished(), ...listFiles(['src'], /\.svg$/i)];
      const [message, fix] = [
        'The file is a link, and what it leads to would be published.',
        'Put the file itself here.',
      ];
      const findings = files.filter(isLink).map((file) => ({file, line: 1, message, fix}));
      return mergeResults([checkPublishedFiles(files, readText, pageRules), {checkedCount: 0, findings}]);
    },
  },
  {
    name: 'files of authors, tags and categories lead and load nowhere else',
    minimumCount: 1,
    blocksBuild: true,
    run: () => {
      const paths = listPublished().filter((path) => /(?:authors|tags|_category_)\.(?:ya?ml|json)$/.test(path));
      return mergeResults(paths.map((path) => checkDataAddresses(path, readText(path), pageRules)));
    },
  },
  {
    name: 'translations and older versions of pages have the front matter, markup, code and commands that are allowed',
    minimumCount: 0,
    blocksBuild: true,
    run: async (_, {lockedPackages}) => {
      const paths = listPublished().filter((path) => /^(?:i18n|\w*versioned_docs)\/.*\.mdx?$/.test(path));
      if (paths.length > 0) await loadParserConfig();
      return mergeResults(
        paths.flatMap((path) => {
          const page = readPage(path, readText(path));
          return [
            checkPageFrontMatter(page),
            checkMarkup(page, pageRules),
            checkCommands(path, page.raw, lockedPackages(), pageRules.packages),
          ];
        }),
      );
    },
  },
  {
    name: 'pages are in the sidebar',
    minimumCount: 60,
    run: (pages) => checkEntries(pages, sidebars),
  },
  {
    name: 'values of pages are drawn from the data or from a tested artefact',
    // Where nothing is typed, no value is checkedCount at: the pages are what was searched.
    minimumCount: 0,
    run: (pages, {known}) =>
      mergeResults(pages.map(({path, raw}) => checkValues(path, raw, known(), {draw, proven: true}))),
  },
  {
    name: 'sources of pages name programs that the tests run',
    minimumCount: 40,
    run: async (pages, {runs}) => checkExecuted(listSources(pages), await runs()),
  },
  {
    name: 'programs are shown by a page, or explain why not',
    minimumCount: 10,
    run: (pages, {samples}) => checkSamples(samples(), pages),
  },
];
