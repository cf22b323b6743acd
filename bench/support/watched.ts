import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';

/** What a command took. */
export interface Run {
  /** Wall time, s. */
  readonly seconds: number;
  /**
   * Peak of the memory of the command and all processes below it, bytes: sum of their proportional set sizes, in which a page
   * that several processes share counts once. Sampled every 200 ms from /proc; NaN where that does not exist.
   */
  readonly peak: number;
  /** Time of processors that it and all processes below it took, s; 0 without /proc. */
  readonly busy: number;
  /** Everything it said. */
  readonly log: string;
}

/** Ids of a process and of all processes below it, as /proc has them now. */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field is the name of the program, in brackets; it can hold spaces and brackets itself.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // ended meanwhile
    }
  }
  const tree = [root];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree;
}

/** What processes have at this moment, all together; one that has ended meanwhile counts as nothing. */
const sumOf = (ids: readonly number[], amount: (id: number) => number): number =>
  ids.reduce((sum, id) => {
    try {
      return sum + amount(id);
    } catch {
      return sum;
    }
  }, 0);

/** Memory of a process, in bytes. */
function memoryOf(id: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Ticks of the clock of processes in a second: what Linux shows to programs. */
const ticks = 100;

/** Time of processors that a process has taken so far, with those below it that have ended, in seconds. */
function busyOf(id: number): number {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Its own time in user and system mode, then that of its children that have ended.
  return fields.slice(11, 15).reduce((own, field) => own + Number(field), 0) / ticks;
}

/** Memory and time of processors of a process and all processes below it; without /proc, NaN and 0. */
function usageOf(root: number): {memory: number; busy: number} {
  try {
    const ids = treeOf(root);
    return {memory: sumOf(ids, memoryOf), busy: sumOf(ids, busyOf)};
  } catch {
    return {memory: Number.NaN, busy: 0};
  }
}

/** Ends a process that was started with a group of its own, and all processes below it. */
export function end(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a command to its end and watches its memory.
 * @throws Error with the end of what it said when it fails
 */
export function watched(command: string, args: readonly string[], folder: string): Promise<Run> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(command, args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    let peak = 0;
    let busy = 0;
    const sample = setInterval(() => {
      const now = child.pid ? usageOf(child.pid) : {memory: 0, busy: 0};
      // Without /proc no sample is a number, and neither is the peak.
      peak = Number.isNaN(now.memory) ? now.memory : Math.max(peak, now.memory);
      busy = Math.max(busy, now.busy);
    }, 200);
    const stop = (): void => end(child);
    process.once('exit', stop);
    child.on('error', fail).on('close', (code) => {
      clearInterval(sample);
      process.off('exit', stop);
      const log = Buffer.concat(said).toString();
      if (code === 0) done({seconds: (performance.now() - started) / 1000, peak, busy, log});
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}:\n${log.slice(-4000)}`));
    });
  });
}
