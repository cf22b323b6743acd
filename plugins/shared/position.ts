import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {findClosest} from '@astral-docs/content-checks/closest';
import {SourceFileError, type SourcePosition} from '@astral-docs/content-checks/markdown/problem';

/**
 * Lines of front matter that were cut off before parsing.
 *
 * @param raw the file as it is on disk
 * @param parsed what was handed to the Markdown parser
 */
function linesBefore(raw: string, parsed: string): number {
  const body = parsed.trimEnd();
  const whole = raw.replace(/\r\n/g, '\n').trimEnd();
  if (!whole.endsWith(body)) return 0;
  return whole.slice(0, whole.length - body.length).split('\n').length - 1;
}

/** Where a node stands in its source file, counted as an editor counts. */
export function getSourcePosition(file: VFile, node: Node | undefined): SourcePosition {
  const path = file.path ?? 'unknown file';
  const line = node?.position?.start.line ?? 1;
  let offset = 0;
  try {
    offset = linesBefore(readFileSync(path, 'utf8'), String(file.value));
  } catch {
    // A page made in memory has no file on disk, and so no front matter that was cut off.
  }
  return {file: relative('', path).replaceAll(sep, '/'), line: line + offset, column: node?.position?.start.column};
}

/** What a page asks for and the build doesn't have; whoever knows the page adds the place with {@link atNode}. */
export class PageReferenceError extends Error {
  constructor(
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${what} ${fix}`);
  }
}

/** @throws PageReferenceError for a name that the build doesn't have, with the names nearest to it */
export function failUnknown(kind: string, name: string, known: Iterable<string>): never {
  const fix = `Nearest: ${findClosest(name, known).join(', ')}.`;
  throw new PageReferenceError(`There is no ${kind} ${JSON.stringify(name)}.`, fix);
}

/** Does what a node asks for. A {@link PageReferenceError} stops the build with a message that says where, what and how to fix it. */
export function atNode<T>(file: VFile, node: Node, resolve: () => T): T {
  try {
    return resolve();
  } catch (error) {
    if (!(error instanceof PageReferenceError)) throw error;
    throw new SourceFileError(getSourcePosition(file, node), error.what, error.fix);
  }
}
