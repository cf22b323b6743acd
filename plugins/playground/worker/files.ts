/** The working folder of a program: files in memory, by name. */
export const files = new Map<string, Uint8Array>();

/** A path as the name of a file in the working folder: `./a/../record.json` is `record.json`. */
export function nameOf(path: string): string {
  const parts: string[] = [];
  for (const part of path.replace(/^\/work\//, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
