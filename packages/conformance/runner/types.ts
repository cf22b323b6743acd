/** What the kit holds, and what a program and the runner say to each other. */

export interface Case {
  id: string;
  op: string;
  rules: string[];
  note: string;
  /** Given when the case is about one version of the payload only. */
  version?: string;
  input: unknown;
  output?: unknown;
  /** Given instead of `output` when the operation must fail: the reason. */
  error?: string;
}

export interface Kit {
  protocol: number;
  version: string;
  parts: Record<string, {about: string; ops: string[]; versions?: string[]}>;
  reasons: Record<string, {level: string; rules: string[]}>;
  cases: Case[];
}

export interface Hello {
  protocol?: number;
  name?: string;
  version?: string;
  language?: string;
  ops?: string[];
}

export type Answer = {seq?: number; output?: unknown; error?: string} & Hello;

export interface Failure extends Omit<Case, 'version' | 'output' | 'error'> {
  expected: unknown;
  got: unknown;
}

/** What `--json` and `--report` write. */
export interface Report {
  kit: {version: string; sha256: string};
  date: string;
  implementation: {name: string; version?: string; language: string};
  passed: number;
  failures: readonly Failure[];
  /** How many of the failures are known. */
  known: number;
  crashes: number;
  rules: Readonly<Record<string, number>>;
  notOffered: Readonly<Record<string, number>>;
}

/** Whether a program that offers a part is asked a case. */
export const isInPart = ({ops, versions}: Kit['parts'][string], {op, version}: Pick<Case, 'op' | 'version'>): boolean =>
  ops.includes(op) && !(version && versions && !versions.includes(version));
