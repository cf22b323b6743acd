import type {FactValue} from './types';
import attestations from '@astral-docs/location-record/vectors/attestations.json';
import canonical from '@astral-docs/location-record/vectors/canonical.json';
import payloads from '@astral-docs/location-record/vectors/payloads.json';
import place from '@astral-docs/location-record/vectors/place.json';
import schemas from '@astral-docs/location-record/vectors/schemas.json';

const origin = {source: 'executed: packages/location-record/tests/vectors.test.ts', verified: '2026-11-21'} as const;
const code = (key: string, value: string | number): FactValue => ({
  key: `vector.${key}`,
  value: String(value),
  kind: 'code',
  ...origin,
});

/** A payload in lines of 32 bytes, each with its offset in hexadecimal. */
function inWords(data: string): string {
  const words = data.slice(2).match(/.{64}/g) ?? [];
  return words.map((word, i) => `0x${(32 * i).toString(16).padStart(3, '0')}  ${word}`).join('\n');
}

/** The vectors that pages show, by key: no digit of a payload, a UID or a signature is typed into a page. */
export const vectorFacts: FactValue[] = [
  ...Object.entries(place.encodings).map(([id, {text}]) => code(`place.${id}`, text)),
  ...place.h3.map(({resolution, cell}) => code(`place.h3.${resolution}`, cell)),
  ...place.geohash.map(({length, hash}) => code(`place.geohash.${length}`, hash)),
  code('place.swapped.h3', place.swapped.h3),
  code('place.swapped.geohash', place.swapped.geohash),
  ...payloads.cases.flatMap(({id, data, bytes, keccak256, values}) => [
    code(`payload.${id}.data`, data),
    code(`payload.${id}.words`, inWords(data)),
    code(`payload.${id}.bytes`, bytes),
    code(`payload.${id}.keccak256`, keccak256),
    code(`payload.${id}.values`, JSON.stringify(values, null, 2)),
  ]),
  code('key.text', attestations.key.text),
  code('key.address', attestations.key.address),
  code('typeHash', attestations.typeHash),
  ...schemas.cases.map(({id, uid}) => code(`schema.${id}.uid`, uid)),
  ...attestations.cases.flatMap(({id, uid, uidOfDart, onchainUid, message, byDomainVersion}) => [
    code(`attestation.${id}.uid`, uid),
    code(`attestation.${id}.uidOfDart`, uidOfDart),
    code(`attestation.${id}.onchainUid`, onchainUid),
    code(`attestation.${id}.salt`, message.salt),
    ...Object.entries(byDomainVersion).flatMap(([version, {digest, domainSeparator, signature}]) => [
      code(`attestation.${id}.${version}.digest`, digest),
      code(`attestation.${id}.${version}.domainSeparator`, domainSeparator),
      code(`attestation.${id}.${version}.r`, signature.r),
      code(`attestation.${id}.${version}.s`, signature.s),
      code(`attestation.${id}.${version}.v`, signature.v),
    ]),
  ]),
  code('canonical.json', canonical.json.text),
  code('canonical.json.sha256', canonical.json.sha256),
  code('canonical.json.cid', canonical.json.cidRaw),
  code('canonical.cbor', canonical.cbor.hex),
  code('canonical.cbor.sha256', canonical.cbor.sha256),
  code('canonical.cbor.cid', canonical.cbor.cidDagCbor),
  code('canonical.media.cid', canonical.media.cidRaw),
  code('canonical.media.sha256', canonical.media.sha256),
];
