import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Hooks, serve} from '../support/server';

export interface Deploys {
  url: string;
  /** Publishes the second build: from now on the scripts of the first are gone. */
  deploy(): void;
  /** Takes the host off the network. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const scripts = /^(.+\.)([0-9a-f]{8})(\.js)$/;

/** Renames every script of a built site and every mention of it, as a build with other content would. */
function renameScripts(folder: string): void {
  const assets = join(folder, 'assets', 'js');
  const hashes = readdirSync(assets).flatMap((name) => scripts.exec(name)?.[2] ?? []);
  const mention = new RegExp([...new Set(hashes)].join('|'), 'g');
  const renamed = (text: string) => text.replace(mention, (hash) => [...hash].reverse().join(''));
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!/(?:\.html|[\\/]js[\\/][^\\/]+\.js|sw\.js)$/.test(name)) continue;
    const path = join(folder, name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const name of readdirSync(assets)) {
    const to = name.replace(
      scripts,
      (_, before: string, hash: string, after: string) => before + renamed(hash) + after,
    );
    if (to !== name) renameSync(join(assets, name), join(assets, to));
  }
}

/** Serves the built site as a host does that is about to get a newer build of it. */
export async function twoBuilds(hooks: Hooks = {}): Promise<Deploys> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const [first, second, current] = ['first', 'second', 'current'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const build of [first, second]) {
    cpSync('build', build, {recursive: true, filter: (path) => !/\.(?:br|gz|md)$|[\\/]img[\\/]share/.test(path)});
  }
  renameScripts(second);
  symlinkSync(first, current);
  const {url, server}: {url: string; server: Server} = await serve(current, '/', false, hooks);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: url.replace(/\/$/, ''),
    deploy() {
      rmSync(current);
      symlinkSync(second, current);
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, {recursive: true});
    },
  };
}
