// runs: offline
// Is a record inside a zone? With a polygon, an accuracy radius and H3 cells,
// the honest answer has three values.
// #region imports
import {cellToBoundary, getResolution, isValidCell, latLngToCell} from 'h3-js';
import type {Polygon, Position} from 'geojson';
// #endregion imports

// #region zone
// A training ground at Greenwich with a fenced pond. WGS 84, longitude first;
// outer ring counter-clockwise, hole clockwise.
const zone: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-0.0072, 51.4752],
      [0.0012, 51.4738],
      [0.0058, 51.4772],
      [-0.0004, 51.4812],
      [-0.0048, 51.4806],
      [-0.0072, 51.4752],
    ],
    [
      [-0.0044, 51.4776],
      [-0.0044, 51.4788],
      [-0.0028, 51.4788],
      [-0.0028, 51.4776],
      [-0.0044, 51.4776],
    ],
  ],
};
// #endregion zone

// #region inside
/**
 * Whether a position is inside a polygon: odd number of crossings of a ray to
 * the east, over all rings.
 */
function isInside([x = 0, y = 0]: Position, polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon.coordinates) {
    for (let i = 1; i < ring.length; i++) {
      const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[i] ?? [];
      // One end counts and the other does not, so that a corner is not counted
      // twice.
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  }
  return inside;
}
// #endregion inside

// #region edge
/**
 * Metres from a position to the nearest edge. Flat approximation on the mean
 * sphere: good to 0.6 % within some kilometres.
 */
function metresToEdge([lon = 0, lat = 0]: Position, polygon: Polygon): number {
  const perDegree = (6_371_008.8 * Math.PI) / 180;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const flat = ([x = 0, y = 0]: Position): [number, number] => [
    (x - lon) * perDegree * shrink,
    (y - lat) * perDegree,
  ];
  let nearest = Infinity;
  for (const ring of polygon.coordinates) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = flat(ring[i - 1] ?? []);
      const [bx, by] = flat(ring[i] ?? []);
      const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
      const t =
        length2 === 0
          ? 0
          : Math.min(
              1,
              Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length2),
            );
      nearest = Math.min(
        nearest,
        Math.hypot(ax + t * (bx - ax), ay + t * (by - ay)),
      );
    }
  }
  return nearest;
}
// #endregion edge

// #region judge
type Answer = 'inside' | 'outside' | 'cannot tell';

/** A point whose true place lies somewhere in a circle of `accuracy` metres. */
function judgePoint(
  position: Position,
  accuracy: number,
  polygon: Polygon,
): Answer {
  // Written so that NaN and a negative accuracy cannot decide either.
  if (!(accuracy >= 0 && metresToEdge(position, polygon) > accuracy))
    return 'cannot tell';
  return isInside(position, polygon) ? 'inside' : 'outside';
}

type Side = [from: Position, to: Position];

/** The sides of a closed ring. */
const sidesOf = (ring: Position[]): Side[] =>
  ring.slice(1).map((to, i) => [ring[i] ?? [], to]);

/** On which side of a line a position is: 1 or -1; 0 on the line. */
const sideOf = ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: Side, at: Position) =>
  Math.sign((x2 - x1) * ((at[1] ?? 0) - y1) - (y2 - y1) * ((at[0] ?? 0) - x1));

/** Whether two sides cross or touch. */
const meet = (a: Side, b: Side): boolean =>
  sideOf(a, b[0]) * sideOf(a, b[1]) <= 0 &&
  sideOf(b, a[0]) * sideOf(b, a[1]) <= 0;

/** An H3 cell whose true place is anywhere in it. */
function judgeCell(cell: string, polygon: Polygon): Answer {
  if (!isValidCell(cell)) throw new Error(`Not an H3 cell: ${cell}`);
  // A corner of the zone in the cell means that the edge of the zone runs
  // through the cell.
  const resolution = getResolution(cell);
  if (
    polygon.coordinates
      .flat()
      .some(([lon = 0, lat = 0]) => latLngToCell(lat, lon, resolution) === cell)
  )
    return 'cannot tell';
  // Otherwise the edge can still cross two sides of the cell.
  const corners = cellToBoundary(cell, true); // true: longitude first
  if (
    polygon.coordinates.some((ring) =>
      sidesOf(ring).some((edge) =>
        sidesOf(corners).some((side) => meet(edge, side)),
      ),
    )
  )
    return 'cannot tell';
  // Now one corner stands for the whole cell.
  return isInside(corners[0] ?? [], polygon) ? 'inside' : 'outside';
}
// #endregion judge

// #region run
const points: [name: string, position: Position, accuracy: number][] = [
  ['at the transit circle, 8 m', [-0.001475, 51.477812], 8],
  ['the same, 250 m', [-0.001475, 51.477812], 250],
  ['in the pond', [-0.0036, 51.4782], 8],
  ['at the gate, 5 m', [0.0012, 51.47383], 5],
  ['no accuracy', [-0.001475, 51.477812], NaN],
  ['axes swapped by mistake', [51.477812, -0.001475], 8],
];
for (const [name, position, accuracy] of points)
  console.log(name.padEnd(28), judgePoint(position, accuracy, zone));

// A ditch of 1 m runs through a part of the zone.
const [west, east] = [-0.000428, -0.000414];
const ditched: Polygon = {
  type: 'Polygon',
  coordinates: [
    ...zone.coordinates,
    [
      [west, 51.4762],
      [west, 51.4794],
      [east, 51.4794],
      [east, 51.4762],
      [west, 51.4762],
    ],
  ],
};
const cells: [name: string, cell: string, polygon: Polygon][] = [
  ['H3 resolution 12, 274 m²', '8c194ad23074bff', zone],
  ['H3 resolution 9, 0.094 km²', '89194ad2307ffff', zone],
  ['H3 resolution 7, 4.6 km²', '87194ad23ffffff', zone],
  ['H3 resolution 10, 0.013 km²', '8a194ad23067fff', zone],
  ['the same, with a ditch', '8a194ad23067fff', ditched],
];
for (const [name, cell, polygon] of cells)
  console.log(name.padEnd(28), judgeCell(cell, polygon));
// #endregion run
