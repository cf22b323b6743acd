/** The global object as programs of Node.js 20 know it, and notes on what they use that the page has otherwise. */
import {Buffer} from 'buffer';
import {inspect, Proxy as PrintedProxy} from 'node-inspect-extracted';
import {amend, isV8} from './errors';
import {describeObjects} from './inspection';
import * as loop from './loop';
import node20 from './node20.json';
import {asked, noteDifference} from './output';

const enumerable = node20.enumerableGlobals.split(' ');
const kept = new Set(node20.globals.split(' '));

/** Takes out of an error of a browser's function what Node.js does not say: where it came from, and the line in a text of JSON. */
function reword(error: unknown, name: string, [value, base]: readonly unknown[]): unknown {
  if (!(error instanceof Error) || (name === 'URL' && !/valid|parsed/.test(error.message))) return error;
  // In a stack the message never says where it came from, so this is taken out of it first.
  const {message} = amend(error, error.message.replace(/^Failed to \w+ '(?:URL|structuredClone)'(?: on '\w+')?: /, ''));
  if (name !== 'URL') return amend(error, message.replace(/(?<=JSON at position \d+) \(line \d+ column \d+\)$/, ''));
  const about = {code: 'ERR_INVALID_URL', input: String(value), ...(base ? {base: String(base)} : {})};
  return Object.assign(amend(error, 'Invalid URL'), about);
}

/** Replaces functions by ones whose results pass through another, which notes the call or waits for the promise. */
function wrap(
  holder: object | undefined,
  names: readonly string[],
  by: (result: unknown, values: readonly unknown[]) => unknown = (result) => result,
): void {
  for (const name of names) {
    const call = (holder as Record<string, unknown> | undefined)?.[name];
    if (typeof call !== 'function') continue;
    const pass = (values: unknown[], make: () => unknown): unknown => {
      try {
        return by(make(), values);
      } catch (error) {
        throw reword(error, name, values);
      }
    };
    const {[name]: method} = {
      [name](this: unknown, ...values: unknown[]) {
        return pass(values, () => Reflect.apply(call, this, values) as unknown);
      },
    };
    const value = !call.prototype
      ? method
      : new Proxy(call, {
          apply: (_, self, values) => pass(values, () => Reflect.apply(call, self, values) as unknown),
          construct: (_, values, kind) => pass(values, () => Reflect.construct(call, values, kind) as object) as object,
        });
    Object.defineProperty(holder, name, {value, configurable: true, writable: true});
    if (call.prototype) (call.prototype as {constructor: unknown}).constructor = value;
  }
}

function noteDate(date: unknown, values: readonly unknown[]): unknown {
  const [text] = values;
  if (typeof date === 'string' || values.length === 0) asked.clock = true;
  if (!isV8 && typeof text === 'string' && Number.isNaN(Number(date)))
    noteDifference('Node.js reads more texts as dates than this browser');
  return date;
}

const note =
  (what: keyof typeof asked) =>
  (result: unknown): unknown => {
    asked[what] = true;
    return result;
  };

/** A stream whose reading keeps the program alive, as the browser's own doesn't. */
function keepAlive(stream: unknown): ReadableStream {
  const reader = (stream as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const {value} = await loop.track(reader.read());
      if (value) controller.enqueue(value);
      else controller.close();
    },
  });
}

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
  const order = (result: unknown): unknown =>
    (result as Promise<ReadableStreamReadResult<unknown>>).then(({value, done}) => ({value, done}));
  wrap(Blob.prototype, ['stream'], keepAlive);
  wrap(ReadableStreamDefaultReader.prototype, ['read'], order);
  wrap(WebAssembly, ['compile', 'instantiate'], loop.track);
  wrap(Date, ['now'], note('clock'));
  wrap(Date, ['parse'], noteDate);
  wrap(globalThis, ['Date'], noteDate);
  wrap(globalThis, ['URL']);
  // Elsewhere the words are the browser's all the same, and WebKit would not tell the line any more.
  if (!isV8) return;
  wrap(JSON, ['parse']);
  wrap(globalThis, ['structuredClone']);
}

/** Node's `Buffer` knows one more encoding than the package, and says how much of it is not printed. */
function completeBuffer(): void {
  const {byteLength, from, isEncoding, prototype} = Buffer;
  const {toString} = prototype;
  const plain = (encoding: unknown) => (encoding === 'base64url' ? 'base64' : encoding) as BufferEncoding;
  Object.assign(Buffer, {
    from: (value: unknown, encoding: never, length: never) =>
      from(
        // Node.js reads digits as far as they come in pairs.
        (typeof value === 'string' && encoding === 'hex' ? /^(?:[\da-f]{2})*/i.exec(value)![0] : value) as never,
        plain(encoding) as never,
        length,
      ),
    byteLength: (value: string, encoding: unknown) => byteLength(value, plain(encoding)),
    isEncoding: (encoding: string) => isEncoding(plain(encoding)),
  });
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
  describeObjects();
  for (const name of ['dispose', 'asyncDispose'])
    if (!(name in Symbol)) Object.defineProperty(Symbol, name, {value: Symbol(`nodejs.${name}`)});
  ReadableStream.prototype[Symbol.asyncIterator] ??= async function* (this: ReadableStream) {
    const reader = this.getReader();
    for (let one = await reader.read(); !one.done; one = await reader.read()) yield one.value;
  } as never;
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
  [
    /\bconstructor\s*\([^)]*\b(?:private|protected|public|readonly)\s/,
    'members that the parameters of a constructor declare come after the others',
  ],
  [/^\s*@\w|\baccessor\s+\w/m, 'decorators and `accessor` are left out'],
  [/\busing\s+[\w$]+\s*=/, '`using` is newer than Node.js 20'],
  [/^\s*(?:export\s+)?namespace\s+[\w.]+\s*\{/m, '`namespace` is left out'],
  [/\bimport\s+\w+\s*=\s*require\b/, '`import … = require` is of CommonJS'],
  [/^return\b/m, '`return` outside of a function is an error'],
  [/\barguments\b/, '`arguments` exists in functions only'],
  [/\.code\b/, 'errors of the browser have no code'],
  [/timers\/promises[^]*\bsignal\b/, 'a signal ends no timer of node:timers/promises'],
  [/\bBroadcastChannel\b/, 'BroadcastChannel is missing'],
  [/\b(?:captureRejections?|errorMonitor|getEventListeners|addAbortListener)\b/, 'node:events has fewer members'],
  [/\bMessageChannel\b/, 'a port keeps no program alive'],
  [/\bAbortSignal\.timeout\b/, 'a timeout of a signal keeps no program alive'],
  [/\.stack\b/, 'stacks name other files and lines'],
  [/\benv\.(?:PATH|HOME|USER|SHELL|LANG|PWD|TZ)\b/, 'process.env has no variables of your machine'],
  [/\b(?:mkdir|readdir|rmdir|rm)(?:Sync)?\b|writeFile(?:Sync)?\([^,]*\//, 'folders and their errors are simpler here'],
  [
    /\bresolvedOptions\b|\bformat(?:Range|ToParts)\b|^(?=[^]*\b(?:Intl|toLocale))[^]*['"`](?!en\b)[a-z]{2}(?:-\w+)*['"`]/,
    'words, signs and options of Intl are those of this browser',
  ],
  [/\bMath\.(?:sin|cos|pow)\b|[\w)\]] *\*\* *(?:-|\d*\.)/, 'the last digits of functions of Math'],
  ...(isV8
    ? []
    : ([
        [
          /\bMath\.(?:a?(?:sin|cos|tan)|cbrt|exp|log|hypot)|[\w)\]] *\*\*(?! *\d+n)/,
          'the last digits of functions of Math',
        ],
        [/\bexportKey\b/, 'an exported key may have more members'],
        [/\bBlob\b|\.blob\(/, 'a Blob may not be readable'],
        [/\.toString\((?!1[06]\))\d/, 'the last digits of numbers in other bases'],
        [/\b(?:getOwnProperty(?:Names|Descriptors)|ownKeys)\b/, 'members of functions and errors in another order'],
        [/\bfor await\b[^]*\breject/, 'a rejection in a list may not end a loop'],
        [/\bcatch\b|\ballSettled\b|\bPromise\.any\b/, 'words and lines of errors are those of this browser'],
      ] as const)),
];

/** Notes what a module names that only this page has, or only Node.js. */
export function noteNames(text: string): void {
  for (const [pattern, difference] of telling) if (pattern.test(text)) noteDifference(difference);
  for (const name of node20.globals.split(' '))
    if (!(name in globalThis) && new RegExp(`\\b${name}\\b`).test(text)) noteDifference(`${name} is missing`);
}
