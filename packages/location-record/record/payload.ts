import type {Hex} from 'viem';
import {bytesToBigInt, bytesToHex, encodeAbiParameters, hexToBytes, stringToHex} from 'viem/utils';
import {FIELDS, type ProtocolVersion, type Payloads} from './model';

/** Bytes that can't be read or values that can't be written, where one of the faults of the conformance kit says it, with its name. */
export class PayloadError extends Error {
  override name = 'PayloadError';
  constructor(
    message: string,
    readonly fault?: 'beyond' | 'range' | 'utf8',
  ) {
    super(message);
  }
}

/** A field of an ABI layout. */
interface AbiField {
  readonly type: string;
  readonly name: string;
}

/**
 * ABI-encodes a payload as a parameter list in schema order (Solidity `abi.encode` of the values). Throws PayloadError where a value is
 * no text and should be one: the library would write `[object Object]`.
 */
export function encodePayload<G extends ProtocolVersion>(protocolVersion: G, payload: Payloads[G]): Hex {
  const fields: readonly AbiField[] = FIELDS[protocolVersion];
  const values = fields.map(({name, type}) => {
    const value = (payload as Record<string, unknown>)[name];
    if (!type.startsWith('string')) return value;
    const texts: unknown = type === 'string' ? [value] : value;
    if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string'))
      throw new PayloadError(`${name}: ${type} is expected`);
    const bytes = texts.map((text: string) => stringToHex(text));
    return type === 'string' ? bytes[0] : bytes;
  });
  // Text as bytes, which have the same layout: the library copies a whole text for each 32 bytes of it, which takes Safari seconds.
  return encodeAbiParameters(
    fields.map(({type, name}) => ({type: type.replace('string', 'bytes'), name})),
    values,
  );
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

/** How many bytes values may have that share them. A bound of this program, so that no payload keeps it busy; the protocol has none. */
const MOST_SHARED = 100_000;

/** UTF-8 to the letter: a byte that belongs to no character is an error, and a byte order mark is kept. */
const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/**
 * Reads values in an ABI layout. The library would replace what is not UTF-8, would not notice that the last head words are missing, and
 * would copy bytes as often as offsets lead to them, which can be hundreds of times.
 *
 * @param onWord is told of each word that is read
 * @throws PayloadError with the first fault
 */
export function decodeAbi(fields: readonly AbiField[], data: Hex, onWord?: (word: PayloadWord) => void): unknown[] {
  const bytes = hexToBytes(data);
  let unshared = Math.max(bytes.length, MOST_SHARED);
  const take = (start: number, length: number): Uint8Array => {
    if (start + length > bytes.length) throw new PayloadError('an offset or a length leads beyond the end', 'beyond');
    return bytes.subarray(start, start + length);
  };
  const report = (offset: number, field: string, role: PayloadWord['role']): void =>
    onWord?.({offset, word: bytesToHex(bytes.subarray(offset, offset + 32)), field, role});
  const readWord = (...[offset, field, role]: Parameters<typeof report>): bigint => {
    const word = bytesToBigInt(take(offset, 32));
    report(offset, field, role);
    return word;
  };
  // More than there are bytes is beyond their end, wherever it is counted from.
  const readLength = (...word: Parameters<typeof report>): number =>
    Math.min(Number(readWord(...word)), bytes.length + 1);
  const readContent = (type: string, start: number, length: number, field: string): string => {
    const content = take(start, length);
    if ((unshared -= length) < 0) throw new PayloadError('the values name more bytes than it has', 'beyond');
    for (let at = 0; at < length; at += 32) report(start + at, field, 'bytes');
    if (type === 'bytes') return bytesToHex(content);
    try {
      return utf8.decode(content);
    } catch {
      throw new PayloadError('a text is not UTF-8', 'utf8');
    }
  };
  const readFields = (of: readonly AbiField[], base: number, prefix: '' | 'element '): unknown[] =>
    of.map(({type, name}, i) => {
      const at = base + 32 * i;
      const isList = type.endsWith('[]');
      if (!isList && type !== 'string' && type !== 'bytes') return readStatic(type, readWord(at, name, 'value'));
      const tail = base + readLength(at, name, `${prefix}offset`);
      const length = readLength(tail, name, `${prefix}length`);
      if (!isList) return readContent(type, tail + 32, length, name);
      take(tail + 32, 32 * length);
      const items = Array.from({length}, (_, item) => ({type: type.slice(0, -2), name: `${name}[${item}]`}));
      return readFields(items, tail + 32, 'element ');
    });
  return readFields(fields, 0, '');
}

/** A value of a type that takes one word. */
function readStatic(type: string, value: bigint): unknown {
  if (type === 'bytes32') return `0x${value.toString(16).padStart(64, '0')}`;
  const bits = type === 'bool' ? 1 : Number(type.slice(4));
  if (value >> BigInt(bits)) throw new PayloadError(`a number is beyond ${type}`, 'range');
  if (type === 'bool') return value === 1n;
  return bits <= 48 ? Number(value) : value;
}

/**
 * Decodes payload bytes with the fields of one protocol version. Throws PayloadError when the bytes do not follow them; EAS does not check
 * `data` against the schema, so a reader must expect this.
 */
export function decodePayload<G extends ProtocolVersion>(
  protocolVersion: G,
  data: Hex,
  onWord?: (word: PayloadWord) => void,
): Payloads[G] {
  try {
    const values = decodeAbi(FIELDS[protocolVersion], data, onWord);
    return Object.fromEntries(FIELDS[protocolVersion].map(({name}, i) => [name, values[i]])) as unknown as Payloads[G];
  } catch (error) {
    throw new PayloadError(`the bytes do not follow the ${protocolVersion} schema: ${(error as Error).message}`);
  }
}

/** Whether the bytes are the encoding that every writer makes of the decoded values: no gaps, no bytes left over, clean padding. */
function isCanonical(protocolVersion: ProtocolVersion, data: Hex, onWord?: (word: PayloadWord) => void): boolean {
  try {
    return encodePayload(protocolVersion, decodePayload(protocolVersion, data, onWord)) === data.toLowerCase();
  } catch {
    return false;
  }
}

/** Which protocol versions could have made these bytes: those whose fields decode them and encode back to the same bytes. */
export const guessProtocolVersions = (data: Hex): ProtocolVersion[] =>
  (Object.keys(FIELDS) as ProtocolVersion[]).filter((protocolVersion) => isCanonical(protocolVersion, data));

/**
 * Names every word of a canonical payload, in the order of the bytes. Throws PayloadError when the bytes are not the canonical encoding
 * of this protocol version.
 */
export function splitPayloadWords(protocolVersion: ProtocolVersion, data: Hex): PayloadWord[] {
  const words: PayloadWord[] = [];
  if (!isCanonical(protocolVersion, data, (word) => words.push(word)))
    throw new PayloadError(`the bytes are not a canonical ${protocolVersion} payload`);
  return words.sort((a, b) => a.offset - b.offset);
}
