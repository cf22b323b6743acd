// runs: never, because it is a part of location-type.ts
// A location type for H3 cells: the SDK stores a cell as text, draws it as a
// polygon, and makes one from a GeoJSON point.
// #region type
import type {ExtensionRegistry} from '@decentralized-geo/astral-sdk';
import type {Point, Polygon} from 'geojson';

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
const isCell = (value: unknown): value is string =>
  typeof value === 'string' && isValidCell(value);

/**
 * The one text of a cell: h3-js also accepts upper case and leading zeros.
 * Each method below starts with it, since a caller who names the type skips
 * validateLocation, and a conversion skips locationToString.
 */
function canonicalCell(value: unknown): string {
  if (!isCell(value))
    throw new Error(`Not an H3 cell: ${JSON.stringify(value)}`);
  return value.toLowerCase().replace(/^0+/, '');
}

/**
 * @param resolution H3 resolution, 0 to 15, of cells that are made from points.
 */
export function h3Extension(resolution: number): LocationTypeExtension {
  const about = {
    id: 'example:location:h3',
    name: 'H3 cell',
    description: 'A cell of the H3 grid, as 15 hexadecimal digits.',
  };
  return {
    ...about,
    // No dash: everything after the first one would be cut off.
    locationType: 'h3',
    validate: () =>
      Number.isInteger(resolution) && resolution >= 0 && resolution <= 15,
    getMetadata: () => ({...about, type: 'location'}),

    // Used to recognise a location that comes without a type.
    validateLocation: isCell,

    // The text to store.
    locationToString: canonicalCell,

    // The way out to other formats.
    locationToGeoJSON(location): Polygon {
      // `true` asks for longitude first and a closed ring. H3 runs
      // counter-clockwise, as RFC 7946 wants it.
      const ring = cellToBoundary(canonicalCell(location), true);
      const longitudes = ring.map(([longitude = NaN]) => longitude);
      if (Math.max(...longitudes) - Math.min(...longitudes) > 180)
        throw new Error('The cell crosses 180° or covers a pole.');
      return {type: 'Polygon', coordinates: [ring]};
    },

    // The way in from other formats. What arrives is GeoJSON text, in spite of
    // the name, and the SDK lets positions of text or null through.
    parseLocationString(text) {
      const geometry = JSON.parse(text) as Partial<Point> | null;
      const position: unknown[] =
        geometry?.type === 'Point' ? (geometry.coordinates ?? []) : [];
      const [lon, lat] = position;
      if (typeof lon !== 'number' || typeof lat !== 'number')
        throw new Error(`Not a point: ${text}`);
      if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
        throw new Error(`Not degrees, longitude first: ${lon}, ${lat}`);
      return latLngToCell(lat, lon, resolution); // h3-js takes latitude first
    },
  };
}
// #endregion extension
