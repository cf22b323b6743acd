import {geoCircle} from 'd3-geo';
import type {Feature, GeoJSON, Geometry, Position} from 'geojson';
import {
  computeBounds,
  computeBoundsCentre,
  EARTH_RADIUS_METRES,
  groupGeometriesByType,
  projectGeometryParts,
  type Parts,
  type Placed,
  type Point,
  type View,
} from '../../src/lib/map';
import {formatLength} from '../../src/lib/readable';
import {escapeHtml} from '../shared/escape';
import type {Place} from '../../data/cities';

/** A length of the drawing, to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A path of a class, or nothing for no data. */
export const line = (data: string, cls: string): string => (data ? `<path class="${cls}" d="${data}"/>` : '');

/** Positions in units of the drawing. */
export const pointsAt = (view: View, positions: Position[]): Point[] =>
  projectGeometryParts(view, {points: positions, lines: [], polygons: []}).points;

/** The features of an object; none of a bare geometry. */
export const featuresOf = (object: GeoJSON): Feature[] =>
  object.type === 'FeatureCollection' ? object.features : object.type === 'Feature' ? [object] : [];

/** The rings around points that state a range: circles of `radius_m` metres on a sphere, as positions in degrees on WGS 84. */
export function findRanges(object: GeoJSON): Position[][] {
  return featuresOf(object).flatMap(({geometry, properties}) => {
    const radius = Number(properties?.['radius_m']);
    if (geometry?.type !== 'Point' || !(radius > 0)) return [];
    const degrees = (radius / EARTH_RADIUS_METRES) * (180 / Math.PI);
    return geoCircle()
      .center(geometry.coordinates as [number, number])
      .radius(degrees)().coordinates;
  });
}

/** Heads of arrows in the middle of each edge that is long enough for one, in the direction in which its line or ring is written. */
export function directionArrows(view: View, {lines, polygons}: Parts): string {
  return [...lines, ...polygons.flat()]
    .flatMap((path) => {
      const at = pointsAt(view, path);
      return at.slice(1).map(([u, v], index) => {
        const [x, y] = at[index]!;
        const length = Math.hypot(u - x, v - y);
        if (length < 22) return '';
        const [dx, dy] = [(u - x) / length, (v - y) / length];
        const [mx, my] = [(x + u) / 2 + 6 * dx, (y + v) / 2 + 6 * dy];
        return `M${n(mx)} ${n(my)}l${n(-12 * dx + 5 * dy)} ${n(-12 * dy - 5 * dx)} ${n(-10 * dy)} ${n(10 * dx)}z`;
      });
    })
    .join('');
}

/** Marks of a survey: a ring with cross hairs around the dot; plain dots where there are many, and where the ring would hide that of a range. All in units of the drawing. */
export function marks({points, vertices}: Placed, ranges: readonly (readonly Point[])[]): string {
  const few = points.length <= 6;
  const isHidden = ([x, y]: Point): boolean =>
    ranges.some((ring) => ring.every(([u, v]) => Math.hypot(u - x, v - y) < 12));
  const signs = points
    .filter((point) => !isHidden(point))
    .map(
      ([x, y]) =>
        `M${n(x - 11)} ${n(y)}h6m10 0h6M${n(x)} ${n(y - 11)}v6m0 10v6M${n(x - 5)} ${n(y)}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
    )
    .join('');
  const dots = points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('');
  const squares = vertices.length <= 40 ? vertices.map(([x, y]) => `M${n(x - 1)} ${n(y - 1)}h2v2h-2z`).join('') : '';
  return (
    line(squares, 'edge') +
    (few ? line(signs, 'back') + line(signs, 'mark') : line(dots, 'backdot')) +
    line(dots, 'dot')
  );
}

/** How wide and high a box is along its edges, inside them: the outer ring of a polygon that is five positions long, on a sphere. */
export function boxSizes(view: View, polygons: Parts['polygons']): string {
  const sizes = polygons.map(([ring = []]) => {
    const {west, east, south, north} = computeBounds({points: [], lines: [], polygons: [[ring]]});
    const isBox = ring.length === 5 && ring.every(([x, y]) => [west, east].includes(x!) && [south, north].includes(y!));
    const [[left, bottom] = [0, 0], [right, top] = [0, 0]] = pointsAt(view, [
      [west, south],
      [east, north],
    ]);
    if (!isBox || Math.min(right - left, bottom - top) < 90) return '';
    const [wide, high] = [right - left, bottom - top].map((units) => formatLength(units * view.metresPerUnit));
    return (
      `<text x="${n((left + right) / 2)}" y="${n(top + 6)}" dominant-baseline="hanging" text-anchor="middle">${wide}</text>` +
      `<text transform="translate(${n(left + 6)} ${n((top + bottom) / 2)})rotate(-90)" dominant-baseline="hanging" text-anchor="middle">${high}</text>`
    );
  });
  return sizes.join('');
}

/** Points along paths, a few units apart: what a name would be written across. */
export function samplesOf(paths: readonly (readonly Point[])[]): Point[] {
  return paths.flatMap((path) =>
    path.slice(1).flatMap(([u, v], index): Point[] => {
      const [x, y] = path[index]!;
      const count = Math.ceil(Math.hypot(u - x, v - y) / 5);
      return Array.from({length: count}, (_, step) => [x + ((u - x) * step) / count, y + ((v - y) * step) / count]);
    }),
  );
}

/** A box that is taken, or that a name would take: its middle, and half of its width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const overlap = ([x, y, a, b]: Box, [u, v, c, d]: Box): boolean => Math.abs(x - u) < a + c && Math.abs(y - v) < b + d;

/** The middle of a geometry: of a line, a place on it. */
function middleOf(geometry: Geometry): Position {
  if (geometry.type !== 'LineString') return computeBoundsCentre(computeBounds(groupGeometriesByType(geometry)));
  const {coordinates} = geometry;
  const [from, to] = coordinates.slice((coordinates.length >> 1) - 1) as [Position, Position];
  return [(from[0]! + to[0]!) / 2, (from[1]! + to[1]!) / 2];
}

/** Whether a feature is there for comparison only: its outline is dashed, in ink, and its name outside. */
const isReference = ({properties}: Feature): boolean => properties?.['role'] === 'reference';

/** The parts of what is there for comparison only, and those of the rest. */
export function separateReferences(object: GeoJSON): Record<'references' | 'others', Parts> {
  const features = featuresOf(object);
  const partsOf = (some: Feature[]): Parts => groupGeometriesByType({type: 'FeatureCollection', features: some});
  const others = features.length ? partsOf(features.filter((one) => !isReference(one))) : groupGeometriesByType(object);
  return {references: partsOf(features.filter(isReference)), others};
}

/** Where a name can stand. */
interface Spot {
  box: Box;
  /** -1 where it ends at its place, 1 where it begins there, and 0 where its middle does. */
  side: number;
  /** The line that leads to it from a point whose surroundings are taken. */
  leader?: readonly [from: Point, to: Point];
}

type Corners = readonly [lower: Point, upper: Point];

/** Where a name of half a width can stand beside a box around a middle: right, left, above, below, and at its corners. */
function spotsBeside([x, y]: Point, [[left, bottom], [right, top]]: Corners, apart: number, half: number): Spot[] {
  const at = (u: number, v: number, side = 0): Spot => ({box: [u, v, half, 11], side});
  return [
    at(right + half + apart, y, 1),
    at(left - half - apart, y, -1),
    at(x, top - apart - 11),
    at(x, bottom + apart + 11),
    ...[-19, 19].flatMap((down) => [at(right + half + 4, y + down, 1), at(left - half - 4, y + down, -1)]),
  ];
}

/** Where a feature's name can stand: inside an area; else beside it, and further off at the end of a line. In the large type of a phone. */
function placesAround(view: View, feature: Feature, half: number): Spot[] {
  const {geometry} = feature;
  const [[x, y] = [-99, -99]] = pointsAt(view, [middleOf(geometry)]);
  const isArea = geometry.type !== 'Point' && geometry.type !== 'LineString';
  const {west, east, south, north} = computeBounds(groupGeometriesByType(geometry));
  const [lower = [x, y]] = pointsAt(view, isArea ? [[west, south]] : []);
  const [upper = [x, y]] = pointsAt(view, isArea ? [[east, north]] : []);
  // Beside the ring of a range, where that is small.
  const [rim = [x, y]] = pointsAt(view, findRanges(feature).flat());
  const range = Math.hypot(rim[0] - x, rim[1] - y);
  const apart = geometry.type !== 'Point' ? 8 : range < 40 ? Math.max(18, range + 6) : 18;
  const led = (u: number, v: number): Spot => {
    const [side, length] = [Math.sign(u), Math.max(Math.abs(u), Math.abs(v))];
    const from: Point = [x + (8 * u) / length, y + (8 * v) / length];
    return {box: [x + u + side * (half + 4), y + v, half, 11], side, leader: [from, [x + u, y + v]]};
  };
  const inside = [0, -22, 22].map((down): Spot => ({box: [x, y + down, half, 11], side: 0}));
  return [
    ...(isArea && !isReference(feature) ? inside : []),
    ...spotsBeside([x, y], [lower, upper], apart, half),
    ...(geometry.type === 'Point'
      ? [60, 90, 120, 150].flatMap((aside) => [0, -30, 30, -60, 60].flatMap((v) => [led(aside, v), led(-aside, v)]))
      : []),
  ];
}

/** A name at its spot. */
const writeName = (name: string, {box: [x, y, half], side}: Spot, attributes: string): string =>
  `<text${attributes} x="${n(x - side * half)}" y="${n(y + 4)}" text-anchor="${['end', 'middle', 'start'][side + 1]}">${escapeHtml(name)}</text>`;

/**
 * Names of features: in the frame, and clear of marks, corners and each other. Of the places that are left, the first that
 * no line and no coast crosses, otherwise the one that fewest do; where none is left, the end of a line that leads there.
 * Then towns, with their dots, where nothing at all is in the way.
 *
 * @param drawn lines and coasts, as points along them
 * @param kept boxes that no name may cover
 */
export function nameTags(
  view: View,
  features: readonly Feature[],
  towns: readonly Place[],
  {points, vertices}: Placed,
  drawn: readonly Point[],
  kept: readonly Box[],
): string {
  const taken: Box[] = [
    // The scale bar.
    [view.width - 48, view.height - 18, 48, 18],
    ...kept,
    ...points.map(([x, y]): Box => [x, y, 12, 12]),
    ...vertices.map(([x, y]): Box => [x, y, 13, 3]),
  ];
  const crossings = (box: Box): number => drawn.filter(([x, y]) => overlap(box, [x, y, 2, 0])).length;
  const isTaken = (box: Box): boolean => taken.some((other) => overlap(box, other));
  const isFree = ({box, leader}: Spot): boolean => {
    const [x, y, half] = box;
    const isInFrame = Math.min(x, view.width - x) > half + 4 && Math.min(y, view.height - y) > 14;
    // A line begins in the mark of its own point.
    const way = leader ? samplesOf([leader]).slice(2) : [];
    return isInFrame && !isTaken(box) && !way.some(([u, v]) => isTaken([u, v, 1, 1]));
  };
  const tag = (feature: Feature): string => {
    const name = String(feature.properties?.['name'] ?? '');
    if (!name) return '';
    const [best] = placesAround(view, feature, 5 * name.length)
      .filter(isFree)
      .sort((a, b) => Number(Boolean(a.leader)) - Number(Boolean(b.leader)) || crossings(a.box) - crossings(b.box));
    if (!best) return '';
    const {box, side, leader = []} = best;
    taken.push(box, ...samplesOf([leader]).map(([x, y]): Box => [x, y, 3, 3]));
    const path = leader.map((point, at) => `${at ? 'L' : 'M'}${point.map(n).join(' ')}`).join('');
    const halo = side || leader.length || isReference(feature) ? 'halo ' : '';
    return line(path, 'rule') + writeName(name, best, ` class="${halo}name"`);
  };
  const townTag = ([name, ...position]: Place): string => {
    const [at = [-1, -1]] = pointsAt(view, [position]);
    const [x, y] = at;
    // One near a name would be taken for what that names.
    if (Math.min(x, y, view.width - x, view.height - y) < 8 || isTaken([x, y, 20, 20])) return '';
    const spot = spotsBeside(at, [at, at], 8, 5 * name.length).find((one) => isFree(one) && !crossings(one.box));
    if (!spot) return '';
    taken.push(spot.box, [x, y, 6, 6]);
    return line(`M${n(x)} ${n(y)}h0`, 'dot town') + writeName(name, spot, '');
  };
  return features.map(tag).join('') + towns.map(townTag).join('');
}
