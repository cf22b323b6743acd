import type {Hex} from 'viem';
import {getAddress, size} from 'viem/utils';
import {isObject} from '../geo/geojson';
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

const misshapen = (field: string, expected: string): PackageError =>
  new PackageError('field-form', `${field}: ${expected} is expected`);

function hex(field: string, content: unknown, bytes?: number): Hex {
  const isBytes = typeof content === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(content);
  if (!isBytes || (bytes !== undefined && size(content as Hex) !== bytes))
    throw misshapen(field, `hexadecimal text of ${bytes ?? 'whole'} bytes`);
  return content.toLowerCase() as Hex;
}

/** An address in any case; comes back with the capital letters of EIP-55. */
const address = (field: string, content: unknown): Hex => getAddress(hex(field, content, 20));

function text(field: string, content: unknown): string {
  if (typeof content !== 'string') throw misshapen(field, 'text');
  return content;
}

/** An integer below `limit`: a JSON number up to 2⁵³ − 1, or text of digits. No limit has more than 78 of them without leading zeros. */
function integer(field: string, content: unknown, limit: bigint): bigint {
  const written = typeof content === 'number' && Number.isSafeInteger(content) ? String(content) : content;
  const digits = typeof written === 'string' && /^[0-9]+$/.test(written) ? written.replace(/^0+(?=[0-9])/, '') : '';
  if (digits === '' || digits.length > 78 || BigInt(digits) >= limit) throw misshapen(field, 'an integer');
  return BigInt(digits);
}

const SAFE = 2n ** 53n;
const UINT64 = 2n ** 64n;

const MEMBERS = {
  domain: ['name', 'version', 'chainId', 'verifyingContract'],
  message: ['schema', 'recipient', 'time', 'expirationTime', 'revocable', 'refUID', 'data'],
  signature: ['r', 's', 'v'],
};

/**
 * Reads a package from JSON text: the form of `printPackage`, or its `sig` part with `signer` beside the other fields. 32-byte
 * values come back in lower case, addresses with the capitals of EIP-55. Throws PackageError with a code, the first of the table of
 * reasons that applies; `salt-missing` is what the objects of Astral SDK 0.2.0 run into.
 */
export function parsePackage(json: string): OffchainPackage {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new PackageError('not-json', 'the text is not JSON');
  }
  if (!isObject(value)) throw new PackageError('not-package', 'an object is expected');
  const sig = isObject(value.sig) ? value.sig : value;
  const {domain, message, signature} = sig;
  // Astral SDK 0.2.0 hands out the record's own fields and a signature text, without the signed message.
  if (isObject(message) ? !('salt' in message) : 'eventTimestamp' in sig || 'location' in sig)
    throw new PackageError('salt-missing', 'the signed message or its salt is missing: no one can compute the digest');
  if (!isObject(domain) || !isObject(message) || !isObject(signature))
    throw new PackageError('not-package', 'domain, message and signature are expected');
  // A member with the value null is present (LP-26), so ?? would look in the wrong place.
  const version = message.version === undefined ? sig.version : message.version;
  if (version !== 2 && version !== '2')
    throw new PackageError('version-unsupported', `version ${JSON.stringify(version)} is not 2`);
  const uid = sig.uid === undefined ? value.uid : sig.uid;
  const signer = value.signer === undefined ? sig.signer : value.signer;
  const absent = [
    ...Object.entries(MEMBERS).flatMap(([part, names]) =>
      names.filter((name) => !(name in (sig[part] as object))).map((name) => `${part}.${name}`),
    ),
    ...(uid === undefined ? ['uid'] : []),
    ...(signer === undefined ? ['signer'] : []),
  ];
  if (absent.length > 0) throw new PackageError('field-missing', `${absent.join(', ')}: missing`);
  if (typeof message.revocable !== 'boolean') throw misshapen('message.revocable', 'true or false');
  const v = Number(integer('signature.v', signature.v, 256n));
  return {
    domain: {
      name: text('domain.name', domain.name),
      version: text('domain.version', domain.version),
      chainId: integer('domain.chainId', domain.chainId, SAFE),
      verifyingContract: address('domain.verifyingContract', domain.verifyingContract),
    },
    message: {
      version: 2,
      schema: hex('message.schema', message.schema, 32),
      recipient: address('message.recipient', message.recipient),
      time: integer('message.time', message.time, UINT64),
      expirationTime: integer('message.expirationTime', message.expirationTime, UINT64),
      revocable: message.revocable,
      refUID: hex('message.refUID', message.refUID, 32),
      data: hex('message.data', message.data),
      salt: hex('message.salt', message.salt, 32),
    },
    // Some wallets write 0 and 1 where Ethereum signatures have 27 and 28.
    signature: {
      r: hex('signature.r', signature.r, 32),
      s: hex('signature.s', signature.s, 32),
      v: v < 2 ? v + 27 : v,
    },
    uid: hex('uid', uid, 32),
    signer: address('signer', signer),
  };
}
