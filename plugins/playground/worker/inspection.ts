/**
 * What printing asks of values that a page can't look into as Node.js can: build.ts lets node-inspect-extracted call
 * {@link noteValue} and {@link previewEntries}.
 */
import EventEmitter from 'events';
import {noteDifference} from './output';

/** Objects that Node.js prints with members that no page has. */
const hostClass =
  /^(?:(?:Custom|Message)?Event(?:Target)?|(?:Message|Performance|Crypto|SubtleCrypto|Text|Readable|Writable|Transform)\w*|(?:URL|Headers|Abort|Blob)\w*|Request|Response|FormData|File|DOMException|process|global)$/;

/** Notes that a value prints with other members than in Node.js. A proxy prints as its target. */
export function noteValue(value: object, target: object = value): void {
  if (value instanceof Promise)
    noteDifference('a printed promise is <pending> here, even when Node.js shows its value');
  const tag = Object.prototype.toString.call(target).slice(8, -1);
  if (value instanceof EventEmitter || hostClass.test(tag))
    noteDifference(`Node.js prints other members of ${value.constructor.name}`);
}

/** What is left of the iterator of a map or set: it is read to its end, and goes on with what was read. */
export function previewEntries(value: object, isIterator = false): [entries: unknown[], isKeyValue: boolean] {
  if (!isIterator) return [[], false];
  const entries = [...(value as Iterable<unknown>)];
  if (entries.length === 0) noteDifference('an iterator without entries may be one of pairs');
  const rest = entries.values();
  Object.defineProperty(value, 'next', {value: () => rest.next(), configurable: true, writable: true});
  const isKeyValue = entries.length > 0 && entries.every((entry) => Array.isArray(entry) && entry.length === 2);
  return [isKeyValue ? entries.flat() : entries, isKeyValue];
}
