import type {CheckResult} from '../report';

/**
 * Every component that pages can use is shown in the handbook.
 *
 * @param due paths at which a specimen has to stand
 * @param kept paths at which one stands
 */
export function checkSpecimens(due: readonly string[], kept: ReadonlySet<string>): CheckResult {
  const findings = [...new Set(due)]
    .filter((path) => !kept.has(path))
    .map((path) => ({
      file: path,
      line: 1,
      message: 'The component has no specimen.',
      fix: 'Show it in a few lines of Markdown.',
    }));
  return {checkedCount: due.length, findings};
}
