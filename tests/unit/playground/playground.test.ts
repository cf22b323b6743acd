import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {geohashNames, offchainNames} from '../../../plugins/playground/modules';
import {listCandidates, obstacleOf, regionLines} from '../../../plugins/playground/programs';
import {extractRegion, regionsOf} from '../../../plugins/samples/region';
import {EXAMPLES} from '../../../src/tools/Playground/examples';
import {compareOutput} from '../../../src/lib/playground/compare';
import {fromHash, toHash} from '../../../src/lib/playground/state';
import {NodePlayground} from '../../playground/node';
import {programs} from './programs';

const root = resolve(import.meta.dirname, '../../..');
const paths = listCandidates(root).map(({path}) => path);
let playground: NodePlayground;
beforeAll(async () => {
  playground = await NodePlayground.make('unit');
}, 120_000);
afterAll(() => playground?.remove());

describe('programs of the site', () => {
  it('are at least 40', () => expect(paths.length).toBeGreaterThanOrEqual(40));

  it.each(paths)('%s prints compiled what was recorded', {timeout: 60_000}, async (path) => {
    expect((await playground.sample(path, false)).output).toBe(playground.describe(path).output);
  });

  it.each(paths)('%s prints interpreted what was recorded', {timeout: 60_000}, async (path) => {
    expect((await playground.sample(path, true)).output).toBe(playground.describe(path).output);
  });

  it('show a difference when they are changed (negative control)', {timeout: 60_000}, async () => {
    const path = 'samples/background/schema-uid.ts';
    const {source, output} = playground.describe(path);
    const changed = await playground.sample(path, true, source.replace('ZeroAddress, true', 'ZeroAddress, false'));
    const {difference} = compareOutput(output, changed.output, new Set(playground.built.index.constants));
    expect(difference?.line).toBe(1);
  });

  it('that need a chain or the SDK say so and do not run', () => {
    expect(obstacleOf('samples/onchain/register.ts', root)).toBe('a chain');
    expect(obstacleOf('samples/sdk/first-attestation.ts', root)).toBe('the Astral SDK');
    expect(paths).not.toContain('samples/onchain/register.ts');
  });

  it('have the regions that pages show', () => {
    for (const {path, source, regions} of listCandidates(root)) {
      const text = readFileSync(join(root, path), 'utf8');
      for (const name of regionsOf(text)) {
        const [from, to] = regions[name]!;
        const shown = source
          .split('\n')
          .slice(from - 1, to)
          .join('\n')
          .trim();
        expect(shown.split('\n')[0]?.trim(), `${path} ${name}`).toBe(
          extractRegion(text.replaceAll(/'\.\.\/[\w-]+\//g, "'./"), name)
            .split('\n')[0]
            ?.trim(),
        );
      }
    }
    expect(regionLines('// runs: offline\na\n// #region x\nb\nc\n// #endregion x\nd')).toEqual({x: [2, 3]});
  });

  it('are offered as examples by paths that exist', () => {
    expect(
      EXAMPLES.flatMap(({programs: all}) => all.map(([path]) => path)).filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });
});

describe('the interpreter', () => {
  it.each(Object.entries(programs))('runs %s as the engine does', {timeout: 60_000}, async (name, source) => {
    const [compiled, interpreted] = [await playground.native(name, source), await playground.interpret(source)];
    expect(compiled.output).not.toBe('');
    expect(interpreted.crash).toEqual(compiled.crash);
    expect(interpreted.output).toBe(compiled.output);
  });

  const failures: readonly (readonly [what: string, source: string, line: number, message: RegExp])[] = [
    [
      'an error of the program',
      'const a = 1;\n\nfunction boom() {\n  throw new TypeError("no");\n}\nboom();',
      4,
      /^no$/,
    ],
    ['a promise that fails', 'const a = 1;\nconst r =\n  await Promise.reject(new Error("later"));', 3, /^later$/],
    [
      'an error of a module',
      'import {getAddress} from "ethers";\nconst f = (x: string) => {\n  return x;\n};\nconst q = 1;\ngetAddress(f("0x12"));',
      6,
      /^invalid address/,
    ],
    ['an unknown name', 'const a = 1;\nconsole.log(a);\nconsole.log(missing);', 3, /^missing is not defined$/],
    ['a text that does not parse', 'const a = 1;\nconst b = ;\n', 2, /^Unexpected token/],
    ['syntax that does not run here', 'function d() {}\n@d class A {}\n', 2, /./],
    [
      'an export that is not there',
      '\nimport {Wallett} from "ethers";\nconsole.log(Wallett);\n',
      2,
      /^ethers does not export Wallett\. Nearest: Wallet/,
    ],
    [
      'a module that is not there',
      '\n\nimport http from "node:http";\nconsole.log(http);\n',
      3,
      /^node:http is not a module of this page\. Modules: ethers, /,
    ],
    ['a request to the network', '\nawait fetch("https://example.org/");\n', 2, /has no network \(example\.org\)/],
  ];
  it.each(failures)('says the line of %s', async (_, source, line, message) => {
    const {crash, code} = await playground.interpret(source);
    expect(code).toBe(1);
    expect(crash?.line).toBe(line);
    expect(crash?.message).toMatch(message);
  });

  it('ends with the code of process.exit, and runs nothing behind it', async () => {
    const {output, code, crash} = await playground.interpret(
      'console.log(1); try { process.exit(3) } finally { console.log("no") }',
    );
    expect([output, code, crash]).toEqual(['1\n', 3, undefined]);
  });

  it('shows the files that a program wrote', async () => {
    const {files} = await playground.interpret(
      "import {writeFileSync, readFileSync} from 'node:fs'; writeFileSync('a/../b.txt', 'ü'); console.log(readFileSync('./b.txt', 'utf8'));",
    );
    expect(files).toEqual({'b.txt': 'ü'});
  });
});

describe('a compiled program', () => {
  it('that fails has the line of its source', async () => {
    const source =
      "import {getAddress} from 'ethers';\ninterface A {\n  b: string;\n}\nconst a: A = {b: '0x12'};\ngetAddress(a.b);\n";
    const {crash} = await playground.native('crash', source);
    expect(crash).toMatchObject({name: 'TypeError', line: 6});
  });
});

describe('modules', () => {
  it('export what their packages do', async () => {
    const eas = await import('@ethereum-attestation-service/eas-sdk');
    expect(offchainNames.filter((name) => !(name in eas))).toEqual([]);
    const {default: geohash} = await import('ngeohash');
    expect(geohashNames.filter((name) => !(name in geohash))).toEqual([]);
  });

  /** A file and those that it imports. */
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const text = playground.built.files.get(file) ?? '';
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) withImports(name, seen);
    return seen;
  };
  const weights = new Map<string, number>();
  const weightOf = (file: string): number => {
    const known = weights.get(file) ?? brotliCompressSync(playground.built.files.get(file) ?? '').length;
    weights.set(file, known);
    return known;
  };
  const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weightOf(file), 0);

  /** Programs that need three libraries at once: ethers, the EAS SDK and h3-js. */
  const heavier: Readonly<Record<string, number>> = {'samples/proofs/evidence.ts': 285_000};

  it(
    'weigh at most 240 KB for a program of two libraries, and 70 KB more for the interpreter',
    {timeout: 120_000},
    () => {
      const {index} = playground.built;
      const sums = paths.map((path) => {
        const program = playground.describe(path);
        const files = [
          index.worker,
          index.programs[path]!,
          program.file,
          ...program.packages,
          ...(program.api ? [index.api] : []),
        ];
        const all = new Set(files.flatMap((file) => [...withImports(file)]));
        return {path, bytes: weigh(all)};
      });
      const limit = (path: string): number => heavier[path] ?? 240_000;
      expect(sums.filter(({path, bytes}) => bytes > limit(path))).toEqual([]);
      expect(Object.keys(heavier).filter((path) => !paths.includes(path))).toEqual([]);
      const base = withImports(index.worker);
      expect(weigh([...withImports(index.interpreter)].filter((file) => !base.has(file)))).toBeLessThan(70_000);
    },
  );

  it('are the same at each build', async () => {
    const again = await NodePlayground.make('again');
    expect([...again.built.files.keys()].sort()).toEqual([...playground.built.files.keys()].sort());
    again.remove();
  });

  it('hold no path of the machine that built them', () => {
    expect([...playground.built.files].filter(([, text]) => text.includes(root)).map(([file]) => file)).toEqual([]);
  });
});

describe('the address', () => {
  it('carries a program there and back', () => {
    const code = 'console.log("Grüße ✓");\n'.repeat(40);
    expect(fromHash(`#${toHash({program: 'samples/hello/record.ts', code})}`)).toEqual({
      program: 'samples/hello/record.ts',
      code,
    });
    expect(toHash({program: 'samples/hello/record.ts'})).toBe('program=hello/record');
    expect(toHash({code}).length).toBeLessThan(code.length / 4);
  });
  it('that was cut carries nothing', () => {
    const hash = toHash({code: 'console.log(1);'});
    expect(fromHash(hash.slice(0, -6))).toBeUndefined();
    expect(fromHash('#a-heading')).toBeUndefined();
  });
});

it('every stand-in of a module of Node.js is in the list of modules', () => {
  const names = readdirSync(join(root, 'plugins/playground/worker/node')).map(
    (file) => `node:${file.replace('.ts', '')}`,
  );
  expect(names.filter((name) => !(name in playground.built.index.modules))).toEqual([]);
});
