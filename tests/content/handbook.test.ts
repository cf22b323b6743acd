import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import {loadContext} from '@docusaurus/core/lib/server/site';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, expect, it} from 'vitest';
import {facts} from '../../data';
import remarkMermaidFigure from '../../plugins/mermaid-figure';
import {needsJson, needsReact} from '../../delivery/articles/server/messages';
import {checkFrontMatter} from '../../plugins/front-matter/schema';
import {extractRegion} from '../../plugins/samples/region';
import {dayProblems, silenceProblems} from '../built/checks';
import {overweight} from '../../bench/weigh';
import {checkLanguages} from '../../checks/rules/budget';
import {checkReferenceSystem} from '../../checks/rules/coordinates';
import {checkElements} from '../../checks/rules/elements';
import {checkGraphql} from '../../checks/rules/graphql';
import {checkCalls} from '../../checks/rules/http';
import {checkJson} from '../../checks/rules/json';
import {checkLinks, checkStructure, checkSyntax} from '../../checks/rules/prose';
import {checkProse} from '../../checks/prose/lint';
import {checkSamples} from '../../checks/rules/samples';
import {checkSpecimens} from '../../checks/rules/specimens';
import {checkTypeScript} from '../../checks/rules/typescript';
import {checkValues} from '../../checks/rules/values';
import {print} from '../../checks/finding';
import {places} from '../../checks/places';
import {filesBelow, readPage, readText} from '../../checks/site';

/** The handbook quotes messages. Here each of them is provoked, so that the quotation stays what a contributor reads. */

const page = (body: string) => readPage('docs/page.md', `---\ntitle: "A page"\n---\n\n${body}`);
const fenced = (info: string, body: string) => page(`\`\`\`${info}\n${body}\n\`\`\`\n`);
const none = (): boolean => false;
const sepolia = facts.get('network.sepolia.eas');

/** What the checks of the content say about pages and programs that are wrong on purpose. */
async function problems(): Promise<string[]> {
  const reports = [
    checkStructure(page('A lead.\n\n## What is this?\n\nText.\n\n#### A level skipped\n\nText.')),
    await checkProse('docs/page.md', 'It is just so.'),
    checkLinks(page('See [the introduction](../introduction.md), or [here](/sdk/). ![](/img/nothing.png)'), none),
    checkElements(page('<Fact of="network.sepolia.eass" />')),
    checkSyntax(page(':::note A title\n\nText.\n\n:::\n')),
    checkTypeScript(fenced('ts', "const a: number = 'one';").fences),
    checkJson(fenced('json', '{"a": 1,}').fences, places),
    checkJson(fenced('json schema=lp-record', '{"lp_version": "1.0.0"}').fences, places),
    checkJson(fenced('geojson', '{"type": "Point", "coordinates": [51.477812, -0.001475]}').fences, places),
    checkReferenceSystem(fenced('geojson', '{"type": "Point", "coordinates": [1, 2]}')),
    checkGraphql(
      fenced('graphql', '{\n  locationProofs {\n    uids\n  }\n}').fences,
      readText('data/reference/schema.graphql'),
    ),
    checkCalls(
      fenced('bash', 'curl "$BASE_URL/api/v0/location-proofs?limits=2"').fences,
      readText('data/reference/openapi.yaml'),
      readText('data/reference/schema.graphql'),
    ),
    checkLanguages(fenced('cobol', 'STOP RUN.').fences),
    checkSamples(
      new Map([
        ['samples/alone.ts', '// runs: offline\n'],
        ['samples/mute.ts', 'export {};\n'],
      ]),
      [],
    ),
    checkSpecimens(['src/tools/PlaceFinder/specimen.md'], new Set()),
    checkValues(
      'docs/page.md',
      `The contract is ${sepolia?.value}.`,
      {facts: sepolia ? [sepolia] : [], proven: new Set()},
      {draw: (key) => `Write <Fact of="${key}" />.`, proven: true},
    ),
  ];
  const unreadable = [
    fenced('text colour', 'A'),
    page('The <UID> of a record.\n'),
    inFolderWith('samples/hello/record.ts', (folder) =>
      readPage('docs/page.md', '```text output=samples/hello/record.ts\n```\n', folder),
    ),
  ].flatMap(({broken}) => broken);
  const fields = checkFrontMatter('doc', {
    title: 'A page',
    description: 'Too short.',
    page_type: 'guide',
    verified: '2026-11-21',
    sources: ['someone told me'],
    author: 'me',
  });
  return [
    ...[...reports.flatMap(({findings}) => findings), ...unreadable].map(print),
    ...fields.map(({message, fix}) => `${message} ${fix}`),
    messageOf(() =>
      extractRegion('// #region check\n1\n// #endregion check\n// #region read\n// #region run\n', 'chek'),
    ),
    ...silenceProblems('/licence', '#'.repeat(87)),
    ...overweight({route: '/blog', kind: 'list', html: 10_431, css: 0, script: 0, scripts: [], requests: 1}),
    needsReact('/page', '<PlaceFinder>', 'uses useState'),
    needsJson('/page', 'PlaceFinder', 'onFound'),
    ...dayProblems(['/licence'], new Map()),
  ];
}

/** Runs something in a project that has one file, and nothing in it. */
function inFolderWith<T>(file: string, act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '');
    return act(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was rejected.');
}

/** The messages of an error and of what caused it, outermost first. */
const causesOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...causesOf(error.cause)] : [];

/** What the framework says of a post. Its own plugin reads a folder that holds nothing else. */
async function refusalOfPost(frontMatter: string, body: string): Promise<string> {
  const siteDir = mkdtempSync(join(tmpdir(), 'post-'));
  try {
    mkdirSync(join(siteDir, 'blog'));
    writeFileSync(join(siteDir, 'blog/tags.yml'), readText('blog/tags.yml'));
    writeFileSync(join(siteDir, 'blog/2026-11-21-name.md'), `---\ntitle: A post\n${frontMatter}---\n\n${body}`);
    const options = validateOptions({
      validate: normalizePluginOptions as never,
      options: {onInlineTags: 'throw', onUntruncatedBlogPosts: 'throw'},
    });
    writeFileSync(
      join(siteDir, 'docusaurus.config.js'),
      "module.exports = {title: 'A', url: 'https://example.org', baseUrl: '/'};",
    );
    const context = await loadContext({siteDir});
    const plugin = await blogPlugin(context, {...options, id: 'default'} as never);
    await plugin?.loadContent?.();
    return '';
  } catch (error) {
    return causesOf(error).join('\n');
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}

async function refusalOfDiagram(): Promise<string> {
  const file = new VFile({
    path: 'docs/page.md',
    value: `${'\n'.repeat(11)}\`\`\`mermaid title="A"\nflowchart LR\n  A --> B\n\`\`\`\n`,
  });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkMermaidFigure);
  return processor.run(processor.parse(file), file).then(
    () => '',
    (error: Error) => error.message,
  );
}

let said: string[] = [];
beforeAll(async () => {
  said = [
    ...(await problems()),
    await refusalOfDiagram(),
    await refusalOfPost('', 'Text without a marker.\n'),
    await refusalOfPost('tags: [maps]\n', 'Text.\n\n{/* truncate */}\n\nMore.\n'),
  ];
});

/** A quotation as a pattern: an ellipsis stands for what depends on the case. */
const pattern = (quotation: string): RegExp =>
  new RegExp(
    quotation
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*?'),
  );

const rows = [...readText('docs/tutorial-basics/congratulations.md').matchAll(/^\| (`+)(.+?)\1 \|/gm)]
  .map(([, , cell = '']) => cell)
  .filter((cell) => /[ :]/.test(cell) && !/^(?:npm |docs\/)|`, `/.test(cell));

const blocks = ['create-a-document', 'create-a-blog-post', 'deploy-your-site'].flatMap((name) =>
  [...readText(`docs/tutorial-basics/${name}.md`).matchAll(/^ *```text\n([\s\S]*?)\n *```$/gm)].map(
    ([, text = '']) => text,
  ),
);

it('the page that the guide prints passes when it is taken literally', () => {
  const [, file = ''] =
    /^ *```md title="src\/pages\/licence\.md"\n([\s\S]*?)\n *```$/m.exec(
      readText('docs/tutorial-basics/create-a-page.md'),
    ) ?? [];
  const printed = file.replace(/^ {3}/gm, '');
  const {frontMatter, body, broken} = readPage('src/pages/licence.md', printed);
  expect(checkFrontMatter('page', frontMatter)).toEqual([]);
  expect(broken).toEqual([]);
  expect(checkSyntax(readPage('src/pages/licence.md', printed)).findings).toEqual([]);
  expect(body.match(/^# /gm)).toHaveLength(1);
  // The alternate of a page is its text with a line that names its source.
  expect(silenceProblems('/licence', body.trim())).toEqual([]);
});

it('every file of the table of topics exists', () => {
  const [, table = ''] =
    /^## Find a file by topic[\s\S]*?\n((?:\|.*\n)+)/m.exec(readText('docs/tutorial-basics/congratulations.md')) ?? [];
  const paths = [...table.matchAll(/\| `([^`]+)` \|$/gm)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('every path in the text of a guide exists, unless the guide creates it', () => {
  const pages = ['docs/tutorial-basics', 'docs/tutorial-extras'].flatMap((folder) => filesBelow(folder, /\.md$/));
  const named = pages.flatMap((page) => {
    const prose = readText(page).replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
    const paths = /(Create )?`((?:blog|checks|config|data|delivery|docs|plugins|samples|scripts|src|tests)\/[^`\s]*)`/g;
    return [...prose.matchAll(paths)].filter(([, isNew]) => !isNew).map(([, , path = '']) => path);
  });
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('there are quotations', () => {
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(blocks.length).toBeGreaterThanOrEqual(5);
});

it.each(rows)('a check says: %s', (quotation) => expect(said.join('\n')).toMatch(pattern(quotation)));

it.each(blocks.filter((text) => !/^(?:nginx|caddy): \d/.test(text)))('a build says: %s', (text) => {
  for (const line of text.split('\n'))
    expect(said.join('\n')).toMatch(pattern(line.trim().replace(/^\[cause\]: Error: /, '')));
});
