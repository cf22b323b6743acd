/**
 * What printing asks of values that a page can't look into as Node.js can: build.ts lets node-inspect-extracted call
 * {@link prepareValue} and {@link previewEntries}.
 */
import EventEmitter from 'events';
import {addStack} from './errors';
import {noteDifference} from './output';

/** Objects that Node.js prints with members that no page has. */
const hostClass =
  /^(?:(?:Custom|Message)?Event(?:Target)?|(?:Message|Performance|Crypto|SubtleCrypto|Text|Readable|Writable|Transform)\w*|(?:URL|Headers|Abort|Blob)\w*|Request|Response|FormData|File|DOMException|process|global)$/;

/** Called before a value prints: notes what Node.js prints otherwise. Of a proxy it gets the target, or nothing once that is gone. */
export function prepareValue(value: object | null): void {
  addStack(value);
  if (value instanceof Promise)
    noteDifference('a printed promise is <pending> here, even when Node.js shows its value');
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  if (value instanceof EventEmitter || hostClass.test(tag))
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
