import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseHeaders, serve} from '../../scripts/server';

const root = mkdtempSync(join(tmpdir(), 'server-'));
let site: Awaited<ReturnType<typeof serve>>;
let mounted: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a', 'index.html'), 'page a');
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'not found');
  writeFileSync(join(root, '_headers'), '# all\n/*\n  X-All: yes\n/a\n  X-A: a: b\n/a/\n  ! X-All\n');
  site = await serve(root);
  mounted = await serve(root, '/sub/');
});
afterAll(() => {
  site.server.close();
  mounted.server.close();
  rmSync(root, {recursive: true});
});

const get = async (path: string, at = site) => {
  const response = await fetch(new URL(path, at.url), {redirect: 'manual'});
  return {status: response.status, text: await response.text(), headers: response.headers};
};

describe('the test server', () => {
  it.each([
    ['/', 200, 'home'],
    ['/a', 200, 'page a'],
    ['/a/', 200, 'page a'],
    ['/a/index.html', 200, 'page a'],
    ['/a.html', 404, 'not found'],
    ['/nope', 404, 'not found'],
    ['/..%2f..%2fetc/passwd', 404, 'not found'],
  ])('answers %s with %i', async (path, status, text) => expect(await get(path)).toMatchObject({status, text}));
  it('sends the headers of the matching rules', async () => {
    expect((await get('/a')).headers.get('x-a')).toBe('a: b');
    expect((await get('/a')).headers.get('x-all')).toBe('yes');
    expect((await get('/')).headers.has('x-a')).toBe(false);
    expect((await get('/a/')).headers.has('x-all')).toBe(false);
  });
  it('sends the headers of a build that is newer than the server', async () => {
    const text = readFileSync(join(root, '_headers'), 'utf8');
    writeFileSync(join(root, '_headers'), '/*\n  X-All: newer\n');
    expect((await get('/')).headers.get('x-all')).toBe('newer');
    writeFileSync(join(root, '_headers'), text);
  });
  it('serves nothing outside the path that it is mounted at', async () => {
    expect((await get('/sub/a', mounted)).text).toBe('page a');
    expect((await get('/a', mounted)).status).toBe(404);
  });
  it('takes a dot in a rule for a dot', () =>
    expect(parseHeaders('/a.b\n  X: y')[0]!.pattern.test('/axb')).toBe(false));
});
