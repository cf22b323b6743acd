import {expect} from 'vitest';
import {print, type Report} from '../../checks/report';

/** Fails with one line per finding, and when the check looked at less than it must. */
export function expectClean({looked, findings}: Report, least = 1): void {
  expect(findings.map(print).join('\n'), 'findings').toBe('');
  expect(looked, 'things looked at').toBeGreaterThanOrEqual(least);
}
