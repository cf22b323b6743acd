import {
  computeScaleBar,
  globeProjection,
  graticuleToPathData,
  toPathData,
  type Placed,
  type View,
} from '../../src/lib/map';
import {readLand} from '../../src/lib/plates/atlas';
import {line, n, type Box} from './features';

const radius = 30;

/** The freest corner of a chart for its locator. */
export function locatorCorner(view: View, placed: Placed): Box {
  const taken = [...placed.points, ...placed.vertices];
  const freeAround = ([x, y]: Box): number => Math.min(...taken.map(([u, v]) => Math.hypot(u - x, v - y)), 1e6);
  const [near, right, low] = [radius + 8, view.width - radius - 8, view.height - radius - 8];
  // Top right, top left, bottom left: at the bottom right is the scale bar.
  const corners = [right, near, near].map((x, at): Box => [x, at < 2 ? near : low, radius, radius]);
  return corners.sort((a, b) => freeAround(b) - freeAround(a))[0]!;
}

/** A small globe that says where on Earth a chart without coasts lies. */
export function locator(view: View, [x, y]: Box): string {
  const projection = globeProjection(view.centre, radius);
  return (
    `<g class="globe" transform="translate(${n(x - radius)} ${n(y - radius)})"><circle class="sea" cx="${radius}" cy="${radius}" r="${radius}"/>` +
    line(toPathData(projection, readLand('110m'), 1.8, true), 'land') +
    line(graticuleToPathData(projection, 45), 'grid') +
    `<circle class="rim" cx="${radius}" cy="${radius}" r="${radius}"/><path class="backdot" d="M${radius} ${radius}h0"/><path class="dot" d="M${radius} ${radius}h0"/></g>`
  );
}

/** The scale bar, at the lower right. */
export function bar(view: View, hasCoast: boolean): string {
  const {length, label} = computeScaleBar(view, 84);
  const half = length / 2;
  // The plate is as wide as its words in the type of a phone.
  const wide = Math.max(length, 11 * label.length) + 12;
  const [x, y] = [view.width - 6 - wide / 2 - half, view.height - 12];
  const plate = `M${n(view.width - 6 - wide)} ${n(y - 26)}h${n(wide)}v33h${n(-wide)}z`;
  return (
    // On plain ground a halo keeps the net away from its words.
    `<g class="bar">${line(hasCoast ? plate : '', 'plate')}` +
    `<path class="rule" d="M${n(x)} ${n(y)}h${n(length)}v-4h${n(-length)}z"/><path class="full" d="M${n(x)} ${n(y)}h${n(half)}v-4h${n(-half)}z"/>` +
    `<text${hasCoast ? '' : ' class="halo"'} x="${n(x + half)}" y="${n(y - 8)}" text-anchor="middle">${label}</text></g>`
  );
}
