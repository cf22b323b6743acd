import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

/** A route as Docusaurus writes it into its generated `routes.js`, with the key of its chunks in place of the component. */
interface Route {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly Route[];
}

/** What is read of the compiler of the bundler. */
interface Compiler {
  hooks: {done: {tap(name: string, then: (stats: Stats) => void): void}};
}
interface Stats {
  compilation: {namedChunkGroups: ReadonlyMap<string, {getFiles(): readonly string[]}>};
}

/** Files of scripts by name of the chunk that needs them, as the bundler has made them for the browser. */
export type ScriptsByChunk = Map<string, readonly string[]>;

/** Fills `scripts` when the browser's bundle is there. */
export const noteScripts = (scripts: ScriptsByChunk): ReturnType<NonNullable<Plugin['configureWebpack']>> => ({
  plugins: [
    {
      apply: ({hooks}: Compiler) =>
        hooks.done.tap('delivery', ({compilation}) => {
          for (const [name, group] of compilation.namedChunkGroups)
            scripts.set(
              name,
              group.getFiles().filter((file) => file.endsWith('.js')),
            );
        }),
    } as never,
  ],
});

/** The routes from the outermost layout to the page, as the router matches them. */
function chainTo(routes: readonly Route[], path: string): readonly Route[] {
  for (const route of routes) {
    const inner = route.routes && chainTo(route.routes, path);
    if (inner?.length || (!route.routes && route.path === path)) return [route, ...(inner ?? [])];
  }
  return [];
}

const namesIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : tree && typeof tree === 'object' ? Object.values(tree).flatMap(namesIn) : [];

/**
 * Says which scripts a route needs beside the main bundle. The framework finds them out in the browser, when the main bundle
 * has come and run: named beforehand they come with it, one round trip earlier.
 *
 * @param routes text of the generated `routes.js`
 * @param chunkNames content of the generated `routesChunkNames.json`
 */
export function scriptsOfRoutes(
  routes: string,
  chunkNames: Readonly<Record<string, unknown>>,
  scripts: ScriptsByChunk,
): (path: string) => string[] {
  const table = routes.replace(/^\s*import .*$/gm, '').replace('export default', 'table =');
  const create = (path: string, hash: string): string => `${path}-${hash}`;
  const all = runInNewContext(table, {ComponentCreator: create}) as Route[];
  return (path) => [
    ...new Set(
      chainTo(all, path).flatMap(({component}) =>
        namesIn(chunkNames[component]).flatMap((name) => scripts.get(name) ?? []),
      ),
    ),
  ];
}
