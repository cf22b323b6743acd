import {execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:https';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createConnection, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {site} from '../../data/site';
import {constantValues} from '../../plugins/playground/constants';
import {Session} from './session';

/** Where a reader works: terminals with Node and nothing else, packages from the lock file, this site at its own address. */
export interface Sandbox {
  /** A new empty folder with terminals of its own. */
  openSession(): Session;
  /** Ends the site and removes the folder. */
  close(): void;
}

/** Serves the built folder under the site's own name, so that a page's `curl` finds what the page offers. */
async function serveSite(build: string, folder: string): Promise<{server: Server; certificate: string; port: number}> {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
  const {hostname} = new URL(site.url);
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'].concat([
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      `/CN=${hostname}`,
      '-addext',
      `subjectAltName=DNS:${hostname}`,
    ]),
    {stdio: 'ignore'},
  );
  const server = createServer({key: readFileSync(key), cert: readFileSync(certificate)}, (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', site.url).pathname);
    try {
      response.writeHead(200).end(readFileSync(join(build, path)));
    } catch {
      response.writeHead(404).end('Not found\n');
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {server, certificate, port: (server.address() as AddressInfo).port};
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = createConnection({port, host: '127.0.0.1'});
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });

/**
 * Programs that come first in the reader's path: they do without a network what needs one. `npm install` links what the lock file has
 * installed (./install.mjs). `git clone` of Astral SDK 0.2.0 copies the package of ./sdk-stand-in; `pnpm` has nothing to install or
 * build there, and packs with npm.
 *
 * @returns their folder
 */
function writePrograms(root: string, folder: string): string {
  const [bin, pages, node] = [join(folder, 'bin'), join(root, 'tests', 'pages'), dirname(process.execPath)];
  mkdirSync(bin);
  const programs = {
    git: `case "$*" in clone*astral-sdk.git*) cp -R '${join(pages, 'sdk-stand-in')}' astral-sdk ;; *) exec /usr/bin/git "$@" ;; esac`,
    npm: `[ "$1" != install ] || exec '${process.execPath}' '${join(pages, 'install.mjs')}' "$@"; exec '${join(node, 'npm')}' "$@"`,
    // What the reader has installed runs without the second that npx takes to find it.
    npx: [
      '[ "$1" != --yes ] || shift',
      'case "$1 $2" in "pnpm@9 pack") exec npm pack --silent ;; pnpm@9*) exit ;; esac',
      'folder=$PWD',
      'while [ -n "$folder" ] && [ ! -x "$folder/node_modules/.bin/$1" ]; do folder=${folder%/*}; done',
      '[ -n "$folder" ] || { echo "$1 is not installed." >&2; exit 1; }',
      'program=$folder/node_modules/.bin/$1; shift; exec "$program" "$@"',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
  return bin;
}

/** Ports on which pages have their reader start a chain, the model of the API and the React app. */
export const serverPorts: readonly number[] = [8545, 3000, 8000];

/**
 * Makes a place for one reader at a time.
 *
 * @param root folder of the project, built
 * @param ports on which the reader will start servers
 * @throws Error when a port is taken on this machine
 */
export async function openSandbox(root: string, ports: readonly number[]): Promise<Sandbox> {
  for (const port of ports)
    if (await isOpen(port))
      throw new Error(`Port ${port} is taken. The pages start a server there: stop what listens on it.`);
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const home = join(folder, 'home');
  mkdirSync(home);
  const bin = writePrograms(root, folder);
  const {server, certificate, port} = await serveSite(join(root, 'build'), folder);
  writeFileSync(
    join(home, '.curlrc'),
    `connect-to = "${new URL(site.url).hostname}:443:127.0.0.1:${port}"\ncacert = "${certificate}"\n`,
  );
  const env: NodeJS.ProcessEnv = {
    PATH: [bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    TERM: 'dumb',
    LANG: 'C.UTF-8',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
  };
  let readers = 0;
  return {
    openSession() {
      readers += 1;
      return new Session({folder: join(folder, `work-${readers}`), home, env, constants: constantValues()});
    },
    close() {
      server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
