/** Longitude, latitude in degrees (WGS 84), and a height in metres above the ellipsoid when there is a third number. */
export type Position = [number, number] | [number, number, number];

export interface Point {
  type: 'Point';
  coordinates: Position;
}
export interface LineString {
  type: 'LineString';
  coordinates: Position[];
}
export interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}
/** The three geometries of the Location Protocol registry (bare RFC 7946 geometry objects). */
export type Geometry = Point | LineString | Polygon;

/** Result of a check. `error` means that the value breaks a rule; `warning` means that a reader may be misled. */
export interface Finding {
  level: 'error' | 'warning';
  /** Stable name of the reason, for tests and for other implementations. */
  code: string;
  /** Number of the rule in the documentation, for example LP-41. */
  rule?: string;
  /** Where in the value, for example `location.coordinates[1]`. */
  field: string;
  message: string;
}
