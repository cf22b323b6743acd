/** The part of `node:fs` that programs use, over files in memory. What it lacks is a missing export, which names itself. */
import {Buffer} from 'buffer';
import {files, nameOf} from '../files';

type Encoding = 'utf8' | 'utf-8' | 'hex' | 'base64' | 'latin1';
type Options = Encoding | {readonly encoding?: Encoding | null; readonly flag?: string} | null;

const encodingOf = (options: Options | undefined): Encoding | undefined =>
  (typeof options === 'string' ? options : options?.encoding) ?? undefined;

function missing(call: string, path: string): Error {
  const code = 'ENOENT';
  return Object.assign(new Error(`${code}: no such file or directory, ${call} '${path}'`), {code, path, syscall: call});
}

const bytesOf = (content: string | Uint8Array, options?: Options): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content, encodingOf(options) ?? 'utf8') : Uint8Array.from(content);

export const existsSync = (path: string): boolean => files.has(nameOf(String(path)));

/** @throws Error with code `ENOENT`, as Node.js does */
export function readFileSync(path: string, options?: Options): string | Buffer {
  const found = files.get(nameOf(String(path)));
  if (!found) throw missing('open', String(path));
  const bytes = Buffer.from(found);
  const encoding = encodingOf(options);
  return encoding ? bytes.toString(encoding) : bytes;
}

export function writeFileSync(path: string, content: string | Uint8Array, options?: Options): void {
  const name = nameOf(String(path));
  const old = typeof options === 'object' && options?.flag === 'a' ? files.get(name) : undefined;
  files.set(name, Buffer.concat([old ?? new Uint8Array(), bytesOf(content, options)]));
}

export const appendFileSync = (path: string, content: string | Uint8Array): void =>
  writeFileSync(path, content, {flag: 'a'});

export function unlinkSync(path: string): void {
  if (!files.delete(nameOf(String(path)))) throw missing('unlink', String(path));
}

export function rmSync(path: string, options?: {readonly force?: boolean}): void {
  if (!files.delete(nameOf(String(path))) && !options?.force) throw missing('rm', String(path));
}

/** The working folder is the only one. */
export const readdirSync = (): string[] => [...files.keys()].sort();

/** Folders need not exist before a file is written into them. */
export const mkdirSync = (): void => undefined;

const later =
  <P extends unknown[], R>(call: (...parameters: P) => R) =>
  async (...parameters: P): Promise<R> =>
    call(...parameters);

export const promises = {
  readFile: later(readFileSync),
  writeFile: later(writeFileSync),
  appendFile: later(appendFileSync),
  unlink: later(unlinkSync),
  rm: later(rmSync),
  readdir: later(readdirSync),
  mkdir: later(mkdirSync),
};

export default {
  existsSync,
  readFileSync,
  writeFileSync,
  appendFileSync,
  unlinkSync,
  rmSync,
  readdirSync,
  mkdirSync,
  promises,
};
