/** Tables of figures that pages show by name, made from the records so that no figure is typed twice. */
import {readFileSync} from 'node:fs';
import {isInPart, type Kit} from '@astral-docs/conformance/runner/types';
import {gas as recordGas} from './measurements/gas';
import {
  pointInPolygonGas,
  polygonGasMethod,
  quadrantGas,
  quadrantGasMethod,
  zoneGas,
  zoneGasMethod,
} from './measurements/polygon-gas';

/** A cell is text, with `code` in backticks, or a word with a tone. */
export type FigureCell = string | {label: string; tone: 'good' | 'warn' | 'bad' | 'neutral'};

export interface FigureTableData {
  caption: string;
  head: string[];
  rows: FigureCell[][];
  /** The column whose numbers have bars. */
  bars?: number;
}

const count = (value: number): string => value.toLocaleString('en-GB');

const note = ({compiler, machine, verified}: typeof zoneGasMethod): string =>
  `${compiler}, ${machine}, measured ${verified}`;

export const figureTables: Record<string, FigureTableData> = {
  scales: {
    caption:
      'Scale of a coordinate in degrees: largest rounding error on the equator of WGS 84, and the smallest type for ±180°',
    head: ['Scale', 'Rounding', 'Type'],
    rows: [
      ['10³', '55.7 m', '`int24`'],
      ['10⁵', '55.7 cm', '`int32`'],
      ['10⁶', '5.57 cm', '`int32`'],
      ['10⁷', '5.57 mm', '`int32`'],
      ['10⁹', '55.7 µm', '`int40`'],
      ['10¹²', '55.7 nm', '`int56`'],
      ['10¹⁵', '55.7 pm', '`int64`'],
      ['10¹⁸', '0.0557 pm', '`int72`'],
    ],
  },
  // Two megabytes, which are read for the page that shows them.
  get 'kit-cases'(): FigureTableData {
    const kit = JSON.parse(readFileSync('packages/conformance/kit.json', 'utf8')) as Kit & {
      parts: Record<string, {about: string}>;
    };
    return {
      caption: `How many of the ${count(kit.cases.length)} cases of the kit each part takes; a case can belong to two`,
      head: ['Part', 'What your program does', 'Cases'],
      rows: Object.entries(kit.parts).map(([name, part]) => [
        `\`${name}\``,
        part.about,
        count(kit.cases.filter((item) => isInPart(part, item)).length),
      ]),
      bars: 2,
    };
  },
  'record-gas': {
    caption:
      'Gas of one transaction each (EAS 0.26, as on Sepolia and Ethereum, on a private chain, anvil 1.7.1, Cancun rules)',
    head: ['What', 'Gas', 'Payload (bytes)'],
    rows: recordGas.map(({what, gas, payloadBytes}) => [what, count(gas), payloadBytes ? count(payloadBytes) : '–']),
  },
  'library-gas': {
    caption: `Gas of pointInPolygon of Spatial.sol, ring in west longitude and north latitude (${note(polygonGasMethod)})`,
    head: ['Vertices', 'Ring in calldata', 'Ring in storage', 'Storing the ring once'],
    rows: pointInPolygonGas.map(({vertices, calldata, stored, storing}) =>
      [vertices, calldata, stored, storing].map(count),
    ),
  },
  'library-gas-quadrants': {
    caption: `Gas of pointInPolygon by the place of the ring (${note(quadrantGasMethod)})`,
    head: ['Ring in', '64 vertices in calldata', 'Each further vertex', 'In storage', 'To store'],
    rows: quadrantGas.map(({place, ring64, ring128}) => [
      place,
      count(ring64.calldata),
      ...(['calldata', 'stored', 'storing'] as const).map((cost) =>
        count(Math.round((ring128[cost] - ring64[cost]) / 64)),
      ),
    ]),
  },
  'zone-gas': {
    caption: `Gas of whole transactions of the DeliveryZone contract, ring a circle of 0.01°: in Berlin, and in Rio de Janeiro, where negative coordinates cost most (${note(zoneGasMethod)})`,
    head: ['Vertices', 'Deploy with ring', 'Point inside', 'Point outside the box'],
    rows: zoneGas.map(({vertices, deploy, inside, outsideBox}) => [
      count(vertices),
      ...[deploy, inside, outsideBox].map((pair) => pair.map(count).join(' to ')),
    ]),
  },
};
