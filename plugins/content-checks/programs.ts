/** Compiles and runs the programs of `samples/` whose text, or the text of what they import, has changed. */
import {existsSync, readFileSync} from 'node:fs';
import {Cache} from '@astral-docs/content-checks/cache';
import {hashFiles, hashTexts, listFiles, root} from '@astral-docs/content-checks/files';
import type {Finding, CheckResult} from '@astral-docs/content-checks/report';
import {needsOf} from '../samples/needs';
import {listPrograms, prepareSdk, recordOf, runAll, sdkTarball, type Outcome, type Program} from './samples/run';

/** What a program's output rests on besides the program: packages, the clock, and what it may read. */
const running = ['package-lock.json', 'plugins/content-checks/samples', 'packages', 'data/records', 'data/reference'];

/** What decides whether a program compiles, besides the program. */
const compiling = ['package-lock.json', 'packages/content-checks/rules', 'data/reference'];

/** The program, what it imports and what runs before it. */
function partsOf(program: Program): string[] {
  const {files, after} = needsOf(program.path, root);
  return [program.path, ...files, ...(after ? [after, ...needsOf(after, root).files] : [])];
}

const relative = (path: string): string => path.slice(root.length + 1).replaceAll('\\', '/');

/** The first line in which two texts differ, counted from 1. */
function firstDifference(now: string, before: string): {line: number; now: string; before: string} {
  const [left, right] = [now.split('\n'), before.split('\n')];
  const index = left.findIndex((line, at) => line !== right[at]);
  const at = index < 0 ? left.length : index;
  return {line: at + 1, now: left[at] ?? '', before: right[at] ?? ''};
}

/** Ways in which the outcome of a program differs from its recording. */
export function findingsOf(
  {path}: Pick<Program, 'path'>,
  outcome: Outcome | Error,
  recorded: string | undefined,
): Finding[] {
  const record = path.replace(/\.\w+$/, '.out.txt');
  const again = `npm run samples -- ${path.replace(/^samples\/|\.\w+$/g, '')}`;
  if (outcome instanceof Error) {
    const [, line, column] =
      new RegExp(`${path.replace(/[.]/g, '\\.')}:(\\d+)(?::(\\d+))?`).exec(
        outcome.message.split('\n').slice(1).join('\n'),
      ) ?? [];
    const [what = outcome.message] = outcome.message.split('\n').filter((text) => /\b\w*Error\b.*:/.test(text));
    return [
      {
        file: path,
        line: Number(line ?? 1),
        column: Number(column ?? 1),
        message: `The program fails: ${what.trim()}.`,
        fix: `Run it: npx tsx ${path}`,
      },
    ];
  }
  if (recorded === undefined)
    return [
      {file: path, line: 1, message: `The program has no recorded output ${record}.`, fix: `Record it: ${again}`},
    ];
  if (outcome.output === recorded) return [];
  const {line, now, before} = firstDifference(outcome.output, recorded);
  return [
    {
      file: path,
      line: 1,
      message: `The output differs from ${record}, line ${line}: "${now}" was "${before}".`,
      fix: `If that is meant, record it: ${again}`,
    },
  ];
}

/**
 * Compiles and runs what has changed.
 *
 * @param all everything, changed or not
 * @returns a report for each of the two checks, with the number of programs that were run
 */
export async function checkPrograms(all: boolean): Promise<Map<string, CheckResult & {run: number}>> {
  const types = new Cache<Finding[]>('types');
  const outputs = new Cache<Finding[]>('outputs');
  const {programs, broken} = readPrograms();
  const runnable = ({mode}: Program): boolean =>
    mode === 'offline' || mode === 'evm' || (mode === 'sdk' && sdkTarball() !== undefined);
  const [compiler, machine] = [compiling, running].map((ground) => hashFiles(listFiles(ground)));
  const keyed = programs.map((program) => ({
    program,
    typeKey: hashTexts(compiler!, hashFiles(partsOf(program))),
    key: hashTexts(machine!, hashFiles([...partsOf(program), relative(recordOf(program.path))])),
  }));

  const executed = keyed.filter(({program, key}) => runnable(program) && (all || !outputs.get(program.path, key)));
  const tarball = executed.some(({program}) => program.mode === 'sdk') ? sdkTarball() : undefined;
  const finished = runAll(
    executed.map(({program}) => program),
    programs,
    tarball && (await prepareSdk(tarball)),
    (program, outcome) => {
      const file = recordOf(program.path);
      const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const {key} = executed.find((one) => one.program === program)!;
      outputs.set(program.path, key, findingsOf(program, outcome, recorded));
    },
  );
  const uncompiled = keyed.filter(({program, typeKey}) => all || !types.get(program.path, typeKey));
  if (uncompiled.length > 0) {
    const {checkProgramTypes} = await import('@astral-docs/content-checks/rules/typescript');
    const found = checkProgramTypes(uncompiled.map(({program}) => program.path));
    for (const {program, typeKey} of uncompiled)
      types.set(
        program.path,
        typeKey,
        found.filter(({file}) => file === program.path),
      );
  }
  await finished;
  const names = new Set(programs.map(({path}) => path));
  types.write(names);
  outputs.write(names);
  const typeFindings = keyed.flatMap(({program, typeKey}) => types.get(program.path, typeKey) ?? []);
  const outputFindings = keyed.flatMap(({program, key}) => outputs.get(program.path, key) ?? []);
  return new Map([
    ['programs compile', {checkedCount: programs.length, run: 0, findings: [...broken, ...typeFindings]}],
    [
      'programs print the recorded output',
      {checkedCount: programs.length, run: executed.length, findings: outputFindings},
    ],
  ]);
}

/** The programs, and those whose first line does not say how they run. */
function readPrograms(): {programs: Program[]; broken: Finding[]} {
  try {
    return {programs: listPrograms(), broken: []};
  } catch (error) {
    const [, file = 'samples', message = String(error)] = /^(\S+?):1: (.*)$/s.exec((error as Error).message) ?? [];
    return {programs: [], broken: [{file, line: 1, message, fix: 'See samples/README.md.'}]};
  }
}
