import type {FeatureCollection, Feature} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';

/** Land of Natural Earth as GeoJSON for d3-geo, from a topology of world-atlas. */
export function landOf(topology: unknown): Feature | FeatureCollection {
  const world = topology as Topology<{land: GeometryCollection}>;
  return feature(world, world.objects.land);
}

/** Coarse land (1 : 110 million) for tools in the browser; fetched when it is first wanted. */
export async function loadLand(): Promise<Feature | FeatureCollection> {
  const {default: topology} = await import('world-atlas/land-110m.json');
  return landOf(topology);
}
