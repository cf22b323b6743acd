import type {Finding} from '../geo/types';
import {addGeometryFindings, isObject} from '../geo/geojson';
import {collectFindings, orderByStep, type AddFinding} from '../reasons';
import {
  checkLocation,
  isLocationType,
  isWhitespace,
  locationFromText,
  parseLocationJson,
  type AxisOrder,
} from './location';
import {CRS84, type Payloads} from './model';

const KNOWN_FIELDS = new Set([
  'lp_version',
  'srs',
  'location_type',
  'location',
  'event_timestamp',
  'media_data',
  'media_type',
  'attributes',
  'attributes_schema',
  'proof',
  'extensions',
]);

const isText = (value: unknown): value is string => typeof value === 'string';
const LON_LAT = new Set([
  CRS84,
  'http://www.opengis.net/def/crs/OGC/0/CRS84h',
  'urn:ogc:def:crs:OGC:1.3:CRS84',
  'urn:ogc:def:crs:OGC::CRS84',
]);

/** Order of axes under a value of the reference system. */
export function findAxisOrder(srs: unknown): AxisOrder {
  if (!isText(srs)) return 'other';
  if (LON_LAT.has(srs)) return 'lon-lat';
  return /^(http:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[^/]+\/|urn:ogc:def:crs:EPSG:[^:]*:)4326$/.test(srs)
    ? 'lat-lon'
    : 'other';
}

/** Checks an identifier of a reference system. A general URI check accepts "EPSG:4326", because it reads as the scheme "epsg". */
export function checkSrs(srs: string, add: AddFinding): void {
  if (/^(EPSG|CRS|OGC|IAU|ESRI):[\w.:-]+$/i.test(srs))
    return add('srs-short-code', 'srs', `"${srs}" is a short code; write the identifier as an HTTP URI or URN`);
  if (!/^(https?:\/\/[!-"$-.0->@-~][!-~]*|urn:[a-z0-9][a-z0-9-]+:[!-~]+)$/i.test(srs))
    add('srs-not-uri', 'srs', `"${srs}" is neither an HTTP URI nor a URN`);
  if (srs.startsWith('https://www.opengis.net/def/crs/'))
    add('srs-https', 'srs', 'OGC identifiers begin with http://; they are names, not addresses');
}

/** The four forms of `attributes_schema` in the draft. */
const SCHEMA_FORMS = [
  /^json:inline:(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/,
  /^ipfs:cid:(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,})$/,
  /^eas:[a-z0-9-]+:0x[0-9a-fA-F]{64}$/,
  /^atproto:lexicon:[A-Za-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+\.[A-Za-z][A-Za-z0-9]*$/,
];

/** A media type in the form of RFC 6838 section 4.2, with or without parameters. */
const MEDIA_TYPE =
  /^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}\/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}(?:[ \t]*;[ -~\t]*)?$/;

/** Checks the version; tells whether the record can be read by the rules of 1.0.0. */
function checkVersion(version: unknown, add: AddFinding): boolean {
  if (!isText(version) || !/^[0-9]+\.[0-9]+\.[0-9]+$/.test(version)) {
    add('version-pattern', 'lp_version', 'three numbers with full stops are expected, as text, for example "1.0.0"');
    return true;
  }
  // As text: some browsers need a second for a number of 200,000 digits.
  const [major] = version.replace(/^0+(?=[0-9])/, '').split('.');
  if (major === '0')
    add('version-zero', 'lp_version', `version ${version} is before 1.0.0; the record is read by the rules of 1.0.0`);
  else if (major !== '1')
    add('version-major', 'lp_version', `version ${version} can have other rules; nothing else is checked`);
  return major === '0' || major === '1';
}

function checkOptional(record: Record<string, unknown>, add: AddFinding): void {
  const {
    event_timestamp: event,
    media_data: data,
    media_type: mime,
    attributes,
    attributes_schema: schema,
    proof,
    extensions,
  } = record;
  if (event !== undefined && !(Number.isSafeInteger(event) && (event as number) > 0))
    add('event-timestamp', 'event_timestamp', 'a positive integer is expected: Unix seconds');
  else if (event !== undefined && (event as number) > 1e11)
    add('event-milliseconds', 'event_timestamp', 'the number looks like milliseconds; seconds are expected');
  if (data !== undefined && !isText(data)) add('wrong-type', 'media_data', 'a string is expected', 'LP-9');
  if (mime !== undefined && !isText(mime)) add('wrong-type', 'media_type', 'a string is expected', 'LP-9');
  if (isText(mime) && !MEDIA_TYPE.test(mime))
    add('media-type-form', 'media_type', `"${mime}" does not have the form of a media type`);
  if ((data === undefined) !== (mime === undefined))
    add('media-pair', 'media_data', 'media_data and media_type belong together');
  if (attributes !== undefined && !isText(attributes))
    add('attributes-not-text', 'attributes', 'text is expected: write the object as JSON text');
  if (schema !== undefined && !isText(schema)) add('wrong-type', 'attributes_schema', 'a string is expected', 'LP-10');
  if (isText(schema) && !SCHEMA_FORMS.some((form) => form.test(schema)))
    add('attributes-schema-form', 'attributes_schema', 'none of the four forms of the draft');
  if (schema !== undefined && attributes === undefined)
    add('schema-without-attributes', 'attributes_schema', 'it has no meaning without attributes');
  if (proof !== undefined && !(isObject(proof) && isText(proof.stamp_types) && isText(proof.stamps)))
    add('proof-shape', 'proof', 'an object with two strings is expected: stamp_types and stamps');
  if (extensions !== undefined && !isObject(extensions))
    add('wrong-type', 'extensions', 'an object is expected', 'LP-12');
  for (const field of Object.keys(record)) {
    const message = `${field} is not a field of the draft; private fields belong in extensions`;
    if (!KNOWN_FIELDS.has(field)) add('unknown-field', field, message);
  }
}

/**
 * Checks a v0.2 record, given as parsed JSON, by the table of reasons (reasons/table.ts), which gives severity and order.
 * Returns findings with a stable code and the number of the rule, the most important first; no error among them means valid.
 * Stricter than the published JSON Schema, which does not look inside coordinates.
 */
export const validateRecord = (record: unknown): Finding[] =>
  orderByStep(collectFindings((add) => checkRecord(record, add)));

function checkRecord(record: unknown, add: AddFinding): void {
  if (!isObject(record)) return add('not-object', '', 'a record is one JSON object');
  if ('lp_version' in record && !checkVersion(record.lp_version, add)) return;
  for (const field of ['lp_version', 'srs', 'location_type', 'location'])
    if (!(field in record)) add('missing-field', field, `${field} is missing`);
  const {srs, location_type: type} = record;
  if (isText(srs)) checkSrs(srs, add);
  else if ('srs' in record) add('wrong-type', 'srs', 'a string is expected', 'LP-4');
  const order = findAxisOrder(srs);
  // A type that begins with geojson- is longitude first, even when the registry doesn't have it.
  if (order === 'lat-lon' && isText(type) && /^(geojson-|coordinate-decimal\+lon-lat$)/.test(type))
    add('srs-lat-first', 'srs', 'EPSG 4326 has latitude first; GeoJSON and the decimal type are longitude first');
  if (!isLocationType(type)) {
    if ('location_type' in record)
      add('location-type-unknown', 'location_type', `${JSON.stringify(type)} is not in the v0.2 registry`);
  } else if ('location' in record) checkLocation(type, record.location, order, add);
  checkOptional(record, add);
}

/** Checks the record that four EAS strings carry. */
export function checkPayloadV02(payload: Payloads['v0.2'], add: AddFinding): void {
  const {location_type: type, location} = payload;
  if (!isLocationType(type)) return add('location-unreadable', 'location', `"${type}" is not in the v0.2 registry`);
  let value: unknown;
  try {
    value = locationFromText(type, location);
  } catch {
    return add('location-unreadable', 'location', `location: JSON text is expected for ${type}`);
  }
  checkRecord({...payload, location: value}, add);
}

/** A bare pair of decimal numbers, as v0.1 writers put it into `location`. */
const PAIR = /^[ \t\n\r]*(-?[0-9]+(?:\.[0-9]+)?)[ \t\n\r]*,[ \t\n\r]*-?[0-9]+(?:\.[0-9]+)?[ \t\n\r]*$/;

/** Checks the decoded nine fields of a v0.1 attestation, as far as the schema leaves room for mistakes. */
export function checkPayloadV01(payload: Payloads['v0.1'], add: AddFinding): void {
  const {eventTimestamp, srs, locationType, location, recipeType, recipePayload, mediaType, mediaData} = payload;
  if (recipeType.length !== recipePayload.length)
    add('recipe-pairs', 'recipePayload', `${recipeType.length} recipe types and ${recipePayload.length} payloads`);
  if (mediaType.length !== mediaData.length)
    add('media-pairs', 'mediaData', `${mediaType.length} media types and ${mediaData.length} items`);
  if (eventTimestamp > 100_000_000_000n) {
    const message = 'the number looks like milliseconds; seconds are expected';
    add('event-milliseconds', 'eventTimestamp', message, 'LP-17');
  }
  if (srs === '') add('srs-empty', 'srs', 'no reference system is given; API v0 stores WGS84');
  if (isWhitespace(location)) add('location-empty', 'location', 'no location is given');
  const [, first] = PAIR.exec(location) ?? [];
  if (first !== undefined && Math.abs(Number(first)) <= 90)
    add('api-swaps-axes', 'location', 'API v0 reads such a pair as latitude, longitude; write GeoJSON instead');
  if (/^(geojson|point$|polygon$)/i.test(locationType) || /^[ \t\n\r]*\{"type"/.test(location)) {
    let value: unknown;
    try {
      value = parseLocationJson(location);
    } catch {
      return add('location-not-json', 'location', `${locationType} announces GeoJSON, but the text is not JSON`);
    }
    addGeometryFindings(value, undefined, 'location', add);
  }
}

/** Whether none of the findings is an error. */
export const isValid = (findings: readonly Finding[]): boolean => findings.every(({level}) => level !== 'error');
