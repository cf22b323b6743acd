import {createHash} from 'node:crypto';
import {lstatSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

/** The text of a file. Programs run in the root of the project, and paths begin there. */
export const readText = (path: string): string => readFileSync(path, 'utf8');

/** Folders whose files aren't sources of the project. Samples in one are neither checked nor published. */
export const ignoredFolderPattern = /(?:^|\/)(?:node_modules|__pycache__|build|\.docusaurus|\.cache|\.git)(?:\/|$)/;

/** Folders whose files become pages, or are published as they are. There a folder called `build` is one like others. */
export const publishedPathPattern = /^(?:docs|blog|src\/pages|static|i18n|\w*versioned_(?:docs|sidebars))\//;

/** Files and symbolic links at a path or below it. What is behind a link is left out: Node.js 24 lists it, earlier versions do not. */
function listEntries(path: string): {path: string; isLink: boolean}[] {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  if (!stats?.isDirectory()) return stats ? [{path, isLink: stats.isSymbolicLink()}] : [];
  const entries = readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).replaceAll(sep, '/'),
      isLink: entry.isSymbolicLink(),
    }));
  const links = entries.filter(({isLink}) => isLink).map((link) => `${link.path}/`);
  return entries.filter((entry) => !links.some((link) => entry.path.startsWith(link)));
}

const listPaths = (paths: readonly string[], pattern: RegExp, areLinks: boolean): string[] =>
  paths
    .flatMap(listEntries)
    .filter(
      ({path, isLink}) =>
        isLink === areLinks &&
        pattern.test(path) &&
        (publishedPathPattern.test(path) || !ignoredFolderPattern.test(path)),
    )
    .map(({path}) => path)
    .sort();

/**
 * Every file at paths or below them, as paths from the root with slashes, sorted. Left out is what does not exist, symbolic links,
 * and what is behind them.
 *
 * @param pattern of the paths to list; all without it
 */
export const listFiles = (paths: readonly string[], pattern = /./): string[] => listPaths(paths, pattern, false);

/** The first line with a text in the files of a folder, counted from 1; the beginning of the folder where none has it. */
export function findLine(text: string, folder: string, pattern: RegExp): {file: string; line: number} {
  for (const file of listFiles([folder], pattern)) {
    const line = readText(file)
      .split('\n')
      .findIndex((one) => one.includes(text));
    if (line >= 0) return {file, line: line + 1};
  }
  return {file: folder, line: 1};
}

/** Every symbolic link at paths or below them, in the same form. */
export const listSymbolicLinks = (paths: readonly string[]): string[] => listPaths(paths, /./, true);

/** Folders at the root whose files become pages, or are published as they are. */
export const listPublishedFolders = (): string[] =>
  readdirSync('.').filter((name) => publishedPathPattern.test(`${name}/`));

/** Every file that becomes a page, or that a host serves as it is; of `src` only text and pictures, as the rest is code. */
export const listPublishedFiles = (): string[] => [
  ...listFiles(listPublishedFolders()),
  ...listFiles(['src'], /^src\/pages\/.*\.mdx?$|\.(?:png|jpe?g|webp|gif|svg)$/i),
];

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
      const isFile = statSync(path, {throwIfNoEntry: false})?.isFile();
      digest = isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing';
      digests.set(path, digest);
    }
    hash.update(`${path}\n${digest}\n`);
  }
  return hash.digest('hex');
}
