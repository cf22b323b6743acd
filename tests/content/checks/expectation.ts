import type {Finding} from '../finding';
import type {PageFence} from '../site';

/** What a checker says about a fence; `line` counts from 1 inside the shown text. */
export interface Complaint {
  line: number;
  /** Name of the kind of error, for instance `TS2345`; a fence may expect it. */
  code: string;
  message: string;
  cure: string;
}

/**
 * Turns complaints into findings, honouring `expect-error`: the expected text must occur in a complaint's code or
 * message, nothing else may be wrong, and an expectation that is no longer met is itself a finding.
 */
export function settle(fence: PageFence, complaints: readonly Complaint[]): Finding[] {
  const {page, line, expectError} = fence;
  const met = (complaint: Complaint): boolean =>
    expectError !== undefined && `${complaint.code} ${complaint.message}`.includes(expectError);
  const findings = complaints
    .filter((complaint) => !met(complaint))
    .map((complaint) => ({
      file: page,
      // A filled fence is one line long in the page: its complaints belong to the opening line.
      line: fence.file || fence.output ? line : line + complaint.line,
      what: `${complaint.code}: ${complaint.message}`,
      cure: complaint.cure,
    }));
  if (expectError !== undefined && !complaints.some(met)) {
    findings.push({
      file: page,
      line,
      what: `The block expects ${expectError}, which does not occur.`,
      cure: 'Mend the example, or drop expect-error.',
    });
  }
  return findings;
}

/** Fences of the given languages that want a check. */
export const wanted = (fences: readonly PageFence[], languages: readonly string[]): PageFence[] =>
  fences.filter(({language, noCheck}) => languages.includes(language) && noCheck === undefined);
