/** The operations of the conformance kit, answered by our library. */
import {decodeAbiParameters, encodeAbiParameters, hashMessage, hexToBytes, sha256, type Hex} from 'viem';
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

/** Values of a payload. The decoder complains of a bool in words of its own; what else it refuses leads beyond the bytes. */
function decoded(fields: {type: string; name: string}[], data: Hex): readonly unknown[] {
  // The library reads a small number from the end of its word and leaves what is before it.
  for (const [i, {type}] of fields.entries()) {
    const word = data.slice(2 + 64 * i, 66 + 64 * i);
    if (type.startsWith('uint') && word.length === 64) whole(BigInt(`0x${word}`).toString(), Number(type.slice(4)));
  }
  try {
    return decodeAbiParameters(fields, data);
  } catch (error) {
    throw new Fault(/boolean/i.test((error as Error).message) ? 'range' : 'beyond');
  }
}

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
const parameters = (schema: unknown): {type: string; name: string}[] =>
  text(schema)
    .split(/,\s*/)
    .map((field) => {
      const [type = '', name = ''] = field.split(' ');
      return {type, name};
    });

/** Bytes as text in lower case, `size` of them. */
function hex(value: unknown, size?: number): Hex {
  const digits = text(value);
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(digits) || (size ?? digits.length / 2 - 1) !== digits.length / 2 - 1)
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
/** A decoded value as the kit spells it; text comes as bytes. */
function fromAbi(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fromAbi(item, type.slice(0, -2)));
  if (typeof value === 'bigint' || typeof value === 'number') return String(value);
  if (type !== 'string') return value;
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(hexToBytes(value as Hex));
  } catch {
    throw new Fault('utf8');
  }
}

/** What a signed message and an attestation in the contract share. */
const envelopeOf = ({schema, recipient, time, expirationTime, revocable, refUID, data}: Json) => ({
  schema: hex(schema, 32),
  recipient: hex(recipient, 20),
  time: whole(time, 64),
  expirationTime: whole(expirationTime, 64),
  revocable: flag(revocable),
  refUID: hex(refUID, 32),
  data: hex(data),
});
/** The version is 2, whatever a message says (LP-23). */
const messageOf = (json: Json): OffchainMessage => ({...envelopeOf(json), version: 2, salt: hex(json.salt, 32)});
const domainOf = ({name, version, chainId, verifyingContract}: Json): Domain => ({
  name: text(name),
  version: text(version),
  chainId: Number(whole(chainId, 256)),
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
      chainId: chainId === undefined ? undefined : Number(chainId),
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
    const fields = parameters(schema);
    // Text as bytes: the library's own reading drops a byte order mark.
    const asBytes = fields.map(({type, name}) => ({type: type.replace('string', 'bytes'), name}));
    return {values: decoded(asBytes, hex(data)).map((value, i) => fromAbi(value, fields[i]!.type))};
  },
  'schema-uid': ({schema, resolver, revocable}: Json) => ({
    uid: schemaUid(text(schema), hex(resolver, 20), flag(revocable)),
  }),
  'offchain-uid': ({message}: Json) => ({uid: computeOffchainUid(messageOf(members(message)))}),
  'onchain-uid': ({attestation, bump}: Json) => {
    const json = members(attestation);
    return {uid: onchainUid({...envelopeOf(json), attester: hex(json.attester, 20)}, Number(whole(bump, 32)))};
  },
  digest: ({domain, message}: Json) => ({
    domainSeparator: domainSeparator(domainOf(members(domain))),
    digest: offchainDigest(domainOf(members(domain)), messageOf(members(message))),
  }),
  sign: async ({domain, message, key}: Json) => {
    const secret = hex(key, 32);
    if (BigInt(secret) === 0n || BigInt(secret) >= ORDER) throw new Fault('key');
    const {signature, signer} = await signOffchain(domainOf(members(domain)), messageOf(members(message)), secret);
    return {...signature, signer: signer.toLowerCase()};
  },
  canonical: ({value}: {value: never}) => {
    const cbor = canonicalCbor(value) as Hex;
    const base64 = Buffer.from(cbor.slice(2), 'hex').toString('base64');
    return {json: canonicalJson(value), cbor, base64, sha256: sha256(cbor)};
  },
  'private-root': ({leaves}: {leaves: Leaf[]}) => ({root: privateRoot(leaves)}),
  'proof-hash': ({proof}: {proof: unknown}) => ({hash: proofHash(proof)}),
  'stamp-message': ({stamp}: {stamp: unknown}) => {
    const text = stampMessage(stamp);
    return {text, digest: hashMessage(text)};
  },
  evaluate: ({claim, stamps}: {claim: LocationClaim; stamps: Stamp[]}) => evaluateProof(claim, stamps),
} satisfies Operations;
