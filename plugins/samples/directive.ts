/** Surroundings of a program: `evm` of `// runs: evm` is a private chain. */
export type Mode = 'offline' | 'evm' | 'sdk' | 'api' | 'never';

export interface Directive {
  readonly mode: Mode;
  /** Program that runs before in the same folder, as a path from the root of the project. */
  readonly after?: string;
  /** Arguments of the command line; `@file` stands for the text of a file in the working folder. */
  readonly args?: readonly string[];
}

const form =
  /^(?:\/\/|#|--)\s*runs:\s*(?:(offline|evm|sdk|api)|(never),\s*because\s+.+?)(?:;\s*after:\s*([^\s;]+))?(?:;\s*args:\s*(\S.*))?$/;

/**
 * Reads the first line of a program.
 *
 * @throws Error if the line is not a directive, with the forms that are
 */
export function readDirective(path: string, source: string): Directive {
  const line = source.split('\n', 1)[0]?.trimEnd() ?? '';
  const match = form.exec(line);
  if (!match) {
    throw new Error(
      `${path}:1: ${JSON.stringify(line)} does not say how the program runs. ` +
        'Write "// runs: offline", "// runs: evm", "// runs: sdk", "// runs: api" or "// runs: never, because …".',
    );
  }
  const [, mode, never, after, args] = match;
  return {mode: (mode ?? never) as Mode, after, ...(args && {args: args.split(/\s+/)})};
}
