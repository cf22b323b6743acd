import {geoCircle} from 'd3-geo';
import type {Feature, GeoJSON, Position} from 'geojson';
import {boundsOf, centreOf, earthRadius, partsOf, place, type Parts, type Placed, type View} from '../../src/lib/map';
import {escapeHtml} from '../shared/escape';

/** A length of the drawing, to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A path of a class, or nothing for no data. */
export const line = (data: string, cls: string): string => (data ? `<path class="${cls}" d="${data}"/>` : '');

/** The rings around points that state a range: circles of `radius_m` metres on a sphere, as positions in degrees on WGS 84. */
export function findRanges(object: GeoJSON): Position[][] {
  const features = object.type === 'FeatureCollection' ? object.features : object.type === 'Feature' ? [object] : [];
  return features.flatMap(({geometry, properties}) => {
    const radius = Number(properties?.['radius_m']);
    if (geometry?.type !== 'Point' || !(radius > 0)) return [];
    const degrees = (radius / earthRadius) * (180 / Math.PI);
    return geoCircle()
      .center(geometry.coordinates as [number, number])
      .radius(degrees)()
      .coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [x, y]));
  });
}

/** Heads of arrows in the middle of each edge that is long enough for one, in the direction in which its line or ring is written. */
export function directionArrows(view: View, {lines, polygons}: Parts): string {
  return [...lines, ...polygons.flat()]
    .flatMap((path) => {
      const at = place(view, {points: path, lines: [], polygons: []}).points;
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

/** Marks of a survey: a ring with cross hairs around the dot; plain dots where there are many. */
export function marks({points, vertices}: Placed): string {
  const few = points.length <= 6;
  const signs = points
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

/** Names of features, beside points and inside the rest, clear of marks, corners and each other in the large type of a phone. */
export function nameTags(view: View, object: GeoJSON, {points, vertices}: Placed): string {
  const taken = [...points.map((at) => [...at, 12, 12]), ...vertices.map((at) => [...at, 13, 3])] as number[][];
  const tag = (feature: Feature): string => {
    const {geometry, properties} = feature;
    const name = String(properties?.['name'] ?? '');
    const half = 5 * name.length;
    const coordinates = centreOf(boundsOf(partsOf(geometry)));
    const [[x, y] = [-99, -99]] = place(view, partsOf({type: 'Point', coordinates})).points;
    // Beside the ring of a range, where that is small, and off a line, which would strike it through.
    const ring = place(view, partsOf({type: 'MultiPoint', coordinates: findRanges(feature).flat()})).points[0] ?? [
      x,
      y,
    ];
    const range = Math.hypot(ring[0] - x, ring[1] - y);
    const apart = range < 40 ? Math.max(18, range + 6) : 18;
    const beside = geometry.type === 'Point' ? half + apart : 0;
    const boxes = [beside, -beside, 0, 0]
      .map((dx, at) => [x + dx, y + [0, 0, -34, 22][at]!, half, 11] as const)
      .slice(geometry.type === 'LineString' ? 2 : 0);
    const box = boxes.find(
      ([u, v]) =>
        Math.min(u, view.width - u) > half + 4 &&
        Math.min(v, view.height - v) > 14 &&
        taken.every(([s = 0, t = 0, a = 0, b = 0]) => Math.abs(u - s) >= half + a || Math.abs(v - t) >= 11 + b),
    );
    if (!box) return '';
    taken.push([...box]);
    const side = Math.sign(box[0] - x);
    return `<text class="halo name" x="${n(x + apart * side)}" y="${n(box[1] + 4)}" text-anchor="${['end', 'middle', 'start'][side + 1]}">${escapeHtml(name)}</text>`;
  };
  return object.type === 'FeatureCollection' ? object.features.map(tag).join('') : '';
}
