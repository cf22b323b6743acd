import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {records} from '../../data/records';
import {buildSampleRows} from '@astral-docs/api-model/ingest';
import type {PlaygroundIndex, RunnableModule, RunnableProgram} from '../../src/lib/playground/types';
import {readText} from '@astral-docs/content-checks/files';
import {flatten} from '../samples/needs';
import {wholeFile} from '../samples/region';
import {constantValues} from './constants';
import {frame} from './frame';
import {bundles, libraries, packages} from './modules';
import {FAR} from './worker/far';
import {listRunnableSamples, slugOf} from './programs';

/** Files below `assets/run/`, by name, and what the page knows of them. */
export interface Playground {
  readonly files: ReadonlyMap<string, string>;
  readonly index: PlaygroundIndex;
}

/** Modules of sucrase that programs in TypeScript without JSX never reach. */
const otherLanguages =
  /\/(?:(?:JSX|Flow|ReactDisplayName|ReactHotLoader|JestHoist)Transformer|plugins\/flow)$|^\.\/Options$/;

/**
 * The parts of packages that are left out or replaced: contracts of EAS, which need a chain, and transformers of sucrase for
 * other languages than TypeScript.
 */
const parts = (outside: readonly string[]): Plugin => ({
  name: 'playground-parts',
  setup(bundler) {
    const part = (name: string) => ({path: resolve('plugins/playground/worker/parts', name)});
    const inspection = `require(${JSON.stringify(part('../inspection.ts').path)})`;
    /** What the extracted `inspect` can't know of values is asked of our own code, and kinds of functions of the engine. */
    const changes = [
      [
        'getProxyDetails:a.getProxyDetails',
        `getProxyDetails:(t,e)=>{const d=a.getProxyDetails(t,e);${inspection}.prepareValue(d===undefined?t:e?d[0]:d);return d}`,
      ],
      ['"Object"===l){if(Pe(e)', '"Object"===l&&"function"!=typeof e){if(Pe(e)'],
      ['previewEntries:function(t){return[[],!1]}', `previewEntries:${inspection}.previewEntries`],
      ['Function.prototype.toString.call(t).startsWith("async")', '/^Async/.test(t[Symbol.toStringTag])'],
      [
        'Function.prototype.toString.call(t).match(/^(async\\s+)?function *\\*/)',
        '/GeneratorFunction$/.test(t[Symbol.toStringTag])',
      ],
    ] as const;
    // The CommonJS copy would come beside the one that programs import.
    bundler.onResolve({filter: /^ethers$/}, ({path}) =>
      outside.includes(path) ? {path, external: true} : {path: resolve('node_modules/ethers/lib.esm/index.js')},
    );
    bundler.onResolve({filter: /^@ethereum-attestation-service\/eas-contracts$|^\.\/legacy\/typechain$/}, () =>
      part('eas-contracts.ts'),
    );
    // `PrivateData` alone uses it, and no program does.
    bundler.onResolve({filter: /^@openzeppelin\/merkle-tree$/}, ({path}) => ({path, namespace: 'nothing'}));
    bundler.onResolve({filter: otherLanguages}, ({path, importer}) =>
      importer.includes('sucrase') ? {path, namespace: 'nothing'} : undefined,
    );
    bundler.onLoad({filter: /node-inspect-extracted\/dist\/inspect\.js$/}, ({path}) => ({
      // Programs get its `Proxy`, which makes those of the engine.
      contents: changes.reduce(
        (text, [before, after]) => {
          if (text.split(before).length !== 2)
            throw new Error(`${path} has no single ${before}: see what Node.js 20 prints.`);
          return text.replace(before, () => after);
        },
        `const {Proxy} = globalThis;${readFileSync(path, 'utf8')}`,
      ),
      loader: 'js',
    }));
    bundler.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({
      contents: 'module.exports = class { static validateOptions() {} };',
      loader: 'js',
    }));
  },
});

/** A module of ours or a package as one text of CommonJS; ethers stays outside. Names are kept where programs see them. */
async function bundle(contents: string, keepNames = true): Promise<[string, string[]]> {
  const outside = contents === bundles.ethers ? [] : ['ethers'];
  const result = await build({
    stdin: {contents, resolveDir: '.'},
    bundle: true,
    write: false,
    minify: true,
    keepNames,
    metafile: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import', 'module'],
    external: [...outside, 'util'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: {
      ROWS: JSON.stringify(buildSampleRows(records)),
      SDL: JSON.stringify(readText('data/reference/schema.graphql')),
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
    plugins: [parts(outside)],
  });
  const needs = Object.values(result.metafile.outputs).flatMap(({imports}) => imports.map(({path}) => path));
  return [result.outputFiles[0]!.text, [...new Set(needs)].filter((name) => outside.includes(name))];
}

/** Makes everything that programs need in order to run in the page. Writes nothing. */
export async function buildPlayground(): Promise<Playground> {
  const files = new Map<string, string>([[frame.file, frame.html]]);
  const add = (name: string, end: string, text: string): string => {
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${end}`;
    files.set(file, text);
    return file;
  };
  const worker = './plugins/playground/worker';
  const [runtime] = await bundle(`export {run} from '${worker}/start';`);
  const [api] = await bundle(`export {answer} from '${worker}/api';`, false);
  const modules: Record<string, RunnableModule> = {...packages};
  for (const [name, contents] of Object.entries(bundles)) {
    const [text, needs] = await bundle(contents);
    const built = {file: add(name, 'js', text), ...(needs.length > 0 && {needs})};
    for (const [module, entry] of Object.entries(packages))
      if (entry.file === name) modules[module] = {...entry, ...built};
  }

  const sampleFile = (path: string): string =>
    add(slugOf(path), 'txt', wholeFile(flatten(readText(path).replace(/\r\n/g, '\n'))));
  const describe = (runnable: RunnableProgram): string => {
    const imports = Object.entries(runnable.imports).map(([name, path]) => [name, sampleFile(path)]);
    const program: RunnableProgram = {...runnable, imports: Object.fromEntries(imports)};
    return add(slugOf(runnable.path), 'json', JSON.stringify(program));
  };
  const programs = Object.fromEntries(listRunnableSamples().map((runnable) => [runnable.path, describe(runnable)]));
  for (const [name, {path, about}] of Object.entries(libraries))
    modules[name] = {about, file: sampleFile(path), isSample: true};
  return {
    files,
    index: {
      frame: frame.file,
      runtime: add('runtime', 'js', `${FAR}((module) => {${runtime};return module.exports.run})({exports: {}})`),
      api: add('api', 'js', api),
      modules,
      programs,
      constants: [...constantValues()].sort(),
    },
  };
}
