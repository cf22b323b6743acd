import type {Hex} from 'viem';
import {getAddress, size} from 'viem/utils';
import {isObject} from '../geo/geojson';

/** A member that does not have its form; `fault` is that of the conformance kit. */
export class MemberError extends Error {
  override name = 'MemberError';
  constructor(
    readonly fault: 'type' | 'form' | 'range',
    message: string,
  ) {
    super(message);
  }
}

/** Reads text, of any length. */
export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new MemberError('type', 'text is expected');
  return value;
}

/** Reads `true` or `false`. */
export function readFlag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new MemberError('type', 'true or false is expected');
  return value;
}

/** Reads hexadecimal text of so many bytes, or of any number; gives it in lower case. */
export const readHex =
  (bytes?: number) =>
  (value: unknown): Hex => {
    const isText = typeof value === 'string';
    if (!isText || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value) || (bytes !== undefined && size(value as Hex) !== bytes))
      throw new MemberError(isText ? 'form' : 'type', `hexadecimal text of ${bytes ?? 'whole'} bytes is expected`);
    return value.toLowerCase() as Hex;
  };

/** Reads an address in any case; gives it with the capital letters of EIP-55. */
export const readAddress = (value: unknown): Hex => getAddress(readHex(20)(value));

/** Reads an unsigned integer of so many bits: decimal text, or a JSON number. No type has more than 78 digits without leading zeros. */
export const readInteger =
  (bits: number) =>
  (value: unknown): bigint => {
    const refuse = (fault: MemberError['fault']) => new MemberError(fault, 'an integer is expected');
    if (typeof value !== 'string' && typeof value !== 'number') throw refuse('type');
    if (!/^[0-9]+$/.test(String(value))) throw refuse('form');
    // As text first: some browsers need a second for a number of 200,000 digits.
    const digits = typeof value === 'string' ? value.replace(/^0+(?=[0-9])/, '') : value;
    if (String(digits).length > 78 || BigInt(digits) >> BigInt(bits)) throw refuse('range');
    return BigInt(digits);
  };

/** What a signed message and an attestation in the contract share after their parties. */
export const ENVELOPE = {
  time: readInteger(64),
  expirationTime: readInteger(64),
  revocable: readFlag,
  refUID: readHex(32),
  data: readHex(),
};

/** The members of a signed message, in its order. */
export const MESSAGE = {schema: readHex(32), recipient: readAddress, ...ENVELOPE, salt: readHex(32)};

/** The members of a domain, in its order. */
export const DOMAIN = {
  name: readText,
  version: readText,
  chainId: readInteger(256),
  verifyingContract: readAddress,
};

/** Reads members in the order of their readers. Throws MemberError for the first that does not have its form; `path` stands before its name. */
export function readMembers<T extends Record<string, (value: unknown) => unknown>>(
  value: unknown,
  readers: T,
  path = '',
): {[Name in keyof T]: ReturnType<T[Name]>} {
  if (!isObject(value)) throw new MemberError('type', 'an object is expected');
  const members = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read(value[name])];
    } catch (error) {
      throw error instanceof MemberError ? new MemberError(error.fault, `${path}${name}: ${error.message}`) : error;
    }
  });
  return Object.fromEntries(members) as ReturnType<typeof readMembers<T>>;
}
