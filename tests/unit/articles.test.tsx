import {renderToStaticMarkup} from 'react-dom/server';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {articleFile} from '../../delivery/articles/articleFile';
import {codeOf} from '../../delivery/articles/code';
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
