/**
 * `npx tsx tests/content/check.ts` checks what has changed in pages, programs and data, and prints one line for each finding.
 * `--all` checks everything, `--stops` only what would stop the build. `--report=file` writes the outcome as JSON.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {runChecks} from './engine';
import {print} from './report';

async function main(): Promise<void> {
  const started = performance.now();
  const {findings, checks, failed, pages, programs} = await runChecks({
    all: process.argv.includes('--all'),
    stops: process.argv.includes('--stops'),
  });
  for (const finding of findings) console.log(print(finding));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!process.argv.includes('--stops') || findings.length > 0)
    console.log(
      `${findings.length} findings. ${checks} checks, ${pages} pages read again, ${programs} programs run, ${seconds} s`,
    );
  const report = process.argv.find((arg) => arg.startsWith('--report='))?.slice('--report='.length);
  if (report) {
    mkdirSync(dirname(report), {recursive: true});
    writeFileSync(report, JSON.stringify({passed: checks - failed, failed, findings}));
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
