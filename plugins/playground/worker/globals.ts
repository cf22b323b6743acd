/** The global object as programs of Node.js 20 know it, and notes on what they use that the page has otherwise. */
import {Buffer} from 'buffer';
import {inspect, Proxy as PrintedProxy} from 'node-inspect-extracted';
import {isV8} from './errors';
import * as loop from './loop';
import node20 from './node20.json';
import {asked, noteDifference} from './output';

const enumerable = node20.enumerableGlobals.split(' ');
const kept = new Set(node20.globals.split(' '));

/** Replaces methods by ones whose results pass through a function, which notes the call or waits for the promise. */
function wrap(holder: object | undefined, methods: readonly string[], by: (result: unknown) => unknown): void {
  for (const name of methods) {
    const call = (holder as Record<string, unknown> | undefined)?.[name];
    if (typeof call !== 'function') continue;
    const replaced = {
      [name](this: unknown, ...values: unknown[]) {
        return by(Reflect.apply(call, this, values));
      },
    };
    Object.defineProperty(holder, name, {value: replaced[name], configurable: true, writable: true});
  }
}

const note =
  (what: keyof typeof asked) =>
  (result: unknown): unknown => {
    asked[what] = true;
    return result;
  };

/** Watches what differs from run to run, and what the browser does behind the program's back. */
function observe(): void {
  wrap(Crypto.prototype, ['getRandomValues', 'randomUUID'], note('random'));
  wrap(Math, ['random'], note('random'));
  wrap(performance, ['now'], note('clock'));
  wrap(SubtleCrypto.prototype, ['generateKey'], note('random'));
  const subtle = Object.getOwnPropertyNames(SubtleCrypto.prototype).filter((name) => name !== 'constructor');
  wrap(SubtleCrypto.prototype, subtle, loop.track);
  for (const kind of [Blob, Response, Request])
    wrap(kind.prototype, ['text', 'json', 'arrayBuffer', 'blob', 'formData', 'bytes'], loop.track);
  wrap(WebAssembly, ['compile', 'instantiate'], loop.track);
  wrap(Date, ['now'], note('clock'));
  globalThis.Date = new Proxy(Date, {
    construct(target, values, self) {
      if (values.length === 0) asked.clock = true;
      return Reflect.construct(target, values, self) as object;
    },
    apply: (target) => note('clock')(target()),
  });
  Date.prototype.constructor = Date;
}

/** Node's `Buffer` knows one more encoding than the package, and says how much of it is not printed. */
function completeBuffer(): void {
  const {byteLength, from, isEncoding, prototype} = Buffer;
  const {toString} = prototype;
  const plain = (encoding: unknown) => (encoding === 'base64url' ? 'base64' : encoding) as BufferEncoding;
  Buffer.from = ((value: never, encoding: never, length: never) =>
    from(value, plain(encoding) as never, length)) as never;
  Buffer.byteLength = (value, encoding) => byteLength(value, plain(encoding));
  Buffer.isEncoding = ((encoding: string) => isEncoding(plain(encoding))) as never;
  prototype.toString = function (encoding?: string, start?: number, end?: number) {
    const text = toString.call(this, plain(encoding), start, end);
    return encoding === 'base64url' ? text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : text;
  };
  Object.defineProperty(prototype, inspect.custom, {
    value(this: Buffer) {
      const bytes = Array.from(this.subarray(0, 50), (byte) => ` ${byte.toString(16).padStart(2, '0')}`).join('');
      const more = this.length - 50;
      return `<Buffer${bytes || ' '}${more > 0 ? ` ... ${more} more byte${more > 1 ? 's' : ''}` : ''}>`;
    },
  });
}

/** Takes away what Node.js 20 does not have, and puts there what it has, in its order. */
export function replaceGlobals(values: Readonly<Record<string, unknown>>): void {
  const target = globalThis as unknown as Record<string, unknown>;
  observe();
  const {abort} = AbortController.prototype;
  AbortController.prototype.abort = function (
    reason: unknown = new DOMException('This operation was aborted', 'AbortError'),
  ) {
    abort.call(this, reason);
  };
  completeBuffer();
  globalThis.Proxy = PrintedProxy as ProxyConstructor;
  for (const [path, members] of Object.entries(node20.newer)) {
    const read = (value: object | undefined, name: string) => value?.[name as never] as object | undefined;
    const holder = path.split('.').reduce(read, globalThis);
    for (const name of members.split(' ')) if (holder) Reflect.deleteProperty(holder, name);
  }
  const own = {...values, ...loop.timers, queueMicrotask: loop.queueMicrotask, global: globalThis, Buffer};
  const first = enumerable.map((name) => [name, target[name]] as const);
  const shared: unknown[] = [EventTarget.prototype, Object.prototype];
  for (let holder: object = target; !shared.includes(holder); holder = Object.getPrototypeOf(holder) as object)
    for (const name of Object.getOwnPropertyNames(holder))
      if (!kept.has(name) || name in own) Reflect.deleteProperty(holder, name);
  for (const name of Object.getOwnPropertyNames(EventTarget.prototype))
    Object.defineProperty(target, name, {value: name === 'constructor' ? Object : undefined, configurable: true});
  for (const [name, value] of Object.entries({...Object.fromEntries(first), ...own})) {
    const isShown = enumerable.includes(name);
    Object.defineProperty(target, name, {value, enumerable: isShown, configurable: true, writable: true});
  }
  Object.defineProperty(target, Symbol.toStringTag, {value: 'global', configurable: true});
}

const telling: readonly (readonly [text: RegExp, difference: string])[] = [
  [/\busing\s+[\w$]+\s*=/, '`using` is newer than Node.js 20'],
  [/^return\b/m, '`return` outside of a function is an error'],
  [/\brequire\(|\bmodule\.exports\b|\b__(?:dir|file)name\b/, 'errors about names of CommonJS have more words'],
  [/\barguments\b/, '`arguments` exists in functions only'],
  [/\.code\b/, 'errors of the browser have no code'],
  [/\.stack\b/, 'stacks name other files and lines'],
  [/\benv\.(?:PATH|HOME|USER|SHELL|LANG|PWD|TZ)\b/, 'process.env has no variables of your machine'],
  [/\b(?:mkdir|readdir|rmdir|rm)(?:Sync)?\b|writeFile(?:Sync)?\([^,]*\//, 'folders and their errors are simpler here'],
  [/timers\/promises[^]*\bsignal\b/, 'a signal ends no timer of node:timers/promises'],
  ...(isV8
    ? ([[/\bMath\.(?:sin|cos)\b/, 'the last digits of functions of Math']] as const)
    : ([
        [/\bMath\.(?:sin|cos|tan|cbrt|pow|exp|log)\b/, 'the last digits of functions of Math'],
        [/\bcatch\b|\ballSettled\b|\bPromise\.any\b/, 'words and lines of errors are those of this browser'],
      ] as const)),
];

/** Notes what a module names that only this page has, or only Node.js. */
export function noteNames(text: string): void {
  for (const [pattern, difference] of telling) if (pattern.test(text)) noteDifference(difference);
  for (const name of node20.globals.split(' '))
    if (!(name in globalThis) && new RegExp(`\\b${name}\\b`).test(text)) noteDifference(`${name} is missing`);
}
