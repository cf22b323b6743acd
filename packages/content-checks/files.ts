import {createHash} from 'node:crypto';
import {type Dirent, existsSync, lstatSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

/** The root of the project. */
export const root = process.cwd();

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Folders whose files aren't sources of the project. */
const ignored = /(?:^|\/)(?:node_modules|__pycache__|build|\.docusaurus|\.cache|\.git)(?:\/|$)/;

/** Folders whose files become pages, or are published as they are. There a folder called `build` is one like others. */
export const published = /^(?:docs|blog|src\/pages|static|i18n|\w*versioned_docs)\//;

/**
 * Every file below folders, files, and links to either, as paths from the root with slashes, sorted. What does not exist is left out,
 * and what is behind a symbolic link: Node.js 24 lists it, earlier versions do not.
 *
 * @param pattern of the paths to list; all without it
 */
export function listFiles(paths: readonly string[], pattern = /./): string[] {
  return paths
    .flatMap((path) => {
      const start = join(root, path);
      if (!existsSync(start)) return [];
      if (statSync(start).isFile()) return [path];
      const entries = readdirSync(start, {recursive: true, withFileTypes: true});
      const pathOf = ({parentPath, name}: Dirent): string => join(parentPath, name);
      const links = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => pathOf(entry) + sep);
      return entries
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map(pathOf)
        .filter((file) => !links.some((link) => file.startsWith(link)))
        .map((file) => file.slice(root.length + 1).replaceAll('\\', '/'));
    })
    .filter((path) => (published.test(path) || !ignored.test(path)) && pattern.test(path))
    .sort();
}

/** Every file that becomes a page, or that a host serves as it is; of `src/pages` only its text, as the rest is code. */
export const listPublished = (): string[] => [
  ...listFiles(readdirSync(root).filter((name) => published.test(`${name}/`))),
  ...listFiles(['src/pages'], /\.mdx?$/),
];

/** Whether a path is a link to a file or a folder elsewhere. */
export const isLink = (path: string): boolean => lstatSync(join(root, path)).isSymbolicLink();

const digests = new Map<string, string>();

/** SHA-256 of texts, each with its length before it, so that no two lists give the same. */
export function hashTexts(...texts: readonly string[]): string {
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
