import {describe, expect, it} from 'vitest';
import attestations from '../vectors/attestations.json';
import badPackages from '../vectors/bad-packages.json';
import payloads from '../vectors/payloads.json';
import schemas from '../vectors/schemas.json';
import {
  FIELDS,
  attestTypeHash,
  decodePayload,
  domainSeparator,
  encodePayload,
  guessProtocolVersions,
  isValid,
  findKnownSchema,
  splitPayloadWords,
  offchainDigest,
  computeOffchainUid,
  computeDartOffchainUid,
  onchainUid,
  parsePackage,
  printPackage,
  formatSchema,
  schemaUid,
  verifyPackage,
  type Domain,
  type ProtocolVersion,
  type OffchainMessage,
  type Payloads,
  type Signature,
} from '../record';
import {MESSAGE, readMembers} from '../record/members';
import {signOffchain} from '../record/sign';
import {privateKeyToAddress} from 'viem/accounts';
import {keccak256, size, stringToHex} from 'viem/utils';

type Hex = `0x${string}`;

/** The vectors come from ethers and the EAS SDK; the library under test uses viem. */
const key = keccak256(stringToHex(attestations.key.text));
const message = (json: object): OffchainMessage => ({version: 2, ...readMembers(json, MESSAGE)});
const values = <G extends ProtocolVersion>(json: Record<string, unknown>): Payloads[G] =>
  ('eventTimestamp' in json
    ? {...json, eventTimestamp: BigInt(json.eventTimestamp as number)}
    : json) as unknown as Payloads[G];

describe('schemas', () => {
  it.each(Object.keys(FIELDS) as ProtocolVersion[])('%s: the fields join to the registered string', (generation) => {
    expect(formatSchema(generation)).toBe(schemas.cases.find(({id}) => id === generation)?.schema);
    expect(findKnownSchema(schemaUid(formatSchema(generation)))?.protocolVersion).toBe(generation);
  });
});

describe('payloads', () => {
  it.each(payloads.cases)(
    '$id: encodes, decodes and is mapped',
    ({generation, values: json, data, bytes, keccak256: hash}) => {
      const g = generation as ProtocolVersion;
      expect(encodePayload(g, values(json))).toBe(data);
      expect(decodePayload(g, data as Hex)).toEqual(values(json));
      expect(size(data as Hex)).toBe(bytes);
      expect(keccak256(data as Hex)).toBe(hash);
      expect(guessProtocolVersions(data as Hex)).toContain(g);
      const words = splitPayloadWords(g, data as Hex);
      expect(words.map(({word}) => word.slice(2)).join('')).toBe(data.slice(2));
      expect(new Set(words.map(({field}) => field.replace(/\[.*/, '')))).toEqual(
        new Set(FIELDS[g].map(({name}) => name)),
      );
    },
  );

  it('rejects an object where text is expected', () => {
    const record = {lp_version: '1.0.0', srs: 'x', location_type: 'geojson-point', location: {type: 'Point'}};
    expect(() => encodePayload('v0.2', record as never)).toThrow(/location: string is expected/);
    expect(() => encodePayload('v0.2', {...record, location: ['a']} as never)).toThrow(/location: string is expected/);
  });

  it('rejects values that name many times the bytes that there are', () => {
    const word = (value: number): string => value.toString(16).padStart(64, '0');
    const share = (bytes: number): Hex =>
      `0x${word(128).repeat(4)}${word(bytes)}${'41'.repeat(Math.ceil(bytes / 32) * 32)}`;
    expect(decodePayload('v0.2', share(400)).location).toBe('A'.repeat(400));
    expect(() => decodePayload('v0.2', share(50_000))).toThrow(/name more bytes than it has/);
  });
});

describe('offchain attestations', () => {
  it('hash their type', () => expect(attestTypeHash()).toBe(attestations.typeHash));
  it('are signed with the documented key', () => expect(privateKeyToAddress(key)).toBe(attestations.key.address));

  it.each(attestations.cases)('$id: UIDs, digests, signatures', async (vector) => {
    const signed = message(vector.message);
    expect(computeOffchainUid(signed)).toBe(vector.uid);
    expect(computeDartOffchainUid(signed)).toBe(vector.uidOfDart);
    expect(onchainUid({...signed, attester: vector.signer as Hex})).toBe(vector.onchainUid);
    for (const {domain: given, domainSeparator: separator, digest, signature} of Object.values(
      vector.byDomainVersion,
    )) {
      const domain = {...given, chainId: BigInt(given.chainId)} as Domain;
      expect(domainSeparator(domain)).toBe(separator);
      expect(offchainDigest(domain, signed)).toBe(digest);
      const pack = await signOffchain(domain, signed, key);
      expect(pack).toEqual({
        domain,
        message: signed,
        signature: signature as Signature,
        uid: vector.uid,
        signer: vector.signer,
      });
      expect(parsePackage(printPackage(pack))).toEqual(pack);
      const verdict = await verifyPackage(pack, {now: BigInt(badPackages.now)});
      expect(verdict).toMatchObject({intact: true, signer: vector.signer, protocolVersion: vector.generation});
      expect(isValid(verdict.findings)).toBe(true);
    }
  });
});
