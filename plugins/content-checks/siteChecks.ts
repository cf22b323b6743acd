/** Checks across all pages, and of code and data. They run each time, so they have to be quick. */
import {pageRules} from '../../config/pageRules';
import {facts} from '../../data';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {knownIssues} from '../../data/known-issues';
import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';
import {status} from '../../data/status';
import sidebars from '../../sidebars';
import {splitCitedSources} from '../../src/lib/source';
import {findFieldLine} from '../front-matter/schema';
import {
  findLine,
  listFiles,
  listSymbolicLinks,
  listPublishedFolders,
  readText,
} from '@astral-docs/content-checks/files';
import type {PageSource} from '@astral-docs/content-checks/page';
import {runCheck, type Finding} from '@astral-docs/content-checks/report';
import {checkAddresses, checkYamlFile} from '@astral-docs/content-checks/rules/addresses';
import {checkAxisOrder} from '@astral-docs/content-checks/rules/coordinates';
import {checkRoutes, checkSidebars} from '@astral-docs/content-checks/rules/entries';
import {checkTranslationLabels} from '@astral-docs/content-checks/rules/labels';
import {checkPublishedFileSafety, checkStrayConfigFiles} from '@astral-docs/content-checks/rules/publishedFiles';
import {listDataTexts, listVisibleTexts} from '@astral-docs/content-checks/rules/text';
import {checkHexValues} from '@astral-docs/content-checks/rules/values';
import {listSamples} from '../samples/fill';
import {checkEvidence} from './evidence';
import {checkAllowedContent, checkTexts} from './pageChecks';
import {preparePageParser, parsePageWithSamples, readPageSource} from './pages';
import {checkSamplesAreShown} from './shownSamples';
import {
  getKnownPlaces,
  getKnownHexValues,
  getLandmarks,
  getMarkdownlintConfig,
  getPublishedFiles,
  getSampleTexts,
  getSpellingAllowList,
} from './siteContext';

type SiteCheck = (pages: readonly PageSource[]) => Finding[] | Promise<Finding[]>;

/** Labels, authors, tags and categories, whose texts and addresses the framework shows. */
function checkDataFile(path: string): Finding[] {
  const raw = readText(path);
  return checkYamlFile(path, raw, (data) => [
    ...checkAddresses(path, raw, data, pageRules),
    ...checkTexts(path, listDataTexts(raw, data)),
  ]);
}

/** Published files, and those whose text pages show, run no script, take no reserved name, and lead nowhere else. */
function checkFiles(): Finding[] {
  const files = [...getPublishedFiles()];
  const folders = [...listPublishedFolders(), 'data', 'samples', 'src'];
  const [message, fix] = ['The file is a link, and what it leads to would be published.', 'Put the file itself here.'];
  return [
    ...listSymbolicLinks(folders).map((file) => ({file, line: 1, message, fix})),
    ...checkStrayConfigFiles(listFiles(folders), pageRules),
    // Samples are programs, none of which a browser runs, and what pages may have beside them.
    ...checkPublishedFileSafety(
      [...files, ...listSamples().filter((path) => !/\.(?:tsx?|sol|sh|sql|graphql|conf)$/.test(path))],
      readText,
      pageRules,
    ),
    ...files.filter((path) => /(?:authors|tags|_category_)\.(?:ya?ml|json)$/.test(path)).flatMap(checkDataFile),
  ];
}

/** Translations, of pages and of labels, data, and older versions of pages have what pages may have. */
async function checkOtherPages(): Promise<Finding[]> {
  const labelFiles = [...getPublishedFiles()].filter((path) => /^(?:i18n|\w*versioned_sidebars)\/.*\.json$/.test(path));
  const labels = labelFiles.map((path) =>
    runCheck(path, () => [...checkTranslationLabels(path, readText(path), pageRules), ...checkDataFile(path)]),
  );
  const words = [...labelFiles, ...listFiles(['data'], /\.(?:yaml|graphql|ts)$/)].map((path) =>
    runCheck(path, () => [
      ...checkTexts(path, [{line: 1, text: readText(path)}]),
      ...(path.endsWith('.yaml') ? checkDataFile(path) : []),
    ]),
  );
  const paths = [...getPublishedFiles()].filter((path) => /^(?:i18n|\w*versioned_docs)\/.*\.mdx?$/.test(path));
  if (paths.length > 0) await preparePageParser();
  const pages = paths.map((path) => parsePageWithSamples(path, readText(path)));
  const found = pages.map((page) => runCheck(page.path, () => [...page.problems, ...checkAllowedContent(page)]));
  return (await Promise.all([...labels, ...words, ...found])).flat();
}

/** No page has the address of another, in any version: the newest is where the pages of `docs` were. */
function checkAllRoutes(pages: readonly PageSource[]): Finding[] {
  const older = [...getPublishedFiles()].filter((path) => /versioned_docs\/.*\.mdx?$/.test(path));
  const versions = new Set(older.map((path) => path.split('/', 2).join('/')));
  const others = pages.filter(({path}) => !path.startsWith('docs/'));
  return [
    [...pages, ...listFiles(['i18n/en'], /\.mdx?$/).map(readPageSource)],
    ...[...versions].map((version) => [
      ...others,
      ...older.filter((path) => path.startsWith(`${version}/`)).map(readPageSource),
    ]),
  ].flatMap((list) => checkRoutes(list));
}

/** These stop the build, and need no package of devDependencies. */
export const blockingSiteChecks: readonly SiteCheck[] = [checkFiles, checkOtherPages, checkAllRoutes];

/** What owners read follows the rules of prose, spelling and Markdown. */
async function checkNotes(): Promise<Finding[]> {
  const {checkWording} = await import('@astral-docs/content-checks/prose/lint');
  const {checkSpelling} = await import('@astral-docs/content-checks/prose/spelling');
  const {checkMarkdown} = await import('@astral-docs/content-checks/rules/markdown');
  const notes = listFiles(['README.md', '.github', 'packages', 'plugins'], /\.md$/);
  const found = notes.map(async (path): Promise<Finding[]> => {
    const text = readText(path);
    const spelling = await checkSpelling(path, text, getSpellingAllowList());
    return [...checkWording(path, text), ...spelling, ...checkMarkdown(path, text, getMarkdownlintConfig())];
  });
  return (await Promise.all(found)).flat();
}

/** Sources of pages and of data name programs that the tests run. */
function checkSources(pages: readonly PageSource[]): Finding[] {
  const data = [facts.values(), networks, schemas, glossary, errors, knownIssues, Object.values(status)];
  const ofData = data
    .flatMap((list) => [...list].flatMap(({source}) => splitCitedSources(source)))
    .filter((source) => source.startsWith('executed:'));
  const ofPages = pages.flatMap(({path, raw, frontMatter: {sources}}) =>
    (Array.isArray(sources) ? sources : []).map((source) => ({
      file: path,
      line: findFieldLine(raw, 'sources'),
      source: String(source),
    })),
  );
  // The last part of it, as data may put a path together.
  const findInData = (source: string) => findLine(source.replace(/^.*[ /]/, ''), 'data', /\.ts$/);
  return checkEvidence([...[...new Set(ofData)].map((source) => ({...findInData(source), source})), ...ofPages]);
}

/** Values of pages are drawn from the data or come from a tested artefact, and none is typed into code. */
function checkAllValues(pages: readonly PageSource[]): Finding[] {
  const inPages = (key: string): string => `Write <Fact of="${key}" /> in prose, {{${key}}} in a fence.`;
  const inCode = (key: string): string => `Import it from data (${key}).`;
  const programs = [...getSampleTexts()].filter(([path]) => /\.(?:ts|sol)$/.test(path));
  return [
    ...pages.flatMap(({path, raw}) => checkHexValues(path, raw, getKnownHexValues(), {draw: inPages, proven: true})),
    ...programs.flatMap(([path, text]) => checkHexValues(path, text, getKnownHexValues(), {proven: false})),
    ...listFiles(['src', 'plugins', 'config'], /\.tsx?$/).flatMap((path) =>
      checkHexValues(path, readText(path), getKnownHexValues(), {draw: inCode, proven: false}),
    ),
  ];
}

/** Programs and notes beside the pages. */
function checkPrograms(pages: readonly PageSource[]): Finding[] {
  const notes = ['README.md', '.github/CONTRIBUTING.md'];
  return [
    ...checkSamplesAreShown(getSampleTexts(), pages),
    ...notes.flatMap((path) => checkTexts(path, listVisibleTexts(parsePageWithSamples(path, readText(path))))),
    ...[...getSampleTexts()].flatMap(([path, text]) => {
      // Of all others, lines are for other programs than a shell.
      const language = path.endsWith('.sh') ? 'sh' : 'ts';
      return [
        ...checkTexts(path, [{line: 1, text, language}]),
        ...(path.endsWith('.ts') ? checkAxisOrder(path, text, getLandmarks(), getKnownPlaces()) : []),
      ];
    }),
  ];
}

export const nonBlockingSiteChecks: readonly SiteCheck[] = [
  (pages) => checkSidebars(pages, sidebars),
  checkNotes,
  checkSources,
  checkAllValues,
  checkPrograms,
];
