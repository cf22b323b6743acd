import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {facts} from '../../data';
import {checkComponents} from '@astral-docs/content-checks/rules/components';
import {checkAxisOrder, checkCrsIsNamed} from '@astral-docs/content-checks/rules/coordinates';
import {checkSidebars} from '@astral-docs/content-checks/rules/entries';
import {checkEvidence} from '../../plugins/content-checks/evidence';
import {checkPageFrontMatter} from '../../plugins/content-checks/frontMatter';
import {checkJsonFences} from '@astral-docs/content-checks/rules/json';
import {checkMarkdown} from '@astral-docs/content-checks/rules/markdown';
import {checkLead, checkAdmonitionSyntax} from '@astral-docs/content-checks/rules/prose';
import {checkReadingGrade} from '@astral-docs/content-checks/prose/level';
import {checkWording, testedStatements} from '@astral-docs/content-checks/prose/lint';
import {checkSpelling} from '@astral-docs/content-checks/prose/spelling';
import {checkSamplesAreShown} from '../../plugins/content-checks/shownSamples';
import {checkSecrets} from '@astral-docs/content-checks/rules/secrets';
import {checkTypeScriptFences} from '@astral-docs/content-checks/rules/typescript';
import {checkHexValues, type KnownValues} from '@astral-docs/content-checks/rules/values';
import {formatFinding, type Finding} from '@astral-docs/content-checks/report';
import {checkProgramOutcome} from '../../plugins/content-checks/programs';
import type {Page} from '@astral-docs/content-checks/page';
import {parsePageWithSamples} from '../../plugins/content-checks/pages';
import {getLandmarks, getMarkdownlintConfig, getSpellingAllowList} from '../../plugins/content-checks/siteContext';

/** Each check proves itself here: what is right passes, a planted lie fails with file, line and fix. */

const page = (body: string, path = 'docs/page.md'): Page =>
  parsePageWithSamples(path, `---\ntitle: "A page"\n---\n\n${body}`);
/** Lines of front matter above the body of `page`. */
const above = 4;
const block = (info: string, text: string, path?: string): Page => page(`\`\`\`${info}\n${text}\n\`\`\`\n`, path);
const checkJson = (info: string, text: string): Finding[] => checkJsonFences(block(info, text).fences, places);
const lines = (findings: readonly Finding[]): string => findings.map(formatFinding).join('\n');
const passes = (findings: readonly Finding[]): void => expect(lines(findings)).toBe('');
const fails = (findings: readonly Finding[], ...parts: string[]): void => {
  expect(findings.length).toBeGreaterThan(0);
  for (const part of parts) expect(lines(findings)).toContain(part);
};

const places = getLandmarks();
const known: KnownValues = {
  facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'),
  proven: new Set([`0x${'9a3f'.repeat(15)}0b1c`]),
};
const draw = (key: string): string => `Write <Fact of="${key}" />.`;
const inPages = (text: string): Finding[] => checkHexValues('docs/page.md', text, known, {draw, proven: true});
const fact = (key: string): string => facts.get(key)?.value ?? '';

describe('planted lies', () => {
  it('a wrong address: one digit changed', () => {
    const address = fact('network.sepolia.eas');
    const lie = address.replace('C2679', 'C2678');
    fails(
      inPages(`Text.\n\nThe contract is ${lie}.`),
      'docs/page.md:3:',
      '0xC2678fBD…',
      'differs from network.sepolia.eas in 1 digits. Write <Fact of="network.sepolia.eas" />.',
    );
    fails(
      checkHexValues('samples/a.ts', `const eas = '${lie}';`, known, {proven: false}),
      'samples/a.ts:1:',
      `Write ${address}.`,
    );
  });

  it('a changed digest', () => {
    const digest = [...known.proven][0] ?? '';
    passes(inPages(`The digest is ${digest}.`));
    fails(
      inPages(`Text.\nThe digest is ${digest.replace('9a3f', '9a3e')}.`),
      'docs/page.md:2:',
      'is in no vector, record or recorded output.',
      'packages/location-record/vectors',
    );
  });
});

describe('values', () => {
  it('of the data are drawn, not typed', () => {
    fails(
      inPages(`UID ${fact('schema.v0.1.uid')}`),
      'the data has it as schema.v0.1.uid',
      'Write <Fact of="schema.v0.1.uid" />.',
    );
  });
  it('with mixed case must pass their checksum', () => {
    fails(inPages('From 0x3fFE7D6E3469D7f8Bb63B52f6fC80BF2B9045624.'), 'fails its EIP-55 checksum');
    passes(inPages('From 0x3fFE7D6E3469D7f8Bb63B52f6fC80BF2B9045623.'));
  });
  it('that are obviously placeholders pass', () => passes(inPages(`0x${'0'.repeat(40)} and 0x${'ab'.repeat(32)}`)));
});

describe('TypeScript', () => {
  const call = (method: string): string =>
    `import {AstralSDK} from '@decentralized-geo/astral-sdk';\n\ndeclare const sdk: AstralSDK;\nexport const run = sdk.location.offchain.${method};`;
  const fences: Readonly<Record<string, readonly [info: string, text: string]>> = {
    method: ['ts', call('create')],
    renamed: ['ts', call('make')],
    package: ['ts', "import {keccak256} from 'viem';\nexport const hash = await Promise.resolve(keccak256('0x00'));"],
    loose: ['ts', 'const list = [1];\nconst first: number = list[0];'],
    unknown: ['ts', "import x from 'no-such-package';\nx();"],
    expected: ['ts expect-error="TS2322"', 'const a: number = "one";'],
    stale: ['ts expect-error="TS2322"', 'const a: number = 1;'],
    more: ['ts expect-error="TS2322"', 'const a: number = "one";\nnothing();'],
    unchecked: ['ts no-check="shows a fragment"', '…\n```\n\n```ts\nexport {};'],
  };
  // One run of the compiler over all of them, as over pages.
  const found = checkTypeScriptFences(
    Object.entries(fences).flatMap(([name, [info, text]]) => block(info, text, `docs/${name}.md`).fences),
  );
  const of = (name: string): Finding[] => found.filter(({file}) => file === `docs/${name}.md`);

  it('is strict, and may use the SDK, top-level await and published packages', () => {
    for (const name of ['method', 'package', 'expected', 'unchecked']) passes(of(name));
    fails(of('renamed'), `docs/renamed.md:${above + 5}:`, `TS2339: Property 'make' does not exist`, 'Fix the code');
    fails(of('loose'), `docs/loose.md:${above + 3}:`, `TS2322`);
    fails(of('unknown'), 'TS2307');
  });
  it('reports an expected error that does not occur, and others beside it', () => {
    fails(of('stale'), `docs/stale.md:${above + 1}:`, `The block expects TS2322, which does not occur.`);
    fails(of('more'), 'TS2304');
  });
});

describe('JSON', () => {
  it('parse', () => {
    passes(checkJson('json', '{"a": [1, 2]}'));
    fails(checkJson('json', '{\n  "a": 1,\n}'), `docs/page.md:${above + 4}:`, `JSON:`, 'no trailing comma');
  });
  it('hold right geometries, wherever they are', () => {
    const ring = '[[0, 0], [4, 0], [4, 4], [0, 0]]';
    const whole = `{"type": "Feature", "geometry": null}, {"geometries": [{"type": "MultiPolygon", "coordinates": [[${ring}]]}]}`;
    passes(checkJson('json', `[${whole}, {"type": "MultiLineString", "coordinates": [${ring}]}]`));
    const lie = (json: string, part: string): void => fails(checkJson('json', json), part);
    lie('{"type": "Point", "coordinates": [51.477812, -0.001475]}', 'axes swapped. Write [-0.001475, 51.477812]: long');
    lie(
      '{"type": "MultiPolygon", "coordinates": [[[[0, 0], [4, 4], [4, 0], [0, 0]]]]}',
      'coordinates[0][0]: the outer',
    );
    lie(
      '{"features": [{"type": "Point", "coordinates": [2, 149]}]}',
      'features[0].coordinates: latitude 149 is beyond ±90°',
    );
    lie('{"type": "Circle", "coordinates": [0, 0]}', 'is not Point, LineString or Polygon');
    lie('{"type": "Point", "coordinates": [0, 0], "crs": {}}', 'GeoJSON has no member crs');
  });
  it('name schemas that exist', () =>
    fails(checkJson('json schema=no-such', '{}'), 'no-such is not a schema of this site'));
  it('validate against the schema that they name', () => {
    const check = (version: unknown): Finding[] =>
      checkJson(
        'json schema=lp-record',
        JSON.stringify({
          lp_version: version,
          srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
          location_type: 'geojson-point',
          location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
        }),
      );
    passes(check('1.0.0'));
    fails(check(1), `docs/page.md:${above + 2}:`, `type: /lp_version must be string.`);
  });
  it('may expect to fail', () => {
    const open = '{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 1]]]}';
    passes(checkJson('geojson expect-error="ring-open"', open));
    fails(checkJson('json expect-error="ring-open"', '{}'), 'expects ring-open, which does not occur');
  });
});

describe('coordinates', () => {
  it('keep their order, next to the name of a place or at a landmark', () => {
    const berlin = [{name: 'Berlin', longitude: 13.405, latitude: 52.52}];
    const check = (text: string): Finding[] => checkAxisOrder('samples/a.ts', text, places, berlin);
    passes(check("const p = {type: 'Point', coordinates: [-0.001475, 51.477812]};\nconst berlin = [13.405, 52.52];"));
    passes(check('const a = {coordinates: [0, 1]};\n// swapped\nconst p = {coordinates: [51.477812, -0.001475]};'));
    fails(
      check("\nconst p = {type: 'Point', coordinates: [51.477812, -0.001475]};"),
      'samples/a.ts:2:40 [51.477812, -0.001475] is Royal Observatory Greenwich',
    );
    fails(
      check('Berlin is at [52.52, 13.405].'),
      'is Berlin with its axes swapped. Write [13.405, 52.52]: longitude first.',
    );
  });
  it('come with their reference system in words', () => {
    const shown = '```geojson\n{"type": "Point", "coordinates": [1, 2]}\n```\n';
    passes(checkCrsIsNamed(page(`WGS 84, longitude first.\n\n${shown}`)));
    fails(checkCrsIsNamed(page(`A point.\n\n${shown}`)), 'names no reference system', 'without naming their order');
  });
});

describe('prose', () => {
  it('keeps to the words of the rules, outside code', async () => {
    passes(
      await checkWording('page.md', 'Run `please --mend` and read the justification.\n\n```\nthe telephone\n```\n'),
    );
    const wrong: [string, string, string][] = [
      ['page.md', '---\ntitle: "A way round"\n---\n\nText.\n', ':2:11 “way round” in prose. Write “workaround”'],
      ['page.md', '# Title\n\nFirst line.\nThis is no page.\n', ':4:6 “is no” in prose. Write “is not a”'],
      ['page.mdx', '<Figure description="Somebody signs" />\n', ':1:22 “Somebody” in prose. Write “someone”'],
      ['page.md', '| a | b |\n|---|---|\n| x | a telephone |\n', ':3:9 “telephone” in prose. Write “phone”'],
    ];
    for (const [path, text, finding] of wrong) fails(await checkWording(path, text), `${path}${finding}`);
  });
  it('is spelled right, outside code, names and formulas', async () => {
    const check = (text: string): Promise<Finding[]> => checkSpelling('docs/page.md', text, getSpellingAllowList());
    passes(await check('It’s London’s colour, a geohash, GeoJSON, `recieve` and $recieve$ from {{recieve}}.\n'));
    fails(
      await check('Text.\n\nYou recieve it.\n'),
      'docs/page.md:3:5 “recieve” is in no dictionary. Nearest: receive',
    );
    fails(await check('---\ntitle: "A recieved record"\n---\n'), 'docs/page.md:2:11 “recieved”');
  });
  it('keeps to the form of Markdown', () => {
    const check = (text: string): Finding[] => checkMarkdown('docs/page.md', text, getMarkdownlintConfig());
    passes(check('---\ntitle: "A page"\n---\n\nText.\n\n## Part {/* #part */}\n'));
    fails(check('Text.\n\n* Item\n'), 'docs/page.md:3:1 Unordered list style', 'MD004');
  });
  it('wants a test for each claim about a whole', async () => {
    fails(
      await checkWording('docs/page.md', 'Anything else is rejected.\n'),
      'name in packages/content-checks/prose/tried.yml the test',
    );
    for (const {page: path, words, test} of testedStatements) {
      expect(existsSync(test), test).toBe(true);
      expect(readFileSync(path, 'utf8'), `${path} has no such claim`).toContain(words);
      passes(await checkWording(path, `${words}.\n`));
    }
  });
  it('measures the reading level', () => {
    const check = (text: string): Finding[] =>
      checkReadingGrade(parsePageWithSamples('docs/page.md', `---\npage_type: how-to\n---\n\n${text.repeat(4)}`));
    passes(check('You sign the record. The app sends it to the chain. You see its name on the page. '));
    fails(
      check(
        'Notwithstanding considerations regarding interoperability, implementers necessarily incorporate authentication infrastructures, verification methodologies, and cryptographic identification, irrespective of environmental circumstances or organizational preferences. ',
      ),
      'Write shorter sentences',
    );
  });
  it('uses the syntax of the build', () => {
    passes(checkAdmonitionSyntax(page(':::note[Title]\n\nText.\n\n:::\n')));
    fails(
      checkAdmonitionSyntax(page(':::note Title\n\nText.\n\n:::\n')),
      `docs/page.md:${above + 1}:`,
      'Write :::note[Title].',
    );
    expect(page('Text\n\n<!-- no -->\n').problems.map(formatFinding).join()).toContain('does not parse');
  });
  it('has a lead', () => {
    fails(checkLead(page('## One\n\nText.')), 'begins with a heading');
    passes(checkLead(page('A lead.\n\n## One\n\nText.')));
  });
});

describe('samples', () => {
  const check = (files: Readonly<Record<string, string>>): Finding[] =>
    checkSamplesAreShown(new Map(Object.entries(files)), [{raw: 'See [the program](/samples/a.ts).'}]);
  it('every program is shown or says why not', () => {
    passes(check({'samples/a.ts': '// runs: offline\n'}));
    passes(check({'samples/b.ts': '// runs: offline\n// internal: used by the tests\n'}));
    fails(check({'samples/b.ts': '// runs: offline\n'}), 'samples/b.ts:1:', 'No page shows this program.');
    fails(check({'samples/a.ts': '// runs: offline\n', 'samples/c.out.txt': ''}), 'belongs to no program');
  });
});

describe('evidence', () => {
  const from = (source: string): Finding[] => checkEvidence([{file: 'data/known-issues/sdk.ts', line: 7, source}]);

  it('of a run names a program that the tests run', () => {
    passes(from('executed: samples/hello/record.ts'));
    passes(from('executed: samples/onchain/connect.ts'));
    passes(from('executed: packages/api-model/tests'));
    fails(
      from('executed: samples/lost.ts'),
      'data/known-issues/sdk.ts:7:',
      'The tests run nothing like',
      'tried by hand',
    );
    for (const wrong of ['samples/README.md', 'a program of mine', 'samples/hello/record.ts on Tuesdays'])
      fails(from(`executed: ${wrong}`), 'The tests run nothing like');
  });
});

describe('names', () => {
  it('of components are registered', () => {
    const known = new Set(['Fact', 'Term']);
    passes(checkComponents(page('<Fact of="a" />'), known));
    fails(
      checkComponents(page('A <Trem id="a">term</Trem>.'), known),
      `docs/page.md:${above + 1}:3 <Trem> is not a component that pages can use. Nearest: Term`,
    );
  });
  it('hold no secret', async () => {
    passes(await checkSecrets('docs/page.md', 'Set `TOKEN` to a token of your own.'));
    const token = ['ghp', 'a1B2'.repeat(9)].join('_');
    fails(
      await checkSecrets('docs/page.md', `Text.\n\nexport TOKEN=${token}\n`),
      'docs/page.md:3:',
      'looks like a secret',
    );
  });
});

describe('whole pages', () => {
  it('say everything that is wrong with their front matter at once', () => {
    const findings = checkPageFrontMatter(parsePageWithSamples('docs/page.md', 'Text.\n'));
    expect(findings.map(({message}) => message)).toEqual(
      ['title', 'description', 'page_type', 'verified', 'sources'].map((field) => `${field} is missing.`),
    );
  });
  it('say where front matter does not parse, each time that they are read', () => {
    for (const path of ['docs/page.md', 'docs/page.md'])
      expect(
        parsePageWithSamples(path, '---\ntitle: A: B\n---\n\nText.\n').problems.map(formatFinding).join(),
      ).toContain('docs/page.md:2:1 The front matter does not parse: bad indentation');
  });
  it('are in the sidebar', () => {
    const pages = [
      {path: 'docs/sdk/new.md', frontMatter: {}},
      {path: 'docs/02-sdk/01-named.md', frontMatter: {id: 'other'}},
      {path: 'docs/sdk/_part.md', frontMatter: {}},
      {path: 'docs/all/any.md', frontMatter: {}},
    ];
    const all = {type: 'autogenerated' as const, dirName: 'all'};
    passes(checkSidebars(pages, {docs: [{type: 'category', label: 'SDK', items: ['sdk/new', 'sdk/other', all]}]}));
    fails(checkSidebars(pages, {docs: ['sdk/other', all]}), 'is not in the sidebar.', "Add 'sdk/new' to sidebars.ts");
  });
});

describe('programs', () => {
  it('that fail say where', () => {
    const error = new Error('samples/a.ts ended with 1:\nError: no\n    at file:///x/samples/a.ts:7:3');
    expect(checkProgramOutcome({path: 'samples/a.ts'}, error, '').map(formatFinding)).toEqual([
      'samples/a.ts:7:3 The program fails: Error: no. Run it: npx tsx samples/a.ts',
    ]);
  });
  it('whose output changed say how', () => {
    const outcome = 'one\nthree\n';
    expect(checkProgramOutcome({path: 'samples/a.ts'}, outcome, 'one\ntwo\n').map(formatFinding)).toEqual([
      'samples/a.ts:1:1 The output differs from samples/a.out.txt, line 2: "three" was "two". If that is meant, record it: npm run samples -- a',
    ]);
    expect(checkProgramOutcome({path: 'samples/a.ts'}, outcome, outcome)).toEqual([]);
  });
});
