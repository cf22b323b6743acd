import {Graph, layout} from '@dagrejs/dagre';
import {escapeHtml} from '../shared/escape';
import type {Flow, FlowEdge, FlowNode, Leg} from './flow';
import {symbolRadius, symbols, symbolScale} from './symbols';

/** Text alternative of a drawing. */
export interface TextAlternative {
  readonly title: string;
  readonly description: string;
}

/** Down a phone or across a wide column. All lengths are pixels at full size. */
export type Direction = 'down' | 'across';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where words stand: the baseline of their first line, and which of their sides is there. */
interface TextPlace extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A flow with positions. */
export interface Layout {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  /** The middle of a symbol is (x, y). */
  readonly stations: readonly (Point & {readonly node: FlowNode; readonly name: TextPlace})[];
  readonly legs: readonly {readonly edge: FlowEdge; readonly points: readonly Point[]; readonly label: TextPlace}[];
}

export const nameSize = 16;
export const labelSize = 13;
const lineHeight = 19;
const noteHeight = 17;
const nameGap = 6;
/** Between the symbol and the end of a leg. */
export const clearance = symbolRadius + 5;
const margin = 10;
const headLength = 9;

/** An estimate from above, as the build has no font to measure with: the widest face that a reader may have. */
export const textWidth = (text: string, size: number): number => Math.ceil(text.length * size * 0.54);

export const nameWidth = ({lines, notes}: FlowNode): number =>
  Math.max(...lines.map((line) => textWidth(line, nameSize)), ...notes.map((note) => textWidth(note, labelSize)));
const nameHeight = ({lines, notes}: FlowNode): number =>
  nameGap + lines.length * lineHeight + notes.length * noteHeight;

/**
 * Places the stations of a flow in ranks.
 *
 * @param rankGap pixels between two ranks, without the names
 */
export function layOut(flow: Flow, direction: Direction, rankGap: number): Layout {
  const graph = new Graph({multigraph: true});
  const isAcross = direction === 'across';
  graph.setGraph({
    rankdir: isAcross ? 'LR' : flow.isUpward ? 'BT' : 'TB',
    ranksep: rankGap,
    nodesep: isAcross ? 12 : 26,
    edgesep: 12,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  // Across, symbols of one rank are level whatever the lines of their names.
  const tallest = Math.max(...flow.nodes.map(nameHeight));
  for (const node of flow.nodes)
    graph.setNode(node.id, {
      width: Math.max(2 * symbolRadius, nameWidth(node)) + 4,
      height: 2 * symbolRadius + (isAcross ? tallest : nameHeight(node)),
    });
  flow.edges.forEach((edge, index) => {
    const words = edge.label ? {width: textWidth(edge.label, labelSize), height: labelSize + 4, labelpos: 'c'} : {};
    graph.setEdge(edge.from, edge.to, words, String(index));
  });
  layout(graph);
  const {width = 0, height = 0} = graph.graph();
  const stations = flow.nodes.map((node) => {
    const at = graph.node(node.id);
    const [x, y] = [at.x + margin, at.y - at.height / 2 + symbolRadius + margin];
    return {node, x, y, name: {x, y: y + symbolRadius + nameGap + 13, anchor: 'middle' as const}};
  });
  const stationById = new Map(stations.map((station) => [station.node.id, station]));
  const legs = flow.edges.map((edge, index) => {
    const [from, to] = [stationById.get(edge.from)!, stationById.get(edge.to)!];
    // A leg passes other ranks where they are, and needs no bend between two.
    const isInRank = (bend: Point): boolean =>
      flow.nodes.some(({id}) => Math.abs(graph.node(id)[isAcross ? 'x' : 'y'] - bend[isAcross ? 'x' : 'y']) < 1);
    const bends = (graph.edge(edge.from, edge.to, String(index)).points as Point[]).slice(1, -1).filter(isInRank);
    const middle = bends.map(({x, y}) => ({
      x: x + margin,
      y: isAcross ? y + margin - tallest / 2 : y + margin,
    }));
    const points = legPoints(from, to, middle, direction);
    return {edge, points, label: labelPlace(edge, points, flow.edges, direction, width + 2 * margin)};
  });
  return {direction, width: Math.ceil(width + 2 * margin), height: Math.ceil(height + 2 * margin), stations, legs};
}

/** From the rim of one symbol, or from below its name, to the rim of the next. */
function legPoints(
  from: Layout['stations'][number],
  to: Layout['stations'][number],
  bends: readonly Point[],
  direction: Direction,
): Point[] {
  if (direction === 'across') {
    const sign = Math.sign(to.x - from.x) || 1;
    return [{x: from.x + sign * clearance, y: from.y}, ...bends, {x: to.x - sign * clearance, y: to.y}];
  }
  const below = (station: typeof from): number => symbolRadius + nameHeight(station.node) + 3;
  const isDown = to.y > from.y;
  const start = from.y + (isDown ? below(from) : -clearance);
  const end = to.y + (isDown ? -clearance : below(to));
  return [{x: from.x, y: start}, ...bends, {x: to.x, y: end}];
}

/** In the middle of a leg, or where legs part near its end. */
function labelPlace(
  edge: FlowEdge,
  points: readonly Point[],
  edges: readonly FlowEdge[],
  direction: Direction,
  width: number,
): TextPlace {
  const [first, last] = [points[0]!, points.at(-1)!];
  const lift = direction === 'across' && first.y === last.y ? -8 : 4;
  // Where legs fan out downwards to stations of their own, their words are apart near the end.
  const edgesWith = (side: 'from' | 'to'): number => edges.filter((other) => other[side] === edge[side]).length;
  const isFork = direction !== 'across' && edgesWith('from') > 1 && edgesWith('to') === 1;
  const [across, along] = isFork ? [0.78, 0.66] : [0.5, 0.5];
  // A leg with bends passes through them; the middle of its ends may be far from it.
  const {x, y} =
    points.length > 2
      ? points[points.length >> 1]!
      : {x: first.x + (last.x - first.x) * across, y: first.y + (last.y - first.y) * along};
  // Beside a leg that leads straight down, where the drawing has room for it there.
  const isUpright = direction !== 'across' && points.length === 2 && first.x === last.x;
  return isUpright && x + 12 + textWidth(edge.label ?? '', labelSize) < width
    ? {x: x + 8, y: y + lift, anchor: 'start'}
    : {x, y: y + lift, anchor: 'middle'};
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({x, y}: Point): string => `${round(x)} ${round(y)}`;

/** The end of a leg, and where the head of its arrow begins. In a ladder, legs may be level although it leads down. */
function headOf(points: readonly Point[], direction: Direction): {tip: Point; base: Point; isLevel: boolean} {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const isLevel = direction === 'across' || before.y === tip.y;
  const base = isLevel
    ? {x: tip.x - headLength * (Math.sign(tip.x - before.x) || 1), y: tip.y}
    : {x: tip.x, y: tip.y - headLength * (Math.sign(tip.y - before.y) || 1)};
  return {tip, base, isLevel};
}

/** A course from point to point that leaves and arrives along the direction of the flow, and ends in its arrowhead. */
function coursePath(points: readonly Point[], direction: Direction): string {
  const stops = [...points.slice(0, -1), headOf(points, direction).base];
  return stops.slice(1).reduce(
    (path, to, index) => {
      const from = stops[index]!;
      if (from.x === to.x || from.y === to.y) return `${path}L${at(to)}`;
      const middle = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
      const axis = direction === 'across' ? 'x' : 'y';
      const controls = [from, to].map((end) => at({...end, [axis]: middle[axis]}));
      return `${path}C${controls.join(' ')} ${at(to)}`;
    },
    `M${at(stops[0]!)}`,
  );
}

/** The head of an arrow whose tip is the end of a leg. */
function arrowhead(points: readonly Point[], direction: Direction): string {
  const {tip, base, isLevel} = headOf(points, direction);
  return isLevel ? `M${at(tip)}l${round(base.x - tip.x)}-5v10z` : `M${at(tip)}l-5 ${round(base.y - tip.y)}h10z`;
}

/** Words stand on their middle unless they say otherwise. */
const anchored = (anchor: TextPlace['anchor']): string => (anchor === 'middle' ? '' : ` text-anchor="${anchor}"`);

const halo = 'paint-order="stroke" stroke="var(--a-route)" stroke-width="4" stroke-linejoin="round"';

/** The attributes of a leg, by what goes along it. */
const strokes: Record<Leg, string> = {
  plain: 'stroke-width="1.5"',
  offchain: 'stroke-width="1.5" stroke-dasharray="7 5"',
  onchain: 'stroke-width="2.5"',
};

/** Legs are magenta; those to a broken seal are red. */
function drawLegs({legs, stations, direction}: Layout): string {
  const broken = new Set(stations.filter(({node}) => node.symbol === 'broken').map(({node}) => node.id));
  return (['accent', 'bad'] as const)
    .map((colour) => {
      const alike = legs.filter(({edge}) => broken.has(edge.to) === (colour === 'bad'));
      if (alike.length === 0) return '';
      const lines = alike.map(({edge, points}) => `<path d="${coursePath(points, direction)}" ${strokes[edge.leg]}/>`);
      const heads = alike.map(({points}) => arrowhead(points, direction)).join('');
      const words = alike.map(({edge: {label}, label: {x, y, anchor}}) =>
        label ? `<text x="${round(x)}" y="${round(y)}"${anchored(anchor)}>${escapeHtml(label)}</text>` : '',
      );
      const paint = `var(--a-${colour})`;
      return (
        `<g fill="none" stroke="${paint}">${lines.join('')}</g><path d="${heads}" fill="${paint}"/>` +
        `<g font-size="${labelSize}" font-family="var(--a-font)" fill="${paint}" ${halo}>${words.join('')}</g>`
      );
    })
    .join('');
}

function drawStations({stations}: Layout): string {
  const drawn = stations.map(
    ({node, x, y}) => `<g transform="translate(${at({x, y})})scale(${symbolScale})">${symbols[node.symbol]}</g>`,
  );
  const written = (at: TextPlace, lines: readonly string[], height: number): string => {
    const [first, ...others] = lines.map(escapeHtml);
    const more = others.map((line) => `<tspan x="${round(at.x)}" dy="${height}">${line}</tspan>`);
    return first
      ? `<text x="${round(at.x)}" y="${round(at.y)}"${anchored(at.anchor)}>${first}${more.join('')}</text>`
      : '';
  };
  const names = stations.map(({node, name}) => written(name, node.lines, lineHeight));
  const notes = stations.map(({node: {lines, notes: all}, name}) =>
    written({...name, y: name.y + (lines.length - 1) * lineHeight + noteHeight}, all, noteHeight),
  );
  const muted = `<g font-size="${labelSize}" font-family="var(--a-font)" fill="var(--a-text-muted)" ${halo}>`;
  return (
    `${drawn.join('')}<g font-size="${nameSize}" font-weight="600" fill="var(--a-text)" ${halo}>${names.join('')}</g>` +
    (notes.some(Boolean) ? `${muted}${notes.join('')}</g>` : '')
  );
}

const keyWidth = 220;

/** Says what the two kinds of leg mean, where a drawing has both. */
function drawKey({legs, width, height}: Layout): string {
  const left = Math.min(10, (width - keyWidth) / 2 + 10);
  const kinds = new Set(legs.map(({edge}) => edge.leg));
  if (!kinds.has('offchain') || !kinds.has('onchain')) return '';
  const entry = (x: number, leg: Leg): string =>
    `<path d="M${x} ${height + 8}h32" stroke="var(--a-accent)" ${strokes[leg]}/><text x="${x + 40}" y="${height + 12}">${leg}</text>`;
  return (
    `<g font-size="${labelSize}" font-family="var(--a-font)" fill="var(--a-text-muted)" text-anchor="start">` +
    `${entry(left, 'offchain')}${entry(left + 112, 'onchain')}</g>`
  );
}

/**
 * Draws a flow as a route on a chart, as one SVG without script and style attributes.
 *
 * @param id put before each id in the drawing; unique on the page
 * @param words the text alternative, or the id of the drawing that has it
 */
export function drawFlow(placed: Layout, id: string, words: TextAlternative | string): string {
  const key = drawKey(placed);
  const width = Math.max(placed.width, key ? keyWidth : 0);
  const height = placed.height + (key ? 18 : 0);
  const named = typeof words === 'string' ? words : id;
  const alternative =
    typeof words === 'string'
      ? ''
      : `<title id="${id}-title">${escapeHtml(words.title)}</title><desc id="${id}-desc">${escapeHtml(words.description)}</desc>`;
  return (
    `<svg viewBox="${(placed.width - width) / 2} 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `aria-labelledby="${named}-title" aria-describedby="${named}-desc">${alternative}` +
    `<g text-anchor="middle">${drawLegs(placed)}${drawStations(placed)}${key}</g></svg>`
  );
}
