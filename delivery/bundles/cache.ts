import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A hash over every file of the layer. */
function ownFiles(): string {
  const folder = path.join(__dirname, '..');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}).sort((a, b) => a.name.localeCompare(b.name)))
    if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Gives the layer a cache of its own: the bundler keeps modules as loaders have left them, and does not know when a loader, an
 * alias or an option has changed.
 *
 * @param options everything that decides what the layer does
 */
export default (options: unknown) => (): Plugin => ({
  name: 'delivery-cache',
  configureWebpack(config) {
    const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
    if (!cache?.version) return {};
    const own = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16);
    return {experiments: {cache: {version: `${cache.version}-${ownFiles()}-${own}`}}} as object;
  },
});
