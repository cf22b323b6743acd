import {execFileSync, spawnSync} from 'node:child_process';
import {createServer, type Server} from 'node:https';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {createConnection, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {site} from '../../data/site';
import {constantValues} from '../../plugins/playground/constants';
import {startMirror} from './mirror';
import {Session} from './session';

/** Where a reader works: terminals with Node and nothing else, packages from the lock file, this site at its own address. */
export interface Sandbox {
  readonly folder: string;
  /** Packages that a page asked for and the lock file does not have. */
  readonly missing: ReadonlySet<string>;
  /**
   * A new empty folder with terminals of its own.
   *
   * @param chain port of the reader's chain, in what the site hands out
   */
  openSession(chain?: number): Session;
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
 * Stands in for the one step that needs a network beyond the registry: cloning Astral SDK 0.2.0 and building it with pnpm.
 * `git clone` copies the package of ./sdk-stand-in; `pnpm` has nothing to install or build there, and packs with npm.
 *
 * @returns folders of packages for the mirror, and the folder of programs that comes first in the path
 */
function standIn(root: string, folder: string): {packages: string[]; bin: string} {
  const [bin, pnpm, sdk] = [join(folder, 'bin'), join(folder, 'pnpm'), join(root, 'tests', 'pages', 'sdk-stand-in')];
  mkdirSync(bin);
  mkdirSync(pnpm);
  const script = (file: string, text: string): void => {
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  };
  script(
    join(bin, 'git'),
    `case "$*" in clone*astral-sdk.git*) cp -R '${sdk}' astral-sdk ;; *) exec /usr/bin/git "$@" ;; esac`,
  );
  // What the reader has installed runs without the second that npx takes to find it.
  script(
    join(bin, 'npx'),
    [
      'folder=$PWD',
      'while [ -n "$folder" ] && [ ! -x "$folder/node_modules/.bin/$1" ]; do folder=${folder%/*}; done',
      `[ -n "$folder" ] || exec '${join(dirname(process.execPath), 'npx')}' "$@"`,
      'program=$folder/node_modules/.bin/$1; shift; exec "$program" "$@"',
    ].join('\n'),
  );
  script(join(pnpm, 'pnpm.sh'), 'case "$1" in pack) npm pack --silent ;; esac');
  writeFileSync(
    join(pnpm, 'package.json'),
    JSON.stringify({name: 'pnpm', version: '9.15.0', description: 'Stand-in', bin: {pnpm: 'pnpm.sh'}}),
  );
  return {packages: [pnpm], bin};
}

/** Ports on which the pages start the model of the API and the React app. */
export const usedPorts: readonly number[] = [3000, 8000];

/**
 * An empty folder for all that readers write. In memory, where the machine has room there and lets programs run: a reader
 * installs up to 20,000 files, and to write them to a disk takes longer than all else.
 */
export function workFolder(): string {
  const inMemory = '/dev/shm';
  const hasRoom = (): boolean => {
    const {bavail, bsize} = statfsSync(inMemory);
    return bavail * bsize > 2e9;
  };
  if (existsSync(inMemory) && hasRoom()) {
    const folder = mkdtempSync(join(inMemory, 'pages-'));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', {mode: 0o755});
    if (spawnSync(program).status === 0) return folder;
    rmSync(folder, {recursive: true});
  }
  return mkdtempSync(join(tmpdir(), 'pages-'));
}

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
  const {packages, bin} = standIn(root, folder);
  const mirror = await startMirror(root, join(root, '.cache', 'pages', 'mirror'), packages);
  const {server, certificate, port} = await serveSite(join(root, 'build'), folder);
  const {hostname} = new URL(site.url);
  const env: NodeJS.ProcessEnv = {
    PATH: [bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    TERM: 'dumb',
    LANG: 'C.UTF-8',
    npm_config_registry: mirror.url,
    npm_config_cache: join(root, '.cache', 'pages', 'npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    // `npx` installs what it runs without asking: nobody is there to answer.
    npm_config_yes: 'true',
  };
  let readers = 0;
  return {
    folder,
    missing: mirror.missing,
    openSession(chain = chainPort) {
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
      });
    },
    close() {
      mirror.close();
      server.close();
    },
  };
}
