import type {Point} from '../../src/lib/map/path';

/** A place: longitude and latitude in degrees, WGS 84, longitude first. */
type Place = readonly [longitude: number, latitude: number];
type Vector = readonly [x: number, y: number, z: number];

/** A circle of the sphere as an orthographic drawing shows it. */
export interface Ellipse {
  /** Half of the long and of the short axis, units of the drawing. */
  readonly long: number;
  readonly short: number;
  /** Angle from the x axis to the long one, degrees, clockwise as y points down; from -90 to 90. */
  readonly turn: number;
}

const radians = Math.PI / 180;
const toVector = ([longitude, latitude]: Place): Vector => [
  Math.cos(latitude * radians) * Math.sin(longitude * radians),
  Math.sin(latitude * radians),
  Math.cos(latitude * radians) * Math.cos(longitude * radians),
];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * The ellipse that the circle through three places becomes. The circle is cut from the sphere by a plane: seen along the
 * line of sight its radius stays as it is across the tilt of the plane, and shrinks with it along.
 *
 * @param places three different places, as a viewer sees them who is far above longitude 0 and latitude 0
 * @param radius of the globe, units of the drawing
 */
export function ellipseThrough(places: readonly [Place, Place, Place], radius: number): Ellipse {
  const [a, b, c] = [toVector(places[0]), toVector(places[1]), toVector(places[2])];
  const normal = cross(minus(b, a), minus(c, a));
  const length = Math.hypot(...normal);
  const [x, y, z] = [normal[0] / length, normal[1] / length, normal[2] / length];
  const long = radius * Math.sqrt(Math.max(0, 1 - dot([x, y, z], a) ** 2));
  // Across the tilt is (y, -x) with y upward, which is (y, x) on the screen. A line has no direction: 100 degrees are -80.
  const angle = Math.atan2(x, y) / radians;
  const turn = Math.abs(angle) > 90 ? angle - Math.sign(angle) * 180 : angle;
  return {long, short: long * Math.abs(z), turn};
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
/** Numbers of path data: a tenth of a unit, and no sign between them that the grammar of SVG can do without. */
const written = (...values: number[]): string =>
  values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (text && !value.startsWith('-') ? `${text} ${value}` : text + value), '');

/**
 * Writes a drawn part of a circle as elliptical arcs of SVG path data.
 *
 * @param points the part, in order; first and last are where it ends
 * @param ellipse the ellipse on which they lie
 */
export function arcData(points: readonly Point[], {long, short, turn}: Ellipse): string {
  const at = (share: number): Point => points[Math.round(share * (points.length - 1))] as Point;
  // Less than half of the ellipse at a time, or its two ends would not say where its middle is.
  const stops = [at(0), at(1 / 3), at(2 / 3), at(1)];
  const [[ax, ay], [bx, by], [cx, cy]] = stops as [Point, Point, Point];
  const clockwise = (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0 ? 1 : 0;
  // Seen from the edge, a circle is a line.
  const isLine = short < 0.5;
  return stops
    .map((point, index) => {
      if (index === 0) return `M${written(...point)}`;
      if (isLine) return `L${written(...point)}`;
      return `A${written(long, short, turn)} 0 ${clockwise} ${written(...point)}`;
    })
    .join('');
}
