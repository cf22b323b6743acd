/**
 * Turns a compiled Markdown file into an article that is HTML and not script. It runs after the MDX loader, on its output.
 *
 * On the server the content is rendered as ever, inside an element that carries its name. For the browser everything that
 * draws it is taken out: what is left are its metadata, its table of contents, the files it needs, and the data of its
 * islands, the few components that live on in the page. The HTML itself is already in the page, or comes as a file of its
 * own when a reader goes on to it (delivery/articles/publish.ts).
 *
 * @typedef {import('estree').Node & {start: number, end: number}} Located
 * @typedef {{islands: Record<string, string>, inBrowser: boolean}} Options islands: module of each component that lives on,
 *   by the name it has in Markdown; inBrowser: whether the module is for the browser of a published site
 */
const {parse} = require('acorn');

/** What the MDX compiler writes to draw the content (@mdx-js/mdx 3). */
const drawing = new Set(['_createMdxContent', 'MDXContent', '_missingMdxReference']);
const drawingImports = new Set(['react/jsx-runtime', '@mdx-js/react']);

/** Calls `see` with every node of a tree, in the order of the text. */
function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, see));
  if (!node || typeof node.type !== 'string') return;
  see(node);
  for (const key of Object.keys(node)) if (typeof node[key] === 'object') walk(node[key], see);
}

/** Whether an expression is data: it can be moved to another place of the module and means the same there. */
function isData(node) {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return node.name === 'undefined';
    case 'UnaryExpression':
      return isData(node.argument);
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'ArrayExpression':
      return node.elements.every((element) => element && isData(element));
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isData(property.value));
    default:
      return false;
  }
}

/** Islands in the order in which they stand in the page: the module of each and the data it is given. */
function findIslands(body, source, islands) {
  const found = [];
  walk(body, (node) => {
    if (node.type !== 'CallExpression' || !/^_jsxs?$/.test(node.callee.name ?? '')) return;
    const [component, props] = node.arguments;
    if (component.type !== 'Identifier' || !Object.hasOwn(islands, component.name)) return;
    if (!isData(props)) {
      throw new Error(
        `<${component.name}> is given something that is not plain data. A component that lives on in the page ` +
          'gets text, numbers and lists, no elements and no other component.',
      );
    }
    const chunk = `/* webpackChunkName: "island-${component.name}" */`;
    const load = `() => import(${chunk} ${JSON.stringify(islands[component.name])})`;
    found.push(`[${load}, ${source.slice(props.start, props.end)}]`);
  });
  return found;
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

/**
 * @param {string} source module that the MDX loader wrote
 * @param {string} name expression for the name of the article; may use `metadata`
 * @param {Options} options
 * @returns {string} the module with the same exports
 */
function articleModule(source, name, {islands, inBrowser}) {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const isDrawing = ({type, id, declaration}) =>
    (type === 'FunctionDeclaration' && drawing.has(id.name)) ||
    (type === 'ExportDefaultDeclaration' && drawing.has(declaration.id?.name));
  // The metadata hold the front matter too, and once is enough.
  const isFrontMatter = ({type, declaration}) =>
    type === 'ExportNamedDeclaration' && declaration?.declarations?.[0].id.name === 'frontMatter';
  const metadata = program.body.find(
    ({type, source: from, specifiers}) =>
      type === 'ExportNamedDeclaration' && from && specifiers.some(({exported}) => exported.name === 'metadata'),
  );
  const start = [
    "import {createElement as _element} from 'react';",
    "import {articleName as _nameOf} from '@site/delivery/articles/articleName';",
  ];
  if (metadata) start.push(`import metadata from ${metadata.source.raw};`);

  if (!inBrowser) {
    const {declaration} = program.body.find(({type}) => type === 'ExportDefaultDeclaration');
    return [
      ...start,
      source.slice(0, declaration.start).replace(/export default $/, ''),
      source.slice(declaration.start),
      'export default function Article(props) {',
      `  return _element('div', {className: 'markdown', 'data-article': _nameOf(${name})}, _element(MDXContent, props));`,
      '}',
    ].join('\n');
  }

  const kept = program.body.filter(
    (node) => !isDrawing(node) && !(node.type === 'ImportDeclaration' && drawingImports.has(node.source.value)),
  );
  const drawn = program.body.filter(isDrawing);
  return [
    ...start,
    "import _Article from '@site/delivery/articles/Article';",
    "import {fragmentOf as _fragmentOf} from '@site/delivery/articles/articleHtml';",
    ...kept.map((node) =>
      isFrontMatter(node) && metadata ? 'export const {frontMatter} = metadata;' : source.slice(node.start, node.end),
    ),
    ...findFiles(drawn, source).map((file) => `${file};`),
    `const _name = _nameOf(${name});`,
    'const _html = await _fragmentOf(_name);',
    `const _islands = [${findIslands(drawn, source, islands).join(', ')}];`,
    'export default function Article() {',
    '  return _element(_Article, {name: _name, html: _html, islands: _islands});',
    '}',
  ].join('\n');
}

module.exports = function staticArticle(source) {
  const partial = !/export \{default as metadata\}/.test(source);
  const name = partial
    ? JSON.stringify(`/${this.resourcePath.replace(/^.*[\\/]|\.mdx?$/g, '')}`)
    : `metadata.permalink${/[?&]truncated=true/.test(this.resourceQuery) ? " + '.excerpt'" : ''}`;
  return articleModule(source, name, this.getOptions());
};
module.exports.articleModule = articleModule;
