import {isObject} from '../geo/geojson';
import {DOMAIN, MESSAGE, MemberError, readAddress, readHex, readInteger, readMembers} from './members';
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

const SIGNATURE = {r: readHex(32), s: readHex(32), v: readInteger(8)};
const PARTS = {domain: {...DOMAIN, chainId: readInteger(53)}, message: MESSAGE, signature: SIGNATURE};

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
  const members = Object.entries(PARTS).flatMap(([part, readers]) =>
    Object.keys(readers).map((name) => [`${part}.${name}`, (sig[part] as Record<string, unknown>)[name]] as const),
  );
  const absent = [...members, ['uid', uid], ['signer', signer]].filter(([, value]) => value === undefined);
  if (absent.length > 0) throw new PackageError('field-missing', `${absent.map(([name]) => name).join(', ')}: missing`);
  const unsafe = members.find(([, value]) => typeof value === 'number' && !Number.isSafeInteger(value));
  if (unsafe) throw new PackageError('field-form', `${unsafe[0]}: an integer is expected`);
  try {
    const {v, ...rs} = readMembers(signature, PARTS.signature, 'signature.');
    return {
      domain: readMembers(domain, PARTS.domain, 'domain.'),
      message: {version: 2, ...readMembers(message, PARTS.message, 'message.')},
      // Some wallets write 0 and 1 where Ethereum signatures have 27 and 28.
      signature: {...rs, v: v < 2 ? Number(v) + 27 : Number(v)},
      ...readMembers({uid, signer}, {uid: readHex(32), signer: readAddress}),
    };
  } catch (error) {
    throw error instanceof MemberError ? new PackageError('field-form', error.message) : error;
  }
}
