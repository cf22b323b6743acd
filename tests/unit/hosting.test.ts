import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {headerRules, pictureOrigins, toCaddy, toNetlify, withPolicy} from '../../delivery/hosting/headers';
import {print} from '../../delivery/hosting/hostCheck';
import {pagesWithoutSlash, toCaddyMoves, toNetlifyMoves, toNginxMoves} from '../../delivery/hosting/moves';
import {inlineScriptHashes} from '../../delivery/hosting/styleAttributes';

const rules = headerRules(["'sha256-abc'"], {crossOrigin: ['/vectors/']});

describe('the policy in a page', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"><script>a()</script></head><body></body></html>';

  it('comes before the first script, names its hash, and leaves out what only a header can say', () => {
    const html = withPolicy(page, {connect: ['https://search.example']});
    expect(html).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv=Content-Security-Policy content="default-src 'none';/,
    );
    expect(html).toContain(inlineScriptHashes(page)[0]);
    expect(html).toContain("connect-src 'self' https://search.example;");
    expect(html).not.toContain('frame-ancestors');
  });

  it('is refused where it would come too late (negative control)', () =>
    expect(() => withPolicy('<html><head><script>a()</script><meta charset=utf-8></head></html>')).toThrow(
      'does not begin its head',
    ));
});

describe('pictures from other sites', () => {
  const pages = [
    {html: '<img alt="a > b" src=https://img.example/a.png><img src="//cdn.example:8443/b.png"><img src=/own.svg>'},
    {html: '<img class=avatar src="https://github.com/octocat.png"><img src=\'https://img.example/c.png\'>'},
    {html: '<p>src=https://text.example/</p><img src=data:image/gif;base64,AA><a href=https://link.example/>x</a>'},
  ];
  const origins = [
    'https://avatars.githubusercontent.com',
    'https://cdn.example:8443',
    'https://github.com',
    'https://img.example',
  ];

  it('are named by their origins, with those that GitHub takes its pictures from', () =>
    expect(pictureOrigins(pages)).toEqual(origins));

  it('are allowed by page and header', () => {
    expect(withPolicy('<head><meta charset=utf-8>', {pictures: origins})).toContain(
      `img-src 'self' data: ${origins.join(' ')};`,
    );
    const [{headers}] = headerRules([], {}, origins) as [(typeof rules)[number]];
    expect(headers['Content-Security-Policy']).toContain(`img-src 'self' data: ${origins.join(' ')};`);
  });

  it('leave everything closed where there are none (negative control)', () => {
    const [{headers}] = headerRules([], {}, pictureOrigins(pages.slice(2))) as [(typeof rules)[number]];
    expect(headers['Content-Security-Policy']).toContain("img-src 'self' data:;");
  });
});

describe('files for each host', () => {
  it('close pages on Cloudflare Pages, which opens all files to other sites by itself', () => {
    const [all, , vectors] = toNetlify(rules).split('\n\n');
    expect(all).toContain('  ! Access-Control-Allow-Origin');
    expect(vectors).toMatch(/^\/vectors\/\*\n {2}Access-Control-Allow-Origin: \*/);
  });

  it('use no word that Caddy 2.6 does not know', () => {
    const file = toCaddy(rules, [{from: '/old/*', to: '/new/:splat'}]);
    expect(file).not.toMatch(/handle_errors \d|^\s*>/m);
    expect(file).toMatch(/header \/assets\/\* \{\n\tdefer\n/);
  });
});

describe('addresses that moved', () => {
  const moved = [
    {from: '/docs/a.b/*', to: '/new/:splat'},
    {from: '/docs', to: '/introduction'},
  ];

  it('come first without a pattern, then rewrites for pages, then patterns', () =>
    expect(toNetlifyMoves(moved, ['/page'])).toBe(
      '/docs /introduction 301\n/page /page/ 200\n/docs/a.b/* /new/:splat 301\n',
    ));
  it('become expressions with dots escaped', () => {
    expect(toNginxMoves(moved)).toContain('rewrite ^/docs/a\\.b/(.*)$ /new/$1 permanent;');
    expect(toCaddyMoves(moved)).toContain(
      'path_regexp moved0 ^/docs/a\\.b/(.*)$\nredir @moved0 /new/{re.moved0.1} permanent',
    );
  });
  it('leave alone pages whose address ends with a slash, and pages that are files', () =>
    expect(
      pagesWithoutSlash([
        {route: '/a', path: '/a', file: 'a/index.html', html: '', scripts: []},
        {route: '/b/', path: '/b/', file: 'b/index.html', html: '', scripts: []},
        {route: '/404.html', path: '/404.html', file: '404.html', html: '', scripts: []},
      ]),
    ).toEqual(['/a']));
});

it('the guide to deployment quotes what host:check prints', () => {
  const [quoted = ''] = /(?<=```text title="Output \(excerpt\)"\n)[\s\S]*?(?=```)/.exec(
    readFileSync('docs/tutorial-basics/deploy-your-site.md', 'utf8'),
  ) ?? [''];
  const text = print({
    host: 'nginx',
    findings: [
      {check: 'status', path: '/api', topic: 'status', result: 'pass', arrived: '200'},
      {check: 'Brotli', path: '/api', topic: 'brotli', result: 'note', arrived: 'not compressed'},
      {check: 'Referrer-Policy', path: '/api', topic: 'headers', result: 'miss', arrived: 'missing'},
    ],
  });
  expect(text.slice(0, quoted.length)).toBe(quoted);
  expect(quoted.split('\n').length).toBeGreaterThan(5);
});
