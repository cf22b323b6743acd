/** What the build tells the page about programs that run in it, and what page and worker tell each other. */

/** A module that programs may import. */
export interface RunnableModule {
  /** Name of the file below `assets/run/`. */
  readonly file: string;
  /** What it is for, in a few words, shown beside its name when an editor completes it. */
  readonly about: string;
}

/** Everything that can run in the page; file names are those below `assets/run/` and hold a hash. */
export interface PlaygroundIndex {
  readonly worker: string;
  readonly interpreter: string;
  /** The model of the Astral API, which answers requests to `localhost`. */
  readonly api: string;
  /** Modules by the name that a program imports. */
  readonly modules: Readonly<Record<string, RunnableModule>>;
  /** Programs by path from the root of the project: the file that describes each, see {@link RunnableProgram}. */
  readonly programs: Readonly<Record<string, string>>;
  /** Values that look random and are constants of the protocol, lower case. */
  readonly constants: readonly string[];
}

/** A program that runs in the page. */
export interface RunnableProgram {
  /** Path from the root of the project: `samples/hello/record.ts`. */
  readonly path: string;
  /** What the reader sees: without directive and markers of regions. */
  readonly source: string;
  /** The compiled program; its lines are those of `source`. */
  readonly file: string;
  /** Files of the packages that it needs, below `assets/run/`. */
  readonly packages: readonly string[];
  /** Other samples that it imports, by the name that it imports them by. */
  readonly imports: Readonly<Record<string, string>>;
  /** What the program printed when it was recorded. */
  readonly output: string;
  /** Arguments of the command line; `@file` means the text of a file. */
  readonly args: readonly string[];
  /** The program that runs before it and leaves its files, by path. */
  readonly after?: string;
  /** Files that are beside the program, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether it asks the model of the Astral API. */
  readonly api: boolean;
  /** First and last line of each region, counted from 1 in `source`. */
  readonly regions: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** What the page asks of a worker. A worker runs one program and is then ended. */
export interface RunRequest {
  /** Name of the program's file: the last part of its path. */
  readonly name: string;
  /** A compiled program below `assets/run/`, or a text for the interpreter. */
  readonly run: {readonly file: string} | {readonly source: string; readonly interpreter: string};
  /** Files that are loaded before the program starts. */
  readonly preload: readonly string[];
  /** Files that programs may import, by the name that they are imported by. */
  readonly modules: Readonly<Record<string, string>>;
  readonly api: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Files of the working folder, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where and why a program ended without meaning to. */
export interface Crash {
  readonly name: string;
  readonly message: string;
  /** Line of the program, counted from 1; nothing when the failure is in a module or its place is unknown. */
  readonly line?: number;
}

/** What a worker tells the page. */
export type RunReport =
  | {readonly type: 'print'; readonly text: string; readonly isError: boolean}
  | {
      readonly type: 'end';
      /** Exit code, as a process would leave it. */
      readonly code: number;
      /** Milliseconds from the start of the program's own code; modules were there before. */
      readonly milliseconds: number;
      readonly files: Readonly<Record<string, string>>;
      readonly crash?: Crash;
    };
