/**
 * `npx tsx tests/hosts/try.ts nginx` (or `caddy`) serves build/ on the loopback interface with the file that the build
 * wrote for that server, and holds its answers to tests/hosts/expectations.ts. The server has to be installed; so this is
 * run by hand, after a change to delivery/hosting/headers.ts.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expectations, judge, type Answer} from './expectations';

const port = 20_000 + (process.pid % 20_000);
const build = resolve(process.argv[3] ?? 'build');

interface Server {
  file: string;
  config: (generated: string, scratch: string) => string;
  command: (config: string, scratch: string) => [string, ...string[]];
}

const servers: Record<string, Server> = {
  nginx: {
    file: 'nginx.conf',
    config: (generated, scratch) => `
daemon off; worker_processes 1; pid ${scratch}/pid; error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; text/plain txt ts md; }
  server {
    listen 127.0.0.1:${port};
    root ${build};
${generated}
  }
}`,
    command: (config, scratch) => ['nginx', '-p', scratch, '-c', config],
  },
  caddy: {
    file: 'Caddyfile',
    config: (generated) =>
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${build}\n${generated.replace(/^(?=.)/gm, '\t')}}\n`,
    command: (config) => ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'],
  },
};

const ask = (path: string, accept: string | undefined): Promise<Answer> =>
  new Promise((done, fail) => {
    const headers = accept ? {'Accept-Encoding': accept} : {};
    request({host: '127.0.0.1', port, path, headers}, (response) => {
      response.resume();
      const raw = response.rawHeaders;
      const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
      done({status: response.statusCode ?? 0, headers: pairs});
    })
      .on('error', fail)
      .end();
  });

async function ready(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const up = await ask('/', undefined).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

const firstBelow = (folder: string, extension: string): string => {
  const [name] = readdirSync(join(build, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .sort();
  if (!name) throw new Error(`${folder} holds no ${extension}: build the site first.`);
  return `/${folder}/${name}`;
};

async function main(): Promise<void> {
  const name = process.argv[2] ?? '';
  const server = servers[name];
  if (!server) throw new Error(`Name one of ${Object.keys(servers).join(', ')}.`);
  const scratch = mkdtempSync(join(tmpdir(), 'astral-host-'));
  const config = join(scratch, server.file);
  writeFileSync(config, server.config(readFileSync(join(build, 'hosting', server.file), 'utf8'), scratch));
  const [program, ...args] = server.command(config, scratch);
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  try {
    await ready();
    const list = expectations(firstBelow('assets', '.js'), firstBelow('samples', '.ts'));
    const problems: string[] = [];
    for (const one of list) problems.push(...judge(one, await ask(one.path, one.accept)));
    for (const problem of problems) console.log(problem);
    console.log(`${name}: ${list.length} addresses asked, ${problems.length} problems`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(log || error);
    process.exitCode = 1;
  } finally {
    child.kill();
    rmSync(scratch, {recursive: true, force: true});
  }
}

void main();
