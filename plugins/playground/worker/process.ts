import {folder} from './files';

/** Thrown by `process.exit`, so that nothing of the program runs after it. */
export class Exit extends Error {
  override readonly name = 'Exit';
  constructor(readonly code: number) {
    super(`The program ended itself with code ${code}.`);
  }
}

type Print = (text: string, isError: boolean) => void;

/** What the rest of the worker does when a program prints or ends itself. */
export const hooks: {print: Print; exit: (code: number) => void} = {
  print: () => undefined,
  exit: () => undefined,
};

const stream = (isError: boolean) => ({
  isTTY: false,
  columns: 80,
  write: (text: unknown): boolean => {
    hooks.print(String(text), isError);
    return true;
  },
});

/** The part of Node's `process` that programs use. */
export const process = {
  argv: ['node'] as string[],
  env: {} as Record<string, string | undefined>,
  exitCode: undefined as number | undefined,
  platform: 'browser',
  versions: {},
  stdout: stream(false),
  stderr: stream(true),
  cwd: () => folder,
  exit(code?: number): never {
    const number = Number(code ?? process.exitCode ?? 0);
    hooks.exit(number);
    throw new Exit(number);
  },
  hrtime: {bigint: () => BigInt(Math.round(performance.now() * 1e6))},
  nextTick: (call: (...parameters: unknown[]) => void, ...parameters: unknown[]) =>
    queueMicrotask(() => call(...parameters)),
  on: () => process,
  once: () => process,
};
