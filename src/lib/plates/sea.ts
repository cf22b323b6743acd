import {geodesic} from '@astral-docs/location-record/geo/measure';
import {toPathData, createMapView, type Point} from '../map';
import {readLand} from './atlas';

type Place = [longitude: number, latitude: number];

const cut = (value: number): number => Math.trunc(value * 100) / 100;
/** Reads the decimals of an angle as minutes and their decimals: 51.477812 as 51° 47.7812′. */
const asMinutes = (value: number): number => Math.trunc(value) + ((value - Math.trunc(value)) * 100) / 60;

const greenwich: Place = [-0.001475, 51.477812];
const sanFrancisco: Place = [-122.419416, 37.774929];
const swap = ([lon, lat]: Place): Place => [lat, lon];

/** Places in degrees on WGS 84, longitude first. */
const mistakes: readonly (readonly [name: string, of: string, Place, (place: Place) => Place, lands: string])[] = [
  ['Axes swapped', 'Greenwich', greenwich, swap, 'in the Indian Ocean, off Somalia'],
  ['Axes swapped', 'Nairobi', [36.82, -1.29], swap, 'in the Mediterranean, off Algeria'],
  ['West as east', 'San Francisco', sanFrancisco, ([lon, lat]) => [-lon, lat], 'in the Yellow Sea'],
  ['South as north', 'Sydney', [151.21, -33.87], ([lon, lat]) => [lon, -lat], 'in the Pacific, east of Japan'],
  ['Empty read as 0, 0', 'São Paulo', [-46.64, -23.55], () => [0, 0], 'in the Gulf of Guinea, at Null Island'],
  ['Longitudes averaged', 'Taveuni, Fiji', [180, -16.8], ([, lat]) => [0, lat], 'in the South Atlantic'],
  ['Decimals as minutes', 'Greenwich', greenwich, ([lon, lat]) => [asMinutes(lon), asMinutes(lat)], 'in Hertfordshire'],
  ['Cut to 2 decimals', 'San Francisco', sanFrancisco, ([lon, lat]) => [cut(lon), cut(lat)], 'some blocks away'],
  ['Another datum', 'Greenwich', greenwich, ([, lat]) => [0, lat], 'in the park next door'],
];

/**
 * Draws the mistakes on a map of the world (Natural Earth projection), north up: land, outline and great circles as path data, the
 * farthest first. Distances are geodesics on WGS 84, in metres.
 */
export function drawCoordinateMistakeMap() {
  const bounds = {west: -180, south: -90, east: 180, north: 90};
  const {projection, width, height} = createMapView(bounds, {width: 640, least: 0, most: 640}, 'world');
  const at = (place: Place): Point => (projection(place) as Point).map((value) => Math.round(value * 10) / 10) as Point;
  const moved = mistakes.map(([name, of, meant, mistake, lands]) => {
    const read = mistake(meant);
    return {
      name,
      of,
      lands,
      metres: Math.round(geodesic(meant, read)),
      arc: toPathData(projection, {type: 'LineString', coordinates: [meant, read]}, 0.3),
      from: at(meant),
      to: at(read),
    };
  });
  return {
    width,
    height,
    land: toPathData(projection, readLand('110m'), 1.3, true),
    sphere: toPathData(projection, {type: 'Sphere'}, 0.3),
    moved: moved.sort((a, b) => b.metres - a.metres),
  };
}
