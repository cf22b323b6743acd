import {strFromU8, strToU8, Unzlib, zlibSync} from 'fflate';
import {findExceededLimit, LIMITS, parseAddressPart} from '../limits';

/** A program as an address carries it. */
export interface SharedProgram {
  /** The sample that was changed, by path; nothing for a program that began empty. */
  readonly program?: string;
  /** The text; nothing for the sample as it is. */
  readonly code?: string;
  /** Of a text that began as that of a link, where the tab's store has it: beside what the reader wrote from the same beginning. */
  readonly kept?: string;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/**
 * A text as part of an address: compressed (zlib), base64url. Higher levels save a hundredth, and need seconds for 200,000
 * random characters.
 */
export const packText = (text: string): string => toBase64Url(zlibSync(strToU8(text), {level: 5}));

/** How many compressed bytes are unpacked at a time: each can become a thousand. */
const STEP = 1024;

/** How long unpacking may take, in milliseconds. No size bounds it: a block of no letter can cost as much as one of a thousand. */
const DEADLINE = 400;

/** @throws Error when the text is not one that {@link packText} made, or not one that a field or an editor would take */
export function unpackText(packed: string): string {
  if (packed.length > LIMITS.packed) throw new RangeError('The text in the address is too large.');
  const bytes = fromBase64Url(packed);
  const end = performance.now() + DEADLINE;
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const unpack = new Unzlib((part, isLast) => {
    size += part.length;
    if (size > LIMITS.unpacked) throw new RangeError('The text in the address is too large.');
    parts.push(part);
    isWhole = isLast;
  });
  for (let at = 0; at < bytes.length; at += STEP) {
    if (performance.now() > end) throw new RangeError('The text in the address takes too long to unpack.');
    unpack.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  if (!isWhole) throw new Error('The text in the address is cut.');
  const all = new Uint8Array(size);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  const text = strFromU8(all);
  const excess = findExceededLimit(text);
  if (excess) throw new RangeError(`The text in the address is ${excess}.`);
  return text;
}

/** Writes a program as the part of an address behind `#`. Empty for no program. */
export function programToUrlFragment({program = '', code, kept}: SharedProgram): string {
  const fields = new URLSearchParams();
  if (program || kept) fields.set('program', program.replace(/^samples\/|\.ts$/g, ''));
  if (kept) fields.set('kept', kept);
  if (code !== undefined) fields.set('code', packText(code));
  return fields.toString().replaceAll('%2F', '/');
}

/**
 * Reads what {@link programToUrlFragment} wrote.
 *
 * @returns nothing when the address names no program or its text is damaged
 */
export function programFromUrlFragment(hash: string): SharedProgram | undefined {
  const fields = parseAddressPart(hash);
  const program = fields.get('program');
  const code = fields.get('code');
  const kept = fields.get('kept');
  if (program === null && code === null) return undefined;
  try {
    const text = code === null ? undefined : unpackText(code);
    return {
      ...(program && {program: `samples/${program}.ts`}),
      ...(text !== undefined && {code: text}),
      ...(kept && {kept}),
    };
  } catch {
    return undefined;
  }
}
