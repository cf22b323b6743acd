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

/**
 * Gives the layer a cache of its own: the bundler keeps modules as loaders have left them, and does not know when a loader or an
 * alias has changed. It must come after every plugin that sets one.
 */
export default function cache(): Plugin {
  return {
    name: 'delivery-cache',
    configureWebpack({experiments, resolve}) {
      const known = (experiments as {cache?: {version?: string}} | undefined)?.cache?.version;
      if (!known) return {};
      const aliases = createHash('sha256').update(JSON.stringify(resolve?.alias)).digest('hex').slice(0, 16);
      return {experiments: {cache: {version: `${known}-${ownFiles()}-${aliases}`}}} as object;
    },
  };
}
