import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where results are kept between runs. */
export const cacheFolder = join('.cache', 'checks');

/** Whether git knows results, or a link in their place. A pull request that brings some would say itself what is wrong with its pages. */
const isTracked = Boolean(spawnSync('git', ['ls-files', '.cache']).stdout?.length);

/** Results by name, each with the key under which it was found: a result under another key is out of date. */
export class CheckResultCache<T> {
  readonly #file: string;
  #entries: Record<string, {key: string; value: T}> = {};

  /** @param name of a file below .cache/checks */
  constructor(name: string) {
    this.#file = join(cacheFolder, `${name}.json`);
    if (isTracked) return;
    try {
      this.#entries = JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, {key: string; value: T}>;
    } catch {
      // No run before this one here, or one that was cut off.
    }
  }

  get(name: string, key: string): T | undefined {
    const entry = this.#entries[name];
    return entry?.key === key ? entry.value : undefined;
  }

  set(name: string, key: string, value: T): void {
    this.#entries[name] = {key, value};
  }

  /** Writes the file. @param names those that still exist: results under other names are dropped */
  write(names: ReadonlySet<string>): void {
    mkdirSync(cacheFolder, {recursive: true});
    const kept = Object.entries(this.#entries).filter(([name]) => names.has(name));
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(kept)));
  }
}
