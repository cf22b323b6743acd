/** Plots of figures that pages show by name, made from the same records as the tables. */
import {pointInPolygonGas, zoneGas} from './measurements/polygon-gas';

export interface FigurePlotData {
  title: string;
  /** What the plot says, in a sentence. */
  alt: string;
  /** What the axes show. */
  x: string;
  y: string;
  series: {name: string; values: [x: number, y: number][]}[];
}

const upTo512 = pointInPolygonGas.filter((row) => row.vertices <= 512);

export const figurePlots: Record<string, FigurePlotData> = {
  'zone-gas': {
    title: 'A zone with packed coordinates, and one with a slot for each number',
    alt: 'From sixteen vertices on, making a whole packed zone costs less than storing an unpacked ring alone; at 512 vertices asking it costs about a third.',
    x: 'Vertices',
    y: 'Gas',
    series: [
      {name: 'Store ring, unpacked', values: upTo512.map((row) => [row.vertices, row.storing])},
      {name: 'Deploy with ring, packed', values: zoneGas.map((row) => [row.vertices, row.deploy[0]])},
      {name: 'Query, unpacked', values: upTo512.map((row) => [row.vertices, row.stored])},
      {name: 'Query, packed', values: zoneGas.map((row) => [row.vertices, row.inside[0]])},
    ],
  },
  'library-gas': {
    title: 'Gas of pointInPolygon of Spatial.sol by number of vertices',
    alt: 'All three costs grow in proportion to the vertices; at 1,024 vertices storing the ring costs twenty-five times as much as a question that sends it.',
    x: 'Vertices',
    y: 'Gas',
    series: [
      {name: 'Storing the ring once', values: pointInPolygonGas.map((row) => [row.vertices, row.storing])},
      {name: 'Ring in storage', values: pointInPolygonGas.map((row) => [row.vertices, row.stored])},
      {name: 'Ring in calldata', values: pointInPolygonGas.map((row) => [row.vertices, row.calldata])},
    ],
  },
};
