// runs: offline
// Turns the fields of a v0.1 attestation into a v0.2 location record, and
// rejects what cannot be turned without guessing.
// #region imports
import {
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress} from 'ethers';
// #endregion imports

// #region types
/** The nine fields of the v0.1 schema, as a decoder gives them. */
interface FieldsV01 {
  readonly eventTimestamp: bigint;
  readonly srs: string;
  readonly locationType: string;
  readonly location: string;
  readonly recipeType: readonly string[];
  readonly recipePayload: readonly string[];
  readonly mediaType: readonly string[];
  readonly mediaData: readonly string[];
  readonly memo: string;
}

interface RecordV02 {
  lp_version: '1.0.0';
  srs: string;
  location_type: string;
  location: unknown;
  event_timestamp?: number;
  media_type?: string;
  media_data?: string;
  attributes?: string;
}
// #endregion types

// #region location
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const GEOJSON_NAMES: Readonly<Record<string, string>> = {
  Point: 'geojson-point',
  LineString: 'geojson-line',
  Polygon: 'geojson-polygon',
};
const UNCHANGED = new Set(['h3', 'geohash', 'wkt', 'address']);

/**
 * `location_type` and `location` of v0.2. Throws when the old text can be read
 * in more than one way.
 */
function convertLocation(
  type: string,
  location: string,
): {location_type: string; location: unknown} {
  const family = type.toLowerCase().split('-')[0] ?? '';
  if (family === 'geojson') {
    const geometry = JSON.parse(location) as {type: string};
    const name = GEOJSON_NAMES[geometry.type];
    if (name === undefined)
      throw new Error(`${geometry.type} is not in the v0.2 registry`);
    // A writer can put any name here, so the geometry itself decides.
    return {location_type: name, location: geometry};
  }
  if (UNCHANGED.has(family)) return {location_type: family, location};
  throw new Error(
    `"${type}" with "${location}": the order of the axes is not known`,
  );
}
// #endregion location

// #region migrate
function migrate(old: FieldsV01): RecordV02 {
  if (old.srs !== '' && old.srs !== 'EPSG:4326')
    throw new Error(`no rule for the reference system ${old.srs}`);
  if (old.recipeType.length > 0 || old.recipePayload.length > 0)
    throw new Error(
      'evidence in the recipe arrays has no agreed place in v0.2',
    );
  if (old.mediaType.length !== old.mediaData.length)
    throw new Error('the media arrays differ in length');
  if (old.mediaType.some((type, i) => !type !== !old.mediaData[i]))
    throw new Error('a media type without its data, or data without its type');

  // The writers of v0.1 stored EPSG:4326, which is formally latitude first,
  // over longitude-first data. CRS84 says what was meant.
  const record: RecordV02 = {
    lp_version: '1.0.0',
    srs: CRS84,
    ...convertLocation(old.locationType, old.location),
  };
  if (old.eventTimestamp > 0n)
    record.event_timestamp = Number(old.eventTimestamp);

  // A pair of empty texts is no medium.
  const pairs = old.mediaType.flatMap((type, i) =>
    type ? [{media_type: type, media_data: old.mediaData[i]}] : [],
  );
  const [first, ...further] = pairs;
  if (first !== undefined) Object.assign(record, first);

  const attributes = {
    ...(old.memo === '' ? {} : {memo: old.memo}),
    ...(further.length === 0 ? {} : {further_media: further}),
  };
  if (Object.keys(attributes).length > 0)
    record.attributes = JSON.stringify(attributes);
  return record;
}
// #endregion migrate

// #region encode
const SCHEMA_V02 =
  'string lp_version,string srs,string location_type,string location';

/**
 * The payload for EAS. The four-field schema carries the base fields only:
 * time, media and attributes stay outside it.
 */
function encode(record: RecordV02): string {
  const location =
    typeof record.location === 'string'
      ? record.location
      : JSON.stringify(record.location);
  return new SchemaEncoder(SCHEMA_V02).encodeData([
    {name: 'lp_version', type: 'string', value: record.lp_version},
    {name: 'srs', type: 'string', value: record.srs},
    {name: 'location_type', type: 'string', value: record.location_type},
    {name: 'location', type: 'string', value: location},
  ]);
}
// #endregion encode

// #region run
const airy: FieldsV01 = {
  eventTimestamp: 1735689600n,
  srs: 'EPSG:4326',
  locationType: 'geojson',
  location: '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  recipeType: [],
  recipePayload: [],
  mediaType: ['text/plain'],
  mediaData: ['bafkreihztdv7c6qcr6o5em7zi7vofforr2evtastisqyh5tinhdbfz3pji'],
  memo: 'Airy Transit Circle',
};

const record = migrate(airy);
console.log(JSON.stringify(record, null, 2));
console.log('\nEAS payload:', (encode(record).length - 2) / 2, 'bytes');
console.log(
  'schema UID, computed:',
  SchemaRegistry.getSchemaUID(SCHEMA_V02, ZeroAddress, true),
);

const hard: [name: string, fields: FieldsV01][] = [
  [
    'text pair',
    {
      ...airy,
      locationType: 'coordinate-decimal',
      location: '51.477812, -0.001475',
    },
  ],
  [
    'two lines',
    {...airy, location: '{"type":"MultiLineString","coordinates":[]}'},
  ],
  ['evidence', {...airy, recipeType: ['gps'], recipePayload: ['0x01']}],
  ['half a medium', {...airy, mediaType: ['']}],
];
console.log('\nleft for a person to decide:');
for (const [name, fields] of hard) {
  try {
    migrate(fields);
  } catch (error) {
    console.log(`- ${name}: ${(error as Error).message}`);
  }
}
// #endregion run
