import type {Position} from 'geojson';
import {labelDegrees, EARTH_RADIUS_METRES, boundsWidthDegrees, type Bounds, type Parts} from '../../src/lib/map';
import {formatLength} from '../../src/lib/readable';

const count = (number: number, noun: string): string => (number === 1 ? `one ${noun}` : `${number} ${noun}s`);

/** Digits that the data itself carries, up to seven. */
const digitsOf = (positions: Position[]): number =>
  Math.min(
    7,
    Math.max(0, ...positions.flatMap(([x, y]) => [x, y].map((value) => (String(value).split('.')[1] ?? '').length))),
  );

/** What is drawn, counted: `one polygon with 4 corners`. */
export function contents({points, lines, polygons}: Parts): string {
  const corners = polygons.flat().reduce((sum, ring) => sum + ring.length - 1, 0);
  const holes = polygons.reduce((sum, polygon) => sum + polygon.length - 1, 0);
  const bends = lines.reduce((sum, line) => sum + line.length, 0);
  const inside = holes > 0 ? ` and ${count(holes, 'hole')}` : '';
  const counts = [
    points.length > 0 && count(points.length, 'point'),
    lines.length > 0 && `${count(lines.length, 'line')} with ${count(bends, 'position')}`,
    polygons.length > 0 && `${count(polygons.length, 'polygon')} with ${count(corners, 'corner')}${inside}`,
  ];
  return new Intl.ListFormat('en-GB').format(counts.filter((words) => words !== false));
}

/** Where it lies: the place of a lone point, otherwise the extent in degrees and, where it means something, in metres. */
export function extent(parts: Parts, bounds: Bounds): string {
  const positions = [...parts.points, ...parts.lines.flat(), ...parts.polygons.flat(2)];
  const digits = digitsOf(positions);
  const longitude = (value: number): string => labelDegrees(value, 'longitude', digits);
  const latitude = (value: number): string => labelDegrees(value, 'latitude', digits);
  const [width, height] = [boundsWidthDegrees(bounds), bounds.north - bounds.south];
  if (width === 0 && height === 0) return `at ${latitude(bounds.south)}, ${longitude(bounds.west)}`;
  const metre = (EARTH_RADIUS_METRES * Math.PI) / 180;
  const across = width * metre * Math.cos(((bounds.south + bounds.north) / 2) * (Math.PI / 180));
  const size =
    width < 30 && height < 30
      ? `, about ${formatLength(Number(across.toPrecision(2)))} by ${formatLength(Number((height * metre).toPrecision(2)))}`
      : '';
  const crossing = bounds.west > bounds.east ? ', across the antimeridian' : '';
  const around =
    width === 360 ? 'all around the Earth' : `from ${longitude(bounds.west)} to ${longitude(bounds.east)}${crossing}`;
  return `${around}, from ${latitude(bounds.south)} to ${latitude(bounds.north)}${size}`;
}
