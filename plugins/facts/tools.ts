/** First states of the tools, from the vectors and the sample collection: the build draws them, and the tools start from them. */
import type {Hex} from 'viem';
import {records, type SampleRecord} from '../../data/records';
import {networks} from '../../data/networks';
import attestations from '@astral-docs/location-record/vectors/attestations.json';
import badPackages from '@astral-docs/location-record/vectors/bad-packages.json';
import payloads from '@astral-docs/location-record/vectors/payloads.json';
import place from '@astral-docs/location-record/vectors/place.json';
import {
  decodePayload,
  encodePayload,
  splitPayloadWords,
  type ProtocolVersion,
} from '@astral-docs/location-record/record';
import {drawCoastsAroundPlace, listCellsByPrecision} from '../../src/lib/plates/ladder';
import {libraries, packages} from '../playground/modules';
import {printPackage} from '@astral-docs/location-record/record/package';
import {toOffchainPackage} from '@astral-docs/location-record/record/sample';
import type {OffchainPackage} from '@astral-docs/location-record/record/model';

const NAMES: readonly (readonly [id: keyof typeof place.encodings, name: string])[] = [
  ['coordinate-decimal+lon-lat', 'coordinate-decimal+lon-lat'],
  ['geojson', 'geojson-point'],
  ['wkt', 'wkt'],
  ['h3', 'h3, resolution 9'],
  ['geohash', 'geohash, 9 characters'],
  ['scaledCoordinates', 'scaledCoordinates'],
  ['address', 'address'],
  ['dms', 'Degrees, minutes, seconds'],
  ['geo-uri', 'geo URI (RFC 5870)'],
  ['iso-6709', 'ISO 6709'],
  ['wkb', 'WKB, little-endian'],
  ['epsg-3857', 'Web Mercator (EPSG 3857)'],
];

/** One place in many forms. */
export const buildPlaceConverterData = () => ({
  name: place.name,
  text: place.encodings['v0.1-text-lon-lat'].text,
  rows: NAMES.map(([id, name]) => ({name, ...place.encodings[id]})),
});

const greenwich: [number, number] = [place.longitude, place.latitude];
export const buildZoomLadderData = () => ({at: greenwich, lanes: listCellsByPrecision(greenwich)});
export const drawGreenwichCoasts = () => drawCoastsAroundPlace(greenwich);

const firstOf = (version: ProtocolVersion): SampleRecord =>
  records.find((record) => record.generation === version && record.locationType === 'geojson-point')!;

/** The same package after somebody has moved the place by a tenth of a degree in its payload and left the rest. */
function tampered(record: SampleRecord): OffchainPackage {
  const pack = toOffchainPackage(record);
  const payload = decodePayload('v0.2', pack.message.data);
  const {coordinates} = JSON.parse(payload.location) as {coordinates: [number, number]};
  const moved = {type: 'Point', coordinates: [Number((coordinates[0] + 0.1).toFixed(4)), coordinates[1]]};
  const data = encodePayload('v0.2', {...payload, location: JSON.stringify(moved)});
  return {...pack, message: {...pack.message, data}};
}

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
const bad = (id: string): string =>
  JSON.stringify(badPackages.cases.find((entry) => entry.id === id)!.package, null, 2);

const attestationOfExample = () => attestations.cases.find(({id}) => id === 'v0.2')!;

/** Texts to check in the workbench: they are published as a file, because they are longer than the page that offers them. */
export const buildRecordWorkbenchSamples = () => {
  const good = firstOf('v0.2');
  const old = firstOf('v0.1');
  return [
    {id: 'good', name: `A valid v0.2 record: ${good.place.name}`, text: pretty(printPackage(toOffchainPackage(good)))},
    {
      id: 'tampered',
      name: `The same record, with its place changed after signing`,
      text: pretty(printPackage(tampered(good))),
    },
    {
      id: 'v01',
      name: `A valid v0.1 attestation: ${old.place.name}`,
      text: pretty(printPackage(toOffchainPackage(old))),
    },
    {id: 'dart', name: 'UID as location-protocol-dart 0.1.0 computes it', text: bad('uid-of-dart')},
    {id: 'sdk', name: 'Output of Astral SDK 0.2.0, without the salt', text: bad('astral-sdk-object')},
    {id: 'delegated', name: 'Signed under the domain of delegated calls', text: bad('domain-of-delegation')},
    {id: 'blanks', name: 'Signed under the schema with spaces', text: bad('schema-with-blanks')},
    {
      id: 'payload',
      name: 'A payload alone',
      text: payloads.cases.find(({id}) => id === attestationOfExample().payload)!.data,
    },
  ];
};

/** A decoded example, the domains to sign under, and the names of the examples to check. */
export const buildRecordWorkbenchData = () => {
  const attestation = attestationOfExample();
  const payload = payloads.cases.find(({id}) => id === attestation.payload)!;
  const {domain, digest} = attestation.byDomainVersion['0.26'];
  return {
    example: {
      words: splitPayloadWords('v0.2', payload.data as Hex),
      schema: attestation.message.schema,
      uid: attestation.uid,
      digest,
      signer: attestation.signer,
      chain: domain.chainId,
      time: attestation.message.time,
      salt: attestation.message.salt,
    },
    domains: networks.flatMap(({key, name, chainId, eas, easVersion, testnet}) =>
      testnet && easVersion ? [{key, name, chainId, eas, version: easVersion}] : [],
    ),
    contracts: networks.map(({chainId, eas}) => [chainId, eas as Hex] as const),
    samples: buildRecordWorkbenchSamples().map(({id, name}) => ({id, name})),
  };
};

/** Modules that a program in the page can import. */
export const listPlaygroundModules = () =>
  Object.entries({...packages, ...libraries}).map(([name, {about}]) => ({name, about}));
