/**
 * Takes the documents that are pages without code out of the tables that the framework sends with every page: routes, names of
 * chunks, modules, and documents by version. What the tables said of a document comes with the document: ./browser.ts.
 *
 * @typedef {import('./entry').RouteEntry} RouteEntry
 * @typedef {{routes: string, chunkNames: string, registry: string, globalData: string, plain: string}} Tables texts of
 *   `routes.js`, `routesChunkNames.json`, `registry.js`, `globalData.json`, and of the list that ./plugin.ts makes
 */
const {createHash} = require('node:crypto');
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {parse} = require('acorn');

const docsPlugin = 'docusaurus-plugin-content-docs';

const fieldsOf = (route) => Object.fromEntries(route.properties.map(({key, value}) => [key.name ?? key.value, value]));
/** As `routesChunkNames.json` names a route: its path and its hash. */
const keyOf = ({component}) => component.arguments.map(({value}) => value).join('-');

/** @returns {import('estree').Node[]} the routes at the root of the table */
function readRoutes(source) {
  const table = parse(source, {ecmaVersion: 'latest', sourceType: 'module'}).body.find(
    ({type}) => type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (table?.type !== 'ArrayExpression') throw new Error('The table of routes is not what it was. Read it again.');
  return table.elements;
}

/** Routes without routes below them that are in a branch, by key. What is at the root is drawn once, and cannot come later. */
function leavesOf(source) {
  const found = new Map();
  const read = (route, branch) => {
    const fields = fieldsOf(route);
    if (fields.routes) {
      for (const inner of fields.routes.elements) read(inner, keyOf(fields));
      return;
    }
    const others = Object.entries(fields).filter(([name]) => name !== 'component');
    if (branch === undefined || !others.every(([, {type}]) => type === 'Literal')) return;
    const leaf = Object.fromEntries(others.map(([name, {value}]) => [name, value]));
    found.set(keyOf(fields), {branch, leaf});
  };
  for (const route of readRoutes(source)) read(route);
  return found;
}

/** Source files by chunk name. */
const sourcesIn = (registry) =>
  new Map(
    [...registry.matchAll(/^\s*"([^"]+)": \[\(\) => import\(.*?\*\/ "((?:[^"\\]|\\.)*)"\)/gm)].map(
      ([, name, source]) => [name, JSON.parse(`"${source}"`)],
    ),
  );

/** The documents of the site by path: each the same document in all versions, with its plugin and its version. */
function docsByPath(globalData) {
  const byPath = new Map();
  for (const [plugin, {versions}] of Object.entries(globalData[docsPlugin] ?? {})) {
    const byId = new Map();
    for (const {name, docs} of versions)
      for (const doc of docs) {
        const same = byId.get(doc.id) ?? [];
        byId.set(doc.id, same);
        same.push([plugin, name, doc]);
        if (!byPath.has(doc.path)) byPath.set(doc.path, same);
      }
  }
  return byPath;
}

/**
 * What is taken out of the tables.
 * @param {Tables} tables
 * @returns {Map<string, RouteEntry & {content: string}>} by route key; `content` is the name
 *   of the chunk that is not needed
 */
function entriesOf({routes, chunkNames, registry, globalData, plain}) {
  const chunks = JSON.parse(chunkNames);
  const plainSources = new Set(JSON.parse(plain));
  const docs = docsByPath(JSON.parse(globalData));
  const sources = sourcesIn(registry);
  const entries = new Map();
  for (const [key, {branch, leaf}] of leavesOf(routes)) {
    const {__comp: component, content, ...others} = chunks[key] ?? {};
    const source = sources.get(content);
    if (!component || !source || !plainSources.has(source) || Object.keys(others).length) continue;
    entries.set(key, {branch, leaf, component, docs: docs.get(leaf.path) ?? [], content});
  }
  return entries;
}

/** Each branch keeps a name by which documents find it. */
function cutRoutes(source, entries) {
  const branches = new Set([...entries.values()].map(({branch}) => branch));
  const print = (route) => {
    const {routes: list, component} = fieldsOf(route);
    if (!list) return source.slice(route.start, route.end);
    const kept = list.elements.filter((inner) => !entries.has(keyOf(fieldsOf(inner))));
    const key = keyOf({component});
    const name = branches.has(key) ? `, branch: ${JSON.stringify(key)}` : '';
    return `${source.slice(route.start, list.start)}[${kept.map(print).join(',')}]${name}${source.slice(list.end, route.end)}`;
  };
  const all = readRoutes(source);
  return `${source.slice(0, all[0].start)}${all.map(print).join(',\n')}${source.slice(all.at(-1).end)}`;
}

const cutChunkNames = (source, entries) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([key]) => !entries.has(key))));

function cutRegistry(source, entries) {
  const names = new Set([...entries.values()].map(({content}) => content));
  return source.replace(/^\s*"([^"]+)": \[.*\)\],/gm, (line, name) => (names.has(name) ? '' : line));
}

/** @param {readonly string[]} kept ids of documents that the navbar names */
function cutGlobalData(source, entries, kept) {
  const data = JSON.parse(source);
  const paths = new Set([...entries.values()].map(({leaf}) => leaf.path));
  for (const {versions} of Object.values(data[docsPlugin] ?? {}))
    for (const version of versions)
      version.docs = version.docs.filter(
        (doc) => !paths.has(doc.path) || doc.id === version.mainDocId || kept.includes(doc.id),
      );
  return JSON.stringify(data);
}

/** The first place that a closed category shows to those who open it. */
function firstLink(items) {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item;
    const inner = item.type === 'category' && firstLink(item.items);
    if (inner) return inner;
  }
  return undefined;
}

/** Whether every document below a category, and its own page, brings its lines along: only then does somebody ask for its items. */
const isCuttable = ({href, items}, paths) =>
  (!href || paths.has(href)) &&
  items.every((item) => (item.type === 'category' ? isCuttable(item, paths) : !item.docId || paths.has(item.href)));

/**
 * Takes what closed categories hold out of a menu, but for one link, which names the file that has the rest.
 * @param {ReadonlySet<string>} paths of documents that are out of the tables
 * @param {Map<string, object[]>} menus gets what was taken out, by the name of its file
 */
function cutItems(items, paths, menus) {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const inner = cutItems(item.items, paths, menus);
    const first = item.collapsible && item.collapsed && isCuttable(item, paths) && firstLink(item.items);
    if (!first || item.items.length < 2) return {...item, items: inner};
    const name = createHash('sha256').update(JSON.stringify(inner)).digest('hex').slice(0, 12);
    menus.set(name, inner);
    return {...item, items: [{type: 'link', href: first.href, label: first.label, more: name}]};
  });
}

/**
 * What was taken out of the menus of a version: the files, and which of them are open on a page, the outermost first.
 * @returns {{menus: Map<string, object[]>, open: Map<string, string[]>}} `open` by path of the page
 */
function menusOf(source, entries) {
  const menus = new Map();
  const open = new Map();
  const read = (items, names) => {
    for (const {type, href, more, items: inner} of items) {
      if (type === 'category') {
        const name = inner[0]?.more;
        const below = name ? [...names, name] : names;
        if (href) note(href, below);
        read(name ? menus.get(name) : inner, below);
      } else if (href && !more) note(href, names);
    }
  };
  const note = (path, names) => open.set(path, [...new Set([...(open.get(path) ?? []), ...names])]);
  const paths = pathsOf(entries);
  for (const items of Object.values(JSON.parse(source).version?.docsSidebars ?? {}))
    read(cutItems(items, paths, menus), []);
  return {menus, open};
}

const pathsOf = (entries) => new Set([...entries.values()].map(({leaf}) => leaf.path));

/**
 * The menus of a version of the docs without what closed categories hold.
 * @param {string} source generated data of a route; what is not a version stays as it is
 */
function cutVersion(source, entries) {
  const {version, ...others} = JSON.parse(source);
  if (!version?.docsSidebars) return source;
  const paths = pathsOf(entries);
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, cutItems(items, paths, new Map())]),
  );
  return JSON.stringify({...others, version: {...version, docsSidebars}});
}

/** The framework asks here for what a page needs. Before it looks into its tables, they learn what they lack. */
function cutPreload(source) {
  const opening = 'export default function preload(pathname) {';
  if (!source.includes(opening)) throw new Error('The preload of the framework is not what it was. Read it again.');
  return `import {enter} from '@delivery/routes/browser';
export default function preload(pathname) {
    return enter(pathname, () => load(pathname));
}
${source.replace(opening, 'function load(pathname) {')}`;
}

/** Names of the generated files, by what they are. */
const tableFiles = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
  plain: 'delivery-routes/default/plain.json',
};

/** What was read last: every module that passes here asks for the same. */
let known = {};

module.exports = function cut(source) {
  const name = path.basename(this.resourcePath);
  if (name === 'preload.js') return cutPreload(source);
  const {generatedFilesDir, kept} = this.getOptions();
  const tables = {};
  for (const [table, file] of Object.entries(tableFiles)) {
    const from = path.join(generatedFilesDir, file);
    this.addDependency(from);
    tables[table] = readFileSync(from, 'utf8');
  }
  const text = Object.values(tables).join('\n');
  if (text !== known.text) known = {text, entries: entriesOf(tables)};
  const {entries} = known;
  if (name === tableFiles.routes) return cutRoutes(source, entries);
  if (name === tableFiles.chunkNames) return cutChunkNames(source, entries);
  if (name === tableFiles.globalData) return cutGlobalData(source, entries, kept);
  if (name === tableFiles.registry) return cutRegistry(source, entries);
  return cutVersion(source, entries);
};
Object.assign(module.exports, {
  cutChunkNames,
  cutGlobalData,
  cutPreload,
  cutRegistry,
  cutRoutes,
  cutVersion,
  entriesOf,
  menusOf,
  tableFiles,
});
