/** The line that ran last, and the lines that failures had when they left an interpreted function. */
export const place = {line: 0};
const lines = new WeakMap<object, number>();

/** Notes where an error comes from, unless that is known. Returns the error. */
export function note(error: unknown, line = place.line): unknown {
  if (typeof error === 'object' && error !== null && !lines.has(error)) lines.set(error, line);
  return error;
}

/** The line of an error; for a value that cannot carry one, the last line that ran. */
export const lineAt = (error: unknown): number | undefined =>
  (typeof error === 'object' && error !== null ? lines.get(error) : place.line) || undefined;

/** A program that cannot run as it is written. */
export class ProgramError extends SyntaxError {
  override readonly name = 'SyntaxError';
  constructor(message: string, line: number) {
    super(message);
    note(this, line);
  }
}
