import type {Hex} from 'viem';
import {decodeAbiParameters, encodeAbiParameters, hexToBytes, size, stringToHex} from 'viem/utils';
import {FIELDS, type ProtocolVersion, type Payloads} from './model';

export class PayloadError extends Error {
  override name = 'PayloadError';
}

/**
 * The types of fields with text as bytes, which have the same layout. The library's own reading would replace what is not UTF-8, and its
 * own writing copies the whole text for each 32 bytes, which takes Safari seconds.
 */
const textAsBytes = (fields: readonly {type: string; name: string}[]) =>
  fields.map(({type, name}) => ({type: type.replace('string', 'bytes'), name}));

/**
 * ABI-encodes a payload as a parameter list in schema order (Solidity `abi.encode` of the values). Throws PayloadError where a value is
 * no text and should be one: the library would write `[object Object]`.
 */
export function encodePayload<G extends ProtocolVersion>(protocolVersion: G, payload: Payloads[G]): Hex {
  const fields = FIELDS[protocolVersion] as readonly {type: string; name: string}[];
  const values = fields.map(({name, type}) => {
    const value = (payload as Record<string, unknown>)[name];
    if (!type.startsWith('string')) return value;
    const texts: unknown = type === 'string' ? [value] : value;
    if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string'))
      throw new PayloadError(`${name}: ${type} is expected`);
    const bytes = texts.map((text: string) => stringToHex(text));
    return type === 'string' ? bytes[0] : bytes;
  });
  return encodeAbiParameters(textAsBytes(fields), values);
}

/** UTF-8 to the letter: a byte that belongs to no character is an error, and a byte order mark is kept. */
const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
const textOf = (bytes: unknown): string => utf8.decode(hexToBytes(bytes as Hex));

const wordAt = (data: Hex, offset: number): Hex => `0x${data.slice(2 + 2 * offset, 66 + 2 * offset)}`;

/** How many bytes values may have that share them. A bound of this program, so that no payload keeps it busy; the protocol has none. */
const MOST_SHARED = 100_000;

/**
 * How many bytes texts and byte strings have together, by the lengths that the data names, before any is copied. Values whose offsets
 * name the same bytes can have hundreds of times as many as the data.
 */
function countContentBytes(fields: readonly {type: string}[], data: Hex): number {
  const numberAt = (offset: number): number => Number(wordAt(data, offset)) || 0;
  return fields.reduce((sum, {type}, index) => {
    if (type.startsWith('uint')) return sum;
    const tail = numberAt(32 * index);
    if (!type.endsWith('[]')) return sum + numberAt(tail);
    // An array that says more elements than the data has words for is an error of its own.
    const count = Math.min(numberAt(tail), size(data) / 32);
    for (let at = 1; at <= count; at += 1) sum += numberAt(tail + 32 + numberAt(tail + 32 * at));
    return sum;
  }, 0);
}

/** The decoded values, and the encoding that every writer makes of them: a value beyond its type has none. */
function readPayload<G extends ProtocolVersion>(protocolVersion: G, data: Hex): {payload: Payloads[G]; canonical: Hex} {
  const fields = FIELDS[protocolVersion] as readonly {type: string; name: string}[];
  // viem does not notice when the last head words are missing.
  if (size(data) < 32 * fields.length)
    throw new PayloadError(`the bytes do not follow the ${protocolVersion} schema: a head word is missing`);
  if (countContentBytes(fields, data) > Math.max(size(data), MOST_SHARED))
    throw new PayloadError(
      `the bytes do not follow the ${protocolVersion} schema: the values name more bytes than it has`,
    );
  try {
    const values = decodeAbiParameters(textAsBytes(fields), data);
    const entries = fields.map(({name, type}, i) => {
      const value: unknown = values[i];
      if (type === 'string') return [name, textOf(value)];
      return [name, type === 'string[]' ? (value as unknown[]).map(textOf) : value];
    });
    const payload = Object.fromEntries(entries) as unknown as Payloads[G];
    return {payload, canonical: encodePayload(protocolVersion, payload)};
  } catch (error) {
    throw new PayloadError(
      `the bytes do not follow the ${protocolVersion} schema: ${(error as Error).message.split('\n')[0]}`,
    );
  }
}

/**
 * Decodes payload bytes with the fields of one protocol version. Throws PayloadError when the bytes do not follow them; EAS does not check
 * `data` against the schema, so a reader must expect this.
 */
export const decodePayload = <G extends ProtocolVersion>(protocolVersion: G, data: Hex): Payloads[G] =>
  readPayload(protocolVersion, data).payload;

/** Whether the bytes are the encoding that every writer makes of the decoded values: no gaps, no bytes left over, clean padding. */
export const isCanonicalPayload = (protocolVersion: ProtocolVersion, data: Hex): boolean =>
  readPayload(protocolVersion, data).canonical.toLowerCase() === data.toLowerCase();

/** Which protocol versions could have made these bytes: those whose fields decode them and encode back to the same bytes. */
export function guessProtocolVersions(data: Hex): ProtocolVersion[] {
  return (Object.keys(FIELDS) as ProtocolVersion[]).filter((protocolVersion) => {
    try {
      return isCanonicalPayload(protocolVersion, data);
    } catch {
      return false;
    }
  });
}

/** One 32-byte word of a payload. */
export interface PayloadWord {
  /** Offset in bytes. */
  offset: number;
  word: Hex;
  /** Name of the field the word belongs to. */
  field: string;
  role: 'value' | 'offset' | 'length' | 'element offset' | 'element length' | 'bytes';
}

/**
 * Names every word of a canonical payload: the head words in schema order, then the tails. Throws PayloadError when the bytes are
 * not the canonical encoding of this protocol version.
 */
export function splitPayloadWords(protocolVersion: ProtocolVersion, data: Hex): PayloadWord[] {
  if (!isCanonicalPayload(protocolVersion, data))
    throw new PayloadError(`the bytes are not a canonical ${protocolVersion} payload`);
  const numberAt = (offset: number): number => Number(wordAt(data, offset));
  const words: PayloadWord[] = [];
  const push = (offset: number, field: string, role: PayloadWord['role']) =>
    words.push({offset, word: wordAt(data, offset), field, role});
  const pushBytes = (start: number, field: string, lengthRole: PayloadWord['role']): void => {
    const length = numberAt(start);
    push(start, field, lengthRole);
    for (let at = 0; at < length; at += 32) push(start + 32 + at, field, 'bytes');
  };
  FIELDS[protocolVersion].forEach(({name, type}, index) => {
    const head = 32 * index;
    if (type.startsWith('uint')) {
      push(head, name, 'value');
      return;
    }
    push(head, name, 'offset');
    const tail = numberAt(head);
    if (!type.endsWith('[]')) {
      pushBytes(tail, name, 'length');
      return;
    }
    push(tail, name, 'length');
    const count = numberAt(tail);
    for (let i = 0; i < count; i++) {
      const element = tail + 32 + 32 * i;
      push(element, `${name}[${i}]`, 'element offset');
      pushBytes(tail + 32 + numberAt(element), `${name}[${i}]`, 'element length');
    }
  });
  words.sort((a, b) => a.offset - b.offset);
  if (words.length * 32 !== size(data)) throw new PayloadError('some bytes belong to no field');
  return words;
}
