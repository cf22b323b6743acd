/** Tables of figures that pages show by name, made from the records so that no figure is typed twice. */
import {gas as recordGas} from './measurements/gas';
import measured from './measurements/spatial-sol.json';
import measuredLibrary from './measurements/spatial-sol-library.json';
import {
  boxErrors,
  distanceAccuracy,
  exactness,
  libraryFunctions,
  otherGas,
  pointInPolygonGas,
  upstream,
  verdicts,
  type LibraryFunction,
} from './spatial-sol';

/** A cell is text, with `code` in backticks, or a word with a tone. */
export type FigureCell = string | {label: string; tone: 'good' | 'warn' | 'bad' | 'neutral'};

export interface FigureTableData {
  caption: string;
  head: string[];
  rows: FigureCell[][];
}

const count = (value: number): string => value.toLocaleString('en-GB');
const fixed = (value: number, decimals: number): string =>
  value.toLocaleString('en-GB', {minimumFractionDigits: decimals, maximumFractionDigits: decimals});
const signed = (value: number, digits: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Number(Math.abs(value).toPrecision(digits)).toLocaleString('en-GB', {maximumFractionDigits: 9})}`;

const superscripts: Record<string, string> = Object.fromEntries(
  [...'-0123456789'].map((sign, i) => [sign, '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'[i]!]),
);
/** A small number as people write it: 7.2 × 10⁻¹⁶. */
const scientific = (value: number): string => {
  const [digits, exponent] = value.toExponential(1).split('e');
  return `${Number(digits)} × 10${[...exponent!].map((sign) => superscripts[sign] ?? '').join('')}`;
};

const upstreamNote = `spatial-sol at ${upstream.commit}, measured ${upstream.verified}`;
const libraryNote = `spatial-sol at ${measuredLibrary.library.commit}, ${measuredLibrary.library.compiler}, ${measuredLibrary.chain.program}, measured ${measuredLibrary.date}`;
const ownNote = `solc ${measured.compiler.version}, optimizer ${measured.compiler.optimizerRuns} runs, ${measured.chain.hardfork} rules in ${measured.chain.program}, measured ${measured.date}`;

/** `a(uint256), b(uint256)` as its names, and the types that the first of them takes. */
function split(signature: string): {names: string; types: string} {
  const names = [...signature.matchAll(/([\w.…]+)(?:\([^)]*\))?(?:, |$)/g)].map(([, name]) => `\`${name}\``).join(', ');
  const [, types] = /\(([^)]*)\)/.exec(signature) ?? [];
  return {names, types: types ? `\`${types}\`: ` : ''};
}

const functionTable = (group: LibraryFunction['group'], what: string): FigureTableData => ({
  caption: `${what}: contract and verdict of each function (${upstreamNote})`,
  head: ['Function', 'Verdict', 'Takes → gives', 'What it really does'],
  rows: libraryFunctions
    .filter((entry) => entry.group === group)
    .map(({signature, verdict, input, output, behaviour}) => {
      const {names, types} = split(signature);
      return [names, verdicts[verdict], `${types}${input} → ${output}`, behaviour];
    }),
});

/** Gas of one of our functions; the bench writes a row for each. */
function ownGas(operation: string, vertices: number | null): string {
  const row = measured.gas.find((figure) => figure.operation === operation && figure.vertices === vertices);
  if (!row) throw new Error(`No gas figure for ${operation} with ${vertices} vertices: run the bench.`);
  return count(row.gas);
}

export const figureTables: Record<string, FigureTableData> = {
  'functions-relation': functionTable('relation', 'Relations'),
  'functions-shape': functionTable('shape', 'Shapes'),
  'functions-measure': functionTable('measure', 'Measures'),
  'functions-conversion': functionTable('conversion', 'Conversions'),
  'functions-trigonometry': functionTable('trigonometry', 'Trigonometry'),
  'library-distance': {
    caption: `distance of Spatial.sol, its result read as 10⁻¹⁵ m, against the haversine formula (${libraryNote})`,
    head: ['Pair', 'Library (m)', 'Haversine (m)', 'Error'],
    rows: distanceAccuracy.map(({pair, library, truth, errorPercent}) => [
      pair,
      fixed(library, 1),
      fixed(truth, 1),
      errorPercent > 1000 ? `${count(Math.round(library / truth))} times too long` : `${signed(errorPercent, 3)} %`,
    ]),
  },
  'library-bounding-box': {
    caption: `boundingBox for random rings, and pointInBbox for random points and boxes (${libraryNote})`,
    head: ['Region', 'Rings', 'Wrong boxes', 'Points', 'Wrongly rejected', 'Wrongly accepted'],
    rows: boxErrors.map(({region, rings, wrongBoxes, points, wronglyRefused, wronglyAccepted}) => [
      region,
      ...[rings, wrongBoxes, points, wronglyRefused, wronglyAccepted].map(count),
    ]),
  },
  'library-exactness': {
    caption: `pointInPolygon against exact arithmetic, each point tested with both windings of its ring (${libraryNote})`,
    head: ['Points', 'Rings', 'Tests', 'Wrong: Spatial.sol', 'Farthest from an edge', 'Wrong: Planar.contains'],
    rows: [exactness.anywhere, exactness.nearEdge, exactness.grid].map(({name, rings, questions, library, planar}) => [
      name,
      count(rings),
      count(questions),
      count(library.wrong),
      library.wrong ? `${fixed(Math.floor(library.farthest * 1000) / 1000, 3)} units` : '–',
      count(planar.wrong),
    ]),
  },
  'library-shared-edge': {
    caption: `Points within two units of an edge that two zones share (${libraryNote})`,
    head: ['Test', 'Points', 'Claimed by both', 'Claimed by neither'],
    rows: (['library', 'planar'] as const).map((test) => [
      test === 'library' ? '`pointInPolygon` of Spatial.sol' : '`Planar.contains`',
      count(exactness.shared.points),
      count(exactness.shared[test].both),
      count(exactness.shared[test].neither),
    ]),
  },
  'record-gas': {
    caption: 'Gas of one transaction each (EAS 1.3.0 on a private chain, anvil 1.7.1, Cancun rules)',
    head: ['What', 'Gas', 'Payload (bytes)'],
    rows: recordGas.map(({what, gas, payloadBytes}) => [what, count(gas), payloadBytes ? count(payloadBytes) : '–']),
  },
  'library-gas': {
    caption: `Gas of pointInPolygon of Spatial.sol (${upstreamNote})`,
    head: ['Vertices', 'Ring in calldata', 'Ring in storage', 'Storing the ring once', 'Execution alone'],
    rows: pointInPolygonGas.map(({vertices, calldata, stored, storing, execution}) =>
      [vertices, calldata, stored, storing, execution].map(count),
    ),
  },
  'library-other-gas': {
    caption: `Execution gas of other functions of Spatial.sol (${upstreamNote})`,
    head: ['Function', 'Gas', 'Gas with 65 points'],
    rows: otherGas.map(({name, small, large}) => [`\`${name}\``, small, large ?? '–']),
  },
  repairs: {
    caption: `Each failure and our repair (gas inside the function; ${ownNote})`,
    head: ['Spatial.sol', 'Repair', 'What changes', 'Result', 'Gas (rings of 4 vertices)'],
    rows: [
      [
        '`area`',
        '`Planar.area`',
        'The last edge closes the ring without reading past it; the sign is dropped.',
        'Whole square nanodegrees, a half dropped; the same for both windings.',
        ownGas('planarArea', 4),
      ],
      [
        '`area`',
        '`Sphere.area`',
        'Sines of the latitudes weight each edge.',
        `Square millimetres; a box of meridians and parallels is right to ${scientific(Math.max(...measured.areas.map(({relativeError}) => Math.abs(relativeError))))} of its area.`,
        ownGas('sphereArea', 4),
      ],
      [
        '`boundingBox`',
        '`Planar.boundingBox`',
        'Starts from the first vertex; four comparisons that do not depend on each other.',
        'Right for mixed signs; an empty ring reverts.',
        ownGas('boundingBox', 4),
      ],
      [
        '`pointInBbox`',
        '`Planar.boxHolds`',
        'Longitude meets longitude, latitude meets latitude, on all four sides.',
        'Right.',
        ownGas('boxHolds', null),
      ],
      [
        '`pointInPolygon`',
        '`Planar.contains`',
        'The side of an edge is the sign of a product, so nothing is rounded; packed numbers.',
        `${count(exactness.questions)} questions in both windings: ${count([exactness.anywhere, exactness.nearEdge, exactness.grid].reduce((sum, {planar}) => sum + planar.wrong, 0))} wrong.`,
        ownGas('contains', 4),
      ],
      [
        '`sinNanodegrees`',
        '`Sphere.sin`',
        'A series instead of a table; negative angles.',
        `Largest error ${scientific(measured.sine.maxError)} in ${count(measured.sine.angles)} angles.`,
        ownGas('sin', null),
      ],
      [
        '`distance`',
        '`Sphere.shortDistance`',
        'Wraps the longitude, shortens it by the cosine of the middle latitude.',
        'For short distances; see the next table.',
        count(measured.distances[3]!.shortGas),
      ],
      [
        '`distance`',
        '`Sphere.distance`',
        'Haversine formula.',
        `Within ${measured.longRandom.maxErrorMillimetres} mm of double precision for ${measured.longRandom.pairs} pairs anywhere.`,
        count(measured.distances[3]!.longGas),
      ],
    ],
  },
  'own-distance': {
    caption: `Our two distances against the haversine formula in double precision (${ownNote})`,
    head: ['Pair', 'Truth (m)', 'shortDistance (m)', 'Its error', 'distance (m)', 'Error of distance'],
    rows: measured.distances.map(({pair, truth, short, shortError, long, longError}) => [
      pair,
      fixed(truth, 3),
      fixed(short, 3),
      `${signed(shortError, 2)} %`,
      fixed(long, 3),
      `${signed(longError, 2) || '0'} mm`,
    ]),
  },
  'own-short-distance': {
    caption: `Largest error of shortDistance for pairs in a box of 0.1° (${ownNote})`,
    head: ['Latitude', 'Pairs', 'Largest error'],
    rows: measured.shortByLatitude.map(({latitude, pairs, maxError}) => [
      `${latitude}° N`,
      count(pairs),
      `${maxError.toLocaleString('en-GB', {maximumFractionDigits: 6})} %`,
    ]),
  },
  'own-area': {
    caption: `Sphere.area of a cell between meridians and parallels (${ownNote})`,
    head: ['Cell', 'Exact on the sphere (m²)', 'Contract (m²)', 'Against WGS 84'],
    rows: measured.areas.map(({cell, truth, contract, ellipsoidRelativeError}) => [
      cell,
      fixed(truth, truth < 1000 ? 6 : 0),
      fixed(contract, truth < 1000 ? 6 : 0),
      `${signed(ellipsoidRelativeError * 100, 3)} %`,
    ]),
  },
  'zone-gas': {
    caption: `Gas of whole transactions of the DeliveryZone contract (${ownNote})`,
    head: ['Vertices', 'Deploy with ring', 'Point inside', 'Point outside the box'],
    rows: measured.zone.map(({vertices, deploy, inside, outsideBox}) =>
      [vertices, deploy, inside, outsideBox].map(count),
    ),
  },
};
