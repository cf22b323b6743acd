import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'acorn';
import {build, type Plugin} from 'esbuild';
import {transform} from 'sucrase';
import {records} from '../../data/records';
import {rowsOfSample} from '../../api-model/ingest';
import type {PlaygroundIndex, RunnableModule, RunnableProgram} from '../../src/lib/playground/types';
import {wholeFile} from '../samples/region';
import {constantValues} from './constants';
import {libraries, packages} from './modules';
import {type Candidate, importsOf, listCandidates, slugOf} from './programs';

/** Files below `assets/run/`, by name, and what the page knows of them. */
export interface Playground {
  readonly files: ReadonlyMap<string, string>;
  readonly index: PlaygroundIndex;
}

/** Modules of sucrase that programs in TypeScript without JSX never reach. */
const otherLanguages =
  /\/(?:(?:JSX|CJSImport|Flow|ReactDisplayName|ReactHotLoader|JestHoist)Transformer|CJSImportProcessor|plugins\/flow)$|^\.\/Options$/;

/**
 * The parts of packages that are left out or replaced: contracts of EAS, which need a chain, and transformers of sucrase for
 * other languages than TypeScript.
 */
const parts = (root: string): Plugin => ({
  name: 'playground-parts',
  setup(bundler) {
    const part = (name: string) => ({path: join(root, 'plugins/playground/worker/parts', name)});
    // The CommonJS copy would come beside the one that programs import.
    bundler.onResolve({filter: /^ethers$/}, () => ({path: join(root, 'node_modules/ethers/lib.esm/index.js')}));
    bundler.onResolve({filter: /^@ethereum-attestation-service\/eas-contracts$|^\.\/legacy\/typechain$/}, () =>
      part('eas-contracts.ts'),
    );
    // `PrivateData` alone uses it, and no program does.
    bundler.onResolve({filter: /^@openzeppelin\/merkle-tree$/}, ({path}) => ({path, namespace: 'nothing'}));
    bundler.onResolve({filter: otherLanguages}, ({path, importer}) =>
      importer.includes('sucrase') ? {path, namespace: 'nothing'} : undefined,
    );
    bundler.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({
      contents: 'module.exports = class { static validateOptions() {} };',
      loader: 'js',
    }));
  },
});

async function bundle(root: string): Promise<{files: Map<string, string>; fileOf: Map<string, string>}> {
  const stdin = new Map(
    Object.entries(packages).map(([name, {file, contents}]) => [`entry:${file}`, {name, contents}]),
  );
  const worker = './plugins/playground/worker';
  const result = await build({
    absWorkingDir: root,
    entryPoints: [
      ...Object.values(packages).map(({file}) => ({in: `entry:${file}`, out: file})),
      {in: `${worker}/worker.ts`, out: 'worker'},
      {in: `${worker}/interpreter.ts`, out: 'interpreter'},
      {in: `${worker}/api.ts`, out: 'api'},
    ],
    outdir: 'run',
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import', 'module'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: {
      ROWS: JSON.stringify(rowsOfSample(records)),
      SDL: JSON.stringify(readFileSync(join(root, 'data/reference/schema.graphql'), 'utf8')),
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
    plugins: [
      {
        name: 'playground-entries',
        setup(bundler) {
          bundler.onResolve({filter: /^entry:/}, ({path}) => ({path, namespace: 'entry'}));
          bundler.onLoad({filter: /.*/, namespace: 'entry'}, ({path}) => ({
            contents: stdin.get(path)!.contents,
            resolveDir: root,
            loader: 'js',
          }));
        },
      },
      parts(root),
    ],
  });
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const fileOf = new Map<string, string>();
  for (const [path, {entryPoint}] of Object.entries(result.metafile.outputs))
    if (entryPoint) fileOf.set(entryPoint.replace(/^entry:(entry:)?/, ''), nameOf(path));
  return {files: new Map(result.outputFiles.map(({path, text}) => [nameOf(path.replaceAll('\\', '/')), text])), fileOf};
}

interface EsNode {
  readonly type: string;
  readonly source?: {readonly value: unknown; readonly start: number; readonly end: number} | null;
}

/** Every node of a tree that names a module. */
function* sourcesIn(node: unknown): Generator<{value: string; start: number; end: number}> {
  if (typeof node !== 'object' || node === null) return;
  const {type, source} = node as EsNode;
  if (
    /^(?:Import|Export(?:Named|All))(?:Declaration|Expression)$/.test(type ?? '') &&
    typeof source?.value === 'string'
  )
    yield {...source, value: source.value};
  for (const child of Object.values(node)) yield* sourcesIn(child);
}

/**
 * Compiles a program: types are stripped, and imports name files. Lines stay where they are, so that a failure in the compiled
 * program has the line that readers see.
 *
 * @param fileOf file of a module, by the name that the program imports it by
 */
export function compile(source: string, fileOf: (name: string) => string): string {
  let {code} = transform(source, {transforms: ['typescript'], disableESTransforms: true});
  const sources = [...sourcesIn(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}))];
  for (const {value, start, end} of sources.reverse())
    code = `${code.slice(0, start)}'./${fileOf(value)}'${code.slice(end)}`;
  return code;
}

const hashed = (name: string, end: string, content: string): string =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${end}`;

/** Makes everything that programs need in order to run in the page. Reads below `root`, writes nothing. */
export async function buildPlayground(root: string): Promise<Playground> {
  const {files, fileOf} = await bundle(root);
  const entry = (name: string): string => {
    const file = fileOf.get(name);
    if (!file) throw new Error(`The bundler made no file of ${name}.`);
    return file;
  };
  const packageFile = (name: string): string => entry(packages[name]!.file);

  /** Compiled samples by path; one that others import is compiled once. */
  const compiled = new Map<string, string>();
  const compileSample = (path: string): string => {
    const known = compiled.get(path);
    if (known) return known;
    const text = readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n');
    const beside = (name: string): string => {
      const own = join(dirname(path), `${name}.ts`).replaceAll('\\', '/');
      return compileSample(own);
    };
    // Imports are read from the file itself, where folders are told apart; readers keep all programs in one folder.
    const code = compile(wholeFile(text), (name) => (name.startsWith('.') ? beside(name) : packageFile(name)));
    const file = hashed(slugOf(path), 'js', code);
    files.set(file, code);
    compiled.set(path, file);
    return file;
  };

  /** Files of the packages that a program and the samples in it import. */
  const packagesOf = (path: string, seen = new Set<string>()): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const names = importsOf(readFileSync(join(root, path), 'utf8'));
    const all = names.flatMap((name) => {
      if (packages[name]) return [packageFile(name)];
      const beside = join(dirname(path), `${name}.ts`).replaceAll('\\', '/');
      return existsSync(join(root, beside)) ? packagesOf(beside, seen) : [];
    });
    return [...new Set(all)];
  };

  const describe = (candidate: Candidate): string => {
    const {samples, ...rest} = candidate;
    const program: RunnableProgram = {
      ...rest,
      packages: packagesOf(candidate.path),
      file: compileSample(candidate.path),
      imports: Object.fromEntries(Object.entries(samples).map(([name, path]) => [name, compileSample(path)])),
    };
    const text = JSON.stringify(program);
    const file = hashed(slugOf(candidate.path), 'json', text);
    files.set(file, text);
    return file;
  };

  const programs = Object.fromEntries(listCandidates(root).map((candidate) => [candidate.path, describe(candidate)]));
  const modules: Record<string, RunnableModule> = {
    ...Object.fromEntries(
      Object.entries(packages).map(([name, {about}]) => [name, {file: packageFile(name), about}] as const),
    ),
    ...Object.fromEntries(
      Object.entries(libraries).map(([name, {path, about}]) => [name, {file: compileSample(path), about}] as const),
    ),
  };
  const worker = (name: string): string => entry(`plugins/playground/worker/${name}.ts`);
  return {
    files,
    index: {
      worker: worker('worker'),
      interpreter: worker('interpreter'),
      api: worker('api'),
      modules,
      programs,
      constants: [...constantValues()].sort(),
    },
  };
}
