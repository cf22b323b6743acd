import {geoGraticule, geoOrthographic, geoPath, geoRotation} from 'd3-geo';
import type {LineString} from 'geojson';
import {describe, expect, it} from 'vitest';
import {arcData, ellipseThrough} from '../../plugins/home/arcs';
import {drawGlobe} from '../../plugins/home/globe';
import {PathSink, type Point} from '../../src/lib/map/path';

/** Points of an elliptical arc, as the implementation notes of SVG say (SVG 2, appendix B.2.4). */
function pointsOfArc(
  [x1, y1]: Point,
  [rx, ry, turn, large, sweep, x2, y2]: [number, number, number, number, number, number, number],
): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [u, v] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const lack = (u / rx) ** 2 + (v / ry) ** 2;
  const [a, b] = lack > 1 ? [rx * Math.sqrt(lack), ry * Math.sqrt(lack)] : [rx, ry];
  const root = Math.sqrt(Math.max(0, (a * b) ** 2 / ((a * v) ** 2 + (b * u) ** 2) - 1)) * (large === sweep ? -1 : 1);
  const [cu, cv] = [(root * a * v) / b, (-root * b * u) / a];
  const from = Math.atan2((v - cv) / b, (u - cu) / a);
  let by = Math.atan2((-v - cv) / b, (-u - cu) / a) - from;
  if (sweep && by < 0) by += 2 * Math.PI;
  if (!sweep && by > 0) by -= 2 * Math.PI;
  return Array.from({length: 21}, (_, i) => {
    const angle = from + (by * i) / 20;
    const [p, q] = [cu + a * Math.cos(angle), cv + b * Math.sin(angle)];
    return [cos * p - sin * q + (x1 + x2) / 2, sin * p + cos * q + (y1 + y2) / 2];
  });
}

/** The points that path data of arcs and lines goes through. */
function pointsOf(data: string): Point[] {
  const points: Point[] = [];
  for (const [, command, text = ''] of data.matchAll(/([MLA])([^MLA]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'A') points.push(...pointsOfArc(points.at(-1) as Point, numbers as never));
    else points.push([numbers[0] as number, numbers[1] as number]);
  }
  return points;
}

/** From a point to a line through points. */
const distance = ([x, y]: Point, line: readonly Point[]): number =>
  Math.min(
    ...line.slice(1).map(([cx, cy], index) => {
      const [ax, ay] = line[index] as Point;
      const [dx, dy] = [cx - ax, cy - ay];
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - share * dx, y - ay - share * dy);
    }),
  );

describe('the net of the globe', () => {
  const projection = geoOrthographic().rotate([28, -16]).translate([280, 280]).scale(264).precision(0.05);
  const turned = geoRotation(projection.rotate());
  const drawn = (line: LineString, step: number): Point[][] => {
    const sink = new PathSink();
    geoPath(
      projection,
      sink,
    )({
      ...line,
      coordinates: line.coordinates.filter((_, index) => index % step === 0 || index === line.coordinates.length - 1),
    });
    return sink.paths.map(({points}) => points);
  };
  const lines = geoGraticule().step([15, 15]).precision(0.5).lines();

  it('is arcs on the lines that a fine drawing shows', () => {
    let farthest = 0;
    for (const line of lines) {
      const place = (share: number) =>
        turned(line.coordinates[Math.floor(share * line.coordinates.length)] as [number, number]);
      const ellipse = ellipseThrough([place(0), place(1 / 3), place(2 / 3)], 264);
      const [coarse, fine] = [drawn(line, 10), drawn(line, 1)];
      coarse.forEach((points, index) => {
        for (const point of pointsOf(arcData(points, ellipse)))
          farthest = Math.max(farthest, distance(point, fine[index] ?? []));
      });
    }
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThan(0.5);
  });

  it('shows a circle that is seen from its edge as a line', () => {
    const ellipse = ellipseThrough(
      [
        [0, -40],
        [0, 10],
        [0, 60],
      ],
      100,
    );
    expect(ellipse.short).toBeCloseTo(0, 9);
    expect(
      arcData(
        [
          [5, 0],
          [5, 10],
          [5, 20],
          [5, 30],
        ],
        ellipse,
      ),
    ).toBe('M5 0L5 10L5 20L5 30');
  });

  it('takes less than a third of what a line through points takes', () =>
    expect(drawGlobe([-28, 16], [[0, 51]]).graticule.length).toBeLessThan(3500));

  it('rejects a place that the viewer cannot see', () =>
    expect(() => drawGlobe([-28, 16], [[152, -16]])).toThrow(/centred on -28, 16 and cannot show 152, -16/));
});
