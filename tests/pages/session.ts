import {type ChildProcess, spawn} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {compareOutput} from '../../src/lib/playground/compare';
import type {Step} from './alternate';

/** Something that a page promises and its execution does not keep. */
const mismatch = (page: string, line: number, what: string): Error => new Error(`${page}.md:${line}: ${what}`);

interface SessionOptions {
  /** Empty folder in which the reader works. */
  readonly folder: string;
  /** Home of the reader: settings and caches of npm and curl, nothing else. */
  readonly home: string;
  /** The whole environment of the reader's terminals. */
  readonly env: NodeJS.ProcessEnv;
  /** Lower-case values that look random and are constants of the protocol. */
  readonly constants: ReadonlySet<string>;
}

/** One terminal: a shell that keeps its variables and its folder from block to block. */
class Terminal {
  private readonly shell: ChildProcess;
  private text = '';
  private errors = '';
  private blocks = 0;

  constructor(
    private readonly options: SessionOptions,
    folder: string,
    private readonly name: number,
  ) {
    this.shell = spawn('bash', ['--noprofile', '--norc'], {
      cwd: folder,
      env: options.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.shell.stdout?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
    this.shell.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  /**
   * Starts a block; its commands come from a file.
   *
   * @param input where a program of the block reads what a person would type
   */
  private begin(commands: string, input: string): string {
    this.blocks += 1;
    const file = join(this.options.home, `terminal-${this.name}-block-${this.blocks}.sh`);
    const end = `end-of-block-${this.blocks}`;
    writeFileSync(file, `${commands}\n`);
    this.text = '';
    this.errors = '';
    this.shell.stdin?.write(
      `failed=0; trap 'failed=$?' ERR; . '${file}' < ${input}; trap - ERR; printf '\\n%s %s %s\\n' '${end}' "$failed" "$PWD"\n`,
    );
    return end;
  }

  /** Runs a block to its end. */
  async run(commands: string): Promise<{status: number; folder: string; output: string; errors: string}> {
    const end = new RegExp(`\\n${this.begin(commands, '/dev/null')} (\\d+) (.*)\\n`);
    const limit = Date.now() + 180_000;
    for (;;) {
      const match = end.exec(this.text);
      if (match) {
        return {
          status: Number(match[1]),
          folder: match[2] as string,
          output: this.text.slice(0, match.index),
          errors: this.errors,
        };
      }
      if (this.shell.exitCode !== null) throw new Error(`the shell ended. ${this.errors}`);
      if (Date.now() > limit) throw new Error(`did not end. It printed:\n${this.text}${this.errors}`);
      await wait(25);
    }
  }

  /** Starts a block that stays, and waits until `ready` is content with what it printed, or until it is quiet. */
  async start(commands: string, ready: ((output: string) => boolean) | undefined): Promise<string> {
    // Some servers stop when their terminal is closed: this one is open and silent.
    const end = this.begin(commands, '<(exec tail -f /dev/null)');
    const limit = Date.now() + 90_000;
    let last = '';
    let since = Date.now();
    for (;;) {
      // Some servers say where they listen on standard error.
      const printed = this.text + this.errors;
      if (printed !== last) {
        last = printed;
        since = Date.now();
      }
      if (ready ? ready(this.text) : printed !== '' && Date.now() - since > 1500) return this.text;
      if (this.text.includes(end)) return this.text.slice(0, this.text.indexOf(`\n${end}`));
      if (Date.now() > limit) {
        if (ready) return this.text;
        throw new Error(`printed nothing in 90 seconds. ${this.errors}`);
      }
      await wait(25);
    }
  }

  close(): void {
    try {
      // The whole group: a chain or a server that the block started ends with its terminal.
      if (this.shell.pid) process.kill(-this.shell.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * A reader who works through pages in one folder: saves the files that blocks name, runs the commands in their order, and
 * holds what is printed against what the page says.
 */
export class Session {
  private readonly terminals = new Map<number, Terminal>();
  private readonly written = new Set<string>();
  private readonly seen = new Map<string, string>();
  /** Files that were there when commands ran, and whether one of them has grown since. */
  private readonly ran = new Set<string>();
  private grown = false;
  private folder: string;

  constructor(private readonly options: SessionOptions) {
    mkdirSync(options.folder, {recursive: true});
    this.folder = options.folder;
  }

  private terminal(name: number): Terminal {
    const known = this.terminals.get(name) ?? new Terminal(this.options, this.folder, name);
    this.terminals.set(name, known);
    return known;
  }

  /**
   * Does what a page says.
   *
   * @throws Error for the first command that fails and the first output that differs
   */
  async work(page: string, steps: readonly Step[]): Promise<void> {
    // Pages repeat the values of the recordings; what must agree must do so within a page.
    this.seen.clear();
    let printed: string | undefined;
    let last: Extract<Step, {kind: 'commands'}> | undefined;
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'file') {
        this.save(step);
        continue;
      }
      const next = steps[index + 1];
      const expected = next?.kind === 'output' ? next : undefined;
      if (step.kind === 'commands') {
        printed = await this.run(page, step, expected?.text);
        if (step.terminal === 1) last = step;
        this.written.forEach((path) => this.ran.add(path));
        continue;
      }
      // "Add these lines and run it again" is said once at the top of a tutorial, not before each output.
      if (last && this.grown && steps[index - 1]?.kind === 'file') {
        printed = await this.run(page, last, step.text);
      }
      if (printed === undefined) throw mismatch(page, step.line, 'an output is shown before any command.');
      const wrong = this.compare(step.text, printed);
      if (wrong) throw mismatch(page, step.line, `the output differs: ${wrong}\nThe whole run:\n${printed.trim()}`);
    }
  }

  /**
   * Compares an output. When a step of a tutorial adds to a program that ran before, the page shows what it prints beyond
   * what the reader has seen: the last lines.
   */
  private compare(expected: string, printed: string): string | undefined {
    const {constants} = this.options;
    const {difference: whole} = compareOutput(expected, printed, constants, new Map(this.seen));
    const count = expected.trim().split('\n').length;
    const tail = printed.trim().split('\n').slice(-count).join('\n');
    if (whole && this.grown && !compareOutput(expected, tail, constants, this.seen).difference) return undefined;
    if (!whole) compareOutput(expected, printed, constants, this.seen);
    return (
      whole &&
      `line ${whole.line} ${whole.why}\n  page: ${whole.page ?? '(nothing)'}\n  run:  ${whole.run ?? '(nothing)'}`
    );
  }

  private save(step: Extract<Step, {kind: 'file'}>): void {
    const path = join(this.folder, step.name);
    // A block that shows a part of a program which the reader has downloaded is there to be read.
    if (existsSync(path) && !this.written.has(path)) return;
    mkdirSync(dirname(path), {recursive: true});
    this.grown ||= this.ran.has(path);
    if (this.written.has(path)) appendFileSync(path, `\n${step.text}\n`);
    else writeFileSync(path, `${step.text}\n`);
    this.written.add(path);
  }

  private async run(
    page: string,
    step: Extract<Step, {kind: 'commands'}>,
    expected: string | undefined,
  ): Promise<string> {
    const terminal = this.terminal(step.terminal);
    try {
      if (step.terminal > 1) {
        const ready =
          expected === undefined
            ? undefined
            : (output: string) =>
                !compareOutput(expected, output, this.options.constants, new Map(this.seen)).difference;
        return await terminal.start(step.text, ready);
      }
      const {status, folder, output, errors} = await terminal.run(step.text);
      this.folder = folder;
      // A program that refuses ends with a status, and the page shows what it says.
      if (status !== 0 && expected === undefined) throw new Error(`ended with status ${status}.\n${output}${errors}`);
      return status === 0 ? output : output + errors;
    } catch (error) {
      throw mismatch(page, step.line, `\`${step.text.split('\n').join('; ')}\` ${(error as Error).message}`);
    }
  }

  /** Ends what still runs, and removes what was installed: readers work in memory. */
  async close(): Promise<void> {
    for (const terminal of this.terminals.values()) terminal.close();
    await rm(this.options.folder, {recursive: true, force: true, maxRetries: 10});
  }
}
