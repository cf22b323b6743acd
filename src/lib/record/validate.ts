import type {Finding} from '../geo/types';
import {checkLocation, isLocationType, type AxisOrder} from './location';
import {CRS84, type PayloadV01} from './model';

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

const error = (code: string, rule: string, field: string, message: string): Finding => ({
  level: 'error',
  code,
  rule,
  field,
  message,
});
const warning = (code: string, rule: string, field: string, message: string): Finding => ({
  level: 'warning',
  code,
  rule,
  field,
  message,
});
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a reference-system value means for the order of axes. */
function axisOrderOf(srs: string): AxisOrder {
  if (
    srs === CRS84 ||
    /^urn:ogc:def:crs:OGC:(1\.3)?:CRS84$/.test(srs) ||
    srs === 'http://www.opengis.net/def/crs/OGC/0/CRS84h'
  )
    return 'lon-lat';
  if (/^http:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[^/]+\/4326$/.test(srs)) return 'lat-lon';
  return /^http:\/\/www\.opengis\.net\/def\/crs\/|^urn:ogc:def:crs:/.test(srs) ? 'other' : 'unknown';
}

function checkSrs(srs: unknown): Finding[] {
  if (!isText(srs)) return [error('wrong-type', 'LP-4', 'srs', 'a string is expected')];
  // A general URI check accepts "EPSG:4326", because it reads as the scheme "epsg".
  if (/^(EPSG|CRS|OGC|IAU|ESRI):[\w.:-]+$/i.test(srs))
    return [
      error('srs-short-code', 'LP-4', 'srs', `"${srs}" is a short code; write the identifier as an HTTP URI or URN`),
    ];
  if (!/^(https?:\/\/[^\s/]+\/\S+|urn:[a-z0-9][a-z0-9-]+:\S+)$/i.test(srs))
    return [error('srs-not-uri', 'LP-4', 'srs', `"${srs}" is neither an HTTP URI nor a URN`)];
  if (/^https:\/\/www\.opengis\.net\/def\/crs\//.test(srs))
    return [error('srs-https', 'LP-5', 'srs', 'OGC identifiers begin with http://; they are names, not addresses')];
  return [];
}

/**
 * Checks a v0.2 record, given as parsed JSON, in the order of the specification: object, required fields, version, reference system,
 * type, location, then the optional fields. Returns findings with a stable code and the number of the rule; no error among them
 * means valid. Stricter than the published JSON Schema, which does not look inside coordinates.
 */
export function validateRecord(value: unknown): Finding[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [error('not-object', 'LP-1', '', 'a record is one JSON object')];
  const record = value as Record<string, unknown>;
  const findings: Finding[] = [];
  for (const field of ['lp_version', 'srs', 'location_type', 'location']) {
    if (!(field in record)) findings.push(error('missing-field', 'LP-2', field, `${field} is missing`));
  }
  if ('lp_version' in record && !(isText(record.lp_version) && /^\d+\.\d+\.\d+$/.test(record.lp_version))) {
    findings.push(
      error(
        'version-pattern',
        'LP-3',
        'lp_version',
        'three numbers with full stops are expected, as text, for example "1.0.0"',
      ),
    );
  }
  if ('srs' in record) findings.push(...checkSrs(record.srs));
  if ('location_type' in record) {
    if (!isLocationType(record.location_type)) {
      findings.push(
        error(
          'location-type-unknown',
          'LP-6',
          'location_type',
          `${JSON.stringify(record.location_type)} is not in the v0.2 registry`,
        ),
      );
    } else if ('location' in record) {
      const order = isText(record.srs) ? axisOrderOf(record.srs) : 'lon-lat';
      if (order === 'lat-lon' && /^(geojson-|coordinate-decimal)/.test(record.location_type)) {
        const message = 'EPSG 4326 has latitude first; GeoJSON and the decimal type are longitude first';
        findings.push(warning('srs-lat-first', 'LP-40', 'srs', message));
      }
      findings.push(...checkLocation(record.location_type, record.location, order));
    }
  }
  const {
    event_timestamp: event,
    media_data: data,
    media_type: mime,
    attributes,
    attributes_schema: schema,
    proof,
    extensions,
  } = record;
  if (event !== undefined && !(Number.isSafeInteger(event) && (event as number) > 0)) {
    findings.push(error('event-timestamp', 'LP-8', 'event_timestamp', 'a positive integer is expected: Unix seconds'));
  } else if (typeof event === 'number' && event > 1e11) {
    findings.push(
      warning(
        'event-milliseconds',
        'LP-8',
        'event_timestamp',
        'the number looks like milliseconds; seconds are expected',
      ),
    );
  }
  for (const [field, content] of [
    ['media_data', data],
    ['media_type', mime],
  ] as const) {
    if (content !== undefined && !isText(content))
      findings.push(error('wrong-type', 'LP-9', field, 'a string is expected'));
  }
  if (isText(mime) && !/^[\w.+-]+\/[\w.+-]+(\s*;.*)?$/.test(mime))
    findings.push(warning('media-type-form', 'LP-9', 'media_type', `"${mime}" does not look like a media type`));
  if ((data === undefined) !== (mime === undefined))
    findings.push(warning('media-pair', 'LP-9', 'media_data', 'media_data and media_type belong together'));
  if (attributes !== undefined && !isText(attributes))
    findings.push(
      error('attributes-not-text', 'LP-10', 'attributes', 'text is expected: write the object as JSON text'),
    );
  if (schema !== undefined && !isText(schema))
    findings.push(error('wrong-type', 'LP-10', 'attributes_schema', 'a string is expected'));
  if (schema !== undefined && attributes === undefined)
    findings.push(
      warning('schema-without-attributes', 'LP-10', 'attributes_schema', 'it means nothing without attributes'),
    );
  if (proof !== undefined) {
    const {stamp_types: types, stamps} = (typeof proof === 'object' && proof !== null ? proof : {}) as Record<
      string,
      unknown
    >;
    if (!isText(types) || !isText(stamps))
      findings.push(
        error('proof-shape', 'LP-11', 'proof', 'an object with two strings is expected: stamp_types and stamps'),
      );
  }
  if (
    extensions !== undefined &&
    (typeof extensions !== 'object' || extensions === null || Array.isArray(extensions))
  ) {
    findings.push(error('wrong-type', 'LP-12', 'extensions', 'an object is expected'));
  }
  for (const field of Object.keys(record)) {
    if (!KNOWN_FIELDS.has(field))
      findings.push(
        warning(
          'unknown-field',
          'LP-12',
          field,
          `${field} is not a field of the registry; private fields belong into extensions`,
        ),
      );
  }
  return findings;
}

/** Checks the decoded nine fields of a v0.1 attestation, as far as the schema leaves room for mistakes. */
export function validatePayloadV01(payload: PayloadV01): Finding[] {
  const findings: Finding[] = [];
  const {eventTimestamp, srs, locationType, location, recipeType, recipePayload, mediaType, mediaData} = payload;
  if (recipeType.length !== recipePayload.length) {
    findings.push(
      error(
        'recipe-pairs',
        'LP-18',
        'recipePayload',
        `${recipeType.length} recipe types stand against ${recipePayload.length} payloads`,
      ),
    );
  }
  if (mediaType.length !== mediaData.length) {
    findings.push(
      error(
        'media-pairs',
        'LP-18',
        'mediaData',
        `${mediaType.length} media types stand against ${mediaData.length} items`,
      ),
    );
  }
  if (eventTimestamp > 100_000_000_000n)
    findings.push(
      warning(
        'event-milliseconds',
        'LP-17',
        'eventTimestamp',
        'the number looks like milliseconds; seconds are expected',
      ),
    );
  if (srs === '')
    findings.push(warning('srs-empty', 'LP-17', 'srs', 'no reference system is given; API v0 stores WGS84'));
  if (location.trim() === '') findings.push(error('location-empty', 'LP-17', 'location', 'no location is given'));
  const pair = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(location);
  if (pair && Math.abs(Number(pair[1])) <= 90) {
    findings.push(
      warning(
        'api-swaps-axes',
        'LP-19',
        'location',
        'API v0 reads such a pair as latitude, longitude; write GeoJSON instead',
      ),
    );
  }
  if (/^(geojson|point$|polygon$)/i.test(locationType) || location.trim().startsWith('{"type"')) {
    try {
      const value = JSON.parse(location) as {type?: unknown};
      const type =
        value.type === 'LineString' ? 'geojson-line' : value.type === 'Polygon' ? 'geojson-polygon' : 'geojson-point';
      findings.push(...checkLocation(type, value));
    } catch {
      findings.push(
        error('location-not-json', 'LP-17', 'location', `${locationType} announces GeoJSON, but the text is no JSON`),
      );
    }
  }
  return findings;
}

/** Whether none of the findings is an error. */
export const isValid = (findings: readonly Finding[]): boolean => findings.every(({level}) => level !== 'error');
