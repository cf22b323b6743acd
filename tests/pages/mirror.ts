/**
 * A registry of npm packages on this machine, filled from what the lock file installed. It answers `npm install` without a
 * network, and a folder that installs from it holds exactly what the page told its reader to install.
 */
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {mkdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, stat} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

interface Manifest {
  name: string;
  version: string;
  [field: string]: unknown;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: string[];
  readonly cpu?: string[];
}

/** A package that the mirror can hand out; without a folder it is for another platform, and only named. */
interface Held {
  readonly manifest: Manifest;
  readonly folder?: string;
}

const run = promisify(execFile);

/**
 * `eas-sdk` 2.7.0 depends on all of `hardhat`, of which nothing that readers run needs a line; the lock file puts an empty
 * package in its place, and so does the mirror, under every version that is asked for.
 */
const emptied = 'hardhat';

/**
 * The lock file has one TypeScript, 6, and an override gives it to `openapi-typescript`, which asks for 5 (DEPENDENCIES.md).
 * Readers install version 5; the mirror hands them the one of the lock file under that number.
 */
const older = {name: 'typescript', version: '5.9.3'};

function readHeld(root: string): Map<string, Map<string, Held>> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const held = new Map<string, Map<string, Held>>();
  const put = (name: string, version: string, value: Held): void => {
    const versions = held.get(name) ?? new Map<string, Held>();
    // An installed folder wins over an entry that only names the package.
    if (value.folder || !versions.has(version)) versions.set(version, value);
    held.set(name, versions);
  };
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path || entry.link || !entry.version) continue;
    const name = path.split('node_modules/').at(-1) as string;
    const folder = join(root, path);
    try {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      put(name, manifest.version, {folder, manifest: {...manifest, name}});
      // An alias is asked for under both names: `overrides.hardhat=npm:empty-npm-package@1.0.0`.
      if (manifest.name !== name) put(manifest.name, manifest.version, {folder, manifest});
    } catch {
      const {version, os, cpu} = entry;
      if (entry.optional) put(name, version, {manifest: {name, version, ...(os && {os}), ...(cpu && {cpu})}});
    }
  }
  const newest = [...(held.get(older.name)?.values() ?? [])].find(({folder}) => folder);
  if (newest) put(older.name, older.version, {...newest, manifest: {...newest.manifest, version: older.version}});
  return held;
}

/** Compares versions by their numbers; a pre-release comes before its release. */
const byVersion = (a: string, b: string): number => {
  const [[left = '', leftTag], [right = '', rightTag]] = [a.split('-'), b.split('-')] as [string[], string[]];
  const difference = left.localeCompare(right, 'en', {numeric: true});
  return difference || Number(Boolean(rightTag)) - Number(Boolean(leftTag));
};

export interface Mirror {
  readonly url: string;
  /** Packages that were asked for and are not in the lock file. */
  readonly missing: Set<string>;
  close(): void;
}

/**
 * Starts the registry on a free port of this machine.
 *
 * @param root folder of the project, with `package-lock.json` and `node_modules`
 * @param cache folder for tarballs, kept between runs
 * @param extra packages made by the tests, by name: folders with a `package.json`
 */
export async function startMirror(root: string, cache: string, extra: readonly string[] = []): Promise<Mirror> {
  const held = readHeld(root);
  for (const folder of extra) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    held.set(manifest.name, new Map([[manifest.version, {folder, manifest}]]));
  }
  const empty = held.get(emptied)?.values().next().value;
  if (empty) {
    const ranges = [...held.values()].flatMap((versions) =>
      [...versions.values()].map(
        ({manifest}) => (manifest.dependencies as Record<string, string> | undefined)?.[emptied],
      ),
    );
    for (const range of ranges) {
      const version = /\d+\.\d+\.\d+/.exec(range ?? '')?.[0];
      if (version) held.get(emptied)?.set(version, {...empty, manifest: {...empty.manifest, version}});
    }
  }
  const missing = new Set<string>();
  mkdirSync(cache, {recursive: true});

  const tarball = async (name: string, version: string): Promise<Buffer> => {
    const folder = held.get(name)?.get(version)?.folder;
    if (!folder) throw new Error(`${name}@${version} is not installed.`);
    const file = join(cache, `${name.replace('/', '+')}-${version}.tgz`);
    const known = await stat(file).catch(() => undefined);
    if (!known || extra.includes(folder)) {
      const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await run('tar', [
        '-czf',
        draft,
        '--exclude=./node_modules',
        // A third of all files, and no program reads them.
        '--exclude=*.map',
        '--transform=s,^\\.,package,',
        '-C',
        resolve(folder),
        '.',
      ]);
      await rename(draft, file);
    }
    return readFile(file);
  };

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://mirror').pathname).slice(1);
    const file = /^(.+)\/-\/(.+)\.tgz$/.exec(path);
    if (file) {
      tarball(file[1] as string, file[2] as string).then(
        (body) => response.writeHead(200, {'content-type': 'application/octet-stream'}).end(body),
        (error: Error) => response.writeHead(404).end(error.message),
      );
      return;
    }
    const versions = held.get(path);
    if (!versions) {
      missing.add(path);
      response.writeHead(404, {'content-type': 'application/json'}).end('{"error": "not in the lock file"}');
      return;
    }
    const url = `http://${request.headers.host}`;
    const names = [...versions.keys()].sort(byVersion);
    const document = {
      name: path,
      'dist-tags': {latest: names.at(-1)},
      versions: Object.fromEntries(
        [...versions].map(([version, {manifest}]) => [
          version,
          // Scripts ran when the project was installed; what they made is in the folder.
          {...manifest, scripts: undefined, version, dist: {tarball: `${url}/${path}/-/${version}.tgz`}},
        ]),
      ),
    };
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(document));
  });
  await mkdir(cache, {recursive: true});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    missing,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
