/** Types that build, page and worker share: programs that run in a page, and their messages. */

/** A module that programs may import. */
export interface RunnableModule {
  /** What it is for, in a few words, shown beside its name when an editor completes it. */
  readonly about: string;
  /** Name of the file below `assets/run/`; nothing for a module that every program has. */
  readonly file?: string;
  /** Which export of the file it is, where one file holds several modules. */
  readonly part?: string;
  /** Whether the file is a program in TypeScript. */
  readonly isSample?: boolean;
  /** Modules that it needs. */
  readonly needs?: readonly string[];
}

/** Everything that can run in the page; file names are those below `assets/run/` and hold a hash. */
export interface PlaygroundIndex {
  /** The document that programs run in. */
  readonly frame: string;
  readonly runtime: string;
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
  /** Files of other samples that it imports, by the name that it imports them by. */
  readonly imports: Readonly<Record<string, string>>;
  /** What the program printed when it was recorded. */
  readonly output: string;
  /** Arguments of the command line; `@file` means the text of a file. */
  readonly args: readonly string[];
  /** The program that runs before it and leaves its files, by path. */
  readonly after?: string;
  /** Files that are beside the program, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** First and last line of each region, counted from 1 in `source`. */
  readonly regions: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** First message to a worker, which runs one program and is then ended. */
export interface Job {
  /** Text of `worker/start.ts`. */
  readonly runtime: string;
  /** Name of the program's file. */
  readonly name: string;
  readonly source: string;
  /** Texts of the modules that the program names, with those that they need. */
  readonly modules: Readonly<
    Record<string, {readonly text: string; readonly part?: string; readonly isSample?: boolean}>
  >;
  /** All modules that a program could name. */
  readonly names: readonly string[];
  /** Text of the model of the API, where the program makes requests. */
  readonly api?: string;
  readonly args: readonly string[];
  /** Files of the working folder, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** A piece of output. */
export interface Chunk {
  readonly text: string;
  readonly isError: boolean;
}

/** Where and why a program ended without meaning to. */
export interface Crash {
  readonly name: string;
  readonly message: string;
  /** Line of the program, counted from 1; nothing when the failure is in a module or its place is unknown. */
  readonly line?: number;
}

/** Messages from a worker to the page. */
export type Report =
  | {readonly type: 'print'; readonly chunks: readonly Chunk[]}
  | {
      readonly type: 'end';
      /** Exit code, as a process would leave it. */
      readonly code: number;
      /** Milliseconds from the start of the program's own code; modules were there before. */
      readonly milliseconds: number;
      readonly files: Readonly<Record<string, string>>;
      /** What the program asked for that differs from run to run. */
      readonly asked: {readonly random: boolean; readonly clock: boolean};
      /** What Node.js 20 does otherwise, of what the program came upon: each a phrase. */
      readonly differences: readonly string[];
      readonly crash?: Crash;
    };
