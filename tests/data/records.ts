/**
 * Makes data/records/records.json: `npx tsx tests/data/records.ts`. The same input gives the same bytes: times, salts and
 * keys come from hashes of fixed texts, and ECDSA nonces follow RFC 6979.
 *
 * Payloads, UIDs and signatures come from ethers and the EAS SDK, so that the tests, which use src/lib/record (viem),
 * hold two implementations against each other.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash, getBytes, hexlify, keccak256, sha256, toUtf8Bytes} from 'ethers';
import {cellToBoundary, cellToLatLng, latLngToCell} from 'h3-js';
import geohash from 'ngeohash';
import {schemas} from '../../data/schemas';
import {domainOf, type SampleChain} from '../../data/records/chains';
import type {SampleGeometry, SampleRecord} from '../../data/records/types';

const folder = join(__dirname, '../../data/records');

const schemaText = (key: string): string => {
  const schema = schemas.find((entry) => entry.key === key);
  if (!schema) throw new Error(`data/schemas knows no ${key}`);
  return schema.string;
};
const SCHEMAS = {'v0.1': schemaText('v0.1'), 'v0.2': schemaText('v0.2')} as const;
type ProtocolVersion = keyof typeof SCHEMAS;

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const FIRST_EVENT = Date.UTC(2024, 9, 1) / 1000;
const LAST_EVENT = Date.UTC(2026, 10, 15) / 1000;
const KEYS = 6;

interface Spot {
  name: string;
  kind: string;
  country: string;
  lon: number;
  lat: number;
  /** Present for lines and areas written by hand. */
  geometry?: SampleGeometry;
}

/** A number in [0, 1) that depends on nothing but its label. */
function dice(label: string): number {
  return parseInt(keccak256(toUtf8Bytes(`astral docs sample collection: ${label}`)).slice(2, 14), 16) / 2 ** 48;
}

/** Throw-away key number n: keccak256 of "astral docs throw-away key n". Public on purpose; never fund it. */
function throwAwayWallet(n: number): Wallet {
  return new Wallet(keccak256(toUtf8Bytes(`astral docs throw-away key ${n}`)));
}

const round = (value: number, decimals = 6): number => Number(value.toFixed(decimals));

/** CIDv1, raw codec, sha2-256, base32: the name of these very bytes. */
function rawCid(bytes: Uint8Array): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  let bits = '';
  for (const byte of [0x01, 0x55, 0x12, 0x20, ...getBytes(sha256(bytes))]) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return 'b' + groups.map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function readSpots(): Spot[] {
  const places = readFileSync(join(folder, 'places.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Spot => {
      const [name = '', kind = '', country = '', lon = '', lat = ''] = line.split('\t');
      return {name, kind, country, lon: Number(lon), lat: Number(lat)};
    });
  const shapes = (
    JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8')) as (Spot & {geometry: SampleGeometry})[]
  ).map((shape): Spot => {
    const {geometry} = shape;
    const line =
      geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? geometry.coordinates[0]
          : undefined;
    const middle = line?.[Math.floor(line.length / 2)];
    if (!line || !middle) throw new Error(`${shape.name}: a line or an area is expected`);
    // An area is marked at the middle of its outer ring, a line at its middle vertex.
    const ring = line.slice(0, -1);
    const mean = (axis: 0 | 1) => ring.reduce((sum, position) => sum + position[axis], 0) / ring.length;
    const [lon, lat] = geometry.type === 'Polygon' ? [mean(0), mean(1)] : middle;
    return {...shape, lon: round(lon), lat: round(lat)};
  });
  return [...places, ...shapes];
}

/** A square with sides of 2 km around a place, counter-clockwise, on a sphere of 6,371 km: exact enough for a sample. */
function square({lon, lat}: Spot): SampleGeometry {
  const dLat = round(1000 / 111195);
  const dLon = round(1000 / (111195 * Math.cos((lat * Math.PI) / 180)));
  const at = (x: number, y: number): [number, number] => [round(lon + x * dLon), round(lat + y * dLat)];
  return {type: 'Polygon', coordinates: [[at(-1, -1), at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)]]};
}

/** A line of 2 km from south to north through a place. */
function transect({lon, lat}: Spot): SampleGeometry {
  const dLat = round(1000 / 111195);
  return {
    type: 'LineString',
    coordinates: [
      [lon, round(lat - dLat)],
      [lon, lat],
      [lon, round(lat + dLat)],
    ],
  };
}

interface Encoded {
  type: string;
  text: string;
  geometry: SampleGeometry | null;
}

/** One place as one location type: the string that goes into the payload, and the geometry that a reader gets back. */
function encodeLocation(spot: Spot, type: string, generation: ProtocolVersion): Encoded {
  const {lon, lat} = spot;
  const point: SampleGeometry = {type: 'Point', coordinates: [lon, lat]};
  const closed = (ring: [number, number][]): SampleGeometry => ({type: 'Polygon', coordinates: [[...ring, ring[0]!]]});
  switch (type) {
    case 'geojson':
    case 'geojson-point':
      return {type, text: JSON.stringify(point), geometry: point};
    case 'geojson-line': {
      const geometry = spot.geometry ?? transect(spot);
      return {type, text: JSON.stringify(geometry), geometry};
    }
    case 'geojson-polygon': {
      const geometry = spot.geometry ?? square(spot);
      return {type, text: JSON.stringify(geometry), geometry};
    }
    case 'coordinate-decimal+lon-lat':
      return {type, text: generation === 'v0.2' ? JSON.stringify([lon, lat]) : `${lon}, ${lat}`, geometry: point};
    case 'wkt':
      return {type, text: `POINT (${lon} ${lat})`, geometry: point};
    case 'h3': {
      const cell = latLngToCell(lat, lon, 9);
      return {
        type,
        text: cell,
        geometry: closed(
          cellToBoundary(cell, true)
            .slice(0, -1)
            .map(([x, y]) => [round(x!), round(y!)]),
        ),
      };
    }
    case 'geohash': {
      const cell = geohash.encode(lat, lon, 9);
      const [south, west, north, east] = geohash.decode_bbox(cell).map((value) => round(value, 7)) as [
        number,
        number,
        number,
        number,
      ];
      return {
        type,
        text: cell,
        geometry: closed([
          [west, south],
          [east, south],
          [east, north],
          [west, north],
        ]),
      };
    }
    case 'scaledCoordinates': {
      const scale = 1_000_000;
      return {
        type,
        text: JSON.stringify({x: Math.round(lon * scale), y: Math.round(lat * scale), scale}),
        geometry: point,
      };
    }
    case 'address':
      return {type, text: `${spot.name}, ${spot.country}`, geometry: null};
    default:
      throw new Error(`unknown location type ${type}`);
  }
}

const NINE = [
  'geojson-point',
  'h3',
  'coordinate-decimal+lon-lat',
  'geohash',
  'geojson-polygon',
  'wkt',
  'geojson-line',
  'scaledCoordinates',
  'address',
];
// What v0.1 writers store: mostly GeoJSON, and now and then each of the other forms.
const V01_TYPES = [
  'geojson-point',
  'geojson-point',
  'geojson',
  'geojson-point',
  'h3',
  'geojson-point',
  'geojson-polygon',
  'geojson-point',
  'geohash',
  'geojson-point',
  'wkt',
  'geojson',
  'coordinate-decimal+lon-lat',
  'geojson-point',
  'geojson-line',
  'geojson-point',
  'address',
  'geojson-point',
  'scaledCoordinates',
  'geojson-point',
];
const V01_CHAINS: SampleChain[] = ['sepolia', 'sepolia', 'base', 'sepolia', 'arbitrum', 'sepolia', 'celo', 'base'];
const V02_CHAINS: SampleChain[] = ['sepolia', 'base-sepolia', 'arbitrum-sepolia', 'optimism-sepolia'];

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length]!;
}

function representative(encoded: Encoded, spot: Spot): [number, number] | null {
  if (!encoded.geometry) return null;
  if (encoded.type === 'h3') {
    const [lat, lon] = cellToLatLng(encoded.text);
    return [round(lon), round(lat)];
  }
  if (encoded.type === 'geohash') {
    const {latitude, longitude} = geohash.decode(encoded.text);
    return [round(longitude), round(latitude)];
  }
  return [spot.lon, spot.lat];
}

async function main(): Promise<void> {
  const spots = readSpots()
    .map((spot, index) => {
      const eventTimestamp = Math.floor(FIRST_EVENT + dice(`event ${spot.name}`) * (LAST_EVENT - FIRST_EVENT));
      const time = eventTimestamp + 30 + Math.floor(dice(`delay ${spot.name}`) ** 3 * 172800);
      return {spot, generation: (index % 4 === 3 ? 'v0.2' : 'v0.1') as ProtocolVersion, eventTimestamp, time};
    })
    // By signing time, so that a record refers only to what was signed before it.
    .sort((a, b) => a.time - b.time);

  const wallets = Array.from({length: KEYS}, (_, n) => throwAwayWallet(n + 1));
  const encoders = {'v0.1': new SchemaEncoder(SCHEMAS['v0.1']), 'v0.2': new SchemaEncoder(SCHEMAS['v0.2'])};
  const counters: Record<ProtocolVersion, number> = {'v0.1': 0, 'v0.2': 0};
  const lastOfChain = new Map<SampleChain, string>();
  const records: SampleRecord[] = [];

  for (const [index, {spot, generation, eventTimestamp, time}] of spots.entries()) {
    const n = counters[generation]++;
    const chain = generation === 'v0.1' ? pick(V01_CHAINS, n) : pick(V02_CHAINS, n);
    const {chainId, eas, version} = domainOf(chain);
    const handDrawn =
      spot.geometry?.type === 'LineString' ? 'geojson-line' : spot.geometry ? 'geojson-polygon' : undefined;
    const wanted = handDrawn ?? (generation === 'v0.1' ? pick(V01_TYPES, n) : pick(NINE, n));
    // Neither a square nor a transect exists around a pole.
    const atPole = Math.abs(spot.lat) > 89 && wanted !== 'h3';
    const encoded = encodeLocation(spot, atPole ? 'geojson-point' : wanted, generation);
    const wallet = pick(wallets, Math.floor(dice(`attester ${spot.name}`) * KEYS));
    const srs = generation === 'v0.1' ? 'EPSG:4326' : CRS84;
    const withMedia = generation === 'v0.1' && n % 5 === 2;
    const withRecipe = generation === 'v0.1' && n % 11 === 4;
    const expires = index % 17 === 5;
    const revoked = index % 23 === 7;
    const refers = index % 19 === 11;
    const note = toUtf8Bytes(`${spot.name}\n`);
    const fields = {
      recipeType: withRecipe ? [pick(['gps', 'manual', 'qrcode'], n)] : [],
      recipePayload: withRecipe ? [hexlify(toUtf8Bytes(JSON.stringify({example: true, spot: spot.name})))] : [],
      mediaType: withMedia ? ['text/plain'] : [],
      mediaData: withMedia ? [rawCid(note)] : [],
      memo: generation === 'v0.1' ? `${spot.name} (${spot.kind})` : '',
    };
    const data =
      generation === 'v0.1'
        ? encoders['v0.1'].encodeData([
            {name: 'eventTimestamp', type: 'uint256', value: eventTimestamp},
            {name: 'srs', type: 'string', value: srs},
            {name: 'locationType', type: 'string', value: encoded.type},
            {name: 'location', type: 'string', value: encoded.text},
            {name: 'recipeType', type: 'string[]', value: fields.recipeType},
            {name: 'recipePayload', type: 'bytes[]', value: fields.recipePayload},
            {name: 'mediaType', type: 'string[]', value: fields.mediaType},
            {name: 'mediaData', type: 'string[]', value: fields.mediaData},
            {name: 'memo', type: 'string', value: fields.memo},
          ])
        : encoders['v0.2'].encodeData([
            {name: 'lp_version', type: 'string', value: '1.0.0'},
            {name: 'srs', type: 'string', value: srs},
            {name: 'location_type', type: 'string', value: encoded.type},
            {name: 'location', type: 'string', value: encoded.text},
          ]);
    const message = {
      schema: SchemaRegistry.getSchemaUID(SCHEMAS[generation], ZeroAddress, true),
      recipient: dice(`recipient ${spot.name}`) < 0.25 ? pick(wallets, index).address : ZeroAddress,
      time: BigInt(time),
      expirationTime: BigInt(expires ? time + 90 * 86400 + Math.floor(dice(`expiry ${spot.name}`) * 600) * 86400 : 0),
      revocable: true,
      refUID: (refers && lastOfChain.get(chain)) || ZeroHash,
      data,
      salt: keccak256(toUtf8Bytes(`astral docs sample record ${spot.name} salt`)),
    };
    const offchain = new Offchain(
      {address: eas, version, chainId: BigInt(chainId)},
      OffchainAttestationVersion.Version2,
      null as never,
    );
    const signed = await offchain.signOffchainAttestation(message, wallet);
    const middle = representative(encoded, spot);
    lastOfChain.set(chain, signed.uid);
    records.push({
      uid: signed.uid,
      generation,
      schema: message.schema,
      chain,
      chainId,
      domainVersion: version,
      verifyingContract: eas,
      attester: wallet.address,
      recipient: message.recipient,
      time,
      eventTimestamp,
      expirationTime: Number(message.expirationTime),
      revocable: true,
      revoked,
      revocationTime: revoked ? time + 3600 * (1 + Math.floor(dice(`revocation ${spot.name}`) * 72)) : 0,
      refUID: message.refUID,
      srs,
      locationType: encoded.type,
      location: encoded.text,
      geometry: encoded.geometry,
      longitude: middle?.[0] ?? null,
      latitude: middle?.[1] ?? null,
      ...fields,
      data,
      salt: message.salt,
      signature: {r: signed.signature.r, s: signed.signature.s, v: signed.signature.v},
      place: {name: spot.name, kind: spot.kind, country: spot.country, longitude: spot.lon, latitude: spot.lat},
    });
  }

  // One record a line keeps the file readable in a diff.
  writeFileSync(join(folder, 'records.json'), `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
  console.log(`${records.length} records written`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
