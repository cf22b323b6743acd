import type {Finding} from '../report';
import type {PageFence} from '../page';

/** One mistake in a fence; `line` counts from 1 inside the shown text. */
export interface FenceProblem {
  line: number;
  /** Counted from 1; left out where the checker knows the line alone. */
  column?: number;
  /** Name of the kind of error, for instance `TS2345`; a fence may expect it. */
  code: string;
  message: string;
  fix: string;
}

/**
 * Turns problems into findings, honouring `expect-error`: the expected text must occur in a problem's code or
 * message, nothing else may be wrong, and an expectation that is no longer met is itself a finding.
 */
export function matchExpectedErrors(fence: PageFence, problems: readonly FenceProblem[]): Finding[] {
  const {page, line, expectError} = fence;
  const met = (problem: FenceProblem): boolean =>
    expectError !== undefined && `${problem.code} ${problem.message}`.includes(expectError);
  const findings = problems
    .filter((problem) => !met(problem))
    .map((problem): Finding => ({
      file: page,
      // A filled fence is one line long in the page: its problems belong to the opening line.
      line: fence.file || fence.output ? line : line + problem.line,
      column: fence.file || fence.output ? 1 : problem.column,
      message: `${problem.code}: ${problem.message}`,
      fix: problem.fix,
    }));
  if (expectError !== undefined && !problems.some(met)) {
    findings.push({
      file: page,
      line,
      message: `The block expects ${expectError}, which does not occur.`,
      fix: 'Fix the example, or drop expect-error.',
    });
  }
  return findings;
}

/** Fences of the given languages that want a check. */
export const selectFences = (fences: readonly PageFence[], languages: readonly string[]): PageFence[] =>
  fences.filter(({language, noCheck}) => languages.includes(language) && noCheck === undefined);
