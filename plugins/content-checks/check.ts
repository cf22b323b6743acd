/**
 * `npx tsx plugins/content-checks/check.ts` checks what has changed in pages, programs and data, and prints one line for each finding.
 * `--all` checks everything, `--build` only what blocks the build.
 */
import {contentChecks} from '.';
import {type Options, runChecks} from '@astral-docs/content-checks/engine';
import {describeCount, type Finding, formatAnnotation, formatFinding} from '@astral-docs/content-checks/report';

/** Runs the checks, and prints each finding and what was done. */
export async function check(options: Options): Promise<{passed: number; failed: number; findings: Finding[]}> {
  const started = performance.now();
  const {findings, checks, failed, pages, programs} = await runChecks(contentChecks, options);
  const format = process.env.GITHUB_ACTIONS ? formatAnnotation : formatFinding;
  for (const finding of findings) console.log(format(finding));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!options.buildOnly || findings.length > 0)
    console.log(
      `${describeCount(findings)}. ${checks} checks, ${pages} pages read again, ${programs} programs run, ${seconds} s`,
    );
  return {passed: checks - failed, failed, findings};
}

if (require.main === module)
  void check({all: process.argv.includes('--all'), buildOnly: process.argv.includes('--build')}).then(({failed}) => {
    process.exitCode = failed > 0 ? 1 : 0;
  });
