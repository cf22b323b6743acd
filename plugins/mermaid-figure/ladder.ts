import {clearance, labelSize, type Layout, nameSize, nameWidth, type Point, textWidth} from './draw';
import type {Flow, FlowEdge, FlowNode} from './flow';
import {symbolRadius} from './symbols';

/** How a ladder is drawn on a phone and in a wide column, in pixels: its width, and where what stands. */
const forms = {
  down: {width: 332, row: 66, indent: 2},
  across: {width: 640, row: 54, indent: 12},
};

/** One chain of nodes from which some leave to the side, to an end. */
interface Ladder {
  readonly rungs: readonly FlowNode[];
  /** To each rung's side; edges can share their end. */
  readonly sides: readonly (FlowEdge | undefined)[];
}

/** Between the middle of a symbol and a leg along the rungs. */
const reach = symbolRadius + 1;
const inOneLine = (node: FlowNode): FlowNode => ({...node, lines: [node.lines.join(' ')]});

/** Reads a flow as a ladder; undefined for one that branches and joins in other ways, or leaves less than twice. */
function readLadder({nodes, edges, isUpward}: Flow): Ladder | undefined {
  const from = (id: string): FlowEdge[] => edges.filter((edge) => edge.from === id);
  const isEnd = (id: string): boolean => from(id).length === 0;
  const start = nodes.filter(({id}) => !edges.some((edge) => edge.to === id));
  const rungs = [...start];
  const sides: (FlowEdge | undefined)[] = [];
  // A flow that leads back to a rung would go on for ever.
  for (let rung = rungs[0]; rung && rungs.length <= nodes.length; rung = rungs[sides.length]) {
    const out = from(rung.id);
    // An end that several nodes lead to, or the first of two, stands at the side.
    const ends = out.filter(({to}) => isEnd(to));
    const side =
      out.length > 1 ? (ends.find(({to}) => edges.filter((edge) => edge.to === to).length > 1) ?? ends[0]) : undefined;
    const on = out.filter((edge) => edge !== side);
    if (on.length > 1) return undefined;
    sides.push(side);
    const next = nodes.find(({id}) => id === on[0]?.to);
    if (next) rungs.push(next);
  }
  const drawn = [...rungs.map(({id}) => id), ...new Set(sides.flatMap((side) => side?.to ?? []))];
  const isEachOnce = drawn.length === nodes.length && new Set(drawn).size === nodes.length;
  const isLadder = start.length === 1 && !isUpward && isEachOnce && sides.filter(Boolean).length > 1;
  return isLadder ? {rungs, sides} : undefined;
}

/** From the end of a name to the symbol at its side, or to the rail that leads down to it. */
function sidePoints(x: number, y: number, rail: number, below: number | undefined): Point[] {
  if (below === undefined) return [x, rail - clearance].map((end) => ({x: end, y}));
  return [...[x, rail].map((end) => ({x: end, y})), {x: rail, y: below - clearance}];
}

/** Places a ladder: names beside their symbols, a row for each; undefined for a flow that is none, or does not fit. */
export function layOutLadder(flow: Flow, direction: keyof typeof forms): Layout | undefined {
  const ladder = readLadder(flow);
  if (!ladder) return undefined;
  const {rungs, sides} = ladder;
  const {width, row, indent} = forms[direction];
  const left = indent + symbolRadius;
  const words = left + symbolRadius + 10;
  const rowOf = (index: number): number => 28 + index * row;
  const ends = flow.nodes.filter(({id}) => sides.some((side) => side?.to === id));
  const isShared = ({id}: FlowNode): boolean => sides.filter((side) => side?.to === id).length > 1;
  if (ends.filter(isShared).length > 1) return undefined;
  // The name of an end of one rung is to the right of its symbol, that of a shared one to the left, in the last row.
  const room = Math.max(0, ...ends.filter((end) => !isShared(end)).map((end) => 10 + nameWidth(inOneLine(end))));
  const rail = width - indent - symbolRadius - room;
  const stations = [
    ...rungs.map((rung, index) => ({rung, x: left, y: rowOf(index), anchor: 'start' as const})),
    ...ends.map((end) =>
      isShared(end)
        ? {rung: end, x: rail, y: rowOf(rungs.length - 1), anchor: 'end' as const}
        : {rung: end, x: rail, y: rowOf(sides.findIndex((side) => side?.to === end.id)), anchor: 'start' as const},
    ),
  ].map(({rung, x, y, anchor}) => {
    const beside = (symbolRadius + 10) * (anchor === 'end' ? -1 : 1);
    return {node: inOneLine(rung), x, y, name: {x: x + beside, y: y + (rung.notes.length ? -1 : 5), anchor}};
  });
  const legs = flow.edges.map((edge) => {
    const index = rungs.findIndex(({id}) => id === edge.from);
    const [rung, y] = [stations[index]!, rowOf(index)];
    const end = ends.find(({id}) => id === edge.to);
    if (!end) {
      const points = [y + reach, y + row - reach].map((height) => ({x: left, y: height}));
      return {edge, points, label: {x: left + 12, y: y + row / 2 + 5, anchor: 'start' as const}};
    }
    const start = words + textWidth(rung.node.lines[0]!, nameSize) + 8;
    const level = rung.name.y - 5;
    const last = rail - 14 - (isShared(end) ? 0 : clearance);
    const isWide = textWidth(edge.label ?? '', labelSize) > last - start;
    const label = isWide
      ? {x: words, y: rung.name.y + 17 * (rung.node.notes.length + 1), anchor: 'start' as const}
      : {x: last, y: level - 7, anchor: 'end' as const};
    return {edge, points: sidePoints(start, level, rail, isShared(end) ? rowOf(rungs.length - 1) : undefined), label};
  });
  // A name ends before the edge, and in the last row before that of an end which several rungs lead to.
  const shared = ends.find(isShared);
  const edgeOf = (y: number): number =>
    shared && y === rowOf(rungs.length - 1) ? rail - symbolRadius - 18 - nameWidth(inOneLine(shared)) : width;
  const isTooWide =
    legs.some(({points: [first, second]}) => second!.x < first!.x) ||
    stations.some(({node, y, name}) => name.anchor === 'start' && name.x + nameWidth(node) > edgeOf(y));
  return isTooWide ? undefined : {direction: 'down', width, height: rowOf(rungs.length - 1) + 28, stations, legs};
}
