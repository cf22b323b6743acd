import {LIMITS} from '../../../src/lib/limits';
import type {Chunk, Crash, Report} from '../../../src/lib/playground/types';

// Programs must not speak for the runtime, so nobody else gets this, and no method that they could replace comes between.
const send = self.postMessage.bind(self) as (text: string) => void;
const stringify = JSON.stringify;
const now = performance.now.bind(performance);
const after = setTimeout.bind(self);

/** How long printed text waits for more, in milliseconds, once {@link BURST} messages have been sent at once. */
const REST = 16;
const BURST = 100;

let waiting: {text: string; isError: boolean}[] = [];
let printed = 0;
let messages = 0;
let colour = false;
let changes = 0;
let sent = 0;
let hasEnded = false;
const began = {at: now()};
/** What the program has asked for that differs from run to run. */
export const asked = {random: false, clock: false};

/** What Node.js prints otherwise, as far as the program has come upon it: the result says so. */
const differences = new Set<string>();
export const noteDifference = (what: string): void => {
  if (differences.size < LIMITS.differences) differences.add(what.slice(0, LIMITS.value));
};

/** What only packages and browsers print: words of errors of the host and of `Buffer`, and texts of the browser's functions. */
const foreignWords =
  /beyond buffer length|argument is out of bounds|"(?:string|size|emitter)" argument must be|must be one of type|must not be of type|Unknown encoding|ndex out of range|Exponent must be |Failed to (?:execute|construct|read|set) (?:the )?'|\(line \d+ column \d+\)|Symbol\(Symbol\.\w*[dD]ispose\)|signal (?:timed out|is aborted without)|only valid in async|\n {4}\[native code\]/;

/** Sends a text, whatever a program has made of the methods around: the page could take minutes to read an object. */
function post(report: Report): void {
  const text: unknown = stringify(report);
  send(typeof text === 'string' && text.length <= LIMITS.workerMessage ? text : '');
}

function flush(): void {
  if (waiting.length === 0 || hasEnded) return;
  const chunks: readonly Chunk[] = waiting;
  waiting = [];
  sent = now();
  messages += 1;
  post({type: 'print', chunks});
}

/** Prints a text as it is. */
export function print(value: string, isError: boolean): void {
  if (hasEnded || printed > LIMITS.printed) return;
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  const left = LIMITS.printed - printed;
  printed += text.length;
  const last = waiting[waiting.length - 1];
  const part = text.length <= left ? text : text.slice(0, left);
  if (foreignWords.test(part)) noteDifference('some errors and functions are in the words of this browser');
  // After so many changes between output and errors, both have one colour: each piece is an element of the page.
  const isRed = changes < LIMITS.pieces ? isError : colour;
  if (isRed !== colour) changes += 1;
  colour = isRed;
  if (last?.isError === isRed) last.text += part;
  else waiting[waiting.length] = {text: part, isError: isRed};
  if (printed > LIMITS.printed) {
    const note = `\nMore than ${LIMITS.printed} characters: the rest is left out.\n`;
    waiting[waiting.length] = {text: note, isError: true};
  }
  if (messages < BURST || now() - sent > REST || printed > LIMITS.printed) flush();
  else if (waiting.length === 1 && waiting[0]!.text === part) after(flush, REST);
}

/** The program's own code begins: what was loaded before is not in its time. */
export function begin(): void {
  began.at = now();
  asked.random = false;
  asked.clock = false;
  differences.clear();
}

/** Tells the page that the program has ended, and what it leaves. */
export function end(code: number, files: ReadonlyMap<string, Uint8Array>, crash?: Crash): void {
  flush();
  if (hasEnded) return;
  hasEnded = true;
  // Made from entries, because to assign to a name such as `__proto__` would make no file.
  const texts = Object.fromEntries([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
  const short = (text: string): string => String(text).slice(0, 10_000);
  post({
    type: 'end',
    code: code & 255,
    milliseconds: now() - began.at,
    files: texts,
    asked: {...asked},
    differences: [...differences],
    ...(crash && {crash: {...crash, name: short(crash.name), message: short(crash.message)}}),
  });
}
