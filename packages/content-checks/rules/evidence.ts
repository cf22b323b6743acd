import type {Finding, CheckResult} from '../report';

/** A known issue, as far as its evidence goes. */
export interface Evidenced {
  id: string;
  evidence: string;
  source: string;
}

export interface Claim {
  file: string;
  line: number;
  /** A source as pages and data write it. */
  source: string;
}

/** What the tests run: programs of `samples/` with a recorded output, tests, and what a test imports. */
export interface Runs {
  /** Whether a file or a folder exists, from the root of the project. */
  exists: (path: string) => boolean;
  /** Whether the tests run a file, or a file of a folder. */
  runs: (path: string) => boolean;
}

const program = /\b(?:bench|data|packages|samples|tests)\/[\w./-]+\w/g;

/** Each source that begins with `executed:` names a program of ours that the tests run. */
export function checkExecuted(claims: readonly Claim[], {exists, runs}: Runs): CheckResult {
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

/**
 * Evidence of a known issue begins with "Run" and names a program that the tests run, which is also among its sources, or
 * it begins with "Read".
 *
 * @param positionOf where an issue is written, for the finding
 */
export function checkEvidence(
  issues: readonly Evidenced[],
  {runs}: Runs,
  positionOf: (id: string) => {file: string; line: number},
): CheckResult {
  const findings = issues.flatMap(({id, evidence, source}): Finding[] => {
    const report = (message: string, fix: string): Finding => ({...positionOf(id), message: `${id}: ${message}`, fix});
    if (!/^(?:Run|Read)\b/.test(evidence))
      return [report('The evidence begins with neither "Run" nor "Read".', 'Write which of the two it was.')];
    const named = evidence.match(program) ?? [];
    const found = named
      .filter((path) => !runs(path))
      .map((path) => report(`The tests do not run ${path}.`, 'Name a program that they run.'));
    if (evidence.startsWith('Run') && named.length === 0)
      found.push(report('It was run, and no program shows it.', 'Name the program, or write "Read" and where.'));
    const unnamed = named.filter((path) => !source.includes(`executed: ${path}`));
    return [
      ...found,
      ...unnamed.map((path) => report(`${path} is not among the sources.`, `Add "executed: ${path}" to the source.`)),
    ];
  });
  return {checkedCount: issues.length, findings};
}
