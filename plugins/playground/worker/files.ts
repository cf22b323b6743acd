/** The working folder that programs see, in `process.cwd()` and in `import.meta`. It exists nowhere else. */
export const folder = '/home/reader';

/** The files of the working folder, in memory, by name. */
export const files = new Map<string, Uint8Array>();

/** A path as the name of a file in the working folder: `./a/../record.json` is `record.json`. */
export function nameOf(path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith(`${folder}/`) ? path.slice(folder.length) : path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
