import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';

/** Docusaurus names the chunk of a module of a route by eight hexadecimal digits. */
const isOfRoute = ({name}: {name?: string | null}): boolean => /^[0-9a-f]{8}$/.test(name ?? '');

/** Scripts and sheets of each route's module and of what it imports, by the name of its chunk; of the locale that was built last. */
export const routeFiles = new Map<string, string[]>();

const noteRouteFiles = (compiler: Pick<Compiler, 'hooks'>): void =>
  compiler.hooks.done.tap('paint-first-groups', ({compilation}) => {
    for (const [name, chunks] of compilation.namedChunkGroups)
      if (isOfRoute({name})) routeFiles.set(name, chunks.getFiles());
  });

/**
 * Leaves the bundler to divide scripts, but for React, which has a file of its own: it stays in caches when the site changes. Notes
 * which files each route needs, so that its pages can name all of them.
 *
 * @param apart folders whose styles come with the pages that import them (../options.ts)
 */
export default (apart: readonly string[] = []) =>
  (): Plugin => ({
    name: 'paint-first-groups',
    configureWebpack: (_, isServer) =>
      (isServer
        ? {}
        : {
            plugins: [{apply: noteRouteFiles}],
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // The framework's one sheet, without the styles of what is loaded later, which come with it.
                  styles: {
                    chunks: (chunk: {name?: string | null}) => chunk.name === 'main' || isOfRoute(chunk),
                    ...(apart.length && {test: new RegExp(`^(?!.*/(?:${apart.join('|')})/)`)}),
                  },
                  react: {
                    name: 'react',
                    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                    priority: 70,
                    chunks: 'initial',
                    enforce: true,
                    type: /^javascript/,
                  },
                },
              },
            },
          }) as never,
  });
