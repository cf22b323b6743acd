/** Runs the programs of `samples/` whose text, or the text of what they import, has changed. */
import {existsSync, readFileSync} from 'node:fs';
import {CheckResultCache} from '@astral-docs/content-checks/cache';
import {hashFiles, hashTexts, listFiles} from '@astral-docs/content-checks/files';
import type {Finding} from '@astral-docs/content-checks/report';
import {outputOf} from '../samples/fill';
import {canRun, listPrograms, listParts, runAll, type Program} from './samples/run';

/** What a program's output rests on besides the program: packages, the clock, and what it may read. */
const surroundings = [
  'package-lock.json',
  'plugins/content-checks/samples',
  'packages',
  'data/records',
  'data/reference',
];

/** Ways in which the outcome of a program differs from its recording. */
export function checkProgramOutcome(
  {path}: Pick<Program, 'path'>,
  outcome: string | Error,
  recorded: string | undefined,
): Finding[] {
  const record = outputOf(path);
  const again = `npm run samples -- ${path.replace(/^samples\/|\.\w+$/g, '')}`;
  const report = (message: string, fix: string, line = 1, column = 1): Finding[] => [
    {file: path, line, column, message, fix},
  ];
  if (outcome instanceof Error) {
    const [, line = 1, column = 1] =
      new RegExp(`${path.replace(/[.]/g, '\\.')}:(\\d+)(?::(\\d+))?`).exec(
        outcome.message.split('\n').slice(1).join('\n'),
      ) ?? [];
    const [what = outcome.message] = outcome.message.split('\n').filter((text) => /\b\w*Error\b.*:/.test(text));
    return report(`The program fails: ${what.trim()}.`, `Run it: npx tsx ${path}`, Number(line), Number(column));
  }
  if (recorded === undefined) return report(`The program has no recorded output ${record}.`, `Record it: ${again}`);
  if (outcome === recorded) return [];
  const [now, before] = [outcome.split('\n'), recorded.split('\n')];
  // Where one of them ends, the other goes on.
  const at = [...now, undefined].findIndex((line, index) => line !== before[index]);
  return report(
    `The output differs from ${record}, line ${at + 1}: "${now[at] ?? ''}" was "${before[at] ?? ''}".`,
    `If that is meant, record it: ${again}`,
  );
}

/** Runs what has changed. @returns what is wrong, and how many programs were run */
export async function checkChangedPrograms(): Promise<{findings: Finding[]; run: number}> {
  const cache = new CheckResultCache<Finding[]>('outputs');
  let programs: Program[];
  try {
    programs = listPrograms();
  } catch (error) {
    const [, file = 'samples', message = String(error)] = /^(\S+?):1: (.*)$/s.exec((error as Error).message) ?? [];
    return {findings: [{file, line: 1, message, fix: 'See samples/README.md.'}], run: 0};
  }
  const common = hashFiles(listFiles(surroundings));
  const keys = new Map(
    programs.map((program) => [
      program.path,
      hashTexts(common, hashFiles([...listParts(program.path), outputOf(program.path)])),
    ]),
  );
  const stale = programs.filter((program) => canRun(program) && !cache.get(program.path, keys.get(program.path)!));
  await runAll(stale, (program, outcome) => {
    const file = outputOf(program.path);
    const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    cache.set(program.path, keys.get(program.path)!, checkProgramOutcome(program, outcome, recorded));
  });
  cache.write(new Set(keys.keys()));
  return {findings: programs.flatMap(({path}) => cache.get(path, keys.get(path)!) ?? []), run: stale.length};
}
