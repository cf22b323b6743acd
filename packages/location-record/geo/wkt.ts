import {listPositions} from './geojson';
import type {Geometry, Position} from './types';

export class WktError extends Error {
  override name = 'WktError';
  constructor(
    /** Stable name of the reason. */
    readonly code: 'wkt-ewkt' | 'wkt-type' | 'wkt-syntax' | 'wkt-empty',
    message: string,
  ) {
    super(message);
  }
}

/** White space of Well-Known Text: space, tab, line feed, carriage return. */
const WS = '[ \\t\\n\\r]';
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const GAPS = new RegExp(`${WS}+`, 'g');
const EWKT = new RegExp(`^SRID${WS}*=`, 'i');
const OUTER = new RegExp(`^([A-Za-z]+)(?:${WS}+(Z))?(?:${WS}*(\\([^]*\\))|${WS}+EMPTY)$`, 'i');
const RINGS = new RegExp(`^${WS}*\\([^()]*\\)(?:${WS}*,${WS}*\\([^()]*\\))*${WS}*$`);

function parsePositions(text: string, axes: 2 | 3): Position[] {
  return text.split(',').map((part) => {
    const trimmed = part.replace(/^ | $/g, '');
    const words = trimmed.split(' ');
    if (words.length !== axes || !words.every((word) => NUMBER.test(word))) {
      const form = axes === 2 ? '"x y"' : '"x y z"';
      throw new WktError(
        'wkt-syntax',
        `"${trimmed.slice(0, 40)}" is not ${form}: spaces separate the axes, commas the positions`,
      );
    }
    return words.map(Number) as Position;
  });
}

/**
 * Reads Well-Known Text (OGC 06-103r4): POINT, LINESTRING and POLYGON with two axes, or three with Z. Axis order is that of the
 * record's srs; with CRS84 longitude comes first. Throws WktError with a code; refuses the PostGIS form EWKT ("SRID=4326;…").
 */
export function parseWkt(text: string): Geometry {
  // One space for many: an expression that has to find the end of each gap would look at a long one again and again.
  const trimmed = text.replace(GAPS, ' ').replace(/^ | $/g, '');
  if (EWKT.test(trimmed))
    throw new WktError('wkt-ewkt', 'SRID= belongs to EWKT of PostGIS, not to WKT; the reference system is in srs');
  const match = OUTER.exec(trimmed);
  if (!match) throw new WktError('wkt-syntax', 'a geometry name and a list in parentheses are expected');
  const [, word = '', z, body] = match;
  const name = word.toUpperCase();
  if (name !== 'POINT' && name !== 'LINESTRING' && name !== 'POLYGON') {
    throw new WktError('wkt-type', `${name.slice(0, 40)} is not one of POINT, LINESTRING, POLYGON`);
  }
  if (body === undefined) throw new WktError('wkt-empty', 'an empty geometry has no place');
  const axes = z ? 3 : 2;
  const inner = body.slice(1, -1);
  if (name === 'POLYGON') {
    if (!RINGS.test(inner)) throw new WktError('wkt-syntax', 'a polygon is a list of rings, each in parentheses');
    const rings = [...inner.matchAll(/\(([^()]*)\)/g)].map((ring) => parsePositions(ring[1] ?? '', axes));
    return {type: 'Polygon', coordinates: rings};
  }
  const positions = parsePositions(inner, axes);
  if (name === 'LINESTRING') return {type: 'LineString', coordinates: positions};
  const [only] = positions;
  if (!only || positions.length !== 1) throw new WktError('wkt-syntax', 'a point has one position');
  return {type: 'Point', coordinates: only};
}

const print = (positions: readonly Position[]): string =>
  `(${positions.map((position) => position.join(' ')).join(', ')})`;

/** Well-Known Text of a geometry, in the axis order of its positions. Heights make it a Z geometry. */
export function printWkt(geometry: Geometry): string {
  const positions = listPositions(geometry);
  const name = geometry.type.toUpperCase() + (positions[0]?.length === 3 ? ' Z' : '');
  const isPolygon = geometry.type === 'Polygon';
  return `${name} ${isPolygon ? `(${geometry.coordinates.map(print).join(', ')})` : print(positions)}`;
}
