import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  cutChunkNames,
  cutGlobalData,
  cutPreload,
  cutRegistry,
  cutRoutes,
  cutVersion,
  entriesOf,
  menusOf,
} from '../../delivery/routes/cut.cjs';
import {docsInNavbar} from '../../delivery/routes/plugin';
import {isPlain} from '../../delivery/routes/plain';

describe('a Markdown file', () => {
  it.each([
    'Text with [a link](/a) and ![a map](./map.png).',
    '---\ntitle: A\n---\n\n# A {#own-id}\n\n<!-- A comment. -->\n\n<Shows yes={["One."]} />',
    '```ts\nimport {a} from "b";\nexport const c = {d: () => 1};\n```',
  ])('has surely no code: %s', (text) => expect(isPlain(text)).toBe(true));

  it.each([
    "import Part from './_part.md';",
    'export const a = 1;',
    '<button onClick={() => 1}>A</button>',
    '{items.map(String)}',
    '<head><meta name="a" content="b" /></head>',
    'Not what the parser understands: {',
  ])('may have code: %s', (text) => expect(isPlain(text)).toBe(false));
});

/** Generated files as the framework writes them (core/lib/server/codegen). */
const tables = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '1b7'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'b88'),
    routes: [
      {
        path: '/plain',
        component: ComponentCreator('/plain', 'c1f'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/code',
        component: ComponentCreator('/code', '0aa'),
        exact: true
      },
      {
        path: '/tags',
        component: ComponentCreator('/tags', '0ab'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: JSON.stringify({
    '/blog-1b7': {__comp: 'a6aa9e1f'},
    '/-b88': {__comp: 'aaaaaaaa'},
    '/plain-c1f': {__comp: '17896441', content: '00f13c76'},
    '/code-0aa': {__comp: '17896441', content: '00f13c77'},
    '/tags-0ab': {__comp: '17896442', __props: '00f13c78'},
  }),
  registry: `export default {
  "00f13c76": [() => import(/* webpackChunkName: "00f13c76" */ "@site/docs/plain.md"), "@site/docs/plain.md", require.resolveWeak("@site/docs/plain.md")],
  "00f13c77": [() => import(/* webpackChunkName: "00f13c77" */ "@site/docs/code.md"), "@site/docs/code.md", require.resolveWeak("@site/docs/code.md")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`,
  globalData: JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            mainDocId: 'code',
            docs: [
              {id: 'plain', path: '/plain', sidebar: 'docs'},
              {id: 'code', path: '/code'},
            ],
          },
          {name: '1.0', mainDocId: 'plain', docs: [{id: 'plain', path: '/1.0/plain'}]},
        ],
      },
    },
  }),
  plain: JSON.stringify(['@site/docs/plain.md']),
};

describe('the tables of the framework', () => {
  const entries = entriesOf(tables);
  const run = (source: string): Record<string, unknown>[] =>
    new Function('ComponentCreator', source.replace(/^import.*$/gm, '').replace('export default', 'return'))(
      (path: string, hash: string) => `${path}-${hash}`,
    ) as Record<string, unknown>[];

  it('lose a document without code, which keeps what they said of it', () => {
    expect([...entries.keys()]).toEqual(['/plain-c1f']);
    expect(entries.get('/plain-c1f')).toMatchObject({
      branch: '/-b88',
      leaf: {path: '/plain', exact: true, sidebar: 'docs'},
      component: '17896441',
      docs: [
        ['default', 'current', {id: 'plain', path: '/plain', sidebar: 'docs'}],
        ['default', '1.0', {id: 'plain', path: '/1.0/plain'}],
      ],
    });
  });
  it('keep every other route, and name the branch that has lost one', () =>
    expect(run(cutRoutes(tables.routes, entries))).toEqual([
      {path: '/blog', component: '/blog-1b7', exact: true},
      {
        path: '/',
        component: '/-b88',
        branch: '/-b88',
        routes: [
          {path: '/code', component: '/code-0aa', exact: true},
          {path: '/tags', component: '/tags-0ab', exact: true},
        ],
      },
      {path: '*', component: '*-undefined'},
    ]));
  it('keep the chunks of other pages', () => {
    expect(Object.keys(JSON.parse(cutChunkNames(tables.chunkNames, entries)) as object)).not.toContain('/plain-c1f');
    expect(Object.keys(JSON.parse(cutChunkNames(tables.chunkNames, entries)) as object)).toHaveLength(4);
    const registry = cutRegistry(tables.registry, entries);
    expect(registry).not.toContain('plain.md');
    expect(registry).toMatch(/code\.md[^]*"@theme\/DocItem"/);
  });
  it('keep documents that the version or the navbar names', () => {
    const idsOf = (kept: string[]) =>
      (
        JSON.parse(cutGlobalData(tables.globalData, entries, kept)) as {
          'docusaurus-plugin-content-docs': {default: {versions: {docs: {id: string}[]}[]}};
        }
      )['docusaurus-plugin-content-docs'].default.versions.map(({docs}) => docs.map(({id}) => id));
    expect(idsOf([])).toEqual([['code'], ['plain']]);
    expect(idsOf(['plain'])).toEqual([['plain', 'code'], ['plain']]);
    expect(docsInNavbar([{type: 'dropdown', items: [{type: 'doc', docId: 'plain'}]}] as never)).toEqual(['plain']);
  });
});

describe('the menus of a version', () => {
  const link = (path: string) => ({type: 'link', href: path, label: path, docId: path.slice(1)});
  const category = (label: string, items: object[], more: object = {}) => ({
    type: 'category',
    label,
    collapsible: true,
    collapsed: true,
    items,
    ...more,
  });
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const entries = new Map(paths.map((path) => [path, {leaf: {path}}])) as never;
  const inner = category('Inner', [link('/c'), link('/d')]);
  const outer = category('Outer', [link('/b'), inner], {href: '/e'});
  const source = (...docs: object[]) => JSON.stringify({version: {docsSidebars: {docs}}});
  interface Item {
    label: string;
    href?: string;
    more?: string;
    items?: Item[];
  }
  const cut = (...docs: object[]) =>
    (JSON.parse(cutVersion(source(...docs), entries)) as {version: {docsSidebars: {docs: Item[]}}}).version.docsSidebars
      .docs;

  it('keep of a closed category its first link, which names the rest', () => {
    const [first, closed] = cut(link('/a'), outer);
    expect(first).toEqual(link('/a'));
    expect(closed).toMatchObject({
      label: 'Outer',
      href: '/e',
      items: [{href: '/b', more: expect.any(String) as string}],
    });
    expect(closed?.items).toHaveLength(1);
    const {menus} = menusOf(source(link('/a'), outer), entries);
    const whole = menus.get(closed?.items?.[0]?.more ?? '');
    expect(whole?.[0]).toEqual(link('/b'));
    expect(menus.get(whole?.[1]?.items?.[0]?.more ?? '')).toEqual(inner.items);
  });
  it('are open on the pages that they hold, and on their own', () => {
    const {open} = menusOf(source(link('/a'), outer), entries);
    expect(open.get('/a')).toEqual([]);
    expect(open.get('/e')).toHaveLength(1);
    expect(open.get('/b')).toEqual(open.get('/e'));
    expect(open.get('/d')).toHaveLength(2);
  });
  it.each([
    ['is open from the start', {collapsed: false}],
    ['has a page of its own that does not bring its lines', {href: '/category/outer'}],
    ['holds a page that does not', {items: [link('/a'), link('/elsewhere')]}],
  ])('keep a category whole that %s', (_, more) =>
    expect(cut(category('Whole', [link('/a'), link('/b')], more))[0]?.items).toHaveLength(2),
  );
});

it('knows the preload of the framework, and says so when that has changed', () => {
  const theirs = readFileSync('node_modules/@docusaurus/core/lib/client/preload.js', 'utf8');
  expect(cutPreload(theirs)).toContain('enter(pathname, () => load(pathname))');
  expect(() => cutPreload('export default () => {};')).toThrow(/is not what it was/);
});
