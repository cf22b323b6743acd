import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import type {VFile} from 'vfile';

/** Files and folders that each page includes besides its own text, such as `samples/hello/record.ts`, by the path of the page. */
type Registry = Map<string, {files: Set<string>; folders: Set<string>}>;

/** The steps of Markdown and the loader of the bundler are loaded apart, and know each other through this. */
const key = Symbol.for('astral-docs.dependencies');

function registry(): Registry {
  const holder = globalThis as {[key]?: Registry};
  return (holder[key] ??= new Map());
}

/**
 * Tells the bundler that a page is made from files or folders, so that a warm cache builds the page again when one of them has
 * changed. A folder counts as changed when a file in it comes or goes.
 */
export function dependOn(page: VFile, paths: readonly string[]): void {
  const own = registry().get(page.path) ?? {files: new Set(), folders: new Set()};
  for (const path of paths) {
    const absolute = resolve(path);
    const found = statSync(absolute, {throwIfNoEntry: false});
    if (found?.isDirectory()) own.folders.add(absolute);
    else if (found || /\.\w+$/.test(path)) own.files.add(absolute);
  }
  registry().set(page.path, own);
}
