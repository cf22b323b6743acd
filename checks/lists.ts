/**
 * Every check of pages, programs and data, in one list that `npm test`, `npm start` and the build use. To add one, write a
 * pure function in `checks/` with its negative control in `checks.test.ts`, and add a line here.
 */
import {existsSync} from 'node:fs';
import {knownIssues} from '../data/known-issues';
import {errors} from '../data/errors';
import {glossary} from '../data/glossary';
import {facts} from '../data';
import {networks} from '../data/networks';
import {schemas} from '../data/schemas';
import {status} from '../data/status';
import {elements as elementsOfApi} from '../plugins/api-reference/elements';
import {lineOfField} from '../plugins/front-matter/schema';
import {elements as elementsOfSdk} from '../plugins/sdk-reference/elements';
import {groups, isGroup, listSpecimens} from '../plugins/specimens/list';
import {splitSources} from '../src/lib/source';
import {pageRules} from '../config/pageRules';
import {checkChains} from './rules/chains';
import {checkCommands} from './rules/commands';
import {checkComponents} from './rules/components';
import {checkCoordinateLiterals, checkNamedPairs, checkReferenceSystem} from './rules/coordinates';
import {checkElements} from './rules/elements';
import {checkEvidence, checkExecuted} from './rules/evidence';
import {checkInternalLinks} from './rules/links';
import {checkEntries} from './rules/entries';
import {checkPageFrontMatter} from './rules/frontMatter';
import {checkPlaces} from './rules/places';
import {checkLinks, checkStructure, checkSyntax} from './rules/prose';
import {checkSamples} from './rules/samples';
import {checkSpecimens} from './rules/specimens';
import {checkValues} from './rules/values';
import {codeFolders, filesOf, hashFiles, hashOf, Kept} from './keep';
import type {Outline} from './outline';
import {siteRoutes} from './routes';
import {merge, type Report} from './report';
import {filesBelow, readText, type Page} from './site';
import type {World} from './world';

interface Check<Input> {
  name: string;
  /** Fewest things that it has to look at on the whole site: a check that looks at nothing proves nothing. */
  least: number;
  run: (input: Input, world: World) => Report | Promise<Report>;
}

/** A check that needs one page, what the page shows, and the data. Its findings are kept until one of these changes. */
export interface PageCheck extends Check<Page> {
  /** What it finds would stop the build. It needs no package of devDependencies. */
  stops?: true;
}

/** A check that is faster for many pages at once than for each. */
export type BatchCheck = Check<readonly Page[]>;

/** A check across pages. It runs each time, on outlines, so it has to be quick. */
export interface SiteCheck extends Check<readonly Source[]> {
  stops?: true;
}

/** A check that reads no page. Its findings are kept until code, data or programs change. */
export type CodeCheck = Check<undefined>;

/** A page, as checks across pages see it. */
export interface Source extends Outline {
  raw: string;
}

const onFences =
  (check: (fences: Page['fences'], world: World) => Report | Promise<Report>): PageCheck['run'] =>
  (page, world) =>
    check(page.fences, world);

export const pageChecks: readonly PageCheck[] = [
  {
    name: 'fences, samples and facts resolve',
    least: 60,
    stops: true,
    run: ({broken}) => ({looked: 1, findings: broken}),
  },
  {name: 'front matter is complete', least: 60, stops: true, run: checkPageFrontMatter},
  {name: 'facts, terms and tables exist', least: 10, stops: true, run: checkElements},
  {name: 'components exist', least: 50, stops: true, run: (page, {components}) => checkComponents(page, components())},
  {
    name: 'commands install packages that the project knows',
    least: 100,
    stops: true,
    run: ({path, raw}, {lockedPackages}) => checkCommands(path, raw, lockedPackages(), pageRules.packages),
  },
  {name: 'syntax is that of the build', least: 500, run: checkSyntax},
  {
    name: 'words follow the rules of prose',
    least: 60,
    run: async ({path, raw}) => (await import('./prose/lint')).checkProse(path, raw),
  },
  {
    name: 'tutorials and how-tos are at grade 10 or below',
    least: 20,
    run: async (page) => (await import('./prose/level')).checkReadingLevel(page),
  },
  {name: 'links and images have descriptions', least: 50, run: (page) => checkLinks(page, existsSync)},
  {
    name: 'pages begin with a lead and end with next steps',
    least: 50,
    run: (page) => (page.path.startsWith('docs/') ? checkStructure(page) : {looked: 0, findings: []}),
  },
  {name: 'coordinates have a reference system', least: 5, run: checkReferenceSystem},
  {
    name: 'coordinates match the text',
    least: 0,
    run: (page, {gazetteer}) => checkPlaces(page, gazetteer()),
  },
  {name: 'chains have their names', least: 5, run: (page) => checkChains(page, networks)},
  {
    name: 'JSON parses and validates',
    least: 20,
    run: onFences(async (fences, {places}) => (await import('./rules/json')).checkJson(fences, places())),
  },
  {
    name: 'coordinates in blocks of code have their order',
    least: 0,
    run: onFences((fences, {places, gazetteer}) =>
      merge(
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
    least: 60,
    run: async (page, {markdownRules}) => (await import('./rules/markdown')).checkMarkdown(page, await markdownRules()),
  },
  {
    name: 'nothing secret is published',
    least: 60,
    run: async ({path, raw}) => (await import('./rules/secrets')).checkSecrets(path, raw),
  },
  {
    name: 'words are spelled right',
    least: 60,
    run: async (page) => (await import('./rules/spelling')).checkSpelling(page),
  },
];

export const batchChecks: readonly BatchCheck[] = [
  {
    name: 'TypeScript compiles',
    least: 20,
    run: async (pages) => (await import('./rules/typescript')).checkTypeScript(pages.flatMap(({fences}) => fences)),
  },
];

const sourcesOf = (pages: readonly Source[]) =>
  pages.flatMap(({path, sources, raw}) =>
    sources.map((source) => ({file: path, line: lineOfField(raw, 'sources'), source})),
  );

/** How a page draws a value instead of writing it. */
const draw = (key: string): string => `Write <Fact of="${key}" /> in prose, {{${key}}} in a fence.`;

export const siteChecks: readonly SiteCheck[] = [
  {
    name: 'links lead to a page, a file and a part',
    least: 500,
    stops: true,
    run: (pages, {isPublished}) => {
      const routed = pages.filter((page): page is Source & {route: string} => page.route !== undefined);
      // Of pages that the build writes out from contracts, the parts are known to the build alone.
      const parts = new Map(
        routed.filter(({raw}) => !writtenOut.test(raw)).map(({route, ids}) => [route, new Set(ids)] as const),
      );
      return checkInternalLinks(pages, {routes: siteRoutes(pages), parts, isFile: isPublished()});
    },
  },
  {
    name: 'pages are in the sidebar',
    least: 60,
    run: (pages, {sidebar}) => checkEntries(pages, sidebar()),
  },
  {
    name: 'values of pages are drawn from the data or from a tested artefact',
    // Where nothing is typed, no value is looked at: the pages are what was searched.
    least: 0,
    run: (pages, {known}) => merge(pages.map(({path, raw}) => checkValues(path, raw, known(), {draw, proven: true}))),
  },
  {
    name: 'sources of pages name programs that the tests run',
    least: 40,
    run: async (pages, {runs}) => checkExecuted(sourcesOf(pages), await runs()),
  },
  {
    name: 'programs are shown by a page, or explain why not',
    least: 10,
    run: (pages, {samples}) => checkSamples(samples(), pages),
  },
];

/** Elements that become headings and tables in the build. */
const writtenOut = new RegExp(`<(?:Specimens|${[...elementsOfApi, ...elementsOfSdk].join('|')})\\b`);

/** Where the data name a source. One that is put together from parts is found by its last part. */
function positionOf(source: string): {file: string; line: number} {
  const texts = filesBelow('data', /\.ts$/).map((file) => [file, readText(file)] as const);
  for (const wanted of [source, source.replace(/^.*[:/ ]/, '')])
    for (const [file, text] of texts) {
      const at = text.indexOf(wanted);
      if (at >= 0) return {file, line: text.slice(0, at).split('\n').length};
    }
  return {file: 'data', line: 1};
}

/** Words of readers, words that a check forbids or a test provokes, answers of the server, licences, what a test builds. */
const notOurWords =
  /^(?:checks\/prose|tests\/content\/(?:checks|handbook)\.test|tests\/unit\/(?:plugins\/(?:facts|moved)|sdk-reference)\.test|tests\/built\/search|packages\/api-model\/tests\/corpus|config\/delivery|search\/(?:engine|terms)|data\/records|src\/(?:css\/fonts|pages)|tests\/specimens\/build\/)/;

export const codeChecks: readonly CodeCheck[] = [
  {
    name: 'messages, labels, outputs and test titles follow the rules of prose',
    least: 400,
    run: async () => {
      const files = codeFolders
        .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|txt|md)$/))
        .filter((path) => !notOurWords.test(path));
      // Each file alone decides what is found in it, and a commit changes a few of several hundred.
      const rules = hashFiles([...filesOf(['checks/prose']), 'package-lock.json']);
      const kept = new Kept<Report>('words-of-code');
      const reports = files.map(async (path): Promise<Report> => {
        const key = hashOf(rules, hashFiles([path]));
        const known = kept.get(path, key);
        if (known) return known;
        const {checkProse} = await import('./prose/lint');
        const found = await checkProse(path, readText(path));
        kept.set(path, key, found);
        return found;
      });
      const report = merge(await Promise.all(reports));
      kept.write(new Set(files));
      return report;
    },
  },
  {
    name: 'known issues name a program that shows them, or state that they were read',
    least: 50,
    run: async (_, {runs}) => checkEvidence(knownIssues, await runs(), (id) => positionOf(`id: '${id}'`)),
  },
  {
    name: 'sources of data name programs that the tests run',
    least: 15,
    run: async (_, {runs}) => {
      const entries = [
        ...facts.values(),
        ...networks,
        ...schemas,
        ...glossary,
        ...errors,
        ...knownIssues,
        ...Object.values(status),
      ];
      const executed = entries
        .flatMap(({source}) => splitSources(source))
        .filter((source) => source.startsWith('executed:'));
      return checkExecuted(
        [...new Set(executed)].map((source) => ({...positionOf(source), source})),
        await runs(),
      );
    },
  },
  {
    name: 'coordinates in programs have their order',
    least: 1,
    run: (_, {samples, places}) =>
      merge(
        [...samples()]
          .filter(([path]) => path.endsWith('.ts'))
          .map(([path, text]) => checkCoordinateLiterals(path, text, places())),
      ),
  },
  {
    name: 'commands of samples and notes install packages that the project knows',
    least: 2,
    run: (_, {samples, lockedPackages}) =>
      merge(
        [
          ...samples(),
          ...['README.md', 'CONTRIBUTING.md', 'samples/README.md'].map((path) => [path, readText(path)] as const),
        ].map(([path, text]) => checkCommands(path, text, lockedPackages(), pageRules.packages)),
      ),
  },
  {
    name: 'values in programs are right',
    least: 1,
    run: (_, {samples, known}) =>
      merge(
        [...samples()]
          .filter(([path]) => /\.(?:ts|sol)$/.test(path))
          .map(([path, text]) => checkValues(path, text, known(), {proven: false})),
      ),
  },
  {
    name: 'values are not typed into code',
    least: 20,
    run: (_, {known}) => {
      const code = [
        ...filesBelow('src', /\.tsx?$/),
        ...filesBelow('plugins', /\.ts$/),
        ...filesBelow('config', /\.ts$/),
      ];
      const rules = {draw: (key: string): string => `Import it from data (${key}).`, proven: false};
      const {findings} = merge(code.map((path) => checkValues(path, readText(path), known(), rules)));
      return {looked: code.length, findings};
    },
  },
  {
    name: 'components each have a specimen',
    least: 25,
    run: () => {
      const folders = `${readText('src/theme/MDXComponents/index.tsx')}\n${readText('config/islands.ts')}`.matchAll(
        /'@site\/(src\/(?:components|tools)\/\w+)'/g,
      );
      const due = [
        ...[...folders].map(([, folder = '']) => `${folder}/specimen.md`),
        ...elementsOfApi.map((name) => `plugins/api-reference/specimens/${name}.md`),
        ...elementsOfSdk.map((name) => `plugins/sdk-reference/specimens/${name}.md`),
      ];
      return checkSpecimens(due, new Set(specimens().map(({file}) => file)));
    },
  },
];

const specimens = () =>
  Object.keys(groups)
    .filter(isGroup)
    .flatMap((group) => listSpecimens(group));
