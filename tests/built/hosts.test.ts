import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkHost, print, type Finding, type Report} from '../../delivery/hosting/hostCheck';
import {hostOf} from '../../delivery/hosting/hostFixes';
import {moved} from '../../data/moved';
import {serve} from '../../scripts/server';
import {programs, start, startBare, type Running} from '../hosts/servers';
import {builtRoutes} from './routes';

const build = resolve('build');
const serving = async <T>(server: Promise<Running>, use: (url: string) => Promise<T>): Promise<T> => {
  const {url, stop} = await server;
  try {
    return await use(url);
  } finally {
    await stop();
  }
};
const named = ({findings}: Report, wanted: Finding['result']): string[] =>
  findings.filter(({result}) => result === wanted).map(({check, path, arrived}) => `${check} ${path}: ${arrived}`);

describe('npm run host:check', () => {
  it.each(Object.keys(programs) as (keyof typeof programs)[])(
    'finds nothing missing on %s with the file of the build',
    {timeout: 300_000},
    async (name) => {
      const report = await serving(start(name, build), checkHost);
      expect(named(report, 'miss')).toEqual([]);
      expect(report.host).toBe(name === 'nginx' ? 'nginx' : 'Caddy');
      // nginx has no Brotli of its own.
      const notes = report.findings.filter(({result}) => result === 'note').map(({topic}) => topic);
      expect([...new Set(notes)]).toEqual(name === 'nginx' ? ['brotli'] : []);
      expect(report.findings.length).toBeGreaterThan(30);
    },
  );

  it('reports everything that a bare host does not send, with a fix for each', async () => {
    const report = await serving(startBare(build), checkHost);
    const missing = new Set(report.findings.filter(({result}) => result === 'miss').map(({check}) => check));
    expect([...missing].sort()).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'gzip',
      'media type',
      'moved',
      'not found',
      'open to other sites',
      'second visit',
    ]);
    // The page has its policy all the same.
    expect(report.findings).toContainEqual(expect.objectContaining({check: 'policy in the page', result: 'pass'}));
    const text = print(report);
    expect(text).toContain('Serve 404.html with status 404');
    expect(text).toMatch(/\d+ passed, \d+ notes, \d+ missing$/);
  });

  it('sees a header that came twice, a page that was changed, and a policy of another build', async () => {
    const {url, server} = await serve('build', '/', true);
    try {
      server.prependListener('request', ({url: path}, response) => {
        const {setHeader} = response;
        response.setHeader = (name, value) =>
          setHeader.call(
            response,
            name,
            String(name).toLowerCase() === 'x-frame-options'
              ? ['DENY', 'DENY']
              : String(name).toLowerCase() === 'content-security-policy'
                ? String(value).replace('sha256-', 'sha256-x')
                : value,
          );
        const {end} = response;
        if (path && !/\.\w+$/.test(path))
          response.end = ((body: Buffer) => {
            response.removeHeader('content-encoding');
            return end.call(response, Buffer.concat([body, Buffer.from('<!-- added -->')]), 'utf8');
          }) as typeof end;
      });
      const missing = new Set(named(await checkHost(url), 'miss').map((line) => line.split(' ')[0]));
      expect([...missing]).toEqual(expect.arrayContaining(['X-Frame-Options', 'Content-Security-Policy', 'content']));
      expect(missing).not.toContain('Referrer-Policy');
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });

  it('ends with 2 where there is no build, and with 1 where something is missing', {timeout: 120_000}, async () => {
    const run = (...args: string[]) => spawnSync('npx', ['tsx', 'delivery/hosting/hostCheck.ts', ...args]);
    expect(run('docs.example.org').status).toBe(2);
    await serving(start('caddy', build), async (url) => {
      // A program of its own, because a synchronous one would keep a server in this process from answering.
      const good = run(url);
      expect(good.status, good.stderr.toString()).toBe(0);
      const elsewhere = run(`${url}/blog`);
      expect(elsewhere.status).toBe(2);
      expect(elsewhere.stderr.toString()).toContain('Pass the address of the root of the site');
    });
  });

  it('recognises hosts by their responses', () => {
    const host = (headers: Record<string, string>) => hostOf(new Map(Object.entries(headers)));
    expect(host({server: 'GitHub.com', 'x-github-request-id': '1'})).toBe('GitHub Pages');
    expect(host({server: 'Netlify'})).toBe('Netlify');
    expect(host({server: 'cloudflare', 'cf-ray': '1'})).toBe('Cloudflare Pages');
    expect(host({})).toBe('unknown host');
  });
});

describe('addresses that moved', () => {
  it('lead to pages that exist', () => {
    const routes = builtRoutes();
    const lost = moved.filter(({to}) => {
      const folder = to.replace(':splat', '');
      return to.endsWith(':splat') ? !routes.some((route) => route.startsWith(folder)) : !routes.includes(to);
    });
    expect(lost).toEqual([]);
  });

  it('are named for hosts that read _redirects, with each page that has no slash', () => {
    const lines = readFileSync('build/_redirects', 'utf8').trim().split('\n');
    expect(lines).toContain('/docs/logbook/* /astralscan/:splat 301');
    expect(lines).toContain('/introduction /introduction/ 200');
    expect(lines.filter((line) => / 200$/.test(line))).toHaveLength(
      builtRoutes().filter((route) => !route.endsWith('/')).length,
    );
    // Cloudflare Pages reads at most 2,000 rules without a pattern, and they come first.
    expect(lines.length).toBeLessThan(2_000);
    expect([...lines].sort((a, b) => Number(a.includes('*')) - Number(b.includes('*')))).toEqual(lines);
  });
});
