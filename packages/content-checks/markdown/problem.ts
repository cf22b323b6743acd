/** Where something is in the sources: path from the project's root, line and column, counted from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  column?: number;
}

/**
 * A mistake in the sources, told as `file:line:column what is wrong. How to fix it.` so that an editor can jump to it. It has no
 * stack: what went wrong is in the page, and where this program noticed it helps nobody.
 */
export class SourceFileError extends Error {
  constructor(
    readonly position: SourcePosition,
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${position.file}:${position.line}:${position.column ?? 1} ${what} ${fix}`);
    this.name = 'SourceFileError';
    this.stack = this.message;
  }

  /** The MDX loader prints errors as JSON below their message, which has said everything. */
  toJSON(): undefined {
    return undefined;
  }
}
