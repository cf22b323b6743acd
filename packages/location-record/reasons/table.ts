/**
 * Every reason that a reader or a verifier of these pages can give, in order of precedence: the one table behind
 * /location-protocol/reason-codes, the severity and the order of `packages/location-record/record`, and the conformance kit.
 */
import {createReasonFactory, type Reason} from './reason';

const text = createReasonFactory('text', 'error', 'everything');
const record = {
  error: createReasonFactory('record', 'error'),
  warning: createReasonFactory('record', 'warning'),
  endsEverything: createReasonFactory('record', 'error', 'everything'),
};
const location = {
  error: createReasonFactory('location', 'error'),
  warning: createReasonFactory('location', 'warning'),
  endsLocation: createReasonFactory('location', 'error', 'location'),
  endsPosition: createReasonFactory('location', 'error', 'position'),
  endsRing: createReasonFactory('location', 'error', 'ring'),
};
const pack = {
  error: createReasonFactory('package', 'error'),
  warning: createReasonFactory('package', 'warning'),
  endsEverything: createReasonFactory('package', 'error', 'everything'),
  endsSignature: createReasonFactory('package', 'error', 'signature'),
};
const payload = {
  error: createReasonFactory('payload', 'error'),
  warning: createReasonFactory('payload', 'warning'),
  endsPayload: createReasonFactory('payload', 'error', 'payload'),
};
const proof = createReasonFactory('proof', 'error');

/** In order of precedence: the first error of the list is the reason. */
export const reasons = [
  text('not-json', 'LP-1 LP-26', 'The text is not JSON as RFC 8259 defines it. `NaN` and `Infinity` are not JSON.'),
  text('not-object', 'LP-1 LP-55', 'The value is not a JSON object. An array is not an object here.'),

  record.endsEverything(
    'version-major',
    'LP-35',
    '`lp_version` has the form of LP-3 and its first number is 2 or more.',
  ),
  record.error(
    'missing-field',
    'LP-2',
    'One of the four required fields is absent. A field with the value `null` is present.',
  ),
  record.error(
    'wrong-type',
    'LP-4 LP-9 LP-10 LP-12',
    '`srs`, `media_data`, `media_type` or `attributes_schema` is present and not a string, or `extensions` is present and not an object.',
  ),
  record.error(
    'version-pattern',
    'LP-3',
    '`lp_version` is present and is not a string of three groups of ASCII digits with full stops between them, from the first character to the last.',
  ),
  record.warning('version-zero', 'LP-35', '`lp_version` has the form of LP-3 and its first number is 0.'),
  record.error(
    'srs-short-code',
    'LP-4',
    '`srs` is `EPSG:`, `CRS:`, `OGC:`, `IAU:` or `ESRI:`, in any case, and then one or more of the characters `A-Z a-z 0-9 _ . : -`.',
  ),
  record.error(
    'srs-not-uri',
    'LP-4',
    '`srs` is a string, not a short code, and neither an HTTP URI nor a URN in the sense of LP-4.',
  ),
  record.error('srs-https', 'LP-5', '`srs` begins with `https://www.opengis.net/def/crs/`.'),
  record.warning(
    'srs-lat-first',
    'LP-40',
    '`srs` has the axis order latitude, longitude, and `location_type` begins with `geojson-` or is `coordinate-decimal+lon-lat`.',
  ),
  record.error(
    'location-type-unknown',
    'LP-6',
    '`location_type` is present and not one of the nine identifiers of the registry. The location is not checked.',
  ),

  location.endsLocation(
    'decimal-shape',
    'LP-43',
    'The type is `coordinate-decimal+lon-lat` and the location is not an array of exactly two finite numbers.',
  ),
  location.endsLocation('geojson-as-text', 'LP-44', 'The type begins with `geojson-` and the location is a string.'),
  location.endsLocation(
    'not-geojson',
    'LP-44',
    'A geometry is expected, and the value is neither a string nor an object.',
  ),
  location.endsLocation(
    'geojson-wrapper',
    'LP-44',
    'The member `type` of the geometry is `Feature` or `FeatureCollection`.',
  ),
  location.endsLocation(
    'geometry-type',
    'LP-44',
    'The member `type` of the geometry is absent or is anything else than `Point`, `LineString` or `Polygon`.',
  ),
  location.endsLocation(
    'geometry-mismatch',
    'LP-44',
    'The geometry is a Point, LineString or Polygon, and not the one that `location_type` names.',
  ),
  location.endsLocation(
    'h3-form',
    'LP-49',
    'The type is `h3` and the location is not a string of an `8` and fourteen digits `0-9 a-f`.',
  ),
  location.endsLocation('h3-not-cell', 'LP-49', 'The form is right, and the bits are not those of a cell.'),
  location.endsLocation(
    'geohash-alphabet',
    'LP-50',
    'The type is `geohash` and the location is not a string of 1 to 12 characters out of `0123456789bcdefghjkmnpqrstuvwxyz`.',
  ),
  location.endsLocation('not-text', 'LP-51', 'The type is `wkt` and the location is not a string.'),
  location.endsLocation('wkt-ewkt', 'LP-51', 'The text begins with `SRID`, in any case, and an equals sign.'),
  location.endsLocation(
    'wkt-type',
    'LP-51',
    'The text has the outer form of LP-51 and another name than POINT, LINESTRING, POLYGON.',
  ),
  location.endsLocation('wkt-empty', 'LP-51', 'The name is one of the three and the body is EMPTY.'),
  location.endsLocation(
    'wkt-syntax',
    'LP-51',
    'The text does not have the outer form of LP-51, or a list of positions does not have its form.',
  ),
  location.endsLocation(
    'address-empty',
    'LP-52',
    'The type is `address` and the location is not a string, or has no character other than white space.',
  ),
  location.endsLocation(
    'scaled-shape',
    'LP-53',
    'The type is `scaledCoordinates` and the location is not an object with three integers within ±(2⁵³ − 1), `scale` being positive.',
  ),
  location.warning('legacy-crs', 'LP-44', 'The geometry has a member `crs`, with any value.'),
  location.endsPosition(
    'position-shape',
    'LP-44 LP-51',
    'A position is not an array of two or three finite numbers, or the `coordinates` of a LineString or a Polygon are not an array.',
  ),
  location.error('line-too-short', 'LP-45', 'A LineString has fewer than two positions.'),
  location.endsRing('ring-shape', 'LP-46', 'A Polygon has no ring, or a ring is not an array.'),
  location.endsRing(
    'ring-too-short',
    'LP-46',
    'All positions of a ring have their shape, and there are fewer than four.',
  ),
  location.endsRing(
    'ring-open',
    'LP-46',
    'A ring has four positions or more, and the last is not the first, number by number.',
  ),
  location.error(
    'axes-swapped',
    'LP-41',
    'The latitude is beyond ±90 and within ±180, and the longitude within ±90. No other range is reported for this position.',
  ),
  location.error('latitude-range', 'LP-41', 'The latitude is beyond ±90, and the axes do not look swapped.'),
  location.error('longitude-range', 'LP-41', 'The longitude is beyond ±180, and the axes do not look swapped.'),
  location.warning(
    'ring-winding',
    'LP-47',
    'A closed ring encloses an area: an outer ring clockwise, or a hole counter-clockwise.',
  ),
  location.warning(
    'antimeridian',
    'LP-48',
    'All positions of a line or a ring have their shape, and two neighbours are more than 180° of longitude apart.',
  ),
  location.warning(
    'too-many-decimals',
    'LP-42',
    'A longitude or a latitude has more than seven decimals in its shortest spelling.',
  ),

  record.error('event-timestamp', 'LP-8', '`event_timestamp` is present and not an integer from 1 to 2⁵³ − 1.'),
  record.warning(
    'event-milliseconds',
    'LP-8 LP-17',
    '`event_timestamp` or `eventTimestamp` is an integer above 100,000,000,000.',
  ),
  record.error('media-type-form', 'LP-9', '`media_type` is a string without the form of a media type.'),
  record.warning('media-pair', 'LP-9', 'One of `media_data` and `media_type` is present, and the other is not.'),
  record.error('attributes-not-text', 'LP-10', '`attributes` is present and not a string.'),
  record.warning('attributes-schema-form', 'LP-36', '`attributes_schema` is a string in none of the four forms.'),
  record.warning('schema-without-attributes', 'LP-10', '`attributes_schema` is present and `attributes` is not.'),
  record.error(
    'proof-shape',
    'LP-11',
    '`proof` is present and not an object whose `stamp_types` and `stamps` are strings.',
  ),
  record.warning(
    'unknown-field',
    'LP-12',
    'The record has a field other than the four of LP-2 and the seven of LP-8 to LP-12.',
  ),

  pack.endsEverything(
    'salt-missing',
    'LP-26',
    '`message` is an object without `salt`; or it is not an object, and the package has a member `eventTimestamp` or `location`.',
  ),
  pack.endsEverything(
    'not-package',
    'LP-26',
    'The value is not an object, or `domain`, `message` or `signature` is not an object.',
  ),
  pack.endsEverything('version-unsupported', 'LP-23', 'The version of the message is not 2.'),
  pack.endsEverything('field-missing', 'LP-26', 'A member of the package is absent.'),
  pack.endsEverything('field-form', 'LP-26', 'A member of the package does not have its form.'),
  pack.error('schema-not-pinned', 'LP-31', 'The verifier expects a schema UID, and the message has another one.'),
  pack.warning('schema-unknown', 'LP-31', 'The schema UID is none of the six known ones.'),
  pack.warning('schema-variant', 'LP-13', 'The schema UID is one of the four known ones that a writer must not use.'),
  pack.error('domain-name', 'LP-22', 'The name of the domain is not `EAS Attestation`.'),
  pack.error('domain-chain', 'LP-31', 'The verifier expects a chain, and the domain names another one.'),
  pack.error('domain-contract', 'LP-31', 'The verifier expects a contract, and the domain names another one.'),
  pack.error('uid-of-dart', 'LP-25', 'The UID is not that of LP-25, but the same with the schema as 32 bytes.'),
  pack.error('uid-mismatch', 'LP-25', 'The UID is neither of the two.'),
  pack.endsSignature(
    'signature-malformed',
    'LP-32',
    '`v` is none of 0, 1, 27, 28; or `r` or `s` is 0, or not below the order of the curve; or no key can be recovered.',
  ),
  pack.error('signature-high-s', 'LP-32', '`s` is above half the order of the curve.'),
  pack.error('signer-mismatch', 'LP-32', 'The recovered address is not the signer that the package names.'),
  pack.error(
    'signer-not-trusted',
    'LP-31',
    'The verifier has a list of signers, the signature leads to the named signer, and it is not on the list.',
  ),
  pack.error('revoked', 'LP-34', 'The verifier has a list of revocations, and one has this UID and this signer.'),
  pack.error('expired', 'LP-31', 'The verifier has a time, `expirationTime` is not 0, and is not after that time.'),
  pack.warning('signed-in-future', 'LP-31', 'The verifier has a time, and the `time` of the message is after it.'),

  payload.endsPayload('payload-undecodable', 'LP-20', 'The bytes do not decode with the fields of the schema.'),
  payload.endsPayload(
    'location-unreadable',
    'LP-16',
    'A v0.2 payload has a `location_type` outside the registry, or a text that is not JSON where its type needs JSON.',
  ),
  payload.error('recipe-pairs', 'LP-18', '`recipeType` and `recipePayload` differ in length.'),
  payload.error('media-pairs', 'LP-18', '`mediaType` and `mediaData` differ in length.'),
  payload.warning('srs-empty', 'LP-17', 'The `srs` of a v0.1 payload is empty.'),
  payload.error('location-empty', 'LP-17', 'The `location` of a v0.1 payload has no character other than white space.'),
  payload.error('location-not-json', 'LP-17', 'A v0.1 payload announces GeoJSON, and its `location` is not JSON.'),
  payload.warning(
    'api-swaps-axes',
    'LP-19',
    'The `location` of a v0.1 payload is a bare pair of decimal numbers, and the first is within ±90.',
  ),
  payload.warning(
    'payload-not-canonical',
    'LP-21',
    'The bytes decode, and encoding the values again gives other bytes.',
  ),

  proof('member-missing', 'LP-55', 'A required member is absent.'),
  proof('member-type', 'LP-55', 'A member does not have its type, or a text is empty where it must not be.'),
  proof('lp-version-value', 'LP-55', '`lpVersion` is a string other than `0.2`.'),
  proof('radius-not-positive', 'LP-56', '`radius` is a number and not above 0.'),
  proof('window-order', 'LP-57', 'Both ends of a span are positive integers, and the end is before the start.'),
  proof('stamp-unsigned', 'LP-58', '`signatures` is an empty array.'),
  proof('algorithm-unsupported', 'LP-59', 'The `algorithm` of a signature is a string other than `secp256k1`.'),
  proof('stamp-signature', 'LP-59', 'A secp256k1 signature of a stamp does not lead to the signer that it names.'),
  proof('proof-empty', 'LP-60', '`stamps` is an empty array.'),
] as const satisfies readonly Reason[];

export type ReasonCode = (typeof reasons)[number]['code'];
