import type {Hex} from 'viem';
import {isAddress, isHex, size} from 'viem/utils';
import {ATTEST_TYPES} from './typedData';
import type {OffchainPackage} from './model';

/** A package that cannot be read, with the stable name of the reason. */
export class PackageError extends Error {
  override name = 'PackageError';
  constructor(
    readonly code: 'not-json' | 'not-package' | 'salt-missing' | 'version-unsupported' | 'field-missing' | 'field-form',
    message: string,
  ) {
    super(message);
  }
}

/** Package as JSON text in the form the EAS SDK exchanges: `{sig: {domain, types, primaryType, message, signature, uid, version}, signer}`, integers as text. */
export function printPackage({domain, message, signature, uid, signer}: OffchainPackage): string {
  const sig = {
    version: message.version,
    uid,
    domain: {...domain, chainId: String(domain.chainId)},
    primaryType: 'Attest',
    message: {...message, time: String(message.time), expirationTime: String(message.expirationTime)},
    types: ATTEST_TYPES,
    signature,
  };
  return JSON.stringify({sig, signer});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a package from JSON text: the form of `printPackage`, or its `sig` part with `signer` beside the other fields. Throws
 * PackageError with a code; `salt-missing` is what the objects of Astral SDK 0.2.0 run into.
 */
export function parsePackage(text: string): OffchainPackage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PackageError('not-json', 'the text is no JSON');
  }
  if (!isObject(value)) throw new PackageError('not-package', 'an object is expected');
  const sig = isObject(value.sig) ? value.sig : value;
  const {domain, message, signature} = sig;
  // Astral SDK 0.2.0 hands out the record's own fields and a signature text, without the signed message.
  if (!isObject(message) && ('eventTimestamp' in sig || 'location' in sig)) {
    throw new PackageError(
      'salt-missing',
      'the object holds a record and a signature but not the signed message: without its salt nobody can compute the digest',
    );
  }
  if (!isObject(domain) || !isObject(message) || !isObject(signature))
    throw new PackageError('not-package', 'domain, message and signature are expected');
  const version = Number(message.version ?? sig.version);
  if (version !== 2)
    throw new PackageError('version-unsupported', `version ${String(message.version ?? sig.version)} is not 2`);
  if (message.salt === undefined)
    throw new PackageError('salt-missing', 'the message has no salt: nobody can compute its digest');

  const hex = (field: string, content: unknown, bytes?: number): Hex => {
    if (content === undefined) throw new PackageError('field-missing', `${field} is missing`);
    if (!isHex(content) || (bytes !== undefined && size(content) !== bytes))
      throw new PackageError(
        'field-form',
        `${field}: ${bytes ?? 'any number of'} bytes are expected as hexadecimal text`,
      );
    return content;
  };
  const address = (field: string, content: unknown): Hex => {
    if (typeof content !== 'string' || !isAddress(content, {strict: false}))
      throw new PackageError('field-form', `${field}: an address is expected`);
    return content;
  };
  const integer = (field: string, content: unknown): bigint => {
    if (typeof content !== 'string' && typeof content !== 'number')
      throw new PackageError('field-missing', `${field} is missing`);
    if (!/^\d+$/.test(String(content)))
      throw new PackageError('field-form', `${field}: an integer of seconds is expected`);
    return BigInt(content);
  };
  if (typeof message.revocable !== 'boolean')
    throw new PackageError('field-form', 'message.revocable: true or false is expected');
  const v = Number(signature.v);
  return {
    domain: {
      name: String(domain.name),
      version: String(domain.version),
      chainId: Number(integer('domain.chainId', domain.chainId)),
      verifyingContract: address('domain.verifyingContract', domain.verifyingContract),
    },
    message: {
      version,
      schema: hex('message.schema', message.schema, 32),
      recipient: address('message.recipient', message.recipient),
      time: integer('message.time', message.time),
      expirationTime: integer('message.expirationTime', message.expirationTime),
      revocable: message.revocable,
      refUID: hex('message.refUID', message.refUID, 32),
      data: hex('message.data', message.data),
      salt: hex('message.salt', message.salt, 32),
    },
    // Some wallets write 0 and 1 where Ethereum signatures have 27 and 28.
    signature: {r: hex('signature.r', signature.r, 32), s: hex('signature.s', signature.s, 32), v: v < 27 ? v + 27 : v},
    uid: hex('uid', sig.uid ?? value.uid, 32),
    signer: address('signer', value.signer ?? sig.signer),
  };
}
