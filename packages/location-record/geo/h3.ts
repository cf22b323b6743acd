/** The part of the geography that needs the H3 library (about 210 KB, 63 KB compressed): import it lazily. */
import {cellArea, cellToBoundary, cellToLatLng, latLngToCell} from 'h3-js';
import type {Polygon, Position} from './types';

/** H3 cell that holds a point (degrees, WGS 84) at a resolution from 0 to 15. */
export function toH3(lon: number, lat: number, resolution: number): string {
  return latLngToCell(lat, lon, resolution);
}

/** Centre of a cell: longitude, latitude in degrees. */
export function h3Centre(cell: string): [number, number] {
  const [lat, lon] = cellToLatLng(cell);
  return [lon, lat];
}

/** Outline of a cell in degrees, counter-clockwise and closed. Cells that cross the antimeridian are not cut. */
export function h3Outline(cell: string): Polygon {
  return {type: 'Polygon', coordinates: [cellToBoundary(cell, true) as Position[]]};
}

/** Area of a cell in square metres, on the sphere that H3 uses. */
export function h3Area(cell: string): number {
  return cellArea(cell, 'm2');
}
