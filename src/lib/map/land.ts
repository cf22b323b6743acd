import {geoArea} from 'd3-geo';
import type {FeatureCollection, Feature, MultiPolygon} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';

/** Land of Natural Earth as GeoJSON for d3-geo, from a topology of world-atlas. */
export function topologyToLand(topology: unknown): Feature | FeatureCollection {
  const world = topology as Topology<{land: GeometryCollection}>;
  const land = feature(world, world.objects.land) as FeatureCollection<MultiPolygon>;
  // Three specks of the finest scale are wound the wrong way: as they stand, they are the whole Earth without a speck.
  for (const {geometry} of land.features)
    geometry.coordinates = geometry.coordinates.filter(
      (coordinates) => geoArea({type: 'Polygon', coordinates}) < 2 * Math.PI,
    );
  return land;
}
