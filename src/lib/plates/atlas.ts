/** Natural Earth as drawings of the build take it: read from the package, so it needs Node.js. */
import {readFileSync} from 'node:fs';
import type {GeoPermissibleObjects} from 'd3-geo';
import {topologyToLand} from '../map/land';

const lands = new Map<string, GeoPermissibleObjects>();

/** Land of Natural Earth at 1 : 110, 50 or 10 million; each is read once for the entire build. */
export function readLand(scale: '110m' | '50m' | '10m'): GeoPermissibleObjects {
  const known = lands.get(scale);
  if (known) return known;
  const read = topologyToLand(JSON.parse(readFileSync(`node_modules/world-atlas/land-${scale}.json`, 'utf8')));
  lands.set(scale, read);
  return read;
}
