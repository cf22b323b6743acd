import {geoDistance, geoGraticule, geoOrthographic, type GeoPermissibleObjects} from 'd3-geo';
import type {FeatureCollection, MultiPolygon, Polygon} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json';
import type {Globe} from '../../src/lib/globe';
import {shapePath} from '../../src/lib/map/view';

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
  const topology = atlas as unknown as Topology<{land: GeometryCollection}>;
  const land = feature(topology, topology.objects.land) as FeatureCollection<Polygon | MultiPolygon>;
  // The globe is about as many pixels wide as it has units: a line in whole units is as fine as the screen.
  const draw = (shape: GeoPermissibleObjects, slack: number): string => shapePath(projection, shape, slack, true);
  return {
    size,
    land: draw(land, 0.8),
    graticule: draw(geoGraticule().step([15, 15]).precision(5)(), 0.5),
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
