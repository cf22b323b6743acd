import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSamples, samplesFolder} from './fill';
import {flatten} from './needs';

/** Serves the programs under `/samples/…`, so that "whole program" leads to what the tests run; imports are set for one folder. */
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
        const source = join(siteDir, file);
        if (file.endsWith('.ts')) writeFileSync(target, flatten(readFileSync(source, 'utf8')));
        else cpSync(source, target);
      }
    },
  };
}
