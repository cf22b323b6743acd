/** Mark of a line: of interest, wrong, or right. */
export type Mark = 'highlight' | 'error' | 'success';

export interface Marked {
  /** The code without the comments that mark it. */
  code: string;
  /** Line (counted from 1 in that code) → mark. */
  marks: Map<number, Mark>;
}

const directive =
  /^\s*(?:\/\/|#|--|;|%|<!--|\/\*|\{\s*\/\*)\s*(highlight|error|success)-next-line\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Takes the magic comments out: `highlight-next-line`, and the same for `error` and `success`, in the comment style of any language,
 * each on a line of its own.
 *
 * @param report is called with the line (counted from 1 in the given code), what is wrong and the fix; it must throw
 */
export function extractMagicComments(code: string, report: (line: number, what: string, fix: string) => never): Marked {
  const kept: string[] = [];
  const marks = new Map<number, Mark>();
  let next: {mark: Mark; at: number} | undefined;
  code.split('\n').forEach((line, index) => {
    const mark = directive.exec(line)?.[1] as Mark | undefined;
    if (mark) {
      next = {mark, at: index + 1};
      return;
    }
    kept.push(line);
    if (next) marks.set(kept.length, next.mark);
    next = undefined;
  });
  if (next) report(next.at, `nothing follows ${next.mark}-next-line.`, 'Put it above the line that it marks.');
  return {code: kept.join('\n'), marks};
}
