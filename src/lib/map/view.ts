import {
  geoDistance,
  geoGraticule,
  geoMercator,
  geoNaturalEarth1,
  geoOrthographic,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type {MultiPoint, Position} from 'geojson';
import {
  computeBoundsCentre,
  densifyPath,
  computeDensifyStep,
  wrapLongitude,
  removeAntimeridianEdges,
  rewindForD3,
  boundsWidthDegrees,
  type Bounds,
  type Parts,
} from './geometry';
import {formatLength} from '../readable';
import {formatPathData, type Paths, type Point, simplifyToPathData} from './path';

/** Mean radius of the Earth (IUGG, R1 of WGS 84), metres: the sphere of every scale bar on this site. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

/** A chart (Mercator), a globe (orthographic) or the world (Natural Earth). */
export type ViewKind = 'chart' | 'globe' | 'world';

/** How a geometry is looked at: which projection, from where, how large. Lengths are in units of the view box. */
export interface View {
  kind: ViewKind;
  projection: GeoProjection;
  /** [longitude, latitude] of the middle, degrees. */
  centre: [number, number];
  width: number;
  height: number;
  /** Metres on the sphere of one unit at the middle. */
  metresPerUnit: number;
}

/** Chooses the kind of view that shows a box whole without bending it more than needed. */
function kindFor(bounds: Bounds): ViewKind {
  const [width, height] = [boundsWidthDegrees(bounds), bounds.north - bounds.south];
  const farthest = Math.max(Math.abs(bounds.south), Math.abs(bounds.north));
  const polar = bounds.south >= 40 || bounds.north <= -40;
  if (!polar && (width > 150 || height > 130)) return 'world';
  if (width > 60 || height > 45 || farthest > 88 || (farthest > 75 && Math.max(width, height) > 10)) return 'globe';
  return 'chart';
}

const metresAt = (projection: GeoProjection, x: number, y: number): number => {
  const [a, b] = [projection.invert?.([x - 5, y]), projection.invert?.([x + 5, y])];
  return a && b ? (geoDistance(a, b) * EARTH_RADIUS_METRES) / 10 : Number.NaN;
};

/** A lone point, and what is smaller than a centimetre, is shown with five degrees of land and sea around it; everything else as it is. */
function windowOf(bounds: Bounds): Bounds {
  const [longitude, latitude] = computeBoundsCentre(bounds);
  if (Math.max(boundsWidthDegrees(bounds), bounds.north - bounds.south) > 1e-7) return bounds;
  return {west: longitude - 2.5, east: longitude + 2.5, south: latitude - 2.5, north: latitude + 2.5};
}

/**
 * A view that holds a box with room around it.
 *
 * @param bounds box in degrees; west greater than east crosses the antimeridian
 * @param size width in units; least and greatest height of a chart; the room on each side as a part of its shorter side, a fifth unless told
 */
export function createMapView(
  bounds: Bounds,
  size: {width: number; least: number; most: number; room?: number},
  kind = kindFor(bounds),
): View {
  const {width} = size;
  const centre = computeBoundsCentre(bounds);
  const createView = (projection: GeoProjection, height: number, middle = centre): View => {
    const metresPerUnit = metresAt(projection, width / 2, height / 2);
    return {kind, projection, centre: middle, width, height, metresPerUnit};
  };
  if (kind === 'world') {
    const projection = geoNaturalEarth1().fitWidth(width, {type: 'Sphere'});
    return createView(projection, Math.ceil(geoPath(projection).bounds({type: 'Sphere'})[1][1]), [0, 0]);
  }
  if (kind === 'globe') {
    const around = boundsWidthDegrees(bounds) > 150;
    const middle: [number, number] = around ? [centre[0], bounds.south >= 40 ? 90 : -90] : centre;
    const height = Math.min(width, size.most);
    return createView(globeProjection(middle, height / 2 - 1, [width / 2, height / 2]), height, middle);
  }
  const seen = windowOf(bounds);
  const northEast = [seen.west + boundsWidthDegrees(seen), seen.north];
  const frame: MultiPoint = {type: 'MultiPoint', coordinates: [[seen.west, seen.south], northEast]};
  const projection = geoMercator().rotate([-centre[0], 0]);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(frame);
  const height = Math.round(Math.min(size.most, Math.max(size.least, (width * (bottom - top)) / (right - left))));
  const room = Math.min(width, height) * (size.room ?? 0.2);
  const inside: [Point, Point] = [
    [room, room],
    [width - room, height - room],
  ];
  return createView(projection.fitExtent(inside, frame), height);
}

/** A globe of a radius, in units, seen from above a place ([longitude, latitude], degrees). */
export const globeProjection = (
  [longitude, latitude]: [number, number],
  radius: number,
  at: Point = [radius, radius],
): GeoProjection => geoOrthographic().rotate([-longitude, -latitude]).scale(radius).translate(at).clipAngle(90);

/**
 * Draws something spherical (land, graticule, outline) as path data.
 *
 * @param tolerance how far, in units, the line may stray from the data; specks smaller than its square are left out
 * @param whole whether points are rounded to whole units, which halves a coastline; otherwise to tenths
 */
export function toPathData(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
  tolerance = 0.6,
  whole = false,
): string {
  return simplifyToPathData(projectToPaths(projection, shape), tolerance, whole);
}

/** What {@link toPathData} draws, as lists of points. */
export function projectToPaths(projection: GeoProjection, shape: GeoPermissibleObjects): Paths {
  const paths: Paths = [];
  const unused = (): void => {};
  geoPath(projection, {
    moveTo: (...point) => paths.push({points: [point], closed: false}),
    lineTo: (...point) => paths.at(-1)!.points.push(point),
    closePath: () => (paths.at(-1)!.closed = true),
    beginPath: unused,
    arc: unused,
  })(shape);
  return paths;
}

/** The parts of a geometry, placed in a view: marks as points, the rest as path data. What a globe hides is left out. */
export interface Placed {
  points: Point[];
  lines: string;
  polygons: string;
  /** Borders of the polygons, without the cuts along the antimeridian. */
  outlines: string;
  /** Corners of lines and polygons, each once. */
  vertices: Point[];
}

/** Most positions that are added to the edges of a geometry: a link can bring thousands that go half round the Earth. */
const MOST_ADDED = 20_000;

/** Places the parts of a geometry in a view. Edges stay straight in longitude and latitude, as RFC 7946 means them. */
export function projectGeometryParts(view: View, parts: Parts): Placed {
  const {projection} = view;
  const paths = [...parts.lines, ...parts.polygons.flat()];
  const step = Math.max(view.kind === 'chart' ? 1 : 2, computeDensifyStep(paths, MOST_ADDED));
  const middle = view.kind === 'world' ? 0 : view.centre[0];
  const visible = (position: Position): boolean =>
    view.kind !== 'globe' || geoDistance(view.centre, position as [number, number]) <= Math.PI / 2;
  const put = ([longitude = 0, latitude = 0]: Position): Point =>
    (projection([view.kind === 'chart' ? wrapLongitude(longitude, middle) : longitude, latitude]) ?? [0, 0]) as Point;
  const spots = (positions: Position[]): Point[] =>
    positions
      .filter(visible)
      .map(put)
      .filter((point) => point.every(Number.isFinite));
  const densify = (path: Position[]): Position[] => densifyPath(path, step);
  const flat = (path: Position[], closed: boolean): string => formatPathData(densify(path).map(put), closed);
  const corners = paths.flat().filter(([longitude]) => Math.abs(longitude!) !== 180);
  const curved = view.kind === 'globe';
  const open = (pieces: Position[][]): string =>
    curved
      ? toPathData(projection, {type: 'MultiLineString', coordinates: pieces.map(densify)}, 0.1)
      : pieces.map((path) => flat(path, false)).join('');
  const coordinates = parts.polygons.map((polygon) => rewindForD3(polygon).map(densify));
  return {
    points: spots(parts.points),
    vertices: spots([...new Map(corners.map((position) => [position.slice(0, 2).join(), position])).values()]),
    lines: open(parts.lines),
    outlines: open(parts.polygons.flat().flatMap(removeAntimeridianEdges)),
    polygons: curved
      ? toPathData(projection, {type: 'MultiPolygon', coordinates}, 0.1)
      : parts.polygons.flatMap((polygon) => polygon.map((ring) => flat(ring, true))).join(''),
  };
}

/** Path data of the lines of equal longitude and latitude, every `step` degrees. */
export const graticuleToPathData = (projection: GeoProjection, step: number): string =>
  toPathData(projection, geoGraticule().step([step, step]).stepMajor([90, 360])(), 0.3);

/** 1, 2 or 5 times a power of ten: the greatest such number that is not greater than the given one. */
export function floorToRound(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = most / power;
  return (factor >= 5 ? 5 : factor >= 2 ? 2 : 1) * power;
}

/** A scale bar: a round distance in metres on the sphere of {@link EARTH_RADIUS_METRES}, and its length in units. */
export function computeScaleBar(view: View, longest: number): {length: number; label: string} {
  const metres = floorToRound(longest * view.metresPerUnit);
  return {length: metres / view.metresPerUnit, label: formatLength(metres)};
}

/** Steps of a graticule above half a degree: those that divide a circle. */
const wideSteps = [1, 2, 5, 10, 15, 30, 45];

/** The least round step of a graticule, in degrees, that is not smaller than the given one. */
function gridStep(least: number): number {
  // One divided by a round number is round, too.
  return least > 0.5 ? (wideSteps.find((step) => step >= least) ?? 45) : 1 / floorToRound(1 / least);
}

/**
 * An angle for readers: `0.0015° W`, `51.5° N`, `0°`.
 *
 * @param decimals digits after the point; trailing zeros are left out
 */
export function labelDegrees(value: number, axis: 'longitude' | 'latitude', decimals: number): string {
  const angle = axis === 'longitude' ? wrapLongitude(value, 0) : value;
  const size = Number(Math.abs(angle).toFixed(decimals));
  if (size === 0 || (axis === 'longitude' && size === 180)) return `${size}°`;
  const side = axis === 'longitude' ? (angle < 0 ? 'W' : 'E') : angle < 0 ? 'S' : 'N';
  return `${size}° ${side}`;
}

/** Digits after the point that tell two multiples of a step apart. */
export const countDecimalsForStep = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

/** Where a line of equal longitude or latitude meets the frame of a chart, and what it is called. */
export interface Tick {
  /** Distance from the left or the upper edge, in units. */
  at: number;
  /** Index of the multiple of the step; even and odd ones alternate in a frame. */
  index: number;
  label: string;
}

/** The lines of an axis that cross a chart, every `step` degrees. Of other views the lines are curved: they have none. */
function ticks(view: View, axis: 'longitude' | 'latitude', step: number): Tick[] {
  const invert = (point: Point): Point => (view.projection.invert?.(point) ?? [0, 0]) as Point;
  const [west, north] = invert([0, 0]);
  const [east, south] = invert([view.width, view.height]);
  const middle = view.centre[0];
  const [left, right] = [wrapLongitude(west, middle), wrapLongitude(east, middle)];
  // On a map that goes all the way round, both edges are the same meridian.
  const [from, to] = axis === 'longitude' ? [left, right > left + 1e-9 ? right : left + 360] : [south, north];
  const found: Tick[] = [];
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + 1e-12; index += 1) {
    const value = index * step;
    const point = view.projection(axis === 'longitude' ? [value, 0] : [middle, value]) as Point;
    found.push({
      at: axis === 'longitude' ? point[0] : point[1],
      index,
      label: labelDegrees(value, axis, countDecimalsForStep(step)),
    });
  }
  return found;
}

/** The straight lines of a chart's graticule: where they meet its frame, and their path data. */
export interface Grid {
  meridians: Tick[];
  parallels: Tick[];
  lines: string;
}

/**
 * The graticule of a chart: lines of round degrees.
 *
 * @param apart how far they stand from each other at least, in units
 * @param parts into how many parts each field between them is divided
 */
export function buildGraticule(view: View, apart: number, parts = 1): Grid {
  const least = (view.metresPerUnit / ((EARTH_RADIUS_METRES * Math.PI) / 180)) * apart;
  // A degree of longitude is shorter than one of latitude, so its lines stand closer.
  const shrink = Math.cos((view.centre[1] * Math.PI) / 180);
  const meridians = ticks(view, 'longitude', gridStep(least / shrink) / parts);
  const parallels = ticks(view, 'latitude', gridStep(least) / parts);
  const lines = [
    ...meridians.map(({at}) => `M${Math.round(at * 10) / 10} 0v${view.height}`),
    ...parallels.map(({at}) => `M0 ${Math.round(at * 10) / 10}h${view.width}`),
  ];
  return {meridians, parallels, lines: lines.join('')};
}
