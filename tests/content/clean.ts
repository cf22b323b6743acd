import {expect} from 'vitest';
import {formatFinding, type CheckResult} from '@astral-docs/content-checks/report';

/** Fails with one line per finding, and when the check looked at less than it must. */
export function expectClean({checkedCount, findings}: CheckResult, least = 1): void {
  expect(findings.map(formatFinding).join('\n'), 'findings').toBe('');
  expect(checkedCount, 'things looked at').toBeGreaterThanOrEqual(least);
}
