/** The operations of the conformance kit, answered by our library. */
import {decodeAbiParameters, encodeAbiParameters, hashMessage, hexToBytes, sha256, type Hex} from 'viem';
import {canonicalCbor, canonicalJson} from 'astral-samples/protocol/canonical-forms';
import {privateRoot, type Leaf} from 'astral-samples/protocol/private-root';
import {orderByStep} from '@astral-docs/location-record/reasons';
import type {Finding} from '@astral-docs/location-record/geo';
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

const parameters = (schema: string): {type: string; name: string}[] =>
  schema.split(/,\s*/).map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return {type, name};
  });

/** Bytes as text, `size` of them. */
function hex(value: unknown, size?: number): Hex {
  if (typeof value !== 'string') throw new Fault('type');
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(value) || (size ?? value.length / 2 - 1) !== value.length / 2 - 1)
    throw new Fault('form');
  return value as Hex;
}
/** An unsigned integer: decimal text, or a JSON number. */
function whole(value: unknown, bits: number): bigint {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Fault('type');
  if (!/^[0-9]+$/.test(String(value))) throw new Fault('form');
  const number = BigInt(value);
  if (number >> BigInt(bits)) throw new Fault('range');
  return number;
}
function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Fault('type');
  return value;
}
/** A value as the ABI coder takes it. */
function toAbi(type: string, value: unknown): unknown {
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) throw new Fault('type');
    return value.map((item) => toAbi(type.slice(0, -2), item));
  }
  if (type.startsWith('uint')) return whole(value, Number(type.slice(4)));
  if (type === 'bool') return flag(value);
  if (type !== 'string') return hex(value, type === 'bytes32' ? 32 : undefined);
  if (typeof value !== 'string') throw new Fault('type');
  return value;
}
const fromAbi = (value: unknown): unknown =>
  typeof value === 'bigint' || typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value.map(fromAbi)
      : value;

const messageOf = (json: Json): OffchainMessage =>
  ({
    ...json,
    schema: hex(json.schema, 32),
    recipient: hex(json.recipient, 20),
    time: whole(json.time, 64),
    expirationTime: whole(json.expirationTime, 64),
    revocable: flag(json.revocable),
    refUID: hex(json.refUID, 32),
    data: hex(json.data),
    ...('salt' in json && {salt: hex(json.salt, 32)}),
  }) as OffchainMessage;
const domainOf = (json: Json): Domain =>
  ({...json, chainId: Number(whole(json.chainId, 256)), verifyingContract: hex(json.verifyingContract, 20)}) as Domain;

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
  'encode-payload': ({schema, values}: {schema: string; values: unknown[]}) => {
    const fields = parameters(schema);
    if (fields.length !== values.length) throw new Fault('count');
    return {
      data: encodeAbiParameters(
        fields,
        values.map((value, i) => toAbi(fields[i]!.type, value)),
      ),
    };
  },
  'decode-payload': ({schema, data}: {schema: string; data: Hex}) => ({
    // Text as bytes: the library's own reading drops a byte order mark.
    values: decoded(
      parameters(schema).map(({type, name}) => ({type: type.replace('string', 'bytes'), name})),
      data,
    ).map((value, i) => {
      const {type} = parameters(schema)[i]!;
      const text = (bytes: unknown): string => {
        try {
          return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(hexToBytes(bytes as Hex));
        } catch {
          throw new Fault('utf8');
        }
      };
      if (type === 'string') return text(value);
      return type === 'string[]' ? (value as unknown[]).map(text) : fromAbi(value);
    }),
  }),
  'schema-uid': ({schema, resolver, revocable}: {schema: string; resolver: Hex; revocable: boolean}) => ({
    uid: schemaUid(schema, resolver, revocable),
  }),
  'offchain-uid': ({message}: {message: Json}) => ({uid: computeOffchainUid(messageOf(message))}),
  'onchain-uid': ({attestation, bump}: {attestation: Json; bump: number}) => ({
    uid: onchainUid(messageOf(attestation) as never, bump),
  }),
  digest: ({domain, message}: {domain: Json; message: Json}) => ({
    domainSeparator: domainSeparator(domainOf(domain)),
    digest: offchainDigest(domainOf(domain), messageOf(message)),
  }),
  sign: async ({domain, message, key}: {domain: Json; message: Json; key: Hex}) => {
    const secret = BigInt(hex(key, 32));
    if (secret === 0n || secret >= ORDER) throw new Fault('key');
    const {signature, signer} = await signOffchain(domainOf(domain), messageOf(message), key);
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
