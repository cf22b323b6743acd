import {spawn} from 'node:child_process';
import {sortedJson} from '@astral-docs/location-record/proof/sortedJson';
import type {Answer} from './types';

/** A program that ended, was silent for too long or said something else than an answer: it has to be started again. */
export class Crash extends Error {}

/** The longest line that is read, in characters: a program that prints without end would take all memory. */
const LONGEST = 20_000_000;

/** JSON text of a request. JSON.stringify makes 0 of −0, and null of what no double holds: both are spelled as in the case file. */
const printRequest = (request: object): string =>
  JSON.stringify(request, (_, value: unknown) =>
    Object.is(value, -0) ? '\0-0' : value === Infinity ? '\x001e400' : value === -Infinity ? '\0-1e400' : value,
  ).replaceAll(/"\\u0000(-?(?:0|1e400))"/g, '$1');

/** One start of the program under examination: answers one question at a time, until it crashes. */
export class Program {
  #child;
  #waiting: {resolve: (answer: Answer) => void; reject: (reason: Error) => void} | undefined;
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
      sortedJson(answer);
    } catch {
      answer = null;
    }
    const seq = answer?.seq;
    const last = this.#seq - 1;
    const text = line.slice(0, 200);
    if (waiting && seq === last) {
      this.#waiting = undefined;
      waiting.resolve(answer!);
    } else if (Number.isInteger(seq) && seq! > 0 && seq! <= last) {
      this.lose(seq!, `a second answer: ${text}`);
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
    const reason = `no answer to ${op}, seq ${seq}, within ${seconds} seconds`;
    const timer = setTimeout(() => this.#end(reason), seconds * 1000);
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting = {resolve, reject};
      this.#child.stdin.write(`${printRequest({seq, op, ...more})}\n`);
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
