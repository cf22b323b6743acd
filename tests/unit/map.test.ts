import {describe, expect, it} from 'vitest';
import type {GeoJSON, Position} from 'geojson';
import {
  computeBounds,
  computeBoundsCentre,
  groupGeometriesByType,
  projectGeometryParts,
  computeScaleBar,
  createMapView,
  formatPathData,
  boundsWidthDegrees,
} from '../../src/lib/map';
import {outlineBox} from '@astral-docs/location-record/geo';

const size = {width: 320, least: 180, most: 260};
const bounds = (object: GeoJSON) => computeBounds(groupGeometriesByType(object));
const draw = (view: ReturnType<typeof createMapView>, object: GeoJSON) =>
  projectGeometryParts(view, groupGeometriesByType(object));
const lineOf = (text: string): GeoJSON => ({type: 'LineString', coordinates: JSON.parse(text) as Position[]});

/** Cut at the antimeridian. */
const fiji: GeoJSON = {
  type: 'GeometryCollection',
  geometries: [outlineBox([176, -20, 180, -15]), outlineBox([-180, -20, -178, -15])],
};

describe('bounds', () => {
  it('cross the antimeridian where that is the shorter way', () => {
    const coordinates = JSON.parse('[[179, -16], [-178, -18]]') as Position[];
    const box = bounds({type: 'MultiPoint', coordinates});
    expect(box).toEqual({west: 179, east: -178, south: -18, north: -16});
    expect(boundsWidthDegrees(box)).toBe(3);
    expect(computeBoundsCentre(box)[0]).toBe(-179.5);
  });

  it('take a long edge as it is written, not the shorter way', () => {
    expect(bounds(lineOf('[[-170, 0], [170, 0]]'))).toMatchObject({west: -170, east: 170});
  });
});

describe('views', () => {
  it('keep the whole box inside, across the antimeridian and at 100 m', () => {
    for (const box of [fiji, outlineBox([-0.0021, 51.4774, -0.0007, 51.4783])]) {
      const view = createMapView(bounds(box), size);
      const {vertices} = draw(view, box);
      expect(vertices.length).toBe(4);
      for (const [x, y] of vertices) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(300);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(view.height - 20);
      }
    }
  });

  it('show what is smaller than a centimetre as they show a point', () =>
    expect(createMapView({west: 1, east: 1 + 1e-10, south: 1, north: 1}, size).metresPerUnit).toBeGreaterThan(100));

  it('measure distances on the sphere of 6371.0088 km', () => {
    const view = createMapView({west: 0, east: 1, south: 59.5, north: 60.5}, size);
    const [a, b] = [view.projection([0, 60]) as Position, view.projection([1, 60]) as Position];
    expect(((b[0] as number) - (a[0] as number)) * view.metresPerUnit).toBeCloseTo(
      111_195.08 * Math.cos(Math.PI / 3),
      -2,
    );
    expect(computeScaleBar(view, 84)).toMatchObject({label: '50 km', length: 50_000 / view.metresPerUnit});
  });

  it('leave out what a globe hides', () => {
    const view = createMapView({west: -74, east: 0, south: 40, north: 52}, size, 'globe');
    expect(draw(view, lineOf('[[0, 51], [150, -40]]')).vertices).toHaveLength(1);
  });
});

describe('paths', () => {
  it('stay short where edges that a link brings go thousands of times round the Earth', () => {
    const view = createMapView({west: -180, south: -90, east: 180, north: 90}, size, 'world');
    const jumps = Array.from({length: 9000}, (_, index): Position => [index % 2 ? 170 : -170, (index % 120) - 60]);
    expect(draw(view, {type: 'LineString', coordinates: jumps}).lines.length).toBeLessThan(600_000);
    const rings = Array.from({length: 3000}, (_, i): Position[] => [
      [0, 0],
      [i % 170, 0],
      [1, i % 80],
      [0, 0],
    ]);
    expect(draw(view, {type: 'Polygon', coordinates: rings}).polygons.length).toBeLessThan(600_000);
  });

  it('draw nothing that is not finite, as a pole in a chart', () => {
    const view = createMapView({west: -1, south: 50, east: 1, north: 52}, size, 'chart');
    const pole: GeoJSON = {type: 'Point', coordinates: [-180, -90]};
    expect(draw(view, pole).points).toEqual([]);
    const ring = JSON.parse('[[0, 51], [1, 51], [0, 90], [0, 51]]') as Position[];
    const shapes: GeoJSON[] = [
      {type: 'LineString', coordinates: ring},
      {type: 'Polygon', coordinates: [ring]},
    ];
    for (const shape of shapes) {
      const {lines, polygons, outlines} = draw(view, shape);
      expect(lines + polygons + outlines).not.toMatch(/Infinity|NaN/);
    }
    expect(formatPathData(JSON.parse('[[0, 0], [1e999, 1], [2, -1e999], [3, 3]]') as [], false)).toBe('M0 0l3 3');
  });
});
