import {geoGraticule, geoOrthographic, type GeoProjection} from 'd3-geo';

/** Paths of the globe on the home page: SVG path data in a square of `size` units. */
export interface Globe {
  size: number;
  /** Longitude and latitude of the middle, degrees, WGS 84. */
  centre: [number, number];
  land: string;
  graticule: string;
  /** One mark per point that faces the reader, in the order given. */
  marks: {x: number; y: number}[];
}

/** One record as the home page shows it. */
export interface GlobeCard {
  place: string;
  rows: {name: string; value: string}[];
  check: string;
}

/** The hemisphere that faces a viewer far above a place (sphere), north up, with room for a frame. */
export const createHemisphereProjection = (size: number, [longitude, latitude]: [number, number]): GeoProjection =>
  geoOrthographic()
    .rotate([-longitude, -latitude])
    .translate([size / 2, size / 2])
    .scale(size / 2 - 16);

export const createGlobeGraticule = () => geoGraticule().step([15, 15]).precision(5)();
