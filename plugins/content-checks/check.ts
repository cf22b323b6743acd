/**
 * `npx tsx plugins/content-checks/check.ts` checks what has changed in pages, programs and data, and prints one line for each finding.
 * `--all` checks everything, `--build` only what blocks the build.
 */
import {contentChecks} from '.';
import {runChecks} from '@astral-docs/content-checks/engine';
import {describeCount, formatAnnotation, formatFinding} from '@astral-docs/content-checks/report';

async function main(): Promise<void> {
  const buildOnly = process.argv.includes('--build');
  const {findings, checks, failed, pages, programs} = await runChecks(contentChecks, {
    all: process.argv.includes('--all'),
    buildOnly,
  });
  for (const finding of findings) console.log((process.env.GITHUB_ACTIONS ? formatAnnotation : formatFinding)(finding));
  const work = `${checks} checks, ${pages} pages read again, ${programs} programs run`;
  if (!buildOnly || findings.length > 0)
    console.log(`${describeCount(findings)}. ${work}, ${(performance.now() / 1000).toFixed(1)} s`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
