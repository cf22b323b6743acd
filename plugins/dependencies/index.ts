import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes programs, recorded outputs, specimens and contracts dependencies of the pages that include them, so that a save rebuilds them. */
export default function dependencies(): Plugin {
  return {
    name: 'astral-dependencies',
    configureWebpack: () => ({
      module: {rules: [{resource: /\.mdx?$/, enforce: 'post', use: [{loader: join(__dirname, 'loader.cjs')}]}]},
    }),
  };
}
