import type * as Markdownlint from 'markdownlint/promise';
import type {Configuration} from 'markdownlint';
import nativeImport from '../native-import.cjs';
import type {CheckResult} from '../report';
import type {Page} from '../page';

export type {Configuration};

/**
 * Holds a page to the rules of `config/.markdownlint-cli2.jsonc`.
 *
 * @param config the member `config` of that file
 */
export async function checkMarkdown(
  {path, raw}: Pick<Page, 'path' | 'raw'>,
  config: Configuration,
): Promise<CheckResult> {
  // The package has no form that require() could load.
  const {lint} = await nativeImport<typeof Markdownlint>('markdownlint/promise');
  const {[path]: errors = []} = await lint({strings: {[path]: raw}, config});
  return {
    checkedCount: 1,
    findings: errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorRange}) => ({
      file: path,
      line: lineNumber,
      column: errorRange?.[0] ?? 1,
      message: `${ruleDescription}${errorDetail ? `: ${errorDetail}` : ''}.`,
      fix: `The rule is ${ruleNames.join(', ')}.`,
    })),
  };
}
