import {geoGraticule, type GeoPermissibleObjects} from 'd3-geo';
import type {Position} from 'geojson';
import {geohashOutline, geohashSize, outlineBox, toGeohash} from '@astral-docs/location-record/geo/geohash';
import {h3Area, h3Outline, toH3} from '@astral-docs/location-record/geo/h3';
import {metresPerDegree} from '@astral-docs/location-record/geo/measure';
import {densifyPath, EARTH_RADIUS_METRES, globeProjection, formatPathData, toPathData, type Point} from '../map';
import {formatArea, formatLength} from '../readable';
import {readLand} from './atlas';

/** One step of a way to write a place: the cell that holds it. */
export interface Cell {
  /** Decimals, letters or resolution. */
  step: number;
  /** Side of a square as large as the cell, metres. */
  size: number;
  /** What is written down. */
  text: string;
  /** How large the cell is, in words. */
  extent: string;
  /** Its outline as path data around the place, north up; a hundred units are `size`. */
  ring: string;
}

/** The three ways, each from the coarsest cell to the finest. */
export type PrecisionLadders = readonly (readonly Cell[])[];

type Place = [longitude: number, latitude: number];

const plane = (place: Place, metresPerUnit: number) =>
  globeProjection(place, EARTH_RADIUS_METRES / metresPerUnit, [0, 0]);
const count = <T>(from: number, to: number, make: (index: number) => T): T[] =>
  Array.from({length: to - from + 1}, (_, index) => make(from + index));

/**
 * The cells that hold a place, by decimals of a degree, by letters of its geohash, and by resolution of H3.
 *
 * @param place longitude and latitude in degrees, WGS 84
 */
export function listCellsByPrecision(place: Place): PrecisionLadders {
  const [lon, lat] = place;
  const metres = metresPerDegree(lat);
  const rung = (step: number, text: string, outline: Position[], squareMetres: number, extent: string): Cell => {
    const size = Math.sqrt(squareMetres);
    const projection = plane(place, size / 100);
    const points = outline.slice(1).map((position) => projection(position as Place) as Point);
    // What d3-geo streams may lose points that are less than 6 m apart.
    const isLarge = size > 1e4;
    const ring = isLarge
      ? toPathData(projection, {type: 'LineString', coordinates: outline})
      : formatPathData(points, true);
    return {step, size: Number(size.toPrecision(4)), text, extent, ring};
  };
  const box = (step: number, text: string, outline: Position[], width: number, height: number): Cell => {
    // Its sides are straight in longitude and latitude, and no great circles.
    const sides = densifyPath(outline, width > 1e5 ? 3 : 360);
    return rung(step, text, sides, width * height, `${formatLength(width)} × ${formatLength(height)}`);
  };
  return [
    count(0, 6, (decimals) => {
      const step = 10 ** -decimals;
      const [x, y] = [Number(lon.toFixed(decimals)), Number(lat.toFixed(decimals))];
      const square = outlineBox([x - step / 2, y - step / 2, x + step / 2, y + step / 2]);
      const text = [x, y].map((value) => (value + 0).toFixed(decimals)).join(', ');
      return box(decimals, text, square.coordinates[0]!, metres.lon * step, metres.lat * step);
    }),
    count(1, 12, (letters) => {
      const hash = toGeohash(lon, lat, letters);
      const {width, height} = geohashSize(letters, lat);
      return box(letters, hash, geohashOutline(hash).coordinates[0]!, width, height);
    }),
    count(0, 15, (resolution) => {
      const cell = toH3(lon, lat, resolution);
      const squareMetres = h3Area(cell);
      return rung(resolution, cell, h3Outline(cell).coordinates[0]!, squareMetres, formatArea(squareMetres, 3));
    }),
  ];
}

/** Land and graticule around a place at one scale, as path data, north up, the place in the middle. */
export interface Coast {
  /** Metres of one unit of the path data. */
  unit: number;
  /** The finest scale for which it is good enough, in metres of a unit of the drawing. */
  least: number;
  land: string;
  net: string;
}

/** The coasts around a place, coarsest first: the hemisphere, a thousand and a hundred kilometres. */
export function drawCoastsAroundPlace(place: Place): Coast[] {
  const draw = (scale: '110m' | '50m' | '10m', unit: number, reach: number, step: number, least: number): Coast => {
    const path = (shape: GeoPermissibleObjects, horizon: 90 | null): string => {
      const projection = plane(place, unit)
        .clipAngle(horizon)
        .clipExtent([
          [-reach, -reach],
          [reach, reach],
        ]);
      return toPathData(projection, shape, 1.5, true);
    };
    const net = geoGraticule().step([step, step]).stepMajor([90, 360]).precision(2)();
    // Clipped at the horizon, the finest land fills the window; the far side has none that would show in it.
    return {unit, least, land: path(readLand(scale), scale === '10m' ? null : 90), net: path(net, 90)};
  };
  return [draw('110m', 6000, 1100, 15, 8000), draw('50m', 1000, 1400, 5, 1500), draw('10m', 150, 1750, 1, 100)];
}
