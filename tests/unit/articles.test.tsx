import {renderToStaticMarkup} from 'react-dom/server';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {articleFile} from '../../delivery/articles/articleFile';
import {codeOf} from '../../delivery/articles/code';
import {deliver} from '../../delivery/articles/loader.cjs';
import {articlesIn} from '../../delivery/articles/publish';
import {ArticleContext} from '../../delivery/articles/server/ArticleContext';
import {islandOf, notJson} from '../../delivery/articles/server/island';

const codeIn_ = (text: string, onPartial: (source: string) => string[] = () => []): string[] =>
  codeOf(unified().use(remarkParse).use(remarkMdx).parse(text), onPartial);

describe('the code of a page', () => {
  it.each([
    'Text, **bold** and [a link](/a).',
    '{/* A comment. */}',
    "{'text'} and {-1.5}",
    '<Chart of={["a", {b: -1}]} wide={true} none={undefined} />',
    "<div style={{color: 'red'}} />",
    "import Part from './_part.md';",
  ])('is none in %s', (text) => expect(codeIn_(text)).toEqual([]));

  it.each([
    ["import Chart from './Chart';", 'import of ./Chart (line 1)'],
    ['export const a = 1;', 'an export (line 1)'],
    ['<button onClick={() => 1}>A</button>', 'onClick of <button> (line 1)'],
    ['Text\n\n{items.map(String)}', 'the expression {items.map(String)} (line 3)'],
    ['<Chart {...props} />', '{...props} on <Chart> (line 1)'],
    ['<Tabs values={[{label: <b>A</b>}]} />', 'values of <Tabs> (line 1)'],
    ['<Chart of={{[key]: 1}} />', 'of of <Chart> (line 1)'],
    ['<head><meta name="a" content="b" /></head>', '<head> (line 1)'],
  ])('is found in %s', (text, reason) => expect(codeIn_(text)).toEqual([reason]));

  it('includes that of its partials', () =>
    expect(codeIn_("import Part from './_part.md';", (source) => [`${source}: an export (line 2)`])).toEqual([
      './_part.md: an export (line 2) (line 1)',
    ]));
});

/** A module as the MDX loader writes it, after the plugin that looks for code. */
const compiled = (content: string, {code = [], partials = []}: {code?: string[]; partials?: string[]} = {}): string => `
export const frontMatter = {title: 'A'};
export const contentTitle = undefined;
export {default as metadata} from '@site/a.json'
export const assets = {};
import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
import Part, {toc as __tocPart} from './_part.md';
export const toc = [{"value": "One", "id": "one", "level": 2}, ...__tocPart];
export const deliveryCode = ${JSON.stringify(JSON.stringify({code, partials}))};
function _createMdxContent(props) {
  const _components = {p: "p", ..._provideComponents(), ...props.components}, {Panel} = _components;
  return ${content};
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;
const page = {path: 'docs/a.md', query: ''};
const inBrowser = {isServer: false};
const onServer = {isServer: true};
const text = `_jsx(_components.p, {children: "A long text."})`;

describe('the module of a page without code', () => {
  it('keeps in the browser what the page is told of it, and nothing that renders it', () => {
    const {module} = deliver(compiled(text), page, inBrowser);
    expect(module).toContain('export const toc = [{"value": "One"');
    expect(module).toContain("import {toc as __tocPart} from './_part.md';");
    expect(module).toContain("export {default as metadata} from '@site/a.json'");
    expect(module).toContain('export const {frontMatter} = metadata;');
    expect(module).not.toMatch(/A long text|jsx|mdx-js|_createMdxContent|deliveryCode/);
  });
  it('asks for the files that the content names, so that the bundler writes them', () =>
    expect(deliver(compiled(`_jsx("img", {src: require("!url!./a.png").default})`), page, inBrowser).module).toContain(
      'require("!url!./a.png");',
    ));
  it('is rendered on the server, under its name', () => {
    const {module} = deliver(compiled(text), page, onServer);
    expect(module).toContain('A long text');
    expect(module).toContain('export default _asArticle(metadata.permalink, MDXContent);');
    expect(module.match(/export default/g)).toHaveLength(1);
  });
  it('is built again when a partial changes', () =>
    expect(deliver(compiled(text, {partials: ['/a/_part.md']}), page, inBrowser).partials).toEqual(['/a/_part.md']));
});

describe('the module of a page with code', () => {
  const withCode = compiled(text, {code: ['an export (line 1)']});
  it('stays whole, with the components of Markdown around it', () => {
    const {module} = deliver(withCode, page, inBrowser);
    expect(module).toContain('A long text');
    expect(module).toContain("from '@theme/MDXContent'");
    expect(module).not.toContain('deliveryCode');
  });
});

it('leaves a file alone that no plugin of the configuration has read', () => {
  const other = compiled(text).replace(/export const deliveryCode.*\n/, '');
  expect(deliver(other, page, inBrowser).module).toBe(other);
});

describe('an island on the server', () => {
  const Meter = islandOf('Meter', () => <b>3</b>) as (props: Record<string, unknown>) => React.ReactNode;
  const render = (props: Record<string, unknown>, provider?: string) => () =>
    renderToStaticMarkup(
      <ArticleContext value={{page: '/a', provider}}>
        <Meter {...props} />
      </ArticleContext>,
    );
  it('names itself and its properties', () =>
    expect(render({of: ['a', -1], none: undefined})()).toBe(
      '<div data-island="Meter" data-props="{&quot;of&quot;:[&quot;a&quot;,-1]}"><b>3</b></div>',
    ));
  it('rejects what JSON cannot hold, with page, component and property', () =>
    expect(render({filter: {by: [() => 1]}})).toThrow('/a: <Meter> is given the property "filter"'));
  it('rejects a provider that it would lose', () =>
    expect(render({}, 'Colour')).toThrow('/a: <Meter> is inside Colour'));
  it.each([[NaN], [new Date(0)], [Symbol('a')], [<b key="a" />], [[undefined]]])('JSON cannot hold %s', (value) =>
    expect(notJson({plain: [{a: 1}], value})).toBe('value'),
  );
});

describe('articles of a built page', () => {
  const html = '<html><body><div class=markdown data-article=/sdk/><p>One <b>two</b></div><p>After</body></html>';

  it('are taken out as they are', () =>
    expect(articlesIn({html})).toEqual([{name: '/sdk/', html: '<p>One <b>two</b>'}]));
  it('are files next to the routes', () => {
    expect(articleFile('/sdk/')).toBe('articles/sdk.txt');
    expect(articleFile('/api')).toBe('articles/api.txt');
  });
});
