import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import type {Place} from './problem';

/** Where a node of a page stands, as a path from the project's root. */
export function placeOf(file: VFile, node: Node): Place {
  return {file: path.relative(process.cwd(), file.path ?? 'unknown'), line: node.position?.start.line ?? 1};
}
