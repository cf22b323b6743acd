// runs: sdk
// A location type for H3 cells: the SDK stores a cell as it stands, draws it as
// a polygon, and makes one from a GeoJSON point.
// #region imports
import {AstralSDK, type ExtensionRegistry} from '@decentralized-geo/astral-sdk';
import type {Point, Polygon} from 'geojson';
// #endregion imports

// #region type
const {cellToBoundary, isValidCell, latLngToCell} = await import('h3-js').catch(
  () => {
    console.error('h3-js is not installed. Run: npm install h3-js@4');
    process.exit(2);
  },
);

// The package does not export the interface, so it is derived from the
// method that accepts it.
type LocationTypeExtension = Parameters<
  ExtensionRegistry['registerLocationExtension']
>[0];
// #endregion type

// #region extension
/**
 * @param resolution H3 resolution, 0 to 15, of cells that are made from points.
 */
function h3Extension(resolution: number): LocationTypeExtension {
  const about = {
    id: 'example:location:h3',
    name: 'H3 cell',
    description: 'A cell of the H3 grid, as 15 hexadecimal digits.',
  };
  const isCell = (value: unknown): value is string =>
    typeof value === 'string' &&
    isValidCell(value) &&
    value === value.toLowerCase();
  return {
    ...about,
    // No dash: everything after the first one would be cut off.
    locationType: 'h3',
    validate: () =>
      Number.isInteger(resolution) && resolution >= 0 && resolution <= 15,
    getMetadata: () => ({...about, type: 'location'}),

    // Used to recognise a location that comes without a type.
    validateLocation: isCell,

    // Called without validateLocation when the caller names the type, so it
    // checks for itself.
    locationToString(location) {
      if (!isCell(location))
        throw new Error(`Not an H3 cell: ${JSON.stringify(location)}`);
      return location;
    },

    // The way out to other formats.
    locationToGeoJSON(location): Polygon {
      // `true` asks for longitude first and a closed ring. H3 runs
      // counter-clockwise, as RFC 7946 wants it.
      return {
        type: 'Polygon',
        coordinates: [cellToBoundary(String(location), true)],
      };
    },

    // The way in from other formats. What arrives is GeoJSON text, in spite of
    // the name.
    parseLocationString(text) {
      const geometry = JSON.parse(text) as Point;
      if (geometry.type !== 'Point')
        throw new Error(`A ${geometry.type} is not one cell.`);
      const [lon = NaN, lat = NaN] = geometry.coordinates;
      return latLngToCell(lat, lon, resolution); // h3-js takes latitude first
    },
  };
}
// #endregion extension

// #region register
// No signer: nothing is signed here.
const sdk = new AstralSDK({chainId: 11155111});
// The built-in extensions load after construction.
await sdk.location.extensions.ensureInitialized();
sdk.location.extensions.registerLocationExtension(h3Extension(9));
// #endregion register

// #region use
const timestamp = new Date('2025-01-01T00:00:00Z');
const detected = await sdk.location.build({
  location: '89194ad2307ffff',
  timestamp,
  memo: '',
});
console.log('detected: ', detected.locationType, detected.location);

const coarse = await sdk.location.build({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  targetLocationFormat: 'h3',
  timestamp,
  memo: '',
});
console.log('converted:', coarse.locationType, coarse.location);

const drawn = await sdk.location.build({
  location: '89194ad2307ffff',
  locationType: 'h3',
  targetLocationFormat: 'geojson',
  timestamp,
  memo: '',
});
const polygon = JSON.parse(drawn.location) as Polygon;
console.log(
  'drawn:    ',
  drawn.locationType,
  polygon.type,
  'of',
  (polygon.coordinates[0] ?? []).length,
  'positions',
);
// #endregion use

// #region refuse
for (const location of [
  '89194ad2307ffffff',
  '1f',
  {type: 'Point', coordinates: [-0.001475, 51.477812]},
]) {
  const failure = await sdk.location
    .build({location, locationType: 'h3', timestamp, memo: ''})
    .catch((error: Error) => error);
  console.log(
    'rejected: ',
    failure instanceof Error
      ? `${failure.name}: ${failure.message}`
      : 'not at all',
  );
}
// #endregion refuse
