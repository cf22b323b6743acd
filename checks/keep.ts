import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root} from './root';

/** Folders that hold nothing of the project. */
const foreign = /(?:^|\/)(?:node_modules|__pycache__|build|\.docusaurus|\.cache|\.git)(?:\/|$)/;

/** Folders of the project that hold code and the data of code. */
export const codeFolders: readonly string[] = [
  'bench',
  'checks',
  'config',
  'data',
  'delivery',
  'packages',
  'plugins',
  'samples',
  'scripts',
  'search',
  'src',
  'tests',
];

/** Every file below folders, and files, as paths from the root with slashes, sorted. What does not exist is left out. */
export function filesOf(places: readonly string[]): string[] {
  return places
    .flatMap((place) => {
      const start = join(root, place);
      if (!existsSync(start)) return [];
      if (statSync(start).isFile()) return [place];
      return readdirSync(start, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        );
    })
    .filter((path) => !foreign.test(path))
    .sort();
}

const digests = new Map<string, string>();

/** SHA-256 of texts, each with its length before it, so that no two lists give the same. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest('hex');
}

/** SHA-256 over the names and the bytes of files. What is hashed once in a run is not read again. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    let digest = digests.get(path);
    if (digest === undefined) {
      const file = join(root, path);
      // Links to folders are listed like files, and what they lead to is listed where it is.
      const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
      digest = isFile ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';
      digests.set(path, digest);
    }
    hash.update(`${path}\n${digest}\n`);
  }
  return hash.digest('hex');
}

/** Forgets what was hashed: files may have changed. */
export const forgetHashes = (): void => digests.clear();

/** Results by name, each with the key under which it was found: a result under another key is out of date. */
export class Kept<T> {
  readonly #file: string;
  #entries: Record<string, {key: string; value: T}>;

  /** @param name of a file below .cache/checks */
  constructor(name: string) {
    this.#file = join(root, '.cache', 'checks', `${name}.json`);
    try {
      this.#entries = JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, {key: string; value: T}>;
    } catch {
      // No run before this one, or one that was cut off.
      this.#entries = {};
    }
  }

  get(name: string, key: string): T | undefined {
    const entry = this.#entries[name];
    return entry?.key === key ? entry.value : undefined;
  }

  set(name: string, key: string, value: T): void {
    this.#entries[name] = {key, value};
  }

  /** Writes what is kept. @param names those that there are: what is kept under others is forgotten */
  write(names?: ReadonlySet<string>): void {
    if (names) this.#entries = Object.fromEntries(Object.entries(this.#entries).filter(([name]) => names.has(name)));
    mkdirSync(dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, JSON.stringify(this.#entries));
  }
}
