/** The proxy of /api/authentication, with the key that the page has its reader make and the configuration that it prints. */
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensurePrograms} from '../support/debian';
import {freePort} from '../support/port';

const page = readFileSync('build/api/authentication.md', 'utf8');
/** Text of the block with a language and, if it has one, a title. */
const blockOf = (language: string, title = ''): string => {
  const open = `\`\`\`${language}${title && ` title="${title}"`}\n`;
  const start = page.indexOf(open);
  if (start < 0) throw new Error(`/api/authentication has no block ${open.trim()}`);
  return page.slice(start + open.length, page.indexOf('\n```', start));
};

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
let received: (string | undefined)[] = [];
const backend = createServer((request, response) => {
  received.push(request.headers['x-api-key'] as string | undefined);
  response.end('from the server');
});
let proxy: ChildProcess | undefined;
let key = '';

const ask = async (port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, {method, headers})).status;

/** Starts nginx and waits until its port answers; what it prints is the error when it ends. */
async function start(port: number, configuration: string): Promise<void> {
  let printed = '';
  const child = spawn('nginx', ['-e', 'stderr', '-c', configuration], {stdio: ['ignore', 'ignore', 'pipe']});
  proxy = child;
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  for (;;) {
    if (await ask(port, '/').then(Boolean, () => false)) return;
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${printed}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

const operatorPaths = ['/api/sync/status', '/API/Sync', '/api//sync/status', '/api/%73ync/status'];

/** Requests of the first column of the page's table, by how the row begins, and what came back. */
const rows: Readonly<Record<string, (port: number) => Promise<number[]>>> = {
  'no key, a wrong key, an empty key': (port) =>
    Promise.all(
      ['', 'wrong', undefined].map((given) => ask(port, '/health', given === undefined ? {} : {'x-api-key': given})),
    ),
  'a known key': async (port) => {
    received = [];
    const status = await ask(port, '/health', {'x-api-key': key});
    expect(received.map((value) => value || undefined)).toEqual([undefined]);
    return [status];
  },
  '`OPTIONS` without a key': async (port) => [await ask(port, '/health', {}, 'OPTIONS')],
  '`/api/sync/status`': (port) => Promise.all(operatorPaths.map((path) => ask(port, path, {'x-api-key': key}))),
};

/** Statuses that the page gives for a row; the server behind answers every request that reaches it with 200. */
function promised(row: string): string {
  const line = page.split('\n').find((text) => text.startsWith(`| ${row}`));
  if (!line) throw new Error(`/api/authentication has no row "${row}"`);
  const answer = line.split('|')[2]!.trim();
  return /^\d{3}$/.test(answer) ? answer : '200';
}

beforeAll(async () => {
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  // The reader's own commands: they make the key and save it where nginx reads it.
  mkdirSync(join(folder, 'etc'));
  const commands = blockOf('bash').replaceAll('/etc/nginx', join(folder, 'etc')).replaceAll('sudo ', '');
  execFileSync('bash', ['-euc', commands], {stdio: 'ignore'});
  key = /"([0-9a-f]{64})"/.exec(readFileSync(join(folder, 'etc', 'astral-callers.map'), 'utf8'))?.[1] ?? '';
  expect(key).not.toBe('');
});
afterAll(() => {
  proxy?.kill();
  backend.close();
  rmSync(folder, {recursive: true, force: true});
});

describe('a proxy that asks for a key, as /api/authentication sets it up', () => {
  it('nginx starts with a key that the page makes, and answers as the table says', async () => {
    ensurePrograms('nginx');
    const port = await freePort();
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
    const file = join(folder, 'nginx.conf');
    // On a loopback port and without TLS; the rest is the page's text.
    const served = [blockOf('text', 'keys and limits'), blockOf('text', 'server')]
      .join('\n')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${(backend.address() as AddressInfo).port}`)
      .replaceAll('/etc/nginx', join(folder, 'etc'))
      .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replace(/^.*ssl_certificate.*\n/gm, '');
    writeFileSync(
      file,
      `pid ${folder}/pid;\ndaemon off;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${served}\n}`,
    );
    await start(port, file);
    for (const [row, run] of Object.entries(rows))
      for (const status of await run(port)) expect(String(status), row).toBe(promised(row));
    const many = await Promise.all(Array.from({length: 60}, () => ask(port, '/health', {'x-api-key': key})));
    expect(new Set(many)).toEqual(new Set([200, 429]));
  });
});
