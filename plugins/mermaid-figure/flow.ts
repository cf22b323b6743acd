import type {MermaidGraph} from 'beautiful-mermaid';
import {isSymbolName, type SymbolName, symbols} from './symbols';

/** How a leg of a route is drawn, by Mermaid's style of the arrow: `-.->` is offchain, `==>` onchain, `-->` neither. */
const legs = {dotted: 'offchain', thick: 'onchain', solid: 'plain'} as const;

export type Leg = (typeof legs)[keyof typeof legs];

export interface FlowNode {
  readonly id: string;
  /** The name, one entry a line. */
  readonly lines: readonly string[];
  /** What is written below the name in small type: the lines that the writer sets in italics. */
  readonly notes: readonly string[];
  readonly symbol: SymbolName;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly leg: Leg;
}

export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  /** Whether the route goes up the page (`BT`) instead of down. */
  readonly isUpward: boolean;
}

/** The lines of a label, in which the parser has made `<i>` of `*italics*`. */
function readLabel(label: string): Pick<FlowNode, 'lines' | 'notes'> {
  const all = label.split(/<br\s*\/?>|\n/).map((line) => line.trim());
  const isNote = (line: string): boolean => /^<i>.*<\/i>$/.test(line);
  return {lines: all.filter((line) => !isNote(line)), notes: all.filter(isNote).map((line) => line.slice(3, -4))};
}

/**
 * Reads a Mermaid flowchart as a route: nodes are symbols, dashed arrows (`-.->`) are offchain.
 *
 * @throws Error when it has no nodes, has groups, or names a symbol that there isn't
 */
export function readFlow({direction, nodes, edges, subgraphs, classAssignments}: MermaidGraph): Flow {
  if (nodes.size === 0) throw new Error('It has no nodes.');
  if (subgraphs.length) throw new Error('It has a subgraph, and routes have no groups.');
  return {
    isUpward: direction === 'BT',
    nodes: [...nodes.values()].map(({id, label, shape}) => {
      const symbol = classAssignments.get(id) ?? (shape === 'diamond' ? 'fork' : 'step');
      if (!isSymbolName(symbol))
        throw new Error(`${id} has the symbol ${symbol}. There are ${Object.keys(symbols).join(', ')}.`);
      return {id, ...readLabel(label), symbol};
    }),
    edges: edges.map(({source, target, label, style}) => ({
      from: source,
      to: target,
      ...(label && {label}),
      leg: legs[style],
    })),
  };
}
