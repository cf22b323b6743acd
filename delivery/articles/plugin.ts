import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import islands from '../../src/lib/islands.json';

/**
 * Articles reach the browser as HTML, not as script that draws the same once more: see ./loader.cjs. While somebody writes
 * (`npm start`) there is no built HTML, so there they are drawn in the browser as Docusaurus does it.
 */
export default function staticArticles(): Plugin {
  return {
    name: 'static-articles',
    getClientModules: () => [path.resolve(__dirname, 'styles.js')],
    configureWebpack(_, isServer) {
      const inBrowser = !isServer && process.env.NODE_ENV === 'production';
      return {
        module: {
          rules: [
            {
              resource: /\.mdx?$/,
              enforce: 'post',
              use: [{loader: path.resolve(__dirname, 'loader.cjs'), options: {islands, inBrowser}}],
            },
          ],
        },
        // What gives Markdown its components would bring all of them along.
        ...(inBrowser && {resolve: {alias: {'@theme/MDXContent': path.resolve(__dirname, 'passthrough.js')}}}),
      };
    },
  };
}
