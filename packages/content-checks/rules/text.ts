import {walk} from '../markdown/tree';
import type {Page} from '../page';

/** The lines of a page, those of fences empty, so that lines keep their numbers. */
export function blankFenceLines({body, tree}: Page): string[] {
  const lines = body.split('\n');
  for (const node of walk(tree)) {
    if (node.type !== 'code' || !node.position) continue;
    for (let line = node.position.start.line; line <= node.position.end.line; line += 1) lines[line - 1] = '';
  }
  return lines;
}
