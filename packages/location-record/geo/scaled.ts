export interface ScaledCoordinates {
  x: number;
  y: number;
  scale: number;
}

/** Longitude and latitude in degrees as integers, in millionths of a degree. */
export function toScaled(lon: number, lat: number): ScaledCoordinates {
  const scale = 1_000_000;
  // Adding 0 turns a negative zero into zero, which JSON could not tell apart anyway.
  return {x: Math.round(lon * scale) + 0, y: Math.round(lat * scale) + 0, scale};
}

/** Back to longitude, latitude in degrees. */
export function fromScaled({x, y, scale}: ScaledCoordinates): [number, number] {
  return [x / scale, y / scale];
}
