import type {Compiler} from '@rspack/core';

/** Docusaurus names the chunk of a module of a route by eight hexadecimal digits. */
const isOfRoute = ({name}: {name?: string | null}): boolean => /^[0-9a-f]{8}$/.test(name ?? '');

/** Scripts and sheets of each route's module and of what it imports, by the name of its chunk; of the locale that was built last. */
export const assetsByRouteChunk = new Map<string, string[]>();

/**
 * Settings of the bundler. React is an entry of its own: it is evaluated in a task before that of the site, and stays in caches when the
 * site changes.
 *
 * @param entry the framework's entry
 * @param apart folders whose styles come with the pages that import them (../options.ts)
 */
export const createBundlerConfig = (entry: unknown, apart: readonly string[] = []) =>
  ({
    entry: {react: ['react', 'react-dom', 'react-dom/client'], main: {import: entry, dependOn: 'react'}},
    plugins: [
      (compiler: Pick<Compiler, 'hooks'>) =>
        compiler.hooks.done.tap('paint-first', ({compilation}) => {
          for (const [name, chunks] of compilation.namedChunkGroups)
            if (isOfRoute({name})) assetsByRouteChunk.set(name, chunks.getFiles());
        }),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          // The framework's one sheet, without the styles of what is loaded later, which come with it.
          styles: {
            chunks: (chunk: {name?: string | null}) => chunk.name === 'main' || isOfRoute(chunk),
            ...(apart.length && {test: new RegExp(`^(?!.*/(?:${apart.join('|')})/)`)}),
          },
        },
      },
    },
  }) as never;
