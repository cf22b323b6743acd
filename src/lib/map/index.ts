/** Maps without tiles: pure functions from GeoJSON to SVG path data. Land is apart, in ./land, because it is heavy. */
export * from './geometry';
export * from './path';
export * from './view';
