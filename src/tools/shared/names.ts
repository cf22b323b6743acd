import {cities} from '@site/data/cities';
import {groupGeometriesByType, projectGeometryParts, type Point, type View} from '@site/src/lib/map';

/** A city on the map: its dot, and its name beside it. Units of the view. */
export interface Label {
  name: string;
  x: number;
  y: number;
  /** Where the name stands, seen from the dot, and how it is anchored there. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Width of a letter and height of a line of the names, in units: generous, so that no two names touch. */
const LETTER = 7.5;
const LINE = 18;

type Spot = Pick<Label, 'dx' | 'dy' | 'anchor'>;
const BESIDE: readonly Spot[] = [
  {dx: 6, dy: 0, anchor: 'start'},
  {dx: -6, dy: 0, anchor: 'end'},
];
/** Clear of a mark that covers the dot. */
const APART: readonly Spot[] = [
  {dx: -26, dy: 0, anchor: 'end'},
  {dx: 26, dy: 0, anchor: 'start'},
];

/** Left, top, right and bottom of a box, in units. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The box that a name fills. */
export function computeLabelBox({name, x, y, dx, dy, anchor}: Label): Box {
  const length = name.length * LETTER;
  const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? length : length / 2);
  return [left, y + dy - LINE / 2, left + length, y + dy + LINE / 2];
}

/** How far names keep from the edge of a view, whose neatline is 7 units wide. */
const EDGE = 12;

/**
 * The cities that a view shows, the greatest first, as far as their names crowd neither each other nor what is kept free.
 *
 * @param free boxes that no name and no dot may cover, for example that of a scale bar
 * @param mark that of a mark: a city under it has its name further off
 */
export function placeCityLabels(view: View, free: readonly Box[], mark?: Box): Label[] {
  const {width, height} = view;
  const taken: Box[] = mark ? [...free, mark] : [...free];
  const found: Label[] = [];
  for (const [name, lon, lat] of cities) {
    const [point] = projectGeometryParts(view, groupGeometriesByType({type: 'Point', coordinates: [lon, lat]}))
      .points as (Point | undefined)[];
    if (!point) continue;
    const [x, y] = point;
    const dot: Box = [x - 4, y - 4, x + 4, y + 4];
    const isInside = (box: Box): boolean =>
      box[0] >= EDGE && box[1] >= EDGE && box[2] <= width - EDGE && box[3] <= height - EDGE;
    const isCovered = mark && overlap(dot, mark);
    if (!isInside(dot) || (isCovered ? free : taken).some((box) => overlap(dot, box))) continue;
    const spot = (isCovered ? APART : BESIDE).find((beside) => {
      const box = computeLabelBox({name, x, y, ...beside});
      return isInside(box) && !taken.some((other) => overlap(box, other));
    });
    if (!spot) continue;
    const chosen = {name, x, y, ...spot};
    taken.push(dot, computeLabelBox(chosen));
    found.push(chosen);
  }
  return found;
}
