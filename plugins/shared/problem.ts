/** Where something stands in the sources: path from the project's root and line, counted from 1. */
export interface Place {
  file: string;
  line: number;
}

/** A mistake in the sources, told as `file:line: what is wrong. How to mend it.` so that an editor can jump to it. */
export class SourceProblem extends Error {
  constructor(
    readonly place: Place,
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${place.file}:${place.line}: ${what} ${fix}`);
    this.name = 'SourceProblem';
  }
}
