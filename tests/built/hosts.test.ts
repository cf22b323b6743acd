import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {findDeploymentProblems} from '@astral-docs/paint-first/hosting/hostCheck';
import {moved} from '../../data/moved';
import {serve} from '../support/server';
import {builtRoutes} from '../support/builtSite';

async function problemsOf(server: Server, url: string): Promise<string[]> {
  try {
    return await findDeploymentProblems(url, 'build');
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

describe('npm run host:check', () => {
  it.each([
    ['does what _headers and _redirects say', false],
    ['leads from x.html to x too, as Cloudflare Pages does', true],
  ])('finds nothing on a host that %s', async (_, cleanUrls) => {
    const {url, server} = await serve('build', '/', false, {cleanUrls});
    const rules = readFileSync('build/_redirects', 'utf8')
      .split('\n')
      .map((line) => line.split(' '));
    server.prependListener('request', ({url: path = ''}, response) => {
      const {end} = response;
      const [, to] = rules.find(([from = '', , status]) => status === '301' && path === from) ?? [];
      response.end = ((body: Buffer) => {
        if (to) {
          response.statusCode = 301;
          response.setHeader('location', to);
        }
        response.setHeader('content-encoding', 'gzip');
        return end.call(response, gzipSync(body), 'utf8');
      }) as typeof end;
    });
    expect(await problemsOf(server, url)).toEqual([]);
  });

  it('names what a host sends otherwise: status, content, headers, compression, redirects', async () => {
    const server = createServer((_, response) => response.end('<p>Another page</p>'));
    await new Promise<void>((done) => server.listen(0, done));
    const problems = await problemsOf(server, `http://localhost:${(server.address() as AddressInfo).port}`);
    expect(problems).toEqual(
      expect.arrayContaining([
        '/: another content than build/index.html',
        '/: not compressed',
        '/: x-frame-options is missing, not DENY',
        '/no-such-page: status 200, not 404',
        expect.stringMatching(/^\/assets\/run\/frame\.\w+\.html: another content/),
        expect.stringMatching(/^\/assets\/run\/frame\.\w+\.html: content-security-policy is missing, not .*sandbox/),
        '/docs/logbook/frames: 200 to /, not 301 to /astralscan/frames',
      ]),
    );
  });
});

describe('addresses that moved', () => {
  it('lead to pages that exist', () => {
    const lost = moved.filter(({to}) => !existsSync(`build${to}`));
    expect(lost).toEqual([]);
  });

  it('are named for hosts that read _redirects, with each page that has no slash', () => {
    const lines = readFileSync('build/_redirects', 'utf8').trim().split('\n');
    expect(lines).toEqual(expect.arrayContaining(moved.map(({from, to}) => `${from} ${to} 301`)));
    expect(lines).toContain('/introduction /introduction/ 200');
    expect(lines.filter((line) => / 200$/.test(line))).toHaveLength(
      builtRoutes().filter((route) => !route.endsWith('/')).length,
    );
    // Cloudflare Pages reads at most 2,000 rules without a pattern. A pattern could lead where a link says.
    expect(lines.length).toBeLessThan(2_000);
    expect(lines.filter((line) => /[*:]/.test(line))).toEqual([]);
  });
});
