import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Policy} from '../options';
import {buildHeaderRules, formatHeadersFile, writeHeadersAndRedirects} from '../hosting/headers';
import {addCspToPage, findPageCspProblems, hashInlineScripts} from '../hosting/policy';
import type {BuiltSite} from '../shared/site';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy in a page', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"><script>a()</script></head><body></body></html>';

  it('comes before the first script, names its hash, and leaves out what only a header can say', () => {
    const html = addCspToPage(page, {connect: ['https://search.example'], frame: ['https://video.example']});
    expect(html).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv=Content-Security-Policy content="default-src 'none';/,
    );
    expect(html).toContain(`'sha256-${createHash('sha256').update('a()').digest('base64')}'`);
    expect(html).toContain("connect-src 'self' https://search.example;");
    expect(html).toContain("frame-src 'self' https://video.example;");
    expect(html).not.toContain('frame-ancestors');
  });
  it('names neither scripts with a source nor data blocks', () =>
    expect(hashInlineScripts('<script src="/x.js"></script><script type="application/ld+json">{}</script>')).toEqual(
      [],
    ));
  it('allows nothing unsafe, and no other site', () => {
    const policy = buildHeaderRules(["'sha256-abc'"], {})[0]?.headers['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});

it('a page that has no place for the policy before everything is not published', () =>
  expect(() => addCspToPage('<head><script src=/x.js></script><meta charset=utf-8></head>')).toThrow('character set'));

describe('what the policy blocks', () => {
  const pages = [
    {
      route: '/a',
      html: '<link rel=stylesheet href=https://cdn.example/a.css><iframe src=https://video.example/1></iframe><style>p{}</style>',
    },
    {route: '/b', html: '<script src="//tags.example/t.js"></script><style>p{}</style><script src=/own.js></script>'},
  ];
  it('is named with the page and the option that allows it', () =>
    expect(findPageCspProblems(pages)).toEqual([
      'The policy blocks https://cdn.example/a.css: add "https://cdn.example" to hosting.policy.style. Found on /a.',
      'The policy blocks https://video.example/1: add "https://video.example" to hosting.policy.frame. Found on /a.',
      `The policy blocks the style "p{}" (better in a style sheet, as an attribute needs 'unsafe-hashes' too): add "${hashOf('p{}')}" to hosting.policy.style. Found on /a and 1 more.`,
      'The policy blocks //tags.example/t.js: add "https://tags.example" to hosting.policy.script. Found on /b.',
    ]));
  it('is a picture of another site, a style attribute and a script of a page, which nothing but the configuration allows', () => {
    const html =
      '<script>a()</script><script data-rh=true>b()</script><div id=__docusaurus><p style=top:0><script>c()</script>' +
      '<img src=https://github.com/o.png srcset="/a.png 1x, //img.example/b.png 2x"><img src=/own.png><img src=data:,>';
    expect(findPageCspProblems([{route: '/', html}]).map((line) => line.replace(' Found on /.', ''))).toEqual([
      `The policy blocks an inline script: add "${hashOf('b()')}" to hosting.policy.script.`,
      `The policy blocks the style "top:0" (better in a style sheet, as an attribute needs 'unsafe-hashes' too): add "${hashOf('top:0')}" to hosting.policy.style.`,
      `The policy blocks an inline script: add "${hashOf('c()')}" to hosting.policy.script.`,
      'The policy blocks https://github.com/o.png: add "https://github.com" to hosting.policy.img.',
      'The policy blocks //img.example/b.png: add "https://img.example" to hosting.policy.img.',
    ]);
    expect(hashInlineScripts(html)).toEqual([hashOf('a()')]);
    const policy = {
      script: ['b()', 'c()'].map(hashOf),
      style: ["'unsafe-hashes'", hashOf('top:0')],
      img: ['https://github.com', 'https://img.example'],
    };
    expect(findPageCspProblems([{route: '/', html}], policy)).toEqual([]);
    expect(findPageCspProblems([{route: '/', html: html + ' '.repeat(1e6)}], policy)[0]).toMatch(
      /^A page has more than 1 MB/,
    );
  });
  it('is an element of this site that no text needs, wherever a heading or a component has brought it', () => {
    const find = (inner: string, policy?: Policy) =>
      findPageCspProblems([{route: '/a', html: `<script src=/a.js></script><div id=__docusaurus>${inner}`}], policy);
    for (const inner of [
      '<script async src=/x.txt></script>',
      '<script type="">a()</script>',
      '<iframe srcdoc="<input>"></iframe>',
      '<iframe src=https://video.example srcdoc="<input>"></iframe>',
      '<object data=/x.svg></object>',
      '<form action=/x></form>',
      '<base href=/x/>',
      '<meta name=referrer content=unsafe-url>',
      '<link rel=stylesheet href=/x.txt>',
      '<dialog open></dialog>',
      '</div></div><embed src=/x.svg>',
    ])
      expect(find(inner, {frame: ['https://video.example']}), inner).toEqual([
        expect.stringMatching(/^A page has a <\w+>, which no text needs: take it out.* Found on \/a\.$/),
      ]);
    for (const inner of [
      '<script type=application/ld+json>{}</script>',
      '<form><input></form>',
      '<dialog></dialog>',
      '<link rel=preload as=image href=/a.png>',
      '<meta itemprop=url content=/a>',
    ])
      expect(find(inner), inner).toEqual([]);
    const open = {script: ["'self'"], frame: ["'self'"]};
    expect(find('<script src=/x.js></script><iframe src=/x.html></iframe>', open)).toEqual([]);
  });
  it('is a title that ends the structured data of its page', () => {
    const data = (title: string): string =>
      `<script data-rh=true type=application/ld+json>{"name":"${title}"}</script>`;
    expect(findPageCspProblems([{route: '/a', html: data('A < B')}])).toEqual([]);
    for (const title of ['</script><meta http-equiv=refresh>', 'A <!--<script> title'])
      expect(findPageCspProblems([{route: '/a', html: data(title)}]), title).toEqual([
        expect.stringMatching(/^A title ends the structured data: take script tags .* Found on \/a\.$/),
      ]);
  });
  it('is a page that begins twice, as its name ends the first tag', () =>
    expect(findPageCspProblems([{route: '/a', html: '<html><head><meta charset=x><meta charset=y>'}])).toEqual([
      'A name ends the tag <html>: take quotation marks out of it. Found on /a.',
    ]));
  it('is a page that sends its readers elsewhere, as no policy forbids', () => {
    const findIn = (content: string) =>
      findPageCspProblems([{route: '/a', html: `<META HTTP-EQUIV=Refresh content="${content}">`}]);
    for (const content of ['0;url=https://evil.example', "1; URL='/\\evil.example'", '0;url=/\t/evil.example'])
      expect(findIn(content), content).toEqual([
        `A page sends its readers to another site by itself (${content}): link it. Found on /a.`,
      ]);
    for (const content of ['0;/moved', '5']) expect(findIn(content), content).toEqual([]);
  });
  it('is not named when the site allows it', () =>
    expect(
      findPageCspProblems(pages, {
        style: ['https://cdn.example', "'unsafe-inline'"],
        frame: ['https://video.example'],
        script: ['https:'],
      }),
    ).toEqual([]));
});

describe('_headers', () => {
  it('has the rules of files for each language', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'headers-'));
    const sites = ['/', '/fr/'].map((baseUrl) => ({baseUrl, pages: [], options: {}}) as unknown as BuiltSite);
    await writeHeadersAndRedirects(dir, sites);
    for (const path of ['/assets/*', '/fr/assets/*'])
      expect(readFileSync(join(dir, '_headers'), 'utf8')).toContain(`\n${path}\n  ! Cache-Control`);
  });
  const rules = buildHeaderRules(["'sha256-abc'"], {
    headers: [
      {path: '/vectors/', headers: {'Access-Control-Allow-Origin': '*'}},
      {path: '/frame.html', headers: {'X-Frame-Options': '', 'Referrer-Policy': 'origin'}},
    ],
  });
  const file = formatHeadersFile(rules);

  it('closes pages on Cloudflare Pages, which opens all files to other sites by itself', () => {
    const [all, , vectors] = file.split('\n\n');
    expect(all).toContain('  ! Access-Control-Allow-Origin');
    expect(vectors).toMatch(/^\/vectors\/\*\n {2}Access-Control-Allow-Origin: \*/);
  });
  it('replaces the caching rule for hashed files instead of adding a second one', () =>
    expect(file).toContain('/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable'));
  it('has the rules of the site for a file, and takes a header back', () =>
    expect(file).toContain('/frame.html\n  ! X-Frame-Options\n  ! Referrer-Policy\n  Referrer-Policy: origin\n'));
});
