import {describe, expect, it} from 'vitest';
import {canonicalProblems, dayProblems, headingProblems, linkProblems, titleProblems} from '../built/checks';
import {readPage} from '../built/site';

const url = 'https://site.example';
const good = readPage(
  'a/index.html',
  '<!doctype html><html lang=en dir=ltr><title>A | Site</title><link rel=canonical href=https://site.example/a>' +
    '<h1 id=top>A</h1><a href=/b/#part>b</a><a href=#top>up</a><img src=/img/x.svg><a href=https://other.example/#x>o</a>',
);
const bad = readPage(
  'b/index.html',
  '<!doctype html><html lang=fr><title>Site | B</title><link rel=canonical href=https://site.example/elsewhere>' +
    '<h1>B</h1><h1>B again</h1><p id=part></p><a href=/not-there>x</a><a href=/a#none>y</a><img src=/img/none.svg>' +
    '<a href="/a#place=1,2">state</a><a href="https://site.example/gone">own host</a><a href="http://[">z</a>',
);
const files = new Set(['a/index.html', 'b/index.html', 'img/x.svg']);

describe('the checks of the built site', () => {
  it('read a page', () => {
    expect(good).toMatchObject({lang: 'en', dir: 'ltr', title: 'A | Site', canonical: `${url}/a`, h1s: 1});
    expect(good.anchors).toEqual(['top']);
  });
  it('find nothing on a good page', () => {
    expect(titleProblems([good], 'Site')).toEqual([]);
    expect(canonicalProblems([good], url)).toEqual([]);
    expect(headingProblems([good])).toEqual([]);
    expect(linkProblems([good, bad], files, url).filter((problem) => problem.startsWith('a/'))).toEqual([]);
  });
  it('find a title of the wrong form', () =>
    expect(titleProblems([bad], 'Site')).toEqual(['b/index.html: title "Site | B"']));
  it('find a page without a day', () =>
    expect(
      dayProblems(
        ['/a', '/b'],
        new Map([
          ['/a', '2026-11-21'],
          ['/b', undefined],
        ]),
      ),
    ).toEqual(['/b has no day in the sitemap. Write verified: YYYY-MM-DD into its front matter.']));
  it('find a title without a page name', () =>
    expect(titleProblems([{...good, title: ' | Site'}], 'Site')).toHaveLength(1));
  it('find a title that two pages share', () =>
    expect(titleProblems([good, {...good, file: 'c/index.html'}], 'Site')).toEqual([
      '"A | Site" is the title of a/index.html, c/index.html',
    ]));
  it('find a canonical link to another page, to another host, and none', () => {
    expect(canonicalProblems([bad], url)).toEqual(['b/index.html: canonical link to /elsewhere']);
    expect(canonicalProblems([good], 'https://x.example')).toEqual([
      'a/index.html: canonical link to https://site.example',
    ]);
    expect(canonicalProblems([{...good, canonical: undefined}], url)).toEqual(['a/index.html: no canonical link']);
  });
  it('find two headings of the first level', () =>
    expect(headingProblems([good, bad])).toEqual(['b/index.html: 2 headings of the first level']));
  it('find each link, part and source that leads nowhere, and leave the state of a tool alone', () =>
    expect(linkProblems([good, bad], files, url)).toEqual([
      'b/index.html: https://site.example/elsewhere leads nowhere',
      'b/index.html: /not-there leads nowhere',
      'b/index.html: /a#none names a part that a/index.html does not have',
      'b/index.html: /img/none.svg leads nowhere',
      'b/index.html: https://site.example/gone leads nowhere',
      'b/index.html: http://[ is not an address',
    ]));
});
