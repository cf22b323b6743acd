import type {Finding, CheckResult} from '../report';

export interface EvidenceClaim {
  file: string;
  line: number;
  /** A source as pages and data write it. */
  source: string;
}

/** What the tests run: programs of `samples/` with a recorded output, tests, and what a test imports. */
export interface ProgramRuns {
  /** Whether a file or a folder exists, from the root of the project. */
  exists: (path: string) => boolean;
  /** Whether the tests run a file, or a file of a folder. */
  runs: (path: string) => boolean;
}

/** Each source that begins with `executed:` names a program of ours that the tests run. */
export function checkExecuted(claims: readonly EvidenceClaim[], {exists, runs}: ProgramRuns): CheckResult {
  const executed = claims.filter(({source}) => source.startsWith('executed:'));
  const findings = executed.flatMap(({file, line, source}): Finding[] => {
    const [, path] = /^executed: ((?:bench|data|packages|samples|tests)\/[\w./-]+)$/.exec(source) ?? [];
    if (path && runs(path)) return [];
    const message = !path
      ? `${source} names no program.`
      : exists(path)
        ? `The tests do not run ${path}.`
        : `The source ${path} does not exist.`;
    return [
      {
        file,
        line,
        message,
        fix: 'Name a program that the tests run, or write "tried by hand: …" for steps that they do not run.',
      },
    ];
  });
  return {checkedCount: executed.length, findings};
}
