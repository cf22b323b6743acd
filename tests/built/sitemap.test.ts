// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What the schema of sitemaps.org 0.9 allows in an address; each at most once. */
const forms: Record<string, RegExp> = {
  loc: /^https:\/\/\S{4,2040}$/,
  lastmod: /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/,
  changefreq: /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/,
  priority: /^(?:0(?:\.\d)?|1(?:\.0)?)$/,
};

/** Where a sitemap departs from its schema. */
function problemsOf(xml: string): string[] {
  const {documentElement: set} = new DOMParser().parseFromString(xml, 'application/xml');
  if (set.localName !== 'urlset' || set.namespaceURI !== space) return [`<${set.nodeName}> is not a urlset`];
  const urls = [...set.children];
  const problems = urls.length > 0 && urls.length <= 50_000 ? [] : [`${urls.length} addresses`];
  for (const url of urls) {
    const names = [...url.children].map(({localName}) => localName);
    if (url.localName !== 'url' || !names.includes('loc') || new Set(names).size !== names.length)
      problems.push(`<${url.nodeName}> of ${names.join(', ') || 'nothing'}`);
    for (const {namespaceURI, localName, textContent} of url.children) {
      if (namespaceURI === space && !forms[localName]?.test(textContent ?? ''))
        problems.push(`<${localName}> ${textContent}`);
    }
  }
  return problems;
}

describe('sitemap.xml', () => {
  it('is what its schema allows', () => expect(problemsOf(readFileSync('build/sitemap.xml', 'utf8'))).toEqual([]));

  it.each([
    ['an address that is not whole', '<url><loc>/sdk/</loc></url>'],
    ['a day in words', '<url><loc>https://example.org/</loc><lastmod>21 November</lastmod></url>'],
    ['an entry without address', '<url><lastmod>2026-11-21</lastmod></url>'],
    ['an element that the schema does not know', '<url><loc>https://example.org/</loc><note>x</note></url>'],
    ['a priority said twice', '<url><loc>https://example.org/</loc><priority>1</priority><priority>0</priority></url>'],
    ['no entry', ''],
    ['XML that does not parse', '<url>'],
  ])('is refused with %s', (_, entry) =>
    expect(problemsOf(`<urlset xmlns="${space}">${entry}</urlset>`)).toHaveLength(1),
  );
});
