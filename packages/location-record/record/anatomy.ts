import type {Hex} from 'viem';
import {encodeAbiParameters, keccak256, size, slice, stringToHex} from 'viem/utils';
import type {OffchainPackage} from './model';
import {decodePayload, splitPayloadWords, type PayloadWord} from './payload';
import {ATTEST_TYPES, attestTypeHash, domainSeparator, offchainDigest} from './typedData';

/** Bytes that belong to one field, as hexadecimal digits. */
export interface Segment {
  field: string;
  hex: string;
  /** What a word of the payload is for. */
  role?: PayloadWord['role'];
}

/** The bytes of a record in the order in which they are made, from the place to the signature. */
export interface Anatomy {
  layers: readonly {name: 'Place' | 'Schema' | 'Payload' | 'Envelope' | 'Signature'; segments: readonly Segment[]}[];
  /** What the bytes of a field say, unless they are zeros. */
  values: Readonly<Record<string, string>>;
}

const digits = (hex: Hex): string => hex.slice(2);
const utc = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');

/**
 * Takes a v0.1 record apart: the place as text, the schema UID, the payload, what EIP-712 hashes of domain and message, and the
 * signature with the digest it is over.
 */
export function buildAnatomy({domain, message, signature}: OffchainPackage): Anatomy {
  const payload = decodePayload('v0.1', message.data);
  const parts = {typeHash: attestTypeHash(), ...message, data: keccak256(message.data)};
  const types = [{name: 'typeHash', type: 'bytes32'}, ...ATTEST_TYPES.Attest];
  const words = encodeAbiParameters(
    types.map(({name, type}) => ({type: name === 'data' ? 'bytes32' : type})),
    types.map(({name}) => parts[name as keyof typeof parts]),
  );
  return {
    layers: [
      {name: 'Place', segments: [{field: 'location', hex: digits(stringToHex(payload.location))}]},
      {name: 'Schema', segments: [{field: 'schema', hex: digits(message.schema)}]},
      {
        name: 'Payload',
        segments: splitPayloadWords('v0.1', message.data).map(({field, word, role}) => ({
          field,
          hex: digits(word),
          role,
        })),
      },
      {
        name: 'Envelope',
        segments: [
          {field: 'domain', hex: digits(domainSeparator(domain))},
          ...types.map(({name}, i) => ({field: name, hex: digits(slice(words, 32 * i, 32 * (i + 1)))})),
        ],
      },
      {
        name: 'Signature',
        segments: [
          {field: 'digest', hex: digits(offchainDigest(domain, message))},
          {field: 'r', hex: digits(signature.r)},
          {field: 's', hex: digits(signature.s)},
          {field: 'v', hex: signature.v.toString(16)},
        ],
      },
    ],
    values: {
      location: payload.location,
      schema: 'UID of the nine fields below',
      eventTimestamp: utc(payload.eventTimestamp),
      srs: payload.srs,
      locationType: payload.locationType,
      memo: payload.memo,
      domain: `${domain.name} ${domain.version}, chain ${domain.chainId}`,
      typeHash: 'names and types of what follows',
      version: String(message.version),
      time: utc(message.time),
      revocable: String(message.revocable),
      data: `keccak256 of the ${size(message.data)} bytes of the payload`,
      salt: 'random, so that equal records differ',
      digest: 'keccak256 of the envelope: what the key signs',
    },
  };
}
