/** The part of `node:fs` that programs use, over files in memory. What it lacks is a missing export, which names itself. */
import {Buffer} from 'buffer';
import {LIMITS} from '../../../src/lib/limits';
import {bytesOf} from './bytes';
import {checkArgument} from './errors';
import {folder} from './process';

/** The files of the working folder, in memory, by name. */
export const files = new Map<string, Uint8Array>();

const isPath = (path: unknown): boolean => typeof path === 'string' || path instanceof URL || Buffer.isBuffer(path);

/** A path as the name of a file in the working folder: `./a/../record.json` is `record.json`. */
function nameOf(path: unknown): string {
  checkArgument(isPath(path), 'path', 'of type string or an instance of Buffer or URL', path);
  const text = path instanceof URL ? decodeURIComponent(path.pathname) : String(path);
  const parts: string[] = [];
  for (const part of (text.startsWith(`${folder}/`) ? text.slice(folder.length) : text).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

type Encoding = 'utf8' | 'utf-8' | 'hex' | 'base64' | 'latin1';
type Options = Encoding | {readonly encoding?: Encoding | null; readonly flag?: string} | null;

const encodingOf = (options: Options | undefined): Encoding | undefined =>
  (typeof options === 'string' ? options : options?.encoding) ?? undefined;

const failures = {ENOENT: [-2, 'no such file or directory'], EEXIST: [-17, 'file already exists']} as const;

function fileError(syscall: string, path: string, code: keyof typeof failures = 'ENOENT'): Error {
  const [errno, words] = failures[code];
  return Object.assign(new Error(`${code}: ${words}, ${syscall} '${path}'`), {errno, code, syscall, path});
}

export const existsSync = (path: unknown): boolean => isPath(path) && files.has(nameOf(path));

/** @throws Error with code `ENOENT`, as Node.js does */
export function readFileSync(path: string, options?: Options): string | Buffer {
  const found = files.get(nameOf(path));
  if (!found) throw fileError('open', String(path));
  const bytes = Buffer.from(found);
  const encoding = encodingOf(options);
  return encoding ? bytes.toString(encoding) : bytes;
}

export function writeFileSync(path: string, content: string | Uint8Array, options?: Options): void {
  const name = nameOf(path);
  const added = bytesOf(content, encodingOf(options));
  if (typeof options === 'object' && options?.flag?.includes('x') && files.has(name))
    throw fileError('open', path, 'EEXIST');
  const old = typeof options === 'object' && options?.flag === 'a' ? files.get(name) : undefined;
  const bytes = Buffer.concat([old ?? new Uint8Array(), added]);
  const total = [...files].reduce((sum, [other, {length}]) => sum + (other === name ? 0 : length), bytes.length);
  const count = files.size + (files.has(name) ? 0 : 1);
  if (total > LIMITS.written || count > LIMITS.files || name.length > LIMITS.fileName)
    throw Object.assign(
      new Error(
        `ENOSPC: a program on this page leaves at most ${LIMITS.files} files with ${LIMITS.written} bytes, and names of ${LIMITS.fileName} characters`,
      ),
      {code: 'ENOSPC', syscall: 'write', path: name.slice(0, LIMITS.fileName)},
    );
  files.set(name, bytes);
}

export const appendFileSync = (path: string, content: string | Uint8Array): void =>
  writeFileSync(path, content, {flag: 'a'});

export function unlinkSync(path: string): void {
  if (!files.delete(nameOf(path))) throw fileError('unlink', String(path));
}

export function rmSync(path: string, options?: {readonly force?: boolean; readonly recursive?: boolean}): void {
  const inside = [...files.keys()].filter((name) => options?.recursive && name.startsWith(`${nameOf(path)}/`));
  for (const name of inside) files.delete(name);
  const isGone = files.delete(nameOf(path)) || made.delete(nameOf(path)) || inside.length > 0;
  if (!isGone && !options?.force) throw fileError('rm', String(path));
}

export function copyFileSync(path: string, target: string): void {
  writeFileSync(target, readFileSync(path) as Buffer);
}

export function renameSync(path: string, target: string): void {
  const bytes = files.get(nameOf(path));
  if (!bytes) throw fileError('rename', String(path));
  files.delete(nameOf(path));
  files.set(nameOf(target), bytes);
}

/** What a path is: a file with its size in bytes, or a folder. */
export function statSync(path: string): {isFile: () => boolean; isDirectory: () => boolean; size: number} {
  const bytes = files.get(nameOf(path));
  const isFolder = made.has(nameOf(path)) || [...files.keys()].some((name) => name.startsWith(`${nameOf(path)}/`));
  if (!bytes && !isFolder) throw fileError('stat', String(path));
  return {isFile: () => bytes !== undefined, isDirectory: () => !bytes, size: bytes?.length ?? 0};
}

/** Names in a folder; folders are those that a name of a file has. */
export function readdirSync(path: unknown = '.'): string[] {
  const start = nameOf(path) && `${nameOf(path)}/`;
  const inside = [...files.keys()].filter((name) => name.startsWith(start));
  if (start && inside.length === 0 && !made.has(nameOf(path))) throw fileError('scandir', String(path));
  return [...new Set(inside.map((name) => name.slice(start.length).split('/')[0]!))].sort();
}

const made = new Set<string>();
/** Folders need not exist before a file is written into them. */
export const mkdirSync = (path: unknown): void => void made.add(nameOf(path));
