import {cpSync, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSamples, samplesFolder} from './fill';

/** Serves the programs under `/samples/…`, so that "whole program" leads to exactly what the tests run. */
export default function publishSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'astral-samples',
    getPathsToWatch: () => [join(siteDir, samplesFolder, '**/*')],
    configureWebpack: () => {
      const devServer = {static: [{directory: join(siteDir, samplesFolder), publicPath: `/${samplesFolder}`}]};
      // The development server's options are merged, but missing from the bundler's type.
      return {devServer} as object;
    },
    async postBuild({outDir}) {
      for (const file of listSamples(siteDir)) {
        const target = join(outDir, file);
        mkdirSync(dirname(target), {recursive: true});
        cpSync(join(siteDir, file), target);
      }
    },
  };
}
