import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import remarkHighlight from '../../../plugins/highlight/remark';
import remarkSamples from '../../../plugins/samples';
import {readDirective} from '../../../plugins/samples/directive';
import {listSamples} from '../../../plugins/samples/fill';
import {needsOf} from '../../../plugins/samples/needs';
import {extractRegion, findMarkers, pickLines, wholeFile} from '../../../plugins/samples/region';
import {compilePage} from '../../support/markdown';

const program = `// runs: offline
import {a} from 'b';

// #region outer
function run() {
  // #region inner
  const x = 1;

  return x;
  // #endregion inner
}
// #endregion outer
`;

const project = process.cwd();
beforeAll(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'samples-')));
  const files = {
    'samples/package.json': JSON.stringify({
      dependencies: {b: '^2.1.0'},
      devDependencies: {solid: '0.8.26', young: '^0.6.3', unused: '1.0.0'},
    }),
    'samples/one/run.ts': program,
    'samples/two/plain.ts': program.replace(/import.*/, ''),
    'samples/two/plain.out.txt': 'x\n',
    // Folders that no check reads.
    'samples/one/build/page.html': '<script></script>',
    'samples/one/.cache/page.html': '<script></script>',
    'samples/one/run.out.txt': 'first\nsecond\nthird\n',
    'samples/onchain/connect.ts': "// runs: never, because\nimport 'b';\nprocess.env.RPC_URL;\n",
    'samples/two/use.ts': [
      '// runs: evm; after: samples/one/run.ts',
      "import type {T} from 'unused';",
      "import {connect, walletOf} from '../onchain/connect';",
      "const contract = new URL('Gate.sol', import.meta.url);",
      "const {x} = await import('young');",
      "walletOf('OTHER_KEY');",
      '// #region all',
      "import '../onchain/connect';",
      '// #endregion all',
    ].join('\n'),
    'samples/two/Gate.sol': 'import "solid/contracts/A.sol";\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(name), {recursive: true});
    writeFileSync(name, text);
  }
});
afterAll(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, {recursive: true});
});

const page = (text: string, ...more: (typeof remarkHighlight)[]): Promise<string> =>
  compilePage(text, remarkSamples, ...more);

it.each(['// run: offline', '// runs: never', '// runs: offline and evm', ''])(
  'the first line of a program is rejected with place and fix: %j',
  (line) => {
    expect(() => readDirective('samples/x.ts', line)).toThrow(/^samples\/x\.ts:1: .*Write "\/\/ runs: offline"/);
  },
);

describe('what a program needs', () => {
  it.each([
    ["if (!RPC_URL || !PRIVATE_KEY)\n  throw new Error('Set them.');", {optional: false, chain: true}],
    ["if (!PRIVATE_KEY) stop('Set it.');", {optional: false, chain: false}],
    ["function ask() {\n  if (!RPC_URL) throw new Error('Set it.');\n}", {optional: true, chain: false}],
    ["console.log(RPC_URL ?? 'none');", {optional: true, chain: false}],
  ])('calls variables optional unless the program stops without them: %s', (line, expected) => {
    writeFileSync('samples/two/variables.ts', `// runs: sdk\nconst {RPC_URL, PRIVATE_KEY} = process.env;\n${line}\n`);
    expect(needsOf('samples/two/variables.ts')).toMatchObject({
      variables: ['PRIVATE_KEY', 'RPC_URL'],
      ...expected,
    });
  });

  it('stands below the first part of the program on a page', async () => {
    const text = await page('```ts file=samples/two/use.ts region=all\n```');
    expect(text).toContain('packages="b@2 solid@0.8.26 young@0.6"');
    expect(text).toContain('variables="OTHER_KEY RPC_URL"');
    expect(text).toContain('files="samples/onchain/connect.ts samples/two/Gate.sol"');
    expect(text).toContain('chain="yes"');
    expect(text).toContain('after="run.ts"');
  });

  it('sets imports of other programs for one folder', async () => {
    expect(await page('```ts file=samples/two/use.ts region=all\n```')).toContain("import './connect'");
  });
});

describe('regions', () => {
  it('are dedented and lose the markers of inner ones', () => {
    expect(findMarkers(program, 'region').map(({name}) => name)).toEqual(['outer', 'inner']);
    expect(extractRegion(program, 'inner')).toBe('const x = 1;\n\nreturn x;');
    expect(extractRegion(program, 'outer')).toBe('function run() {\n  const x = 1;\n\n  return x;\n}');
  });

  it('work with the comments of other languages', () => {
    expect(extractRegion('# #region a\necho 1\n# #endregion a\n', 'a')).toBe('echo 1');
    expect(extractRegion('-- #region a\nSELECT 1;\n-- #endregion a\n', 'a')).toBe('SELECT 1;');
  });

  it('must be closed, filled and named once', () => {
    expect(() => extractRegion('// #region a\n1', 'a')).toThrow('is not closed');
    expect(() => extractRegion('// #region a\n// #endregion a', 'a')).toThrow('is empty');
    expect(() => extractRegion('// #region a\n1\n// #endregion a\n// #region a\n2\n// #endregion a', 'a')).toThrow(
      'begins 2 times',
    );
  });

  it('leave a whole program without its directive', () => {
    expect(wholeFile(program).split('\n')[0]).toBe("import {a} from 'b';");
    expect(wholeFile(program)).not.toContain('#');
  });

  it('end where the lines of a file end', () => {
    expect(() => pickLines('a', [1, 2])).toThrow('lines reaches 2, but there are 1. Write lines=1-1 or less.');
  });
});

describe('samples in pages', () => {
  it('fill the fence, give it a title and link the program once', async () => {
    const fence = '```ts file=samples/one/run.ts region=inner\n```\n';
    const filled = await page(`${fence}\n${fence}`);
    expect(filled.match(/const x = 1;/g)).toHaveLength(2);
    expect(filled.match(/<SampleLink file="samples\/one\/run.ts"/g)).toHaveLength(1);
  });

  it('are numbered where a program comes in fragments, and the last one runs it', async () => {
    const filled = await page('```ts file=samples/two/plain.ts region=outer\n```\n\n'.repeat(2), remarkHighlight);
    expect(filled.match(/ of 2"|run="two\/plain#outer"/g)).toEqual([' of 2"', ' of 2"', 'run="two/plain#outer"']);
  });

  it('show recorded output', async () => {
    expect(await page('```text output=samples/one/run.ts lines=2-3\n```')).toContain('second\\nthird');
  });

  it.each([
    [
      '```ts file=samples/one/rum.ts\n```',
      'docs/page.md:3:1 There is no file "samples/one/rum.ts". Nearest: samples/one/run.ts',
    ],
    ['```ts file=samples/one/run.ts region=iner\n```', 'docs/page.md:3:1 Region "iner" does not exist. Nearest: inner'],
    ['```ts file=../secret.ts\n```', 'leaves the project'],
    ['```text file=.git/config\n```', 'leaves the project'],
    ['```text file=samples/one/../../.env\n```', 'leaves the project'],
    ['```text output=samples/one/run.out.txt\n```', 'has no recorded output'],
    ['```ts file=samples/one/run.ts region=inner\nconst x = 2;\n```', 'has text of its own'],
  ])('stop the build at %s', async (text, message) => {
    await expect(page(`First.\n\n${text}`)).rejects.toThrow(message);
  });

  it('are listed as paths of the project', () => {
    expect(listSamples().slice(1, 3)).toEqual(['samples/one/run.out.txt', 'samples/one/run.ts']);
    expect(listSamples().filter((path) => path.endsWith('.html'))).toEqual([]);
  });
});
