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
import {realpathSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {load, readCommand, readKnown, RunError, select, USAGE} from './runner/options';
import {Crash, Program} from './runner/program';
import {compare, countBy, junit, print} from './runner/report';
import type {Case, Hello, Kit} from './runner/types';

/** One run: the program under examination, and what it has answered so far. */
class Run {
  /** What the program said to each case: `output`, or an object with `error` or `crash`. */
  readonly answers: unknown[] = [];
  crashes = 0;
  /** Why the cases that remain are not asked any more. */
  #end: string | undefined;

  /**
   * @param timeout seconds for each answer
   * @param restarts more crashes than these, and the cases that remain fail
   */
  constructor(
    readonly command: readonly [string, ...string[]],
    readonly kit: Kit,
    readonly timeout: number,
    readonly restarts: number,
  ) {}

  /** Starts the program for the cases from a place on: question 1 of this start is that case. */
  async start(from: number): Promise<{program: Program; hello: Hello}> {
    const [name, ...parameters] = this.command;
    const program = new Program(name, parameters, this.timeout, (seq, crash) => {
      this.answers[from + seq - 1] = {crash};
    });
    const hello = await program.ask('start', {protocol: this.kit.protocol});
    if (hello.protocol !== this.kit.protocol) {
      await program.stop();
      throw new Crash(`the program speaks protocol ${String(hello.protocol)}, the kit ${this.kit.protocol}`);
    }
    return {program, hello};
  }

  /** Asks all cases, and starts the program again after a crash. */
  async ask(cases: readonly Case[], first: Program): Promise<void> {
    let program: Program | undefined = first;
    for (const [i, {op, input}] of cases.entries()) {
      if (!program && this.#end === undefined)
        ({program} = await this.start(i).catch((error: Error) => {
          this.#end = `the program does not start again: ${error.message}`;
          return {program: undefined};
        }));
      if (!program) {
        this.answers[i] = {crash: this.#end};
        continue;
      }
      try {
        const {output, error} = await program.ask(op, {input});
        // A second line can have come with the answer.
        this.answers[i] ??= error === undefined ? output : {error};
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        this.answers[i] = {crash: error.message};
        program = undefined;
        if (++this.crashes > this.restarts) this.#end = 'not asked: the program has crashed too often';
      }
    }
    await program?.stop();
  }
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
  const run = new Run([command, ...parameters], kit, Number(values.timeout), Number(values.restarts));
  const {program, hello} = await run.start(0).catch((error: Error) => {
    throw new RunError(error.message);
  });
  const asked = selected.filter(({op}) => hello.ops?.includes(op));
  await run.ask(asked, program);

  const failures = compare(asked, run.answers, kit);
  const unexpected = failures.filter(({id}) => !known.has(id));
  const mended = asked
    .map(({id}) => id)
    .filter((id) => known.has(id) && !failures.some((failure) => failure.id === id));
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
    crashes: run.crashes,
    rules: countBy(failures.flatMap(({rules}) => rules)),
    notOffered: countBy(selected.map(({op}) => op).filter((op) => !hello.ops?.includes(op))),
  };
  const seconds = (Date.now() - started) / 1000;
  if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
  if (values.junit)
    await writeFile(values.junit, junit(`${name} (${language}), kit ${kit.version}`, asked, failures, seconds));
  if (values.json) console.log(JSON.stringify(report));
  else print(report, unexpected.slice(0, Number(values.show)), mended, values.known);
  return unexpected.length === 0 && mended.length === 0 && passed > 0 ? 0 : 1;
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
