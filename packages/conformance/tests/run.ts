import {execFile} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {isPythonNew} from '../../../tests/support/debian';
import {runnerText} from '../publish';
import type {Case, Failure, Kit, Report} from '../runner/types';

export const root = join(import.meta.dirname, '../../..');
export const folder = mkdtempSync(join(tmpdir(), 'lp-kit-'));
process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
// What readers download, in a folder of its own.
writeFileSync(join(folder, 'conformance.mjs'), runnerText());
copyFileSync(join(root, 'packages/conformance/kit.json'), join(folder, 'kit.json'));

export const kit = JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8')) as Omit<Kit, 'cases'> & {
  cases: (Case & {flags: string[]; output?: {valid?: boolean; codes?: string[]}})[];
  flags: Record<string, string>;
};

export {python} from '../../../tests/support/debian';
export const hasPython = isPythonNew();

/**
 * Runs the published runner of the kit on a program, in a folder with kit.json and nothing else of this project.
 * @param program command and arguments that start the program
 * @param options options of the runner
 * @returns exit status of the runner and everything it printed
 */
export function runKit(
  program: readonly string[],
  options: readonly string[] = [],
): Promise<{status: number; output: string}> {
  return new Promise((resolve) => {
    const line = ['conformance.mjs', ...options, ...(program.length > 0 ? ['--', ...program] : [])];
    execFile(process.execPath, line, {cwd: folder, maxBuffer: 2 ** 26}, (error, stdout, stderr) =>
      resolve({status: error ? Number(error.code) : 0, output: stdout + stderr}),
    );
  });
}

/** The report of the runner on a program, and its exit status. */
export async function runKitReport(
  program: readonly string[],
  options: readonly string[] = [],
): Promise<Omit<Report, 'failures'> & {failures: (Failure & {got: {crash?: string}})[]; status: number}> {
  const {status, output} = await runKit(program, ['--json', ...options]);
  const report = JSON.parse(output.split('\n').find((line) => line.startsWith('{'))!) as object;
  return {...report, status} as Awaited<ReturnType<typeof runKitReport>>;
}
