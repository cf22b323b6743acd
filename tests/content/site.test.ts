import {existsSync} from 'node:fs';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {facts} from '../../data';
import {defects} from '../../data/defects';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';
import {status} from '../../data/status';
import {lineOfField} from '../../plugins/front-matter';
import {checkFrontMatter, isoDay, type PageKind} from '../../plugins/front-matter/schema';
import {elements as expandedElements} from '../../plugins/api-reference';
import {groups, isGroup, listSpecimens} from '../../plugins/specimens/list';
import {splitSources} from '../../src/lib/source';
import {checkBudget, optOutBudget, optOuts} from './checks/budget';
import {checkCoordinateLiterals, checkReferenceSystem} from './checks/coordinates';
import {checkElements} from './checks/elements';
import {checkEvidence, checkExecuted, checkRepositories} from './checks/evidence';
import {checkGraphql} from './checks/graphql';
import {checkCalls} from './checks/http';
import {checkJson, checkYaml} from './checks/json';
import {checkLinks, checkStructure, checkSyntax, checkWords} from './checks/prose';
import {checkSamples} from './checks/samples';
import {checkSolidity} from './checks/solidity';
import {checkSpecimens} from './checks/specimens';
import {checkTypeScript} from './checks/typescript';
import {checkTypedTwice, checkValues, valuesIn, type Known} from './checks/values';
import {expectClean, merge, type Finding} from './finding';
import {places} from './places';
import {readRuns} from './runs';
import {filesBelow, readPage, readPages, readText} from './site';

const pages = readPages();
const docs = pages.filter(({path}) => path.startsWith('docs/'));
const fences = pages.flatMap((page) => page.fences);
const sampleFiles = filesBelow('samples', /\.(?:ts|tsx|sol|graphql|sh|py|dart|txt|json)$/);
const samples = new Map(sampleFiles.map((path) => [path, readText(path)]));
const openapi = readText('data/reference/openapi.yaml');
const sdl = readText('data/reference/schema.graphql');

/** What tests have computed or executed: nothing else may be shown as a hash. */
const proven = new Set(
  [
    ...filesBelow('data/vectors', /\.json$/),
    ...filesBelow('data/records', /\.json$/),
    ...sampleFiles.filter((path) => /\.(?:txt|json)$/.test(path)),
  ].flatMap((path) => valuesIn(readText(path))),
);
const known: Known = {facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'), proven};

const dataFiles = filesBelow('data', /\.ts$/);

/** Where the data name a source. One that is put together from parts is found by its last part. */
function placeOf(source: string): {file: string; line: number} {
  for (const wanted of [source, source.replace(/^.*[:/ ]/, '')])
    for (const file of dataFiles) {
      const line =
        readText(file)
          .split('\n')
          .findIndex((text) => text.includes(wanted)) + 1;
      if (line > 0) return {file, line};
    }
  return {file: 'data', line: 1};
}

/** Every source of a page, and every source of an entry of the data. */
const ofPages = pages.flatMap(({path, frontMatter, raw}) =>
  ((frontMatter.sources as string[] | undefined) ?? []).map((source) => ({
    file: path,
    line: lineOfField(raw, 'sources'),
    source,
  })),
);
const ofData = [
  ...facts.values(),
  ...networks,
  ...schemas,
  ...glossary,
  ...errors,
  ...defects,
  ...Object.values(status),
].flatMap(({source}) => splitSources(source).map((part) => ({...placeOf(part), source: part})));
const runs = readRuns();

describe('known issues', () => {
  it('name a program that shows them, or say that they were read', () => {
    expectClean(
      checkEvidence(defects, runs, (id) => placeOf(`id: '${id}'`)),
      50,
    );
  });
});
/** Which schema a source falls under; nothing for parts of pages (`_name.md`). */
function kindOf(path: string): PageKind | undefined {
  if (/\/_[^/]*$/.test(path)) return undefined;
  return path.startsWith('docs/') ? 'doc' : path.startsWith('blog/') ? 'blog' : 'page';
}

describe('pages', () => {
  it('can be read: fences, samples and facts resolve', () => {
    expectClean({looked: pages.length, findings: pages.flatMap(({broken}) => broken)}, 60);
  });

  it('carry complete front matter, with sources', () => {
    const findings = pages.flatMap(({path, frontMatter, raw}): Finding[] => {
      const kind = kindOf(path);
      if (!kind) return [];
      const problems = checkFrontMatter(kind, frontMatter);
      const {sources, verified} = frontMatter as {sources?: unknown[]; verified?: unknown};
      if (kind === 'doc' && sources?.length === 0)
        problems.push({field: 'sources', what: 'sources is empty.', cure: 'Name what the page was checked against.'});
      const day = isoDay(verified);
      if (day && Date.parse(day) > Date.now() + 86_400_000)
        problems.push({field: 'verified', what: `${day} is in the future.`, cure: 'Write the day of the check.'});
      return problems.map(({field, what, cure}) => ({file: path, line: lineOfField(raw, field), what, cure}));
    });
    expectClean({looked: pages.length, findings}, 60);
  });

  it('and data name programs of ours that the tests run, where they say "executed"', () => {
    expectClean(checkExecuted([...ofPages, ...ofData], runs), 80);
  });

  it('name a commit and a file where a source is a repository', () => {
    expectClean(checkRepositories(ofPages), 100);
  });

  it('draw facts, terms, tables and defects that exist', () => expectClean(merge(pages.map(checkElements)), 10));
  it('use the syntax that the build understands', () => expectClean(merge(pages.map(checkSyntax)), 500));
  it('use the words of the house', () => expectClean(merge(pages.map(checkWords)), 500));
  it('link and illustrate well', () => expectClean(merge(pages.map((page) => checkLinks(page, existsSync))), 50));
  it('begin with a lead and end with where to go next', () => expectClean(merge(docs.map(checkStructure)), 50));
  it('name order and reference system of their coordinates', () =>
    expectClean(merge(pages.map(checkReferenceSystem)), 5));
});

describe('blocks', () => {
  it('are of a language that is checked, and few opt out', () => {
    const out = optOuts(fences);
    if (out.length > 0) console.log(`Opted out, ${out.length} of ${optOutBudget}:\n${out.join('\n')}`);
    expectClean(checkBudget(fences), 60);
  });

  it('compile where they are TypeScript', () => expectClean(checkTypeScript(fences), 20));
  it('parse and validate where they are JSON', () => expectClean(checkJson(fences, places), 20));
  it('parse where they are YAML', () => expectClean(checkYaml(fences), 0));
  it('validate where they are GraphQL', () => expectClean(checkGraphql(fences, sdl), 3));
  it('match an operation where they call the API', () => expectClean(checkCalls(fences, openapi, buildSchema(sdl)), 5));
  it('compile where they are Solidity', () => expectClean(checkSolidity(fences), 2));

  it('write longitude before latitude in programs', () => {
    const programs = [...samples].filter(([path]) => path.endsWith('.ts'));
    const inPages = fences.filter(
      ({language, file, noCheck}) => !file && noCheck === undefined && ['ts', 'tsx', 'js'].includes(language),
    );
    expectClean(
      merge([
        ...programs.map(([path, text]) => checkCoordinateLiterals(path, text, places)),
        ...inPages.map(({page, line, text}) => checkCoordinateLiterals(page, text, places, line + 1)),
      ]),
    );
  });
});

describe('values', () => {
  it('are drawn from the data or from a tested artefact, not typed into pages', () => {
    const draw = (key: string): string => `Write <Fact of="${key}" /> in prose, {{${key}}} in a fence.`;
    const {findings} = merge(pages.map(({path, raw}) => checkValues(path, raw, known, {draw, proven: true})));
    // Where nothing is typed, no value is looked at: the pages are what was searched.
    expectClean({looked: pages.length, findings}, 60);
  });

  it('are right in programs', () => {
    expectClean(
      merge(
        [...samples]
          .filter(([path]) => /\.(?:ts|sol)$/.test(path))
          .map(([path, text]) => checkValues(path, text, known, {proven: false})),
      ),
    );
  });

  it('are not typed into code', () => {
    const draw = (key: string): string => `Import it from data (${key}).`;
    const code = [...filesBelow('src', /\.tsx?$/), ...filesBelow('plugins', /\.ts$/), ...filesBelow('config', /\.ts$/)];
    const {findings} = merge(code.map((path) => checkValues(path, readText(path), known, {draw, proven: false})));
    expectClean({looked: code.length, findings}, 20);
  });

  it('stand once in data', () => {
    const files = filesBelow('data', /\.ts$/).filter((path) => /^data\/(?:\w+|defects\/[\w-]+)\.ts$/.test(path));
    expectClean(checkTypedTwice(Object.fromEntries(files.map((path) => [path, readText(path)]))), 20);
  });
});

describe('components', () => {
  const registered = readText('src/theme/MDXComponents/index.tsx').matchAll(
    /'@site\/(src\/(?:components|instruments)\/\w+)'/g,
  );
  const due = [
    ...[...registered].map(([, folder = '']) => `${folder}/specimen.md`),
    ...expandedElements.map((name) => `plugins/api-reference/specimens/${name}.md`),
  ];
  const specimens = Object.keys(groups)
    .filter(isGroup)
    .flatMap((group) => listSpecimens(group));

  it('that pages can use each have a specimen', () => {
    expectClean(checkSpecimens(due, new Set(specimens.map(({file}) => file))), 25);
  });

  it('are shown in the handbook, each group once', () => {
    const handbook = readText('docs/tutorial-basics/markdown-features.md');
    for (const group of Object.keys(groups))
      expect(handbook.split(`<Specimens of="${group}" />`), group).toHaveLength(2);
  });

  it('have specimens that the build can read', () => {
    const findings = specimens.flatMap(({file}): Finding[] => {
      const specimen = readPage(file, readText(file));
      return [...specimen.broken, ...checkElements(specimen).findings, ...checkSyntax(specimen).findings];
    });
    expectClean({looked: specimens.length, findings}, 25);
  });
});

describe('samples', () => {
  it('are shown by a page, or say why not', () => expectClean(checkSamples(samples, pages), 10));

  it('come with the contracts that they and the pages are held to', () => {
    for (const file of ['astral-sdk.d.ts', 'openapi.yaml', 'schema.graphql', 'schemas/lp-record.json']) {
      expect(existsSync(`data/reference/${file}`), `data/reference/${file}`).toBe(true);
    }
  });
});
