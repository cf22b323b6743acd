import {geoBounds} from 'd3-geo';
import type {GeoJSON, Geometry, Position} from 'geojson';
import {computeTwiceArea} from '@astral-docs/location-record/geo/measure';

/**
 * The least box around a geometry, in degrees, WGS 84 longitude and latitude (CRS84). West is greater than east when the
 * box crosses the antimeridian, as in RFC 7946 section 5.2.
 */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Geometry by what is drawn: marks, open lines, and polygons as lists of rings. Positions are [longitude, latitude] in degrees. */
export interface Parts {
  points: Position[];
  lines: Position[][];
  polygons: Position[][][];
}

/** All geometries of any GeoJSON object, collections opened; features without geometry are left out. */
function geometriesOf(object: GeoJSON): Exclude<Geometry, {type: 'GeometryCollection'}>[] {
  switch (object.type) {
    case 'FeatureCollection':
      return object.features.flatMap(geometriesOf);
    case 'Feature':
      return object.geometry ? geometriesOf(object.geometry) : [];
    case 'GeometryCollection':
      return object.geometries.flatMap(geometriesOf);
    default:
      return [object];
  }
}

/** Sorts the geometries of any GeoJSON object by what is drawn. */
export function groupGeometriesByType(object: GeoJSON): Parts {
  const parts: Parts = {points: [], lines: [], polygons: []};
  for (const geometry of geometriesOf(object)) {
    if (geometry.type === 'Point') parts.points.push(geometry.coordinates);
    else if (geometry.type === 'MultiPoint') parts.points.push(...geometry.coordinates);
    else if (geometry.type === 'LineString') parts.lines.push(geometry.coordinates);
    else if (geometry.type === 'MultiLineString') parts.lines.push(...geometry.coordinates);
    else if (geometry.type === 'Polygon') parts.polygons.push(geometry.coordinates);
    else parts.polygons.push(...geometry.coordinates);
  }
  return parts;
}

/** Longitude moved by whole turns to within half a turn of another; degrees. */
export const wrapLongitude = (longitude: number, centre: number): number =>
  longitude - 360 * Math.round((longitude - centre) / 360);

/** Degrees of longitude from west to east, 0 to 360. */
export const boundsWidthDegrees = ({west, east}: Pick<Bounds, 'west' | 'east'>): number =>
  east >= west ? east - west : east - west + 360;

/** Middle of a box: [longitude in -180 to 180, latitude], degrees. */
export function computeBoundsCentre(bounds: Bounds): [number, number] {
  return [wrapLongitude(bounds.west + boundsWidthDegrees(bounds) / 2, 0), (bounds.south + bounds.north) / 2];
}

/**
 * The least box around everything. Edges are straight in longitude and latitude (RFC 7946 section 3.1.1), so an edge
 * from 170° to -170° spans 340°; parts cut at the antimeridian (section 3.1.9) are joined again.
 *
 * @throws RangeError when there is no position at all
 */
export function computeBounds({points, lines, polygons}: Parts): Bounds {
  const paths = [...points.map((point) => [point]), ...lines, ...polygons.flat()];
  const coordinates = paths.flatMap((path) => densifyPath(path, 1));
  if (coordinates.length === 0) throw new RangeError('There is no position to draw.');
  const [longitudes, latitudes] = [0, 1].map((axis) =>
    coordinates.map((position) => position[axis]!).sort((a, b) => a - b),
  ) as [number[], number[]];
  const [south, north] = [latitudes[0]!, latitudes.at(-1)!];
  const [[west], [east]] = geoBounds({type: 'MultiPoint', coordinates});
  // More than half way round, a box that crosses nothing is easier to read.
  return boundsWidthDegrees({west, east}) > 180
    ? {west: longitudes[0]!, east: longitudes.at(-1)!, south, north}
    : {west, east, south, north};
}

/**
 * Turns rings the way d3-geo reads them: exteriors clockwise, holes counter-clockwise, the reverse of RFC 7946 section
 * 3.1.6. Rings that break that section are turned too: what lies inside is the smaller side on the map, not on the sphere.
 */
export function rewindForD3(polygon: readonly Position[][]): Position[][] {
  return polygon.map((ring, index) => (computeTwiceArea(ring) > 0 === (index === 0) ? [...ring].reverse() : [...ring]));
}

/** How far an edge goes: the greater of its differences in longitude and latitude, in degrees. */
const lengthOf = ([x = 0, y = 0]: Position, [u = 0, v = 0]: Position): number =>
  Math.max(Math.abs(u - x), Math.abs(v - y));

/** The least step, in degrees, by which {@link densifyPath} adds at most `most` positions to all the paths together. */
export const computeDensifyStep = (paths: readonly Position[][], most: number): number =>
  paths.reduce(
    (sum, path) => path.reduce((length, to, index) => length + lengthOf(path[index - 1] ?? to, to), sum),
    0,
  ) / most;

/**
 * Adds positions so that no step is longer than `step` degrees; edges stay straight in longitude and latitude when a
 * projection or a great circle would bend them.
 */
export function densifyPath(path: readonly Position[], step: number): Position[] {
  return path.flatMap((position, index) => {
    const next = path[index + 1];
    if (!next) return [position];
    const [x = 0, y = 0] = position;
    const [u = 0, v = 0] = next;
    const count = Math.max(1, Math.ceil(lengthOf(position, next) / step));
    return Array.from({length: count}, (_, at) => [x + ((u - x) * at) / count, y + ((v - y) * at) / count]);
  });
}

const isSeam = ([x, y]: Position, [u, v]: Position): boolean =>
  (x === u && Math.abs(x as number) === 180) || (y === v && Math.abs(y as number) === 90);

/**
 * What of a ring is an outline: its edges without those along the antimeridian or at a pole, which are there only because
 * RFC 7946 section 3.1.9 cuts geometries, and which are no border on the Earth.
 */
export function removeAntimeridianEdges(ring: readonly Position[]): Position[][] {
  const pieces = [ring.slice(0, 1)];
  ring.slice(1).forEach((to, index) => {
    if (isSeam(ring[index]!, to)) pieces.push([to]);
    else pieces.at(-1)!.push(to);
  });
  return pieces.filter(({length}) => length > 1);
}
