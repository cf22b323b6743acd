/** Geography without React, DOM or network. `./h3` is left out on purpose: it loads the H3 library, so import it lazily. */
export * from './angle';
export * from './geohash';
export * from './geojson';
export * from './h3Index';
export * from './measure';
export * from './scaled';
export type * from './types';
export * from './wkt';
