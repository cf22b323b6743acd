import {runInNewContext} from 'node:vm';

/** A route as Docusaurus writes it into its generated routes file, with the key of its chunks in place of the component. */
interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

/** What is read of the folder of generated files and of the bundle to say which files a route needs. */
export interface Generated {
  /** Text of `routes.js`. */
  routes: string;
  /** Content of `routesChunkNames.json`: chunk names in a tree, by route key. */
  chunkNames: Record<string, unknown>;
  /** Content of `client-manifest.json`, which knows the file of each chunk id. */
  manifest: {assets: Record<string, {js?: {file: string}[]}>};
  /** Text of the main bundle, which alone knows which chunks a name stands for. */
  main: string;
}

function readRoutes(source: string): Route[] {
  const expression = source
    .replace(/^\s*import .*$/gm, '')
    .replace('export default', '')
    .trim()
    .replace(/;$/, '');
  const create = (path: string, hash: string): string => `${path}-${hash}`;
  return runInNewContext(expression, {ComponentCreator: create}) as Route[];
}

/** The routes from the outermost layout to the page, as the router matches them. */
function chainTo(routes: Route[], path: string): Route[] | undefined {
  for (const route of routes) {
    if (!route.routes) {
      if (route.path === path) return [route];
      continue;
    }
    const inner = chainTo(route.routes, path);
    if (inner) return [route, ...inner];
  }
  return undefined;
}

const namesIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : tree && typeof tree === 'object' ? Object.values(tree).flatMap(namesIn) : [];

/** Chunk ids by chunk name, from the calls in the registry: `"00f13c76":[()=>n.e("1526").then(…`. */
function readRegistry(main: string): Map<string, string[]> {
  const registry = new Map<string, string[]>();
  for (const [, quoted, unquoted = '', load = ''] of main.matchAll(
    /(?:"([0-9a-f]{8})"|\b([0-9a-f]{8}|0x[0-9a-f]+)):\[\(\)=>(.{1,400}?)\.then\(/g,
  )) {
    // A name of digits alone is a number to the minifier.
    const name = quoted ?? (unquoted.startsWith('0x') || /^\d+$/.test(unquoted) ? String(Number(unquoted)) : unquoted);
    registry.set(
      name,
      [...load.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, id = '']) => id),
    );
  }
  return registry;
}

/**
 * Says which scripts a route needs beside the main bundle. The framework finds them out in the browser, when the main bundle
 * has come and run; named beforehand they come with it.
 *
 * @returns a function from a route's path to file names below the site's root; empty for a path without route
 */
export function scriptsOfRoutes({routes, chunkNames, manifest, main}: Generated): (path: string) => string[] {
  const all = readRoutes(routes);
  const registry = readRegistry(main);
  return (path) => {
    const names = (chainTo(all, path) ?? []).flatMap(({component}) => namesIn(chunkNames[component]));
    const ids = names.flatMap((name) => registry.get(name) ?? []);
    return [...new Set(ids.flatMap((id) => (manifest.assets[id]?.js ?? []).map(({file}) => file)))];
  };
}
