/** Plots of figures that pages show by name, made from the same records as the tables. */
import measured from './measurements/spatial-sol.json';
import {distanceAccuracy, pointInPolygonGas} from './spatial-sol';

interface Axis {
  label: string;
  unit?: string;
  scale?: 'linear' | 'log';
}

export interface FigurePlotData {
  kind: 'bar' | 'line';
  title: string;
  /** What the plot says, in a sentence. */
  alt: string;
  x: Axis;
  y: Axis;
  series: {name: string; values: [x: number | string, y: number][]}[];
}

const vertices: Axis = {label: 'Vertices', scale: 'log'};
const gas: Axis = {label: 'Gas', scale: 'log'};
const upTo512 = pointInPolygonGas.filter((row) => row.vertices <= 512);

/** Names that fit under a bar; the crossing of the antimeridian would dwarf all others and stands in the table only. */
const shortNames: Record<string, string> = {
  '1° east on the equator': 'Equator',
  '0.001° east at 45° N': '45° N',
  '1 km in Berlin': 'Berlin',
  '1° east at 60° N': '60° N',
  'London to Paris': 'Paris',
  'San Francisco to New York': 'SF–NY',
};

export const figurePlots: Record<string, FigurePlotData> = {
  'zone-gas': {
    kind: 'line',
    title: 'A zone with packed coordinates, and one with a slot for each number',
    alt: 'From sixteen vertices on, making a whole packed zone costs less than storing an unpacked ring alone; at 512 vertices asking it costs about a third.',
    x: vertices,
    y: gas,
    series: [
      {name: 'Store ring, unpacked', values: upTo512.map((row) => [row.vertices, row.storing])},
      {name: 'Deploy with ring, packed', values: measured.zone.map((row) => [row.vertices, row.deploy])},
      {name: 'Query, unpacked', values: upTo512.map((row) => [row.vertices, row.stored])},
      {name: 'Query, packed', values: measured.zone.map((row) => [row.vertices, row.inside])},
    ],
  },
  'library-gas': {
    kind: 'line',
    title: 'Gas of pointInPolygon of Spatial.sol by number of vertices',
    alt: 'All three costs grow in proportion to the vertices; at 1,024 vertices storing the ring costs twenty-five times as much as a question that sends it.',
    x: vertices,
    y: gas,
    series: [
      {name: 'Storing the ring once', values: pointInPolygonGas.map((row) => [row.vertices, row.storing])},
      {name: 'Ring in storage', values: pointInPolygonGas.map((row) => [row.vertices, row.stored])},
      {name: 'Ring in calldata', values: pointInPolygonGas.map((row) => [row.vertices, row.calldata])},
    ],
  },
  'distance-error': {
    kind: 'bar',
    title: 'By how much distance of Spatial.sol is too long',
    alt: 'The error is next to nothing on the equator, 41 per cent at 45 degrees north and 100 per cent at 60 degrees north.',
    x: {label: 'Pair'},
    y: {label: 'Error', unit: '%'},
    series: [
      {
        name: 'Error',
        values: distanceAccuracy.flatMap(({pair, errorPercent}): [string, number][] => {
          const name = shortNames[pair];
          return name ? [[name, Math.max(0, errorPercent)]] : [];
        }),
      },
    ],
  },
  'own-distance-error': {
    kind: 'bar',
    title: 'Error of shortDistance in a box of 0.1°, by latitude',
    alt: 'The largest error stays below four ten-thousandths of a per cent from the equator to 85 degrees north.',
    x: {label: 'Latitude', unit: 'degrees north'},
    y: {label: 'Largest error', unit: '10⁻⁶ of the distance'},
    series: [
      {
        name: 'shortDistance',
        values: measured.shortByLatitude.map((row) => [String(row.latitude), row.maxError * 1e4]),
      },
    ],
  },
};
