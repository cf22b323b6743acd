import {findClosest} from '@astral-docs/content-checks/closest';
import {PageReferenceError} from '../shared/position';

const marker = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(region|endregion)\b\s*([\w.-]*)/;
const directive = /^\s*(?:\/\/|#|--)\s*(?:runs|internal):/;

/** A marker, such as `// #region sign`: the beginning or the end of a region. The end may leave out the name. */
export function markerOf(line: string): {kind: 'region' | 'endregion'; name: string} | undefined {
  const [, kind, name = ''] = marker.exec(line) ?? [];
  return kind ? {kind: kind as 'region' | 'endregion', name} : undefined;
}

/** Names of the regions of a program, in order. */
export const regionsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, kind, name] = marker.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });

/** Takes the common indentation away and the empty lines at both ends. */
function dedent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const margin = Math.min(...filled.map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines
    .map((line) => line.slice(Number.isFinite(margin) ? margin : 0).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/**
 * The lines between `#region name` and its `#endregion`, without markers of inner regions.
 *
 * @throws PageReferenceError for an unknown, repeated, empty or unclosed region, with the nearest names
 */
export function extractRegion(text: string, name: string): string {
  const lines = text.split('\n');
  const known = regionsOf(text);
  const count = known.filter((candidate) => candidate === name).length;
  if (count === 0) {
    throw new PageReferenceError(
      `Region ${JSON.stringify(name)} does not exist.`,
      known.length > 0
        ? `Nearest: ${findClosest(name, known).join(', ')}.`
        : `The file has none: add "// #region ${name}" and "// #endregion ${name}".`,
    );
  }
  if (count > 1)
    throw new PageReferenceError(`Region ${JSON.stringify(name)} begins ${count} times.`, 'Give each its own name.');
  const kept: string[] = [];
  const open: string[] = [];
  let inside = false;
  for (const line of lines) {
    const [, kind, label = ''] = marker.exec(line) ?? [];
    if (kind === 'region') {
      open.push(label);
      if (label === name) inside = true;
    } else if (kind === 'endregion') {
      const closed = label || (open.at(-1) ?? '');
      open.splice(open.lastIndexOf(closed), 1);
      if (closed === name) {
        const shown = dedent(kept);
        if (shown === '')
          throw new PageReferenceError(`Region ${JSON.stringify(name)} is empty.`, 'Put code between its markers.');
        return shown;
      }
    } else if (inside) {
      kept.push(line);
    }
  }
  throw new PageReferenceError(`Region ${JSON.stringify(name)} is not closed.`, `Add "// #endregion ${name}".`);
}

/** A whole program as readers see it: without markers and without the directive of its first line. */
export const wholeFile = (text: string): string =>
  dedent(text.split('\n').filter((line, index) => !marker.test(line) && !(index === 0 && directive.test(line))));

/**
 * The chosen lines of a text, counted from 1, ascending.
 *
 * @throws PageReferenceError when a line is beyond the end
 */
export function pickLines(text: string, chosen: readonly number[]): string {
  const lines = text.split('\n');
  const last = chosen.at(-1) ?? 0;
  if (last > lines.length)
    throw new PageReferenceError(
      `lines reaches ${last}, but there are ${lines.length}.`,
      `Write lines=1-${lines.length} or less.`,
    );
  return dedent(chosen.map((line) => lines[line - 1] ?? ''));
}
