/** Mark of a line: of interest, wrong, or right. */
export type Mark = 'highlight' | 'error' | 'success';

export interface Marked {
  /** The code without the comments that mark it. */
  code: string;
  /** Line (counted from 1 in that code) → mark. */
  marks: Map<number, Mark>;
}

const directive =
  /^\s*(?:\/\/|#|--|;|%|<!--|\/\*|\{\s*\/\*)\s*(highlight|error|success)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Takes the magic comments out: `highlight-next-line`, `highlight-start` and `highlight-end`, and the same for `error`
 * and `success`, in the comment style of any language, each on a line of its own.
 *
 * @param report is called with the line (counted from 1 in the given code), what is wrong and the fix; it must throw
 */
export function extractMagicComments(code: string, report: (line: number, what: string, fix: string) => never): Marked {
  const kept: string[] = [];
  const marks = new Map<number, Mark>();
  const open = new Map<Mark, {from: number; at: number}>();
  let next: {mark: Mark; at: number} | undefined;
  code.split('\n').forEach((line, index) => {
    const [, name, kind] = directive.exec(line) ?? [];
    const mark = name as Mark;
    const at = index + 1;
    if (!kind) {
      kept.push(line);
      if (next) marks.set(kept.length, next.mark);
      next = undefined;
    } else if (kind === 'next-line') {
      next = {mark, at};
    } else if (kind === 'start') {
      if (open.has(mark)) report(at, `${mark}-start is written twice.`, `Write ${mark}-end before the next one.`);
      open.set(mark, {from: kept.length + 1, at});
    } else {
      const {from} =
        open.get(mark) ?? report(at, `${mark}-end has no ${mark}-start.`, 'Write the start, or delete the end.');
      for (let marked = from; marked <= kept.length; marked += 1) marks.set(marked, mark);
      open.delete(mark);
    }
  });
  if (next) report(next.at, `nothing follows ${next.mark}-next-line.`, 'Put it above the line that it marks.');
  for (const [mark, {at}] of open)
    report(at, `${mark}-start has no ${mark}-end.`, `Write ${mark}-end below the last marked line.`);
  return {code: kept.join('\n'), marks};
}
