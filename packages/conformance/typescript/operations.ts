/** The operations of the conformance kit, answered by our library. */
import {encodeAbiParameters, hashMessage, hexToBytes, sha256, size, slice, type Hex} from 'viem';
import {canonicalCbor, canonicalJson} from 'astral-samples/protocol/canonical-forms';
import {privateRoot, type Leaf} from 'astral-samples/protocol/private-root';
import {orderByStep} from '@astral-docs/location-record/reasons';
import type {Finding} from '@astral-docs/location-record/geo';
import {isObject} from '@astral-docs/location-record/geo/geojson';
import {
  checkClaim,
  checkProof,
  checkStamp,
  evaluateProof,
  proofHash,
  stampMessage,
  type LocationClaim,
  type Stamp,
} from '@astral-docs/location-record/proof';
import {
  PackageError,
  checkPayload,
  domainSeparator,
  isValid,
  locationText,
  offchainDigest,
  computeOffchainUid,
  onchainUid,
  parsePackage,
  schemaUid,
  validateRecord,
  verifyPackage,
  type Domain,
  type ProtocolVersion,
  type OffchainMessage,
} from '@astral-docs/location-record/record';
import {createFinding} from '@astral-docs/location-record/reasons';
import {signOffchain} from '@astral-docs/location-record/record/sign';

type Json = Record<string, unknown>;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
/** Why bytes cannot be made or read, in one word of the kit's table of faults. */
class Fault extends Error {}

export type Operations = Record<string, (input: never) => unknown>;

const answer = (findings: readonly Finding[]) => ({
  valid: isValid(findings),
  codes: [...new Set(orderByStep(findings).map(({code}) => code))],
});

/** The value of an input that is given as text or parsed; a text that is not JSON gives null. */
function parseInput(input: {text?: string}, name: string): {value: unknown} | null {
  if (input.text === undefined) return {value: (input as Json)[name]};
  try {
    return {value: JSON.parse(input.text) as unknown};
  } catch {
    return null;
  }
}

/** Makes a function that gives back a value of a type, and refuses others. */
const typed =
  <T>(isTyped: (value: unknown) => value is T) =>
  (value: unknown): T => {
    if (!isTyped(value)) throw new Fault('type');
    return value;
  };
const text = typed((value) => typeof value === 'string');
const flag = typed((value) => typeof value === 'boolean');
const list = typed((value): value is unknown[] => Array.isArray(value));
const members = typed(isObject);
/** What the library makes of a value, unless a part of it has another type. */
function withTypes<T>(make: (value: unknown) => T, value: unknown): T {
  try {
    return make(value);
  } catch (error) {
    throw error instanceof TypeError ? new Fault('type') : error;
  }
}
const parameters = (schema: unknown): {type: string; name: string}[] =>
  text(schema)
    .split(/,\s*/)
    .map((field) => {
      const [type = '', name = ''] = field.split(' ');
      return {type, name};
    });

/** Bytes as text in lower case, `length` of them. */
function hex(value: unknown, length?: number): Hex {
  const digits = text(value);
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(digits) || (length ?? size(digits as Hex)) !== size(digits as Hex))
    throw new Fault('form');
  return digits.toLowerCase() as Hex;
}
/** An unsigned integer: decimal text, or a JSON number. */
function whole(value: unknown, bits: number): bigint {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Fault('type');
  if (!/^[0-9]+$/.test(String(value))) throw new Fault('form');
  const number = BigInt(value);
  if (number >> BigInt(bits)) throw new Fault('range');
  return number;
}
/** A value as the ABI coder takes it. */
function toAbi(type: string, value: unknown): unknown {
  if (type.endsWith('[]')) return list(value).map((item) => toAbi(type.slice(0, -2), item));
  if (type.startsWith('uint')) return whole(value, Number(type.slice(4)));
  if (type === 'bool') return flag(value);
  return type === 'string' ? text(value) : hex(value, type === 'bytes32' ? 32 : undefined);
}
/**
 * Values of a payload, as the kit spells them; offsets count from the beginning of the data. Not by the library: it gives the faults
 * of an encoding in an order of its own.
 */
function decoded(types: readonly string[], data: Hex): unknown[] {
  const take = (from: bigint, length: bigint): Hex => {
    if (from + length > size(data)) throw new Fault('beyond');
    return length === 0n ? '0x' : slice(data, Number(from), Number(from + length));
  };
  const wordAt = (from: bigint): bigint => BigInt(take(from, 32n));
  return types.map((type, i) => {
    const head = wordAt(32n * BigInt(i));
    if (type.endsWith('[]')) {
      const count = wordAt(head);
      take(head + 32n, 32n * count);
      return decoded(
        Array<string>(Number(count)).fill(type.slice(0, -2)),
        take(head + 32n, BigInt(size(data)) - head - 32n),
      );
    }
    if (type.startsWith('uint')) return String(whole(String(head), Number(type.slice(4))));
    if (type === 'bool') return whole(String(head), 1) === 1n;
    if (type === 'bytes32') return take(32n * BigInt(i), 32n);
    const content = take(head + 32n, wordAt(head));
    if (type === 'bytes') return content;
    try {
      return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(hexToBytes(content));
    } catch {
      throw new Fault('utf8');
    }
  });
}

const partiesOf = ({schema, recipient}: Json) => ({schema: hex(schema, 32), recipient: hex(recipient, 20)});
/** What else a signed message and an attestation in the contract share. */
const envelopeOf = ({time, expirationTime, revocable, refUID, data}: Json) => ({
  time: whole(time, 64),
  expirationTime: whole(expirationTime, 64),
  revocable: flag(revocable),
  refUID: hex(refUID, 32),
  data: hex(data),
});
/** The version is 2, whatever a message says (LP-23). */
const messageOf = (json: Json): OffchainMessage => ({
  version: 2,
  ...partiesOf(json),
  ...envelopeOf(json),
  salt: hex(json.salt, 32),
});
const domainOf = ({name, version, chainId, verifyingContract}: Json): Domain => ({
  name: text(name),
  version: text(version),
  chainId: whole(chainId, 256),
  verifyingContract: hex(verifyingContract, 20),
});

interface Expectations {
  schema?: Hex;
  chainId?: string;
  verifyingContract?: Hex;
  signers?: Hex[];
  now?: string;
  revocations?: {revoker: Hex; uid: Hex}[];
}

async function checkPackage(input: {text?: string; package?: unknown; expect?: Expectations}): Promise<unknown> {
  const {schema, chainId, verifyingContract, signers, now, revocations} = input.expect ?? {};
  try {
    const pack = parsePackage(input.text ?? JSON.stringify(input.package));
    const {intact, signer, findings} = await verifyPackage(pack, {
      schema,
      chainId: chainId === undefined ? undefined : BigInt(chainId),
      verifyingContract,
      attesters: signers,
      now: now === undefined ? undefined : BigInt(now),
      revocations,
    });
    return {...answer(findings), intact, signer: signer?.toLowerCase() ?? null};
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return {...answer([createFinding(error.code, '', error.message)]), intact: false, signer: null};
  }
}

export const operations = {
  'check-record': (input: {text?: string}) => {
    const record = parseInput(input, 'record');
    return answer(record ? validateRecord(record.value) : [createFinding('not-json', '', 'the text is not JSON')]);
  },
  'check-payload': ({version, data}: {version: ProtocolVersion; data: Hex}) => answer(checkPayload(version, data)),
  'check-package': checkPackage,
  'check-claim': ({value}: {value: unknown}) => answer(checkClaim(value)),
  'check-stamp': async ({value}: {value: unknown}) => answer(await checkStamp(value)),
  'check-proof': async ({value}: {value: unknown}) => answer(await checkProof(value)),
  'location-text': ({location}: {location: unknown}) => ({text: locationText(location)}),
  'encode-payload': ({schema, values}: Json) => {
    const [fields, given] = [parameters(schema), list(values)];
    if (fields.length !== given.length) throw new Fault('count');
    return {
      data: encodeAbiParameters(
        fields,
        given.map((value, i) => toAbi(fields[i]!.type, value)),
      ),
    };
  },
  'decode-payload': ({schema, data}: Json) => {
    const types = parameters(schema).map(({type}) => type);
    return {values: decoded(types, hex(data))};
  },
  'schema-uid': ({schema, resolver, revocable}: Json) => ({
    uid: schemaUid(text(schema), hex(resolver, 20), flag(revocable)),
  }),
  'offchain-uid': ({message}: Json) => ({uid: computeOffchainUid(messageOf(members(message)))}),
  'onchain-uid': ({attestation, bump}: Json) => {
    const json = members(attestation);
    const packed = {...partiesOf(json), attester: hex(json.attester, 20), ...envelopeOf(json)};
    return {uid: onchainUid(packed, Number(whole(bump, 32)))};
  },
  digest: ({domain, message}: Json) => ({
    domainSeparator: domainSeparator(domainOf(members(domain))),
    digest: offchainDigest(domainOf(members(domain)), messageOf(members(message))),
  }),
  sign: async ({domain, message, key}: Json) => {
    const signed = [domainOf(members(domain)), messageOf(members(message))] as const;
    const secret = hex(key, 32);
    if (BigInt(secret) === 0n || BigInt(secret) >= ORDER) throw new Fault('key');
    const {signature, signer} = await signOffchain(...signed, secret);
    return {...signature, signer: signer.toLowerCase()};
  },
  canonical: ({value}: {value: never}) => {
    const cbor = canonicalCbor(value) as Hex;
    const base64 = Buffer.from(cbor.slice(2), 'hex').toString('base64');
    return {json: canonicalJson(value), cbor, base64, sha256: sha256(cbor)};
  },
  'private-root': ({leaves}: {leaves: Leaf[]}) => ({root: privateRoot(leaves)}),
  'proof-hash': ({proof}: {proof: unknown}) => ({hash: withTypes(proofHash, proof)}),
  'stamp-message': ({stamp}: {stamp: unknown}) => {
    const text = withTypes(stampMessage, stamp);
    return {text, digest: hashMessage(text)};
  },
  evaluate: ({claim, stamps}: {claim: LocationClaim; stamps: Stamp[]}) => evaluateProof(claim, stamps),
} satisfies Operations;
