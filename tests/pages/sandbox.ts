import {execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:https';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createConnection, type AddressInfo} from 'node:net';
import {delimiter, dirname, join} from 'node:path';
import {site} from '../../data/site';
import {constantValues} from '../../plugins/playground/constants';
import {Session} from './session';

/** Where a reader works: terminals with Node and nothing else, packages from the lock file, this site at its own address. */
export interface Sandbox {
  readonly folder: string;
  /**
   * A new empty folder with terminals of its own.
   *
   * @param chain port of the reader's chain, in what the site hands out
   * @param hasChain whether a chain runs there already
   */
  openSession(chain?: number, hasChain?: boolean): Session;
  close(): void;
}

/** The port on which pages have their reader start a chain: two readers at once need two. */
export const chainPort = 8545;

/** A text of the site as it is for a reader whose chain listens on another port. */
export const withChain = (text: string, port: number): string => text.replace(/\b8545\b/g, String(port));

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
      const body = readFileSync(join(build, path));
      const port = Number(request.headers['chain-port']);
      response.writeHead(200).end(/\.tsx?$/.test(path) ? withChain(body.toString(), port) : body);
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

/** Ports on which the pages start the model of the API and the React app. */
export const usedPorts: readonly number[] = [3000, 8000];

/**
 * @param root folder of the project, built
 * @param folder empty folder for all that readers write
 * @param ports on which the readers will start servers
 * @throws Error when a port is taken on this machine
 */
export async function openSandbox(root: string, folder: string, ports: readonly number[]): Promise<Sandbox> {
  for (const port of ports)
    if (await isOpen(port))
      throw new Error(`Port ${port} is taken. The pages start a server there: stop what listens on it.`);
  const home = join(folder, 'home');
  mkdirSync(home, {recursive: true});
  const bin = writePrograms(root, folder);
  const {server, certificate, port} = await serveSite(join(root, 'build'), folder);
  const {hostname} = new URL(site.url);
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
    folder,
    openSession(chain = chainPort, hasChain = false) {
      readers += 1;
      const own = join(home, `reader-${readers}`);
      mkdirSync(own);
      const settings = {
        'connect-to': `${hostname}:443:127.0.0.1:${port}`,
        cacert: certificate,
        header: `chain-port: ${chain}`,
      };
      writeFileSync(
        join(own, '.curlrc'),
        Object.entries(settings)
          .map(([key, value]) => `${key} = "${value}"\n`)
          .join(''),
      );
      return new Session({
        folder: join(folder, `work-${readers}`),
        home: own,
        env: {...env, CURL_HOME: own},
        constants: constantValues(),
        hasChain,
      });
    },
    close() {
      server.close();
    },
  };
}
