import {geodesic} from './measure';

export interface AxisReading {
  /** `certain`: the other order is out of range. `ambiguous`: both orders are on Earth. `swapped`: only the other order is. */
  verdict: 'certain' | 'ambiguous' | 'swapped' | 'impossible';
  /** How far the other order lies away, in metres (WGS 84 geodesic); null when the other order is not on Earth. */
  swapDistance: number | null;
}

const onEarth = (lon: number, lat: number): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/**
 * Judges a pair that is said to be longitude, latitude (degrees). No validator can tell a swap when both numbers are within
 * ±90: the verdict is then `ambiguous`, and the distance says what a mistake would cost.
 */
export function readAxes(lon: number, lat: number): AxisReading {
  const asSaid = onEarth(lon, lat);
  const swapped = onEarth(lat, lon);
  if (!asSaid) return {verdict: swapped ? 'swapped' : 'impossible', swapDistance: null};
  if (!swapped) return {verdict: 'certain', swapDistance: null};
  return {verdict: 'ambiguous', swapDistance: geodesic([lon, lat], [lat, lon]).metres};
}
