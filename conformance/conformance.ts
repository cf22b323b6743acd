/**
 * Runs the Location Protocol conformance kit against an implementation in any language.
 *
 *   npx tsx conformance.ts -- python3 lp.py
 *
 * Needs Node.js 20 or newer, and kit.json in the same folder (or --kit <file or address>). The command after `--` is started once.
 * It reads one JSON object a line from standard input and writes one JSON object a line to standard output:
 *
 *   {"seq":0,"op":"start","protocol":1}         → {"seq":0,"protocol":1,"name":"…","language":"…","ops":["check-record",…]}
 *   {"seq":1,"op":"check-record","input":{…}}   → {"seq":1,"output":{…}}, or {"seq":1,"error":"…"}
 *   {"seq":2,"op":"stop"}                       → the program ends
 *
 * Exit status: 0 when every case of every offered operation passes; 1 when one fails; 2 when the run itself fails.
 * https://github.com/AstralProtocol/docs: MIT licence.
 */
import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';

interface Case {
  id: string;
  op: string;
  rules: string[];
  flags: string[];
  note: string;
  input: unknown;
  output: unknown;
}
interface Kit {
  protocol: number;
  reasons: Record<string, {level: string; rules: string[]}>;
  cases: Case[];
}
interface Hello {
  protocol?: number;
  name?: string;
  language?: string;
  ops?: string[];
}
type Answer = {seq?: number; output?: unknown; error?: string} & Hello;

const USAGE = `Usage: npx tsx conformance.ts [options] -- command [argument …]

  --kit <file or address>  the cases; kit.json next to this file by default
  --op <name>              only this operation; can be repeated
  --case <id>              only cases whose id contains this; can be repeated
  --rule <LP-n>            only cases about this rule; can be repeated
  --show <n>               how many failing cases to print in full (default 10)
  --timeout <seconds>      for each answer (default 30)
  --json                   print the report as one JSON object
`;

/** A run that could not be finished: no kit, no start, no answer. */
class RunError extends Error {}

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

/** The program under examination: asks one question at a time. */
class Implementation {
  #child;
  #waiting: {resolve: (line: string) => void; reject: (reason: Error) => void} | undefined;
  #ended: Error | undefined;
  #seq = 0;

  constructor(
    command: string,
    parameters: readonly string[],
    readonly timeout: number,
  ) {
    this.#child = spawn(command, parameters, {stdio: ['pipe', 'pipe', 'inherit']});
    const end = (reason: string): void => {
      this.#ended = new RunError(reason);
      this.#waiting?.reject(this.#ended);
    };
    this.#child.on('error', (error) => end(`${command} does not start: ${error.message}`));
    this.#child.on('exit', (code, signal) => end(`${command} ended with ${signal ?? `status ${code ?? '?'}`}`));
    // A program that has ended breaks the pipe; its exit is what is reported.
    this.#child.stdin.on('error', () => undefined);
    createInterface({input: this.#child.stdout}).on('line', (line) => this.#waiting?.resolve(line));
  }

  async ask(op: string, more: object): Promise<Answer> {
    if (this.#ended) throw this.#ended;
    const seq = this.#seq++;
    const line = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new RunError(`no answer to ${op} within ${this.timeout} seconds`)),
        this.timeout * 1000,
      );
      const done =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          then(value);
        };
      this.#waiting = {resolve: done(resolve), reject: done(reject)};
      this.#child.stdin.write(`${JSON.stringify({seq, op, ...more})}\n`);
    });
    let answer: Answer;
    try {
      answer = JSON.parse(line) as Answer;
    } catch {
      throw new RunError(`the answer to ${op} is not JSON: ${line.slice(0, 200)}`);
    }
    if (answer.seq !== seq) throw new RunError(`the answer to seq ${seq} has seq ${String(answer.seq)}`);
    return answer;
  }

  /** Asks the program to stop, and makes it stop when it does not. */
  async stop(): Promise<void> {
    if (this.#ended) return;
    const exited = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#child.stdin.end(`${JSON.stringify({seq: this.#seq, op: 'stop'})}\n`);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    await exited;
    clearTimeout(timer);
  }
}

async function load(from: string): Promise<Kit> {
  try {
    if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, 'utf8')) as Kit;
    const response = await fetch(from);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Kit;
  } catch (error) {
    throw new RunError(`${from}: ${(error as Error).message}`);
  }
}

interface Failure {
  id: string;
  op: string;
  rules: string[];
  note: string;
  input: unknown;
  expected: unknown;
  got: unknown;
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

async function main(): Promise<number> {
  const at = process.argv.indexOf('--');
  const options = {
    kit: {type: 'string'},
    op: {type: 'string', multiple: true},
    case: {type: 'string', multiple: true},
    rule: {type: 'string', multiple: true},
    show: {type: 'string', default: '10'},
    timeout: {type: 'string', default: '30'},
    json: {type: 'boolean', default: false},
    help: {type: 'boolean', default: false},
  } as const;
  const {values} = parseArgs({args: process.argv.slice(2, at < 0 ? undefined : at), options});
  const [command, ...parameters] = at < 0 ? [] : process.argv.slice(at + 1);
  if (values.help || command === undefined) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const kit = await load(values.kit ?? join(dirname(process.argv[1]!), 'kit.json'));
  const asked = kit.cases.filter(
    ({id, op, rules}) =>
      (values.op?.includes(op) ?? true) &&
      (values.case?.some((part) => id.includes(part)) ?? true) &&
      (values.rule?.some((rule) => rules.includes(rule)) ?? true),
  );
  const implementation = new Implementation(command, parameters, Number(values.timeout));
  const failures: Failure[] = [];
  let hello: Hello = {};
  let passed = 0;
  const notOffered = new Map<string, number>();
  try {
    hello = await implementation.ask('start', {protocol: kit.protocol});
    if (hello.protocol !== kit.protocol)
      throw new RunError(`the program speaks protocol ${String(hello.protocol)}, the kit ${kit.protocol}`);
    const offered = new Set(hello.ops ?? []);
    for (const item of asked) {
      if (!offered.has(item.op)) {
        notOffered.set(item.op, (notOffered.get(item.op) ?? 0) + 1);
        continue;
      }
      const {output, error} = await implementation.ask(item.op, {input: item.input});
      const got = error === undefined ? output : {error};
      if (sorted(got) === sorted(item.output)) passed++;
      else {
        const {id, op, note, input} = item;
        failures.push({id, op, rules: rulesOf(item, got, kit), note, input, expected: item.output, got});
      }
    }
  } finally {
    await implementation.stop();
  }

  const byRule = new Map<string, number>();
  for (const rule of failures.flatMap(({rules}) => rules)) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
  if (values.json) {
    const rules = Object.fromEntries(byRule);
    console.log(
      JSON.stringify({implementation: hello, passed, failures, rules, notOffered: Object.fromEntries(notOffered)}),
    );
    return failures.length === 0 && passed > 0 ? 0 : 1;
  }
  for (const {id, op, rules, note, input, expected, got} of failures.slice(0, Number(values.show))) {
    console.log(`FAIL ${id} (${rules.join(', ')}): ${note}`);
    console.log(`  op        ${op}`);
    console.log(`  input     ${JSON.stringify(input)}`);
    console.log(`  expected  ${JSON.stringify(expected)}`);
    console.log(`  got       ${JSON.stringify(got)}`);
  }
  if (failures.length > Number(values.show)) console.log(`… and ${failures.length - Number(values.show)} more`);
  for (const [rule, count] of [...byRule].sort((a, b) => b[1] - a[1])) console.log(`rule ${rule}: ${count} failed`);
  for (const [op, count] of notOffered) console.log(`not offered: ${op} (${count} cases)`);
  console.log(`${hello.name ?? command} (${hello.language ?? '?'}): ${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof RunError ? error.message : error);
    process.exitCode = 2;
  },
);
