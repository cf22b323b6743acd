import {findClosest} from '@astral-docs/content-checks/closest';
import {PageReferenceError} from '../shared/position';

const marker = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(region|endregion)\b\s*([\w.-]*)/;
const directive = /^\s*(?:\/\/|#|--)\s*(?:runs|internal):/;

/** Where regions begin or end, such as `// #region sign`, in order: the name of each, and its line, counted from 0. */
export const findMarkers = (text: string, wanted: 'region' | 'endregion'): {name: string; line: number}[] =>
  text.split('\n').flatMap((content, line) => {
    const [, kind, name] = marker.exec(content) ?? [];
    return kind === wanted && name ? [{name, line}] : [];
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
  const fail = (what: string, fix: string): never => {
    throw new PageReferenceError(`Region ${JSON.stringify(name)} ${what}.`, fix);
  };
  const regions = findMarkers(text, 'region');
  const [start, ...others] = regions.filter((region) => region.name === name);
  const known = regions.map((region) => region.name);
  if (!start)
    return fail(
      'does not exist',
      known.length > 0
        ? `Nearest: ${findClosest(name, known).join(', ')}.`
        : `The file has none: add "// #region ${name}" and "// #endregion ${name}".`,
    );
  if (others.length > 0) fail(`begins ${others.length + 1} times`, 'Give each its own name.');
  const end = findMarkers(text, 'endregion').find((one) => one.name === name && one.line > start.line);
  if (!end) return fail('is not closed', `Add "// #endregion ${name}".`);
  const lines = text.split('\n').slice(start.line + 1, end.line);
  return dedent(lines.filter((line) => !marker.test(line))) || fail('is empty', 'Put code between its markers.');
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
