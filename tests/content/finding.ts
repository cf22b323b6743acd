import {expect} from 'vitest';

/** Something wrong in the sources. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line: number;
  what: string;
  cure: string;
}

/** What a check found, and at how many things it looked: a check that looked at nothing has checked nothing. */
export interface Report {
  looked: number;
  findings: Finding[];
}

export const print = ({file, line, what, cure}: Finding): string => `${file}:${line}: ${what} ${cure}`;

/** Fails with one line per finding, and when the check looked at less than it must. */
export function expectClean({looked, findings}: Report, least = 1): void {
  expect(findings.map(print).join('\n'), 'findings').toBe('');
  expect(looked, 'things looked at').toBeGreaterThanOrEqual(least);
}

/** Joins the reports of one check over many pages. */
export const merge = (reports: readonly Report[]): Report => ({
  looked: reports.reduce((sum, {looked}) => sum + looked, 0),
  findings: reports.flatMap(({findings}) => findings),
});
