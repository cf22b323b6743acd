import {geoDistance, type GeoPermissibleObjects} from 'd3-geo';
import type {FeatureCollection, MultiPolygon, Position} from 'geojson';
import {type Globe, createHemisphereProjection, createGlobeGraticule} from '../../src/lib/globe';
import {computeUnsignedArea, toPathData, simplifyPath, type Point} from '../../src/lib/map';
import {readLand} from '../../src/lib/plates/atlas';

/** Polygons of the land, in tenths of a degree: all that a globe of this size shows, from whichever side. */
export const globeLandPolygons: Position[][][] = (readLand('110m') as FeatureCollection<MultiPolygon>).features
  .flatMap(({geometry}) => geometry.coordinates)
  .map((rings) =>
    rings.map((ring) => simplifyPath(ring as Point[], 0.4).map((at) => at.map((x) => Math.round(x * 10) / 10))),
  )
  .filter(([outer]) => computeUnsignedArea(outer as Point[]) > 0.5);

/**
 * Draws the hemisphere that faces a viewer far above a place (orthographic projection, sphere).
 *
 * @param centre longitude and latitude of the middle, degrees, WGS 84, longitude first
 * @param points longitude and latitude of each record, degrees, WGS 84, longitude first
 * @throws Error when a point lies beyond the limb, where no mark could be seen
 */
export function drawGlobe(centre: [number, number], points: [number, number][]): Globe {
  // SVG units.
  const size = 560;
  const projection = createHemisphereProjection(size, centre);
  // The globe is about as many pixels wide as it has units: a line in whole units is as fine as the screen.
  const draw = (shape: GeoPermissibleObjects, slack: number): string => toPathData(projection, shape, slack, true);
  return {
    size,
    centre,
    land: draw({type: 'MultiPolygon', coordinates: globeLandPolygons}, 0.8),
    graticule: draw(createGlobeGraticule(), 0.5),
    marks: points.map((point) => {
      if (geoDistance(point, centre) > Math.PI / 2 - 0.1)
        throw new Error(`The globe of plugins/home, centred on ${centre.join(', ')}, cannot show ${point.join(', ')}.`);
      const [x, y] = projection(point)!;
      return {x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10};
    }),
  };
}
