// runs: offline
// Encodes the payloads of v0.2 and v0.1 for the same place, and reads one of
// them word by word.
import {
  decodeAbiParameters,
  encodeAbiParameters,
  hexToString,
  parseAbiParameters,
  size,
  slice,
  type Hex,
} from 'viem';

// Longitude first, then latitude, in degrees on WGS 84.
const location = JSON.stringify({
  type: 'Point',
  coordinates: [-0.001475, 51.477812],
});

// #region v02
const v02 = encodeAbiParameters(
  parseAbiParameters(
    'string lp_version, string srs, string location_type, string location',
  ),
  [
    '1.0.0',
    'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
    'geojson-point',
    location,
  ],
);
console.log('v0.2:', size(v02), 'bytes');
// #endregion v02

// #region v01
const v01 = encodeAbiParameters(
  parseAbiParameters(
    'uint256 eventTimestamp, string srs, string locationType, string location, string[] recipeType, ' +
      'bytes[] recipePayload, string[] mediaType, string[] mediaData, string memo',
  ),
  [
    1735689600n,
    'EPSG:4326',
    'geojson-point',
    location,
    [],
    [],
    [],
    [],
    'Airy Transit Circle',
  ],
);
console.log('v0.1:', size(v01), 'bytes');
// #endregion v01

// #region words
function readString(data: Hex, head: number): string {
  // The head word is an offset.
  const start = Number(BigInt(slice(data, head, head + 32)));
  // The tail begins with the length.
  const length = Number(BigInt(slice(data, start, start + 32)));
  return length === 0
    ? ''
    : hexToString(slice(data, start + 32, start + 32 + length));
}
for (const [index, name] of [
  'lp_version',
  'srs',
  'location_type',
  'location',
].entries()) {
  console.log(name.padEnd(14), readString(v02, 32 * index));
}
// #endregion words

// #region strict
/**
 * Whether the bytes are what a writer makes of the values they hold: nothing
 * left over, clean padding. False when they cannot be decoded.
 */
function isCanonical(data: Hex): boolean {
  const schema = parseAbiParameters(
    'string lp_version, string srs, string location_type, string location',
  );
  try {
    const again = encodeAbiParameters(
      schema,
      decodeAbiParameters(schema, data),
    );
    return again === data.toLowerCase();
  } catch {
    return false;
  }
}
console.log('as encoded:     ', isCanonical(v02));
console.log('one word more:  ', isCanonical(`${v02}${'00'.repeat(32)}`));
console.log('cut short:      ', isCanonical(slice(v02, 0, 300)));
// #endregion strict
