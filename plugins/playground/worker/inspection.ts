/**
 * What printing asks of values that a page can't look into as Node.js can: build.ts lets node-inspect-extracted call
 * {@link prepareValue} and {@link previewEntries}.
 */
import EventEmitter from 'events';
import {inspect} from 'node-inspect-extracted';
import {emulateNodeError} from './errors';
import {Handle} from './loop';
import {noteDifference} from './output';

/** Objects that Node.js prints with members that no page has. */
const hostClass =
  /^(?:(?:Custom|Message)?Event(?:Target)?|(?:Message|Performance|Crypto|SubtleCrypto|TextE|Readable|Writable|Transform)\w*|Headers|URL\w+ Iterator|Request|Response|FormData|File|DOMException|process|global)$/;

/** Getters of objects of the browser whose values Node.js prints as members. */
const printed = {
  URL: 'href origin protocol username password host hostname port pathname search searchParams hash',
  AbortController: 'signal',
  AbortSignal: 'aborted',
  Blob: 'size type',
  TextDecoder: 'encoding fatal ignoreBOM',
};

/** Lets objects of the browser print as in Node.js. */
export function describeObjects(): void {
  const describe = (kind: string, textOf: (self: never, options: object) => string): void =>
    void Object.defineProperty(globalThis[kind as 'URL'].prototype, inspect.custom, {
      configurable: true,
      value(this: object, depth: number, options: object) {
        return depth < 0 ? this : `${this.constructor.name} ${textOf(this as never, options)}`;
      },
    });
  for (const [kind, names] of Object.entries(printed))
    describe(kind, (self: Record<string, unknown>, options) =>
      inspect(Object.fromEntries(names.split(' ').map((name) => [name, self[name]])), options),
    );
  describe('URLSearchParams', (self: URLSearchParams) => {
    const entries = [...self].map((entry) => entry.map((text) => inspect(text)).join(' => '));
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  });
}

/** Called before a value prints: notes what Node.js prints otherwise. Of a proxy it gets the target, or nothing once that is gone. */
export function prepareValue(value: object | null): void {
  emulateNodeError(value);
  if (value instanceof Promise)
    noteDifference('a printed promise is <pending> here, even when Node.js shows its value');
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  if (value instanceof EventEmitter || value === EventEmitter || value instanceof Handle || hostClass.test(tag))
    noteDifference(`Node.js prints other members of ${value?.constructor?.name ?? tag}`);
}

/** What is left of the iterator of a map or set: it is read to its end, and goes on with what was read. */
export function previewEntries(value: object, isIterator = false): [entries: unknown[], isKeyValue: boolean] {
  if (!isIterator) return [[], false];
  const entries = [...(value as Iterable<unknown>)];
  const rest = entries.values();
  Object.defineProperty(value, 'next', {value: () => rest.next(), configurable: true, writable: true});
  const isOfSet = Object.prototype.toString.call(value) === '[object Set Iterator]';
  const isPair = (entry: unknown): boolean =>
    Array.isArray(entry) && entry.length === 2 && (!isOfSet || Object.is(entry[0], entry[1]));
  const isKeyValue = entries.length > 0 && entries.every(isPair);
  if (entries.length === 0 || isKeyValue) noteDifference('an iterator of pairs or of nothing may be of another kind');
  return [isKeyValue ? entries.flat() : entries, isKeyValue];
}
