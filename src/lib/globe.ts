/** Paths of the globe on the home page: SVG path data in a square of `size` units. */
export interface Globe {
  size: number;
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
