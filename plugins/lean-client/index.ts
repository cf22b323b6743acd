import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (file: string): string => path.resolve(__dirname, file);

/**
 * Keeps out of the browser what only the build uses of the framework's own modules (Docusaurus 3.10): settings of plugins,
 * names of source files, a router that the configuration rules out, helpers of TypeScript. Each line names what it saves.
 */
export default function leanClient({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  const generated = (pattern: string): RegExp =>
    new RegExp(`^${generatedFilesDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\\\/]${pattern}`);
  return {
    name: 'lean-client',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const use = [here('loader.cjs')];
      return {
        module: {
          rules: [
            {resource: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/, enforce: 'post', use},
            {resource: generated('(?:docusaurus\\.config\\.mjs|registry\\.js)$'), enforce: 'post', use},
            {
              resource: generated('docusaurus-plugin-content-docs[\\\\/]\\w+[\\\\/]p[\\\\/].*\\.json$'),
              enforce: 'post',
              use,
            },
          ],
        },
        resolve: {
          alias: {
            // Its index brings all of tslib (2.5 KB gzip) for one line.
            '@docusaurus/utils-common$': here('utils-common.js'),
            // Both history libraries for hash and memory hang on the one line that imports HashRouter (1.3 KB).
            'react-router-dom$': here('router.js'),
          },
        },
      };
    },
  };
}
