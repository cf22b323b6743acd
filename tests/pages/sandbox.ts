import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {site} from '../../data/site';
import {constantValues} from '../../plugins/playground/constants';
import {Session} from './session';

/** Where a reader works: terminals with Node and nothing else, packages from the lock file, this site at its own address. */
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/**
 * Programs that come first in the reader's path: they do without a network what needs one. `curl` takes files of this site from its
 * build. `npm install` links what the lock file has installed (./install.mjs). `git clone` of Astral SDK 0.2.0 copies the package of
 * ./sdk-stand-in; `pnpm` has nothing to install or build there, and packs with npm.
 *
 * @returns their folder
 */
function writePrograms(root: string, folder: string): string {
  const [bin, pages, node] = [join(folder, 'bin'), join(root, 'tests', 'pages'), dirname(process.execPath)];
  mkdirSync(bin);
  const programs = {
    curl: [
      `for word; do shift; case $word in ${site.url}/*) word=${pathToFileURL(join(root, 'build')).href}/\${word#${site.url}/} ;; esac`,
      'set -- "$@" "$word"; done; exec /usr/bin/curl "$@"',
    ].join('\n'),
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
 * Makes a place for one reader at a time. `openSession` gives a new empty folder with terminals of its own; `close` removes all.
 *
 * @param root folder of the project, built
 * @param ports on which the reader will start servers
 * @throws Error when a port is taken on this machine
 */
export async function openSandbox(root: string, ports: readonly number[]) {
  for (const port of ports) {
    const probe = createServer().listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
  }
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const home = join(folder, 'home');
  mkdirSync(home);
  const bin = writePrograms(root, folder);
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
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
