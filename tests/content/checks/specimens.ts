import type {Report} from '../finding';

/**
 * Every component that pages can use is shown in the handbook.
 *
 * @param due paths at which a specimen has to stand
 * @param kept paths at which one stands
 */
export function checkSpecimens(due: readonly string[], kept: ReadonlySet<string>): Report {
  const findings = [...new Set(due)]
    .filter((path) => !kept.has(path))
    .map((path) => ({
      file: path,
      line: 1,
      what: 'The component has no specimen.',
      cure: 'Show it in a few lines of Markdown.',
    }));
  return {looked: due.length, findings};
}
