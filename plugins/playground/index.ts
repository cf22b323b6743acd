import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPlayground, type Playground} from './build';

/** Below `assets/`, where names of files hold hashes: hosts let browsers keep them, and the service worker asks its store first. */
const folder = 'assets/run';

function write({files}: Playground, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const [name, text] of files) writeFileSync(join(target, name), text);
}

/** Publishes what programs need in order to run in the page, and tells the page what there is. */
export default function playground({siteDir}: LoadContext): Plugin {
  const cache = join(siteDir, '.cache', 'playground');
  let built: Playground | undefined;
  return {
    name: 'astral-playground',
    getPathsToWatch: () => [join(siteDir, 'samples/**/*.ts')],
    async loadContent() {
      built = await buildPlayground();
      if (process.env.NODE_ENV !== 'production') write(built, join(cache, folder));
    },
    async contentLoaded({actions}) {
      if (built) await actions.createData('index.json', built.index);
    },
    configureWebpack: () => {
      // The development server's options are merged, but missing from the bundler's type.
      return {devServer: {static: [{directory: cache, publicPath: '/'}]}} as object;
    },
    async postBuild({outDir}) {
      if (built) write(built, join(outDir, folder));
    },
  };
}
