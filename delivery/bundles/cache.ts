import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A hash over every file of the layer. */
function ownFiles(): string {
  const folder = path.join(__dirname, '..');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}).sort((a, b) =>
    a.name.localeCompare(b.name),
  ))
    if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}

interface Cached {
  cache?: unknown;
  experiments?: {cache?: unknown};
}

const versionOf = (cache: unknown): string | undefined => (cache as {version?: string} | undefined)?.version;

/**
 * Gives the layer a cache of its own: the bundler keeps modules as loaders have left them, and does not know when a loader or an
 * alias has changed. It must come after every plugin that sets one.
 */
export default function cache(): Plugin {
  return {
    name: 'delivery-cache',
    configureWebpack(config) {
      const {cache: own, experiments} = config as Cached;
      // Docusaurus 3 keeps the settings among the experiments of the bundler, Docusaurus 4 does not.
      const known = versionOf(own) ?? versionOf(experiments?.cache);
      if (!known) return {};
      const aliases = createHash('sha256').update(JSON.stringify(config.resolve?.alias)).digest('hex').slice(0, 16);
      const version = `${known}-${ownFiles()}-${aliases}`;
      return (versionOf(own) ? {cache: {version}} : {experiments: {cache: {version}}}) as object;
    },
  };
}
