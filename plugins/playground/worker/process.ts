import EventEmitter from 'events';
import {asked, noteDifference, print} from './output';
import {bytesOf} from './bytes';
import {nextTick} from './loop';

/** The working folder that programs see, in `process.cwd()` and in `import.meta`. It exists nowhere else. */
export const folder = '/home/reader';

/** Called by `process.exit`; start.ts sets it. */
export const hooks: {exit: (code: number) => void} = {exit: () => undefined};

const madeUp = ['process.pid', 'process.platform', 'process.arch', 'process.title', 'process.memoryUsage'];

/** A module whose members that are missing, or made up, are noted when a program reads them. */
export const noteMembers = <Module extends object>(name: string, module: Module): Module =>
  new Proxy(module, {
    get(target, key) {
      const isMissing = !(key in target);
      if (
        typeof key === 'string' &&
        (isMissing || madeUp.includes(`${name}.${key}`)) &&
        !/^(?:then|toJSON|inspect|constructor)$/.test(key)
      )
        noteDifference(`${name}.${key} is ${isMissing ? 'missing' : 'made up'}`);
      return Reflect.get(target, key) as unknown;
    },
  });

const utf8 = new TextDecoder('utf-8', {ignoreBOM: true});

const stream = (isError: boolean) => ({
  isTTY: undefined,
  columns: undefined,
  fd: isError ? 2 : 1,
  writable: true,
  write: (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const [encoding] = rest as BufferEncoding[];
    print(utf8.decode(bytesOf(chunk, typeof encoding === 'string' ? encoding : 'utf8', 'chunk')), isError);
    const done = rest.at(-1);
    if (typeof done === 'function') nextTick(done as () => void);
    return true;
  },
});

const nanoseconds = (): bigint => {
  asked.clock = true;
  return BigInt(Math.round(performance.now() * 1e6));
};

/** Whether a warning has been printed with the option that traces them. */
let isExplained = false;

const members = Object.assign(new EventEmitter(), {
  [Symbol.toStringTag]: 'process',
  title: '/usr/local/bin/node',
  argv: ['/usr/local/bin/node'] as string[],
  execArgv: [] as string[],
  env: new Proxy({} as Record<string, string | undefined>, {
    set: (target, key, value) => Reflect.set(target, key, String(value)),
  }),
  exitCode: undefined as number | undefined,
  pid: 1,
  platform: 'linux',
  arch: 'x64',
  version: 'v20.19.0',
  release: {name: 'node', lts: 'Iron'},
  versions: {node: '20.19.0', v8: '11.3.244.8-node.26'} as Record<string, string>,
  stdout: noteMembers('process.stdout', stream(false)),
  stderr: noteMembers('process.stderr', stream(true)),
  cwd: () => folder,
  uptime: () => Number(nanoseconds()) / 1e9,
  memoryUsage: () => ({rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0}),
  emitWarning(warning: unknown, options: string | NodeJS.Dict<unknown> = {}, ownCode?: unknown) {
    const given: NodeJS.Dict<unknown> = typeof options === 'string' ? {type: options} : options;
    const {type = 'Warning', code = ownCode, detail} = given;
    const error: Error & {code?: unknown} =
      warning instanceof Error ? warning : Object.assign(new Error(String(warning)), {name: type}, code ? {code} : {});
    nextTick(() => {
      const about = [`(node:1) ${error.code ? `[${error.code as string}] ` : ''}${error.name}: ${error.message}`];
      if (typeof detail === 'string') about.push(detail);
      const kind = error.name === 'DeprecationWarning' ? 'deprecation' : 'warnings';
      if (!isExplained) about.push(`(Use \`node --trace-${kind} ...\` to show where the warning was created)`);
      isExplained = true;
      print(`${about.join('\n')}\n`, true);
      members.emit('warning', error);
    });
  },
  /** Ends the program at once: nothing behind the call runs. */
  exit(code?: number): never {
    hooks.exit(Number(code ?? process.exitCode ?? 0));
    // The page takes the worker away as soon as it hears of the end.
    for (;;);
  },
  hrtime: Object.assign(
    (before?: [number, number]): [number, number] => {
      const since = nanoseconds() - (before ? BigInt(before[0]) * 1_000_000_000n + BigInt(before[1]) : 0n);
      return [Number(since / 1_000_000_000n), Number(since % 1_000_000_000n)];
    },
    {bigint: nanoseconds},
  ),
  nextTick,
});

/** The part of Node's `process` that programs use. */
export const process = noteMembers('process', members);

const namespace = {...members, default: process, [Symbol.toStringTag]: 'Module'};
/** `node:process`, also as `import *` has it: a copy would note that each member that is made up was read. */
export const processModule = noteMembers('process', Object.freeze(namespace));
