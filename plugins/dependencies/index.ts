import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What a page is made from is its dependency: programs, recorded outputs, specimens and contracts. */
export default function dependencies(): Plugin {
  return {
    name: 'astral-dependencies',
    configureWebpack: () => ({
      module: {rules: [{resource: /\.mdx?$/, enforce: 'post', use: [{loader: join(__dirname, 'loader.cjs')}]}]},
    }),
  };
}
