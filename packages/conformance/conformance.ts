#!/usr/bin/env node
/**
 * Runs the Location Protocol conformance kit against an implementation in any language.
 *
 *   node conformance.mjs -- python3 lp.py
 *
 * Needs Node.js 20 or newer and nothing else, and kit.json in the same folder (or --kit <file or address>). The command after `--`
 * is started once. It reads one JSON object a line from standard input and writes one JSON object a line to standard output. U+000A
 * alone ends a line:
 *
 *   {"seq":0,"op":"start","protocol":1}         → {"seq":0,"protocol":1,"name":"…","version":"…","language":"…","ops":["check-record",…]}
 *   {"seq":1,"op":"check-record","input":{…}}   → {"seq":1,"output":{…}}, or {"seq":1,"error":"…"}
 *   {"seq":2,"op":"stop"}                       → the program ends
 *
 * A program that crashes, hangs or prints anything else loses the case that it was asked, and is started again for the next. When it
 * does not start again, or crashes too often, the cases that remain fail.
 *
 * Exit status: 0 when every case passes that was asked for and is offered; 1 when one fails; 2 when the run could not be made.
 * https://github.com/AstralProtocol/docs: MIT licence.
 */
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {realpathSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';

export interface Case {
  id: string;
  op: string;
  rules: string[];
  note: string;
  /** Given when the case is about one version of the payload only. */
  version?: string;
  input: unknown;
  output?: unknown;
  /** Given instead of `output` when the operation must fail: the reason. */
  error?: string;
}
interface Kit {
  protocol: number;
  version: string;
  parts: Record<string, {about: string; ops: string[]; versions?: string[]}>;
  reasons: Record<string, {level: string; rules: string[]}>;
  cases: Case[];
}
interface Hello {
  protocol?: number;
  name?: string;
  version?: string;
  language?: string;
  ops?: string[];
}
type Answer = {seq?: number; output?: unknown; error?: string} & Hello;
interface Failure {
  id: string;
  op: string;
  rules: string[];
  note: string;
  input: unknown;
  expected: unknown;
  got: unknown;
}

const USAGE = `Usage: node conformance.mjs [options] -- command [argument …]

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
class RunError extends Error {}
/** A program that ended, was silent for too long or said something else than an answer: it has to be started again. */
class Crash extends Error {}

/** The name that is nearest to a mistyped one, by the number of characters to change. */
function nearest(typed: string, names: readonly string[]): string {
  const distance = (a: string, b: string): number => {
    let row = Array.from({length: b.length + 1}, (_, i) => i);
    for (const [i, letter] of [...a].entries())
      row = row.reduce<number[]>(
        (next, above, j) =>
          j === 0
            ? [i + 1]
            : [...next, Math.min(above + 1, next[j - 1]! + 1, row[j - 1]! + (letter === b[j - 1] ? 0 : 1))],
        [],
      );
    return row[b.length]!;
  };
  return [...names].sort((a, b) => distance(typed, a) - distance(typed, b))[0] ?? '';
}

/** Text of a value with the members of objects sorted, so that two texts are equal when the values are. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const object = value as Record<string, unknown>;
  const members = Object.keys(object)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${sorted(object[name])}`);
  return `{${members.join(',')}}`;
}

/** The longest line that is read, in characters: a program that prints without end would take all memory. */
const LONGEST = 20_000_000;

/** One start of the program under examination: answers one question at a time, until it crashes. */
class Program {
  #child;
  #waiting: {again: number[]; resolve: (answer: Answer) => void; reject: (reason: Error) => void} | undefined;
  #ended: Crash | undefined;
  #seq = 0;

  /**
   * @param timeout seconds for each answer
   * @param lose is told of a question that had its answer, and then another line
   */
  constructor(
    command: string,
    parameters: readonly string[],
    readonly timeout: number,
    readonly lose: (seq: number, reason: string) => void,
  ) {
    this.#child = spawn(command, parameters, {stdio: ['pipe', 'pipe', 'inherit']});
    this.#child.on('error', (error) => this.#end(`${command} does not start: ${error.message}`));
    const ended = (code: number | null, signal: string | null): void =>
      this.#end(`${command} ended with ${signal ?? `status ${code ?? '?'}`}`);
    this.#child.on('close', ended);
    // Its last line can come after its end, but not long after.
    this.#child.on('exit', (code, signal) => setTimeout(ended, 1000, code, signal).unref());
    // A program that has ended breaks the pipe; its exit is what is reported.
    this.#child.stdin.on('error', () => undefined);
    let rest = '';
    // Not by node:readline, which ends a line at U+000D, U+2028 and U+2029 as well: a line of JSON can hold them.
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [end, ...more] = text.split('\n');
      const lines = [rest + end, ...more];
      rest = lines.pop()!;
      for (const line of lines) if (line.trim() !== '' && !this.#ended) this.#read(line);
      if (rest.length > LONGEST) this.#end(`${command} printed more than ${LONGEST} characters without an end of line`);
    });
  }

  #end(reason: string): void {
    this.#ended ??= new Crash(reason);
    this.#child.kill('SIGKILL');
    this.#waiting?.reject(this.#ended);
    // What the program has started can hold the pipes open, and would keep this process alive.
    this.#child.stdout.destroy();
    this.#child.stdin.destroy();
  }

  /** Gives a line to the question that it answers. */
  #read(line: string): void {
    const waiting = this.#waiting;
    let answer: Answer | null = null;
    try {
      answer = JSON.parse(line) as Answer | null;
      // Lists in lists can be too deep to be compared and written into a report.
      sorted(answer);
    } catch {
      answer = null;
    }
    const seq = answer?.seq;
    const last = this.#seq - 1;
    const text = line.slice(0, 200);
    if (waiting && seq === last) {
      this.#waiting = undefined;
      for (const old of waiting.again) this.lose(old, 'a second answer, when the next question was asked');
      waiting.resolve(answer!);
    } else if (Number.isInteger(seq) && seq! > 0 && seq! <= last) {
      // It had its answer. Whether this is one more, or the present question's with a wrong number, the next line tells.
      if (waiting) waiting.again.push(seq!);
      else this.lose(seq!, `a second answer: ${text}`);
    } else if (waiting)
      this.#end(`the answer to seq ${last} has another seq, or is not a JSON object, or is nested too deeply: ${text}`);
    // What a program says to the start, or when it stops, belongs to no case.
    else if (last > 0 && !this.#child.stdin.writableEnded) this.lose(last, `a second line after the answer: ${text}`);
  }

  /** Throws Crash when there is no answer, after the program was killed. */
  async ask(op: string, more: object): Promise<Answer> {
    if (this.#ended) throw this.#ended;
    const seq = this.#seq++;
    // To start takes longer than to answer.
    const seconds = op === 'start' ? Math.max(30, this.timeout) : this.timeout;
    const again: number[] = [];
    const timer = setTimeout(() => {
      const others = again.length > 0 ? `, but to seq ${again.join(', ')}` : '';
      this.#end(`no answer to ${op}, seq ${seq}, within ${seconds} seconds${others}`);
    }, seconds * 1000);
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting = {again, resolve, reject};
      this.#child.stdin.write(`${JSON.stringify({seq, op, ...more})}\n`);
    }).finally(() => clearTimeout(timer));
  }

  /** Asks the program to stop, and makes it stop when it does not. */
  async stop(): Promise<void> {
    if (this.#ended) return;
    // Not its exit: what it has printed is still to be read.
    const closed = new Promise<void>((resolve) => this.#child.once('close', () => resolve()));
    this.#child.stdin.end(`${JSON.stringify({seq: this.#seq, op: 'stop'})}\n`);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    await closed;
    clearTimeout(timer);
  }
}

async function load(from: string): Promise<{kit: Kit; sha256: string}> {
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

/** The rules that a wrong answer breaks: those of the codes that are missing or too many, else those of the case. */
function rulesOf({rules, output}: Case, got: unknown, kit: Kit): string[] {
  const codes = (value: unknown): string[] => {
    const found = (value as {codes?: unknown} | null | undefined)?.codes;
    return Array.isArray(found) ? found.map(String) : [];
  };
  const [wanted, given] = [codes(output), codes(got)];
  const apart = [...wanted.filter((code) => !given.includes(code)), ...given.filter((code) => !wanted.includes(code))];
  const broken = apart.flatMap((code) => kit.reasons[code]?.rules.slice(0, 1) ?? []);
  return [...new Set(broken.length > 0 ? broken : rules)];
}

/** Options and command. Throws RunError that names the nearest option when one is mistyped. */
function readCommand(args: readonly string[]) {
  const at = args.indexOf('--');
  const given = args.slice(0, at < 0 ? undefined : at);
  const names = Object.keys(OPTIONS);
  for (const word of given) {
    const name = /^--?([^=]*)/.exec(word)?.[1];
    if (name !== undefined && !names.includes(name))
      throw new RunError(`${word} is not an option. Nearest: --${nearest(name, names)}.`);
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
function select(kit: Kit, values: ReturnType<typeof readCommand>['values']): Case[] {
  const check = (option: string, given: readonly string[] | undefined, known: readonly string[]): void => {
    for (const name of given ?? [])
      if (!known.includes(name))
        throw new RunError(`--${option} ${name}: the kit has none. Nearest: ${nearest(name, known)}.`);
  };
  check('part', values.part, Object.keys(kit.parts));
  check('op', values.op, [...new Set(kit.cases.map(({op}) => op))]);
  check('rule', values.rule, [...new Set(kit.cases.flatMap(({rules}) => rules))]);
  for (const part of values.case ?? [])
    if (!kit.cases.some(({id}) => id.includes(part)))
      throw new RunError(
        `--case ${part}: no id contains it. Nearest: ${nearest(
          part,
          kit.cases.map(({id}) => id),
        )}.`,
      );
  const isPart = (name: string, {op, version}: Case): boolean => {
    const {ops, versions} = kit.parts[name]!;
    return ops.includes(op) && (!version || !versions || versions.includes(version));
  };
  return kit.cases.filter(
    (item) =>
      (values.part?.some((name) => isPart(name, item)) ?? true) &&
      (values.op?.includes(item.op) ?? true) &&
      (values.case?.some((part) => item.id.includes(part)) ?? true) &&
      (values.rule?.some((rule) => item.rules.includes(rule)) ?? true),
  );
}

/** Ids in a file of known failures. Throws RunError when it cannot be read, or names a case that the kit does not have. */
async function readKnown(file: string | undefined, kit: Kit): Promise<Set<string>> {
  if (file === undefined) return new Set();
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new RunError(`${file}: ${error.message}`);
  });
  const ids = text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []);
  const all = kit.cases.map(({id}) => id);
  for (const id of ids)
    if (!all.includes(id)) throw new RunError(`${file}: ${id} is not a case of the kit. Nearest: ${nearest(id, all)}.`);
  return new Set(ids);
}

const escape = (text: string): string =>
  // XML has no place for control characters, not even escaped.
  [...text]
    .map((c) =>
      /[<>&"]|[^\t\n\x20-\ud7ff\ue000-\ufffd]/.test(c) && c.length === 1
        ? `&#${/[<>&"]/.test(c) ? c.charCodeAt(0) : 65533};`
        : c,
    )
    .join('');

/** The report as JUnit XML: one suite, one test for each case that was asked. */
function junit(name: string, asked: readonly Case[], failures: readonly Failure[], seconds: number): string {
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const tests = asked.map(({id, op}) => {
    const failure = failed.get(id);
    const head = `  <testcase classname="${escape(op)}" name="${escape(id)}"`;
    if (!failure) return `${head}/>`;
    const text = `expected ${JSON.stringify(failure.expected)}, got ${JSON.stringify(failure.got)}`;
    return `${head}><failure message="${escape(failure.rules.join(', '))}">${escape(text)}</failure></testcase>`;
  });
  const counts = `tests="${asked.length}" failures="${failures.length}" errors="0" time="${seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escape(name)}" ${counts}>\n${tests.join('\n')}\n</testsuite>\n`;
}

async function main(): Promise<number> {
  const {values, line} = readCommand(process.argv.slice(2));
  const [command, ...parameters] = line;
  if (values.help || command === undefined) {
    (values.help ? console.log : console.error)(USAGE);
    return values.help ? 0 : 2;
  }
  const started = Date.now();
  const {kit, sha256} = await load(values.kit ?? join(dirname(realpathSync(process.argv[1]!)), 'kit.json'));
  const selected = select(kit, values);
  const known = await readKnown(values.known, kit);

  /** What the program says to each case: `output`, or an object with `error` or `crash`. */
  const said: unknown[] = [];
  /** Starts the program for the cases from a place on: question 1 of this start is that case. */
  const start = async (from: number): Promise<{program: Program; hello: Hello}> => {
    const program = new Program(command, parameters, Number(values.timeout), (seq, crash) => {
      said[from + seq - 1] = {crash};
    });
    const hello = await program.ask('start', {protocol: kit.protocol});
    if (hello.protocol !== kit.protocol) {
      await program.stop();
      throw new Crash(`the program speaks protocol ${String(hello.protocol)}, the kit ${kit.protocol}`);
    }
    return {program, hello};
  };
  const {program: first, hello} = await start(0).catch((error: Error) => {
    throw new RunError(error.message);
  });
  const asked = selected.filter(({op}) => hello.ops?.includes(op));
  const notOffered: Record<string, number> = {};
  for (const {op} of selected) if (!hello.ops?.includes(op)) notOffered[op] = (notOffered[op] ?? 0) + 1;

  let crashes = 0;
  let program: Program | undefined = first;
  /** Why the cases that remain are not asked any more. */
  let end: string | undefined;
  for (const [i, {op, input}] of asked.entries()) {
    if (!program && end === undefined)
      ({program} = await start(i).catch((error: Error) => {
        end = `the program does not start again: ${error.message}`;
        return {program: undefined};
      }));
    if (!program) {
      said[i] = {crash: end};
      continue;
    }
    try {
      const {output, error} = await program.ask(op, {input});
      // A second line can have come with the answer.
      said[i] ??= error === undefined ? output : {error};
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      said[i] = {crash: error.message};
      program = undefined;
      if (++crashes > Number(values.restarts)) end = 'not asked: the program has crashed too often';
    }
  }
  await program?.stop();

  const failures = asked.flatMap((item, i): Failure[] => {
    const {id, op, note, input} = item;
    const expected = item.error === undefined ? item.output : {error: item.error};
    const got = said[i];
    return sorted(got) === sorted(expected)
      ? []
      : [{id, op, rules: rulesOf(item, got, kit), note, input, expected, got}];
  });
  const isUnknown = ({id}: {id: string}): boolean => !known.has(id);
  const unexpected = failures.filter(isUnknown);
  const mended = asked
    .map(({id}) => id)
    .filter((id) => known.has(id) && !failures.some((failure) => failure.id === id));
  const rules: Record<string, number> = {};
  for (const rule of failures.flatMap((failure) => failure.rules)) rules[rule] = (rules[rule] ?? 0) + 1;
  const passed = asked.length - failures.length;
  const {name = command, version, language = '?'} = hello;
  const report = {
    kit: {version: kit.version, sha256},
    date: new Date(started).toISOString().slice(0, 10),
    implementation: {name, version, language},
    parts: values.part ?? ['all'],
    passed,
    failures,
    known: failures.length - unexpected.length,
    crashes,
    rules,
    notOffered,
  };
  const seconds = (Date.now() - started) / 1000;
  if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
  if (values.junit)
    await writeFile(values.junit, junit(`${name} (${language}), kit ${kit.version}`, asked, failures, seconds));
  const status = unexpected.length === 0 && mended.length === 0 && passed > 0 ? 0 : 1;
  if (values.json) {
    console.log(JSON.stringify(report));
    return status;
  }
  for (const {id, op, rules: broken, note, input, expected, got} of unexpected.slice(0, Number(values.show))) {
    console.log(`FAIL ${id} (${broken.join(', ')}): ${note}`);
    console.log(`  op        ${op}`);
    console.log(`  input     ${JSON.stringify(input)}`);
    console.log(`  expected  ${JSON.stringify(expected)}`);
    console.log(`  got       ${JSON.stringify(got)}`);
  }
  if (unexpected.length > Number(values.show)) console.log(`… and ${unexpected.length - Number(values.show)} more`);
  for (const id of mended) console.log(`PASS ${id}: it is in ${values.known}; take it out`);
  for (const [rule, count] of Object.entries(rules).sort((a, b) => b[1] - a[1]))
    console.log(`rule ${rule}: ${count} failed`);
  for (const [op, count] of Object.entries(notOffered)) console.log(`not offered: ${op} (${count} cases)`);
  if (failures.length > unexpected.length) console.log(`known failures: ${failures.length - unexpected.length}`);
  console.log(`${name} (${language}): ${passed} passed, ${failures.length} failed; kit ${kit.version}`);
  return status;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof RunError ? error.message : error);
    // A program that is still running would keep this one alive.
    process.exit(2);
  },
);
