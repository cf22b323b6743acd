/** A value that an async function waits for. */
export class Await {
  constructor(
    readonly value: unknown,
    readonly line: number,
  ) {}
}

/** A value that an async generator gives; an ordinary generator gives it as it is. */
export class Give {
  constructor(readonly value: unknown) {}
}
