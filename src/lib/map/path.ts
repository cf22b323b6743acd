import {computeTwiceArea} from '@astral-docs/location-record/geo/measure';

/** A point of the drawing, x to the right and y down, in units of the view box. */
export type Point = [x: number, y: number];

/** What d3-geo draws, as lists of points. */
export type Paths = {points: Point[]; closed: boolean}[];

/** Squared distance of a point from the line through two others, or from the first of them when they coincide. */
function offset([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  if (length === 0) return (x - ax) ** 2 + (y - ay) ** 2;
  return (dx * (ay - y) - dy * (ax - x)) ** 2 / length;
}

/** Douglas and Peucker (1973): leaves out points that lie within `tolerance` units of the line without them. */
export function simplifyPath(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const keep = new Set([0, points.length - 1]);
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    let [farthest, at] = [tolerance * tolerance, -1];
    for (let index = from + 1; index < to; index += 1) {
      const distance = offset(points[index] as Point, points[from] as Point, points[to] as Point);
      if (distance > farthest) [farthest, at] = [distance, index];
    }
    if (at > 0) {
      keep.add(at);
      stack.push([from, at], [at, to]);
    }
  }
  return points.filter((_, index) => keep.has(index));
}

/** A number for an SVG path: rounded to a tenth, without a needless zero. */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/**
 * Writes one path as SVG path data with relative steps, rounded to a tenth of a unit, so that the same input gives the
 * same few bytes everywhere.
 *
 * @param points - corners; one that isn't finite, as a pole in Mercator's projection, is left out
 * @returns an empty string for a path that rounds to nothing
 */
export function formatPathData(points: readonly Point[], closed: boolean): string {
  const tenths = points
    .filter((point) => point.every(Number.isFinite))
    .map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = tenths.slice(1).map(([x, y], index) => {
    const [dx, dy] = [x - tenths[index]![0], y - tenths[index]![1]];
    if (dy === 0) return dx === 0 ? '' : `h${short(dx)}`;
    return dx === 0 ? `v${short(dy)}` : `l${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
  });
  const line = steps.join('');
  return line && `M${tenths[0]!.map(short).join(' ')}${line}${closed ? 'z' : ''}`;
}

/** Area inside a closed path in square units, whichever way it turns. */
export const computeUnsignedArea = (points: readonly Point[]): number => Math.abs(computeTwiceArea(points)) / 2;

/**
 * Writes paths, simplified, as path data.
 *
 * @param tolerance how far, in units, the line may stray from the data; specks smaller than its square are left out
 * @param whole whether points are rounded to whole units, which halves a coastline; otherwise to tenths
 */
export function simplifyToPathData(paths: Paths, tolerance: number, whole: boolean): string {
  const round = ([x, y]: Point): Point => (whole ? [Math.round(x), Math.round(y)] : [x, y]);
  return paths
    .map(({points, closed}) => ({points: simplifyPath(points, tolerance), closed}))
    .filter(({points, closed}) => !closed || computeUnsignedArea(points) >= 4 * tolerance * tolerance)
    .map(({points, closed}) => formatPathData(points.map(round), closed))
    .join('');
}
