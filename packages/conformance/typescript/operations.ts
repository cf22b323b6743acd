/** The operations of the conformance kit, answered by our library. */
import {encodeAbiParameters, hashMessage, sha256, type Hex} from 'viem';
import {canonicalCbor, canonicalJson} from 'astral-samples/protocol/canonical-forms';
import {privateRoot, type Leaf} from 'astral-samples/protocol/private-root';
import {findReason} from '@astral-docs/location-record/reasons';
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
  DOMAIN,
  ENVELOPE,
  MESSAGE,
  PackageError,
  checkPayload,
  decodeAbi,
  domainSeparator,
  locationText,
  offchainDigest,
  computeOffchainUid,
  onchainUid,
  parsePackage,
  readAddress,
  readFlag,
  readHex,
  readInteger,
  readMembers,
  readText,
  schemaUid,
  validateRecord,
  verifyPackage,
  type Domain,
  type ExpectedContext,
  type ProtocolVersion,
  type OffchainMessage,
} from '@astral-docs/location-record/record';
import {signOffchain} from '@astral-docs/location-record/record/sign';

type Json = Record<string, unknown>;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
/** Why bytes cannot be made or read, in one word of the kit's table of faults. */
class Fault extends Error {}

export type Operations = Record<string, (input: never) => unknown>;

/** Codes in the order of the table, and whether none of them is an error. */
function answer(codes: readonly string[]): {valid: boolean; codes: string[]} {
  const found = [...new Set(codes)].map(findReason).sort((a, b) => a.place - b.place);
  return {valid: found.every(({level}) => level !== 'error'), codes: found.map(({code}) => code)};
}
const codesOf = (findings: readonly Finding[]): string[] => findings.map(({code}) => code);

function readList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Fault('type');
  return value;
}
const parameters = (schema: unknown): {type: string; name: string}[] =>
  readText(schema)
    .split(/,\s*/)
    .map((field) => {
      const [type = '', name = ''] = field.split(' ');
      return {type, name};
    });

/** A value as the ABI coder takes it. */
function toAbi(type: string, value: unknown): unknown {
  if (type.endsWith('[]')) return readList(value).map((item) => toAbi(type.slice(0, -2), item));
  if (type.startsWith('uint')) return readInteger(Number(type.slice(4)))(value);
  if (type === 'bool') return readFlag(value);
  return type === 'string' ? readText(value) : readHex(type === 'bytes32' ? 32 : undefined)(value);
}
/** Decoded values as the kit spells them. */
const spell = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(spell) : typeof value === 'boolean' ? value : String(value);

/** The version is 2, whatever a message says (LP-23). */
const readMessage = (json: unknown): OffchainMessage => ({version: 2, ...readMembers(json, MESSAGE)});
const readDomain = (json: unknown): Domain => readMembers(json, DOMAIN);
const ATTESTATION = {schema: readHex(32), recipient: readAddress, attester: readAddress, ...ENVELOPE};

interface Expectations extends Pick<ExpectedContext, 'schema' | 'verifyingContract' | 'revocations'> {
  chainId?: string;
  signers?: Hex[];
  now?: string;
}

async function checkPackage(input: {text?: string; package?: unknown; expect?: Expectations}): Promise<unknown> {
  const {chainId, signers, now, ...expected} = input.expect ?? {};
  try {
    const pack = parsePackage(input.text ?? JSON.stringify(input.package));
    const {intact, signer, findings} = await verifyPackage(pack, {
      ...expected,
      attesters: signers,
      chainId: chainId === undefined ? undefined : BigInt(chainId),
      now: now === undefined ? undefined : BigInt(now),
    });
    return {...answer(codesOf(findings)), intact, signer: signer?.toLowerCase() ?? null};
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return {...answer([error.code]), intact: false, signer: null};
  }
}

export const operations = {
  'check-record': ({text, record}: {text?: string; record: unknown}) => {
    try {
      return answer(codesOf(validateRecord(text === undefined ? record : JSON.parse(text))));
    } catch (error) {
      if (error instanceof SyntaxError) return answer(['not-json']);
      throw error;
    }
  },
  'check-payload': ({version, data}: {version: ProtocolVersion; data: Hex}) =>
    answer(codesOf(checkPayload(version, data))),
  'check-package': checkPackage,
  'check-claim': ({value}: {value: unknown}) => answer(checkClaim(value)),
  'check-stamp': async ({value}: {value: unknown}) => answer(await checkStamp(value)),
  'check-proof': async ({value}: {value: unknown}) => answer(await checkProof(value)),
  'location-text': ({location}: {location: unknown}) => ({text: locationText(location)}),
  'encode-payload': ({schema, values}: Json) => {
    const [fields, given] = [parameters(schema), readList(values)];
    if (fields.length !== given.length) throw new Fault('count');
    return {
      data: encodeAbiParameters(
        fields,
        given.map((value, i) => toAbi(fields[i]!.type, value)),
      ),
    };
  },
  'decode-payload': ({schema, data}: Json) => ({values: decodeAbi(parameters(schema), readHex()(data)).map(spell)}),
  'schema-uid': ({schema, resolver, revocable}: Json) => ({
    uid: schemaUid(readText(schema), readAddress(resolver), readFlag(revocable)),
  }),
  'offchain-uid': ({message}: Json) => ({uid: computeOffchainUid(readMessage(message))}),
  'onchain-uid': ({attestation, bump}: Json) => ({
    uid: onchainUid(readMembers(attestation, ATTESTATION), Number(readInteger(32)(bump))),
  }),
  digest: ({domain, message}: Json) => ({
    domainSeparator: domainSeparator(readDomain(domain)),
    digest: offchainDigest(readDomain(domain), readMessage(message)),
  }),
  sign: async ({domain, message, key}: Json) => {
    const signed = [readDomain(domain), readMessage(message)] as const;
    const secret = readHex(32)(key);
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
  'proof-hash': ({proof}: {proof: unknown}) => ({hash: proofHash(proof)}),
  'stamp-message': ({stamp}: {stamp: unknown}) => {
    const text = stampMessage(stamp);
    return {text, digest: hashMessage(text)};
  },
  evaluate: ({claim, stamps}: {claim: LocationClaim; stamps: Stamp[]}) => evaluateProof(claim, stamps),
} satisfies Operations;
