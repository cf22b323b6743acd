/**
 * Decides what the browser gets of a compiled Markdown file. It runs after the MDX loader, on its output.
 *
 * A page without code (./code.ts) is rendered on the server inside an element that carries its name. For the browser everything
 * that renders it is taken out: what is left are its metadata, its table of contents and the files it needs. The HTML is already in
 * the page, or comes as a file of its own when a reader goes on to it (./publish.ts). A page with code stays what it is.
 *
 * @typedef {import('estree').Node & {start: number, end: number}} Located
 * @typedef {{isServer: boolean}} Options
 */
const {relative} = require('node:path');
const {parse} = require('acorn');

/** What the MDX compiler writes to render the content (@mdx-js/mdx 3). */
const rendering = new Set(['_createMdxContent', 'MDXContent', '_missingMdxReference']);
const renderingImports = new Set(['react/jsx-runtime', '@mdx-js/react']);

/** By an alias: the path of a folder in the code would change the hashes of a build in another folder. */
const ours = (name) => JSON.stringify(`@delivery/articles/${name}`);

/** Calls `see` with every node of a tree, in the order of the text. */
function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, see));
  if (!node || typeof node.type !== 'string') return;
  see(node);
  for (const key of Object.keys(node)) if (typeof node[key] === 'object') walk(node[key], see);
}

/** Files that the content names: the bundler writes them only when the browser's module asks for them too. */
function findFiles(body, source) {
  const files = [];
  walk(body, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'require')
      files.push(source.slice(node.start, node.end));
  });
  return files;
}

const exportedName = ({type, declaration}) =>
  type === 'ExportNamedDeclaration' ? declaration?.declarations?.[0].id.name : undefined;

/** Reads what ./code.ts has written into the module. A module without it was compiled in another way: it is left alone. */
function readMark(source) {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const mark = program.body.find((node) => exportedName(node) === 'deliveryCode');
  if (!mark) return {program, source};
  program.body.splice(program.body.indexOf(mark), 1);
  const text = source.slice(0, mark.start) + ' '.repeat(mark.end - mark.start) + source.slice(mark.end);
  return {...JSON.parse(mark.declaration.declarations[0].init.value), program, source: text};
}

/** The module with its content under the name MDXContent, not exported. */
function withoutDefault({program, source}) {
  const {declaration} = program.body.find(({type}) => type === 'ExportDefaultDeclaration');
  return source.slice(0, declaration.start).replace(/export default $/, '') + source.slice(declaration.start);
}

const importMetadata = ({program}) => {
  const metadata = program.body.find(
    ({type, source, specifiers}) =>
      type === 'ExportNamedDeclaration' && source && specifiers.some(({exported}) => exported.name === 'metadata'),
  );
  return metadata ? [`import metadata from ${metadata.source.raw};`] : [];
};

/**
 * The ordinary module with the components of Markdown: for a page with code, as no other page needs them, and for Markdown that a
 * component imports, which has no page around it.
 */
const contentInComponents = (page) =>
  [
    "import {createElement as _element} from 'react';",
    "import _Components from '@theme/MDXContent';",
    withoutDefault(page),
    'function Content(props) {',
    '  return _element(_Components, null, _element(MDXContent, props));',
    '}',
  ].join('\n');
const inComponents = (page) => `${contentInComponents(page)}\nexport default Content;`;

function articleOnServer(page, name) {
  const metadata = importMetadata(page);
  return [
    `import _asArticle from ${ours('server/Article')};`,
    ...metadata,
    metadata.length ? withoutDefault(page) : contentInComponents(page),
    `export default _asArticle(${name}, ${metadata.length ? 'MDXContent' : 'Content'});`,
  ].join('\n');
}

/** Of each import, what the remaining code uses: the table of contents of a partial, and not the partial. */
function importsIn(kept) {
  const used = new Set();
  walk(kept, ({type, name}) => type === 'Identifier' && used.add(name));
  return ({specifiers, source}) => {
    const names = specifiers
      .filter(({local}) => used.has(local.name))
      .map(({imported, local}) => `${imported?.name ?? 'default'} as ${local.name}`);
    return `import ${names.length ? `{${names.join(', ')}} from ` : ''}${source.raw};`;
  };
}

function articleInBrowser(page, name) {
  const {program, source} = page;
  const isRendering = ({type, id, declaration}) =>
    (type === 'FunctionDeclaration' && rendering.has(id.name)) ||
    (type === 'ExportDefaultDeclaration' && rendering.has(declaration.id?.name));
  const metadata = importMetadata(page);
  const kept = program.body.filter((node) => !isRendering(node));
  const isImport = ({type}) => type === 'ImportDeclaration';
  const importOf = importsIn(kept.filter((node) => !isImport(node)));
  const textOf = (node) => {
    if (isImport(node)) return renderingImports.has(node.source.value) ? '' : importOf(node);
    // The metadata hold the front matter too, and once is enough.
    if (metadata.length && exportedName(node) === 'frontMatter') return 'export const {frontMatter} = metadata;';
    return source.slice(node.start, node.end);
  };
  return [
    "import {createElement as _element} from 'react';",
    `import _Article from ${ours('Article')};`,
    `import {articleHtml as _articleHtml} from ${ours('articleHtml')};`,
    ...metadata,
    ...kept.map(textOf),
    ...findFiles(program.body.filter(isRendering), source).map((file) => `${file};`),
    `const _name = ${name};`,
    'const _html = await _articleHtml(_name);',
    'export default function Article() {',
    '  return _element(_Article, {name: _name, html: _html});',
    '}',
  ].join('\n');
}

/**
 * @param {string} compiled module that the MDX loader wrote
 * @param {{path: string, query: string}} file `path` from the root of the site
 * @param {Options} options
 * @returns {{module: string, partials: string[]}} the module with the same exports, and the files that decided with
 */
function deliver(compiled, {path, query}, {isServer}) {
  const page = readMark(compiled);
  const asHtml = /[?&]html\b/.test(query);
  // Compiled in another way than by the content plugins of the configuration.
  if (!page.code) return {module: asHtml ? inComponents(page) : compiled, partials: []};
  const {code, partials, source} = page;
  const isPage = importMetadata(page).length > 0;
  // A partial is part of the pages that import it; a component that imports one as `./_part.md?html` gets it as HTML.
  if (!isPage && !asHtml) return {module: source, partials};
  const isExcerpt = /[?&]truncated=true/.test(query);
  const name = isPage ? `metadata.permalink${isExcerpt ? " + '.excerpt'" : ''}` : JSON.stringify(`/${path}`);
  if (code.length) return {module: inComponents(page), partials};
  return {module: isServer ? articleOnServer(page, name) : articleInBrowser(page, name), partials};
}

module.exports = function deliverMarkdown(compiled) {
  const {siteDir, ...options} = this.getOptions();
  const path = relative(siteDir, this.resourcePath).replaceAll('\\', '/');
  const {module: delivered, partials} = deliver(compiled, {path, query: this.resourceQuery}, options);
  partials.forEach((file) => this.addDependency(file));
  return delivered;
};
