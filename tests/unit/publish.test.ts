import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {shareImageAddress} from '../../delivery/alternates/shareImages';
import {withFont} from '../../delivery/bundles/publishFont';
import {headerRules, toCaddy, toNetlify, toNginx} from '../../delivery/hosting/headers';
import {precompress} from '../../delivery/hosting/precompress';
import {inlineScriptHashes, withoutStyleAttributes} from '../../delivery/hosting/styleAttributes';

describe('style attributes', () => {
  const before =
    '<ul class="menu" style="display:none"></ul><div data-article=/a><div style="color:red"></div></div><p style=top:0>';
  const {html, styles} = withoutStyleAttributes(before);

  it('become classes, and are kept for React outside of articles', () =>
    expect(html).toMatch(
      /^<ul class="menu st-\w{6}" data-style="display:none"><\/ul><div data-article=\/a><div class=st-\w{6}><\/div><\/div><p class=st-\w{6} data-style="top:0">$/,
    ));
  it('are all in the style sheet', () => expect(styles).toEqual(['display:none', 'color:red', 'top:0']));
  it('are left alone inside the strings of scripts', () => {
    const script = '<script>document.body.innerHTML=\'<p style="color: red">x</p>\'</script>';
    expect(withoutStyleAttributes(script)).toEqual({html: script, styles: []});
  });
});

it('the heading font is requested once, before the first style sheet, on wide screens', () =>
  expect(
    withFont(
      '<noscript><link rel=stylesheet media=print href=/p.css></noscript><link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>',
      '/f.woff2',
    ),
  ).toBe(
    '<noscript><link rel=stylesheet media=print href=/p.css></noscript>' +
      '<link rel=preload as=font crossorigin media="(min-width: 997px)" href=/f.woff2>' +
      '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>',
  ));

describe('inline scripts', () => {
  it('are named by their hash; sources and data blocks are not', () => {
    const html = '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${createHash('sha256').update('a()').digest('base64')}'`]);
  });
});

describe('headers for each host', () => {
  const rules = headerRules(["'sha256-abc'"]);

  it('never allow what is unsafe, and close everything by default', () => {
    const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('replace the caching rule for hashed files instead of adding a second one', () => {
    expect(toNetlify(rules)).toContain(
      '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('repeat every header in each nginx location, because nginx drops inherited ones', () => {
    const nginx = toNginx(rules);
    const locations = nginx.split('location ').slice(1);
    expect(locations.length).toBe(rules.length);
    for (const location of locations) expect(location).toContain('Content-Security-Policy');
  });

  it('name each rule of the site for Caddy', () => {
    const caddy = toCaddy(rules);
    for (const {path} of rules.slice(1)) expect(caddy).toContain(`header ${path}* {`);
  });
});

it('compressed copies are next to text that browsers load, and not next to what programs read', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'copies-'));
  try {
    mkdirSync(join(dir, 'assets'));
    for (const file of ['index.html', 'assets/a.js', 'sdk.md', 'llms-full.txt', 'sdk.txt', 'map.png'])
      writeFileSync(join(dir, file), 'word '.repeat(200));
    writeFileSync(join(dir, 'short.html'), 'word');
    await precompress.run({dir, cache: join(dir, '.cache'), pages: [], options: {}});
    const copies = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(?:br|gz)$/.test(file));
    expect(copies.sort()).toEqual(['assets/a.js.br', 'index.html.br', 'sdk.txt.br']);
  } finally {
    rmSync(dir, {recursive: true});
  }
});

describe('the share image of a page', () => {
  const colours = {surface: '#fff', text: '#000', muted: '#333', accent: '#00f'};
  const of = (path: string, shareImages?: object, kind?: 'post') =>
    shareImageAddress({path, kind}, {record: {baseUrl: '/fr/'}, options: {shareImages}} as never);
  const look = {colours, fonts: [], alt: 'A chart', sections: {sdk: 'SDK'}};

  it('is that of its section, or of the site', () => {
    expect(of('/sdk/quick-start/', look)).toBe('/fr/img/share/sdk.png');
    expect(of('/intro', look)).toBe('/fr/img/share/site.png');
    expect(of('/', look)).toBe('/fr/img/share/site.png');
  });
  it('is its own on a post', () => expect(of('/blog/degrees', look, 'post')).toBe('/fr/img/share/blog-degrees.png'));
  it('is the one of the theme on a site without a look for it', () => expect(of('/sdk/')).toBeUndefined());
});
