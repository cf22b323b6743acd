import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {closest} from 'fastest-levenshtein';
import {isInPart, type Case, type Kit} from './types';

export const USAGE = `Usage: node conformance.mjs [options] -- command [argument …]

  --kit <file or address>  the cases; kit.json next to this file by default
  --part <name>            only this part, such as writer-v0.2; can be repeated
  --op <name>              only this operation; can be repeated
  --case <id>              only cases whose id contains this; can be repeated
  --rule <LP-n>            only cases about this rule; can be repeated
  --known <file>           ids of cases that are known to fail, one a line; # begins a comment
  --show <n>               how many failing cases to print in full (default 10)
  --timeout <seconds>      for each answer (default 30)
  --restarts <n>           more crashes than these, and the cases that remain fail (default 100)
  --report <file>          write the report as JSON, to be cited or sent in
  --junit <file>           write the report as JUnit XML
  --json                   print the report as one JSON object
`;
const OPTIONS = {
  kit: {type: 'string'},
  part: {type: 'string', multiple: true},
  op: {type: 'string', multiple: true},
  case: {type: 'string', multiple: true},
  rule: {type: 'string', multiple: true},
  known: {type: 'string'},
  show: {type: 'string', default: '10'},
  timeout: {type: 'string', default: '30'},
  restarts: {type: 'string', default: '100'},
  report: {type: 'string'},
  junit: {type: 'string'},
  json: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/** A run that could not be made: wrong options, no kit, no start. */
export class RunError extends Error {}

/** The kit in a file or behind an address, with its SHA-256. Throws RunError when it cannot be read. */
export async function load(from: string): Promise<{kit: Kit; sha256: string}> {
  try {
    let text: string;
    if (/^https?:/.test(from)) {
      const response = await fetch(from);
      if (!response.ok) throw new Error(`status ${response.status}`);
      text = await response.text();
    } else text = await readFile(from, 'utf8');
    return {kit: JSON.parse(text) as Kit, sha256: createHash('sha256').update(text).digest('hex')};
  } catch (error) {
    throw new RunError(`${from}: ${(error as Error).message}`);
  }
}

/** Options and command. Throws RunError that names the nearest option when one is mistyped. */
export function readCommand(args: readonly string[]) {
  const at = args.indexOf('--');
  const given = args.slice(0, at < 0 ? undefined : at);
  const names = Object.keys(OPTIONS);
  for (const word of given) {
    const name = /^--?([^=]*)/.exec(word)?.[1];
    if (name !== undefined && !names.includes(name))
      throw new RunError(`${word} is not an option. Nearest: --${closest(name, names)}.`);
  }
  try {
    const {values, positionals} = parseArgs({args: given, options: OPTIONS, allowPositionals: true});
    if (positionals.length > 0) throw new Error(`${positionals[0]}: put -- before the command.`);
    for (const name of ['show', 'timeout', 'restarts'] as const)
      if (!/^\d+$/.test(values[name])) throw new Error(`--${name} wants a whole number, not ${values[name]}.`);
    return {values, line: at < 0 ? [] : args.slice(at + 1)};
  } catch (error) {
    throw new RunError((error as Error).message);
  }
}

/** The cases that the options select. Throws RunError when an option names what the kit does not have. */
export function select(kit: Kit, values: ReturnType<typeof readCommand>['values']): Case[] {
  const check = (option: string, given: readonly string[] | undefined, known: readonly string[]): void => {
    for (const name of given ?? [])
      if (!known.includes(name))
        throw new RunError(`--${option} ${name}: the kit has none. Nearest: ${closest(name, known)}.`);
  };
  check('part', values.part, Object.keys(kit.parts));
  check('op', values.op, [...new Set(kit.cases.map(({op}) => op))]);
  check('rule', values.rule, [...new Set(kit.cases.flatMap(({rules}) => rules))]);
  for (const part of values.case ?? [])
    if (!kit.cases.some(({id}) => id.includes(part)))
      throw new RunError(
        `--case ${part}: no id contains it. Nearest: ${closest(
          part,
          kit.cases.map(({id}) => id),
        )}.`,
      );
  return kit.cases.filter(
    (item) =>
      (values.part?.some((name) => isInPart(kit.parts[name]!, item)) ?? true) &&
      (values.op?.includes(item.op) ?? true) &&
      (values.case?.some((part) => item.id.includes(part)) ?? true) &&
      (values.rule?.some((rule) => item.rules.includes(rule)) ?? true),
  );
}

/** Ids in a file of known failures. Throws RunError when it cannot be read, or names a case that the kit does not have. */
export async function readKnown(file: string | undefined, kit: Kit): Promise<Set<string>> {
  if (file === undefined) return new Set();
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new RunError(`${file}: ${error.message}`);
  });
  const ids = text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []);
  const all = kit.cases.map(({id}) => id);
  for (const id of ids)
    if (!all.includes(id)) throw new RunError(`${file}: ${id} is not a case of the kit. Nearest: ${closest(id, all)}.`);
  return new Set(ids);
}
