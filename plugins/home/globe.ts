import {geoDistance, geoGraticule, geoOrthographic, geoPath, geoRotation, type GeoPermissibleObjects} from 'd3-geo';
import type {FeatureCollection, LineString, MultiPolygon, Polygon} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json';
import {arcData, ellipseThrough} from './arcs';
import {areaOf, pathData, PathSink, simplify, type Point} from '../../src/lib/map/path';

/** What the home page needs to draw the globe, as SVG path data in a square of `size` units. */
export interface Globe {
  size: number;
  land: string;
  graticule: string;
  /** The equator and the prime meridian, drawn stronger than the rest of the net. */
  axes: string;
  /** One mark per point that faces the reader, in the order given. */
  marks: {x: number; y: number}[];
}

/** Largest distance in units of the drawing by which the coast may leave its true line. */
const slack = 0.8;
/** Islands below this area, in square units, are smaller than the pen. */
const smallestLand = 8;

/**
 * Draws the hemisphere that faces a viewer far above a place (orthographic projection, sphere).
 *
 * @param centre longitude and latitude of the middle, degrees, WGS 84, longitude first
 * @param points longitude and latitude of each record, degrees, WGS 84, longitude first
 * @param size edge of the square, SVG units
 * @throws Error when a point lies beyond the limb, where no mark could be seen
 */
export function drawGlobe(centre: [number, number], points: [number, number][], size = 560): Globe {
  const projection = geoOrthographic()
    .rotate([-centre[0], -centre[1]])
    .fitExtent(
      [
        [16, 16],
        [size - 16, size - 16],
      ],
      {type: 'Sphere'},
    );
  const draw = (object: GeoPermissibleObjects): PathSink['paths'] => {
    const sink = new PathSink();
    geoPath(projection, sink)(object);
    return sink.paths;
  };
  const topology = atlas as unknown as Topology<{land: GeometryCollection}>;
  const land = feature(topology, topology.objects.land) as FeatureCollection<Polygon | MultiPolygon>;
  const turned = geoRotation(projection.rotate());
  /** Lines of the net are parts of circles, and a circle of the sphere is drawn as an ellipse. */
  const net = (lines: readonly LineString[]): string =>
    lines
      .flatMap((line) => {
        const place = (share: number) => {
          const [longitude = 0, latitude = 0] = line.coordinates[Math.floor(share * line.coordinates.length)] ?? [];
          return turned([longitude, latitude]);
        };
        const ellipse = ellipseThrough([place(0), place(1 / 3), place(2 / 3)], projection.scale());
        return draw(line).map(({points}) => arcData(points, ellipse));
      })
      .join('');
  const line = (coordinates: [number, number][]): LineString => ({type: 'LineString', coordinates});
  // The globe is about as many pixels wide as it has units: a coast in whole units is as fine as the screen.
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const coast = draw(land)
    .filter(({points}) => areaOf(points) > smallestLand)
    .map(({points, closed}) => pathData(simplify(points, slack).map(whole), closed));
  const round = Array.from({length: 73}, (_, i) => -180 + i * 5);
  return {
    size,
    land: coast.join(''),
    graticule: net(geoGraticule().step([15, 15]).precision(5).lines()),
    axes: net([line(round.map((lon) => [lon, 0])), line(Array.from({length: 33}, (_, i) => [0, -80 + i * 5]))]),
    marks: points.map((point) => {
      const projected = projection(point);
      if (!projected || geoDistance(point, centre) > Math.PI / 2 - 0.1)
        throw new Error(
          `The globe on the home page is centred on ${centre.join(', ')} and cannot show ${point.join(', ')}.`,
        );
      return {x: Math.round(projected[0] * 10) / 10, y: Math.round(projected[1] * 10) / 10};
    }),
  };
}
