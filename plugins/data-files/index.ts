import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSamples} from '../samples/fill';
import {flatten} from '../samples/needs';
import {buildDataFiles, addDataIndexes} from './plan';

function write(outDir: string): void {
  const put = (path: string, content: string | Buffer): void => {
    const target = join(outDir, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, content);
  };
  for (const {path, content} of addDataIndexes(buildDataFiles())) put(path, content);
  // "Whole program" leads to what the tests run, with imports set for one folder.
  for (const path of listSamples())
    put(path, path.endsWith('.ts') ? flatten(readFileSync(path, 'utf8')) : readFileSync(path));
}

/**
 * Publishes test vectors, sample records and reference files under /vectors/, /records/, /reference/ and /conformance/, with
 * /data-index.json, and programs under /samples/. The development server serves a copy from .cache, made when it starts.
 */
export default function dataFiles({siteDir}: LoadContext): Plugin {
  const cache = join(siteDir, '.cache', 'data-files');
  return {
    name: 'astral-data-files',
    getPathsToWatch: () => [
      join(siteDir, '{data/{records,reference},samples}/**/*'),
      join(siteDir, 'packages/{conformance,location-record/vectors}/**/*'),
    ],
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') write(cache);
    },
    configureWebpack: () => {
      // The development server's options are merged, but missing from the bundler's type.
      return {devServer: {static: [{directory: cache, publicPath: '/'}]}} as object;
    },
    async postBuild({outDir}) {
      write(outDir);
    },
  };
}
