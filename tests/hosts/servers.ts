import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createServer as createSocket, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {installDebian, isInstalled} from '../../scripts/debian';

/** A server of the built site that answers on the loopback interface. */
export interface Running {
  url: string;
  stop(): Promise<void>;
}

interface Program {
  /** The file below build/hosting/ that the build writes for it. */
  file: string;
  /** A whole configuration around that file. */
  config(generated: string, at: {port: number; root: string; scratch: string}): string;
  command(config: string, scratch: string): [string, ...string[]];
}

export const programs = {
  nginx: {
    file: 'nginx.conf',
    config: (generated, {port, root, scratch}) => `
daemon off; worker_processes 1; pid ${scratch}/pid; error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; text/plain txt ts; text/markdown md; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
${generated}
  }
}`,
    command: (config, scratch) => ['nginx', '-p', scratch, '-c', config],
  },
  caddy: {
    file: 'Caddyfile',
    config: (generated, {port, root}) =>
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n${generated.replace(/^(?=.)/gm, '\t')}}\n`,
    command: (config) => ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'],
  },
} satisfies Record<string, Program>;

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const {port} = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

/** @throws Error when the program is neither there nor can be installed */
function ensure(name: keyof typeof programs): void {
  if (isInstalled(name, name === 'nginx' ? '-v' : 'version') || installDebian(name)) return;
  throw new Error(
    `${name} is not installed. Install it: the tests start it with the file that the build writes for it.`,
  );
}

/**
 * Starts nginx or Caddy with the file that the build wrote for it.
 * @param root folder of the built site, as an absolute path
 * @throws Error with what the program printed, when it does not answer within 10 s
 */
export async function start(name: keyof typeof programs, root: string): Promise<Running> {
  ensure(name);
  const {file, config, command}: Program = programs[name];
  const scratch = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const path = join(scratch, file);
  writeFileSync(path, config(readFileSync(join(root, 'hosting', file), 'utf8'), {port, root, scratch}));
  const [program, ...args] = command(path, scratch);
  // Caddy keeps its state in the home folder.
  const env = {...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch};
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe'], env});
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(scratch, {recursive: true, force: true});
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(url).then(
      ({body}) => body?.cancel().then(() => true),
      () => false,
    );
    if (up) return {url, stop};
    await new Promise((wake) => setTimeout(wake, 100));
  }
  await stop();
  throw new Error(`${name} does not respond:\n${log}`);
}

/** A host that sends nothing but the file: no headers, no compression, the home page in place of what is missing. */
export async function startBare(root: string): Promise<Running> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const found = [path, join(path, 'index.html'), '/index.html'].map((name) => {
      try {
        return readFileSync(join(root, name));
      } catch {
        return undefined;
      }
    });
    response.end(found.find(Boolean));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
