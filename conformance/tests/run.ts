import {execFile} from 'node:child_process';
import {join} from 'node:path';

export interface Report {
  implementation: {name?: string; language?: string};
  passed: number;
  failures: {id: string; rules: string[]}[];
  rules: Record<string, number>;
  notOffered: Record<string, number>;
}

const root = join(import.meta.dirname, '../..');

/** Node with TypeScript: what starts the runner and our own programs. */
export const nodeWithTypeScript = [
  process.execPath,
  '--import',
  join(root, 'node_modules/tsx/dist/loader.mjs'),
] as const;

/**
 * Runs the published runner of the kit on a program.
 * @param program command and arguments that start the program
 * @param options options of the runner
 * @returns exit status of the runner and everything it printed
 */
export function runKit(
  program: readonly string[],
  options: readonly string[] = [],
): Promise<{status: number; output: string}> {
  const [node, ...flags] = nodeWithTypeScript;
  const command = [...flags, join(root, 'conformance/conformance.ts'), ...options, '--', ...program];
  return new Promise((resolve) => {
    execFile(node, command, {maxBuffer: 2 ** 26}, (error, stdout, stderr) =>
      resolve({status: error ? Number(error.code) : 0, output: stdout + stderr}),
    );
  });
}

/** The report of the runner on a program, and its exit status. */
export async function reportOf(program: readonly string[]): Promise<Report & {status: number}> {
  const {status, output} = await runKit(program, ['--json']);
  return {...(JSON.parse(output.split('\n').find((line) => line.startsWith('{'))!) as Report), status};
}
