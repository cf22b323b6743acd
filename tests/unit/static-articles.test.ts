import {describe, expect, it} from 'vitest';
import {articleModule} from '../../delivery/articles/loader.cjs';
import {articlesIn} from '../../delivery/articles/publish';
import {fragmentFile, readFragment, writeFragment} from '../../delivery/articles/articleFile';

/** A module as the MDX loader writes it. */
const compiled = (content: string): string => `
export const frontMatter = {title: 'A'};
export const contentTitle = undefined;
export {default as metadata} from '@site/a.json'
export const assets = {};
import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
export const toc = [{"value": "One", "id": "one", "level": 2}];
function _createMdxContent(props) {
  const _components = {p: "p", ..._provideComponents(), ...props.components}, {Bench} = _components;
  return ${content};
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;
const options = {islands: {Bench: '@site/src/Bench'}, inBrowser: true};
const inBrowser = (content: string): string => articleModule(compiled(content), 'metadata.permalink', options);

describe('the module of an article in the browser', () => {
  it('keeps what the page is told of it, and nothing that draws it', () => {
    const module = inBrowser(`_jsx(_components.p, {children: "A long text."})`);
    expect(module).toContain('export const toc = [{"value": "One"');
    expect(module).toContain("export {default as metadata} from '@site/a.json'");
    expect(module).toContain('export const {frontMatter} = metadata;');
    expect(module).not.toMatch(/A long text|jsx|mdx-js|_createMdxContent/);
  });

  it('keeps the data of islands in the order of the page, and fetches each when it is needed', () => {
    const module = inBrowser(
      `_jsxs(_components.p, {children: [_jsx(Bench, {of: ["b", -1]}), _jsx(Bench, {of: {a: 2}})]})`,
    );
    expect(module).toMatch(/import\([^)]*"@site\/src\/Bench"\), \{of: \["b", -1\]\}\], \[.*\{of: \{a: 2\}\}\]/);
  });

  it('refuses an island that is given more than data, and says why', () =>
    expect(() => inBrowser(`_jsx(Bench, {children: _jsx(_components.p, {})})`)).toThrow(
      /<Bench> is given something that is not plain data/,
    ));

  it('asks for the files that the content names, so that the bundler writes them', () =>
    expect(inBrowser(`_jsx("img", {src: require("!url!./a.png").default})`)).toContain('require("!url!./a.png");'));

  it('is drawn on the server, inside an element with its name', () => {
    const module = articleModule(compiled('_jsx(Bench, {})'), 'metadata.permalink', {...options, inBrowser: false});
    expect(module).toContain('_jsx(Bench, {})');
    expect(module).toContain("'data-article': _nameOf(metadata.permalink)");
    expect(module.match(/export default/g)).toHaveLength(1);
  });
});

describe('articles of a built page', () => {
  const html = '<html><body><div class=markdown data-article=/sdk/><p>One <b>two</b></div><p>After</body></html>';

  it('are taken out as they stand', () =>
    expect(articlesIn({html})).toEqual([{name: '/sdk/', html: '<p>One <b>two</b>'}]));
  it('are files beside the routes', () => {
    expect(fragmentFile('/sdk/')).toBe('articles/sdk/index.txt');
    expect(fragmentFile('/api')).toBe('articles/api.txt');
  });
  it('come back as they were written', () => {
    const head = {edition: 'e'};
    expect(readFragment(writeFragment(head, '<p>A\nB</p>'))).toEqual({head, html: '<p>A\nB</p>'});
  });
});
