/**
 * What each function of Spatial.sol takes, gives and really does, with the gas and accuracy measured for the upstream
 * library. `measurements/spatial-sol-library.json` holds what bench/spatial-sol-library.ts found; a test repeats its
 * comparison with exact arithmetic. Gas and the errors of the sines are typed here with method and date: no program of this
 * repository measures them again.
 */
import measured from './measurements/spatial-sol-library.json';
import type {IsoDate} from './types';

const count = (value: number): string => value.toLocaleString('en-GB');

/** A set of questions of the comparison with exact arithmetic, by the name that the bench gives it. */
function setOf(name: string) {
  const set = measured.sets.find((candidate) => candidate.name === name);
  if (!set) throw new Error(`No set of questions is called ${name}: run the bench.`);
  return set;
}

/** How `pointInPolygon` compares with exact arithmetic: far from edges, next to them, and on both sides of a shared one. */
export const exactness = {
  anywhere: setOf('Anywhere in the box of the ring'),
  nearEdge: setOf('Within two units of an edge'),
  grid: setOf('Every grid point around a triangle of 20 units'),
  shared: measured.shared,
  questions: measured.sets.reduce((sum, {questions}) => sum + questions, 0),
};

export type Verdict = 'right' | 'usable' | 'coarse' | 'weak' | 'broken' | 'stub';

export const verdicts: Record<Verdict, {label: string; tone: 'good' | 'warn' | 'bad'}> = {
  right: {label: 'Right', tone: 'good'},
  usable: {label: 'Usable', tone: 'good'},
  coarse: {label: 'Coarse', tone: 'warn'},
  weak: {label: 'Weak', tone: 'warn'},
  broken: {label: 'Broken', tone: 'bad'},
  stub: {label: 'Stub', tone: 'bad'},
};

export interface LibraryFunction {
  /** Signature without spaces, as a caller writes it. */
  signature: string;
  group: 'trigonometry' | 'conversion' | 'shape' | 'measure' | 'relation';
  /** Input and output with their units. nd = nanodegrees (1e-9 degree), nrad = nanoradians, nm = nanometres. */
  input: string;
  output: string;
  behaviour: string;
  verdict: Verdict;
}

/** The library, and how the gas and the errors of the sines were taken. */
export const upstream: {repository: string; commit: string; method: string; verified: IsoDate} = {
  repository: 'https://github.com/DecentralizedGeo/spatial-sol',
  commit: '48ba886',
  method: 'solc 0.8.26, optimizer 200 runs, Prague rules, EthereumJS VM 10.1.3',
  verified: '2026-11-21',
};

export const libraryFunctions: LibraryFunction[] = [
  {
    signature: 'pointInPolygon(int256[2],int256[])',
    group: 'relation',
    input: 'point and flat ring lon0, lat0, lon1, lat1, …; any one unit',
    output: 'true inside',
    behaviour: `Even-odd rule with a rounded division: ${count(exactness.nearEdge.library.wrong)} of ${count(exactness.nearEdge.questions)} answers within two units of an edge differ from exact arithmetic, and the two windings of a ring can differ; none of ${count(exactness.anywhere.questions)} did for points anywhere. One ring, no holes; closing vertex optional. Fewer than two numbers: Panic 0x11.`,
    verdict: 'usable',
  },
  {
    signature: 'pointInBbox(int256[2],int256[2][2])',
    group: 'relation',
    input: 'point and box [[minX, minY], [maxX, maxY]]',
    output: 'true inside',
    behaviour: 'Mixes up its indices; never tests the south or the east side.',
    verdict: 'broken',
  },
  {
    signature: 'isPolygon(int256[2][])',
    group: 'shape',
    input: 'ring of pairs',
    output: 'true if closed and longer than 2',
    behaviour: 'Accepts three points, and identical points.',
    verdict: 'weak',
  },
  {
    signature: 'isLine(int256[2][])',
    group: 'shape',
    input: 'path of pairs',
    output: 'true if longer than 1 and open',
    behaviour: 'A closed path is not a line to it.',
    verdict: 'usable',
  },
  {
    signature: 'centroid(int256[2][])',
    group: 'shape',
    input: 'points, any one unit',
    output: '[x, y] in the same unit',
    behaviour: 'Mean of the vertices, not of the area; truncated towards zero. Empty input: Panic 0x12.',
    verdict: 'usable',
  },
  {
    signature: 'boundingBox(int256[2][])',
    group: 'shape',
    input: 'points, at least two',
    output: '[[minX, minY], [maxX, maxY]]',
    behaviour: 'Compares a latitude with the largest longitude.',
    verdict: 'broken',
  },
  {
    signature: 'boundingBoxBuffer(int256[2],int256)',
    group: 'shape',
    input: 'point and half size, same unit',
    output: 'box',
    behaviour: 'A negative size inverts the box; nothing is clamped at the poles or the antimeridian.',
    verdict: 'usable',
  },
  {
    signature: 'distance(int256[2],int256[2])',
    group: 'measure',
    input: 'two [lon, lat] in nd',
    output: 'said to be nm; really 10⁻¹⁵ m',
    behaviour: 'Ignores latitude and the antimeridian.',
    verdict: 'broken',
  },
  {
    signature: 'length(int256[2][])',
    group: 'measure',
    input: 'open path in nd',
    output: 'as distance',
    behaviour: 'Sum of distance; rejects closed paths.',
    verdict: 'broken',
  },
  {
    signature: 'perimeter(int256[2][])',
    group: 'measure',
    input: 'closed ring in nd',
    output: 'as distance',
    behaviour: 'Sum of distance.',
    verdict: 'broken',
  },
  {
    signature: 'area(int256[2][])',
    group: 'measure',
    input: 'closed ring, any one unit',
    output: 'none',
    behaviour: 'Always reverts with Panic 0x32.',
    verdict: 'broken',
  },
  {
    signature: 'distanceBetweenAzimuthal…',
    group: 'measure',
    input: 'two points',
    output: '0',
    behaviour: 'Empty body.',
    verdict: 'stub',
  },
  {
    signature: 'bearingFromAzimuthal…',
    group: 'measure',
    input: 'two points',
    output: '0',
    behaviour: 'Empty body.',
    verdict: 'stub',
  },
  {
    signature: 'degreesToNanoradians(uint256)',
    group: 'conversion',
    input: 'whole degrees',
    output: 'nrad',
    behaviour: 'Modulo 360, so that 360 gives 0. Relative error −3 × 10⁻⁸.',
    verdict: 'usable',
  },
  {
    signature: 'nanodegreesToNanoradians(uint256)',
    group: 'conversion',
    input: 'nd',
    output: 'nrad',
    behaviour: 'Modulo 360°. Below 58 nd it gives 0: steps of 6.4 mm on the ground.',
    verdict: 'usable',
  },
  {
    signature: 'nanoradiansToDegrees(uint256)',
    group: 'conversion',
    input: 'nrad',
    output: 'whole degrees',
    behaviour: 'Truncates: 3,141,592,653 nrad gives 179.',
    verdict: 'coarse',
  },
  {
    signature: 'earthNanoradiansToNanometers(uint256)',
    group: 'conversion',
    input: 'nrad',
    output: 'nm',
    behaviour: 'On a sphere of 6,371,008.8 m.',
    verdict: 'usable',
  },
  {
    signature: 'earthNanodegreesToNanometers(uint256)',
    group: 'conversion',
    input: 'nd',
    output: 'nm',
    behaviour: '1° gives 111,195.0769 m, 3.3 mm short of the sphere.',
    verdict: 'usable',
  },
  {
    signature: 'sinDegrees(uint256), cosDegrees(uint256)',
    group: 'trigonometry',
    input: 'whole degrees, not negative',
    output: '−32,767 to 32,767',
    behaviour: 'Modulo 360. Largest error 0.00127 of full scale: sin 30° is 16,361, not 16,384.',
    verdict: 'usable',
  },
  {
    signature: 'sinNanodegrees(uint256), cosNanodegrees(uint256)',
    group: 'trigonometry',
    input: 'nd, not negative',
    output: '−32,767 to 32,767',
    behaviour: 'Cut to whole degrees first: error up to 0.0178 of full scale.',
    verdict: 'coarse',
  },
  {
    signature: 'Trigonometry.sin(uint16)',
    group: 'trigonometry',
    input: '16,384 units to a circle',
    output: '−32,767 to 32,767',
    behaviour: 'Table of 17 entries to a quadrant. Largest error 0.00123, mean 0.00051; higher angles wrap.',
    verdict: 'usable',
  },
  {
    signature: 'Trigonometry.cos(uint16)',
    group: 'trigonometry',
    input: '16,384 units to a circle',
    output: '−32,767 to 32,767',
    behaviour: 'Panic 0x11 for inputs of 61,440 and more.',
    verdict: 'weak',
  },
  {
    signature: 'sqrt(uint256), abs(int256)',
    group: 'trigonometry',
    input: 'any',
    output: 'whole root; absolute value',
    behaviour: 'Internal. Right for all values tried up to 2²⁵⁶ − 1; 418 to 34,183 gas.',
    verdict: 'right',
  },
];

/** `distance`, with its raw result read as 10⁻¹⁵ m, against the haversine formula; metres. */
export const distanceAccuracy: {pair: string; library: number; truth: number; errorPercent: number}[] =
  measured.distances.map((row) => ({...row, errorPercent: (100 * (row.library - row.truth)) / row.truth}));

/** Wrong boxes among random rings of each region, and wrong answers about points in random boxes. */
export const boxErrors = measured.boxes;

/** Gas of whole transactions of a contract that calls `pointInPolygon`, and of the library's execution alone. */
export const pointInPolygonGas: {
  vertices: number;
  calldata: number;
  stored: number;
  storing: number;
  execution: number;
}[] = [
  {vertices: 4, calldata: 35_763, stored: 51_882, storing: 224_268, execution: 6_208},
  {vertices: 8, calldata: 42_678, stored: 73_173, storing: 404_428, execution: 9_593},
  {vertices: 16, calldata: 56_511, stored: 115_758, storing: 764_748, execution: 16_363},
  {vertices: 32, calldata: 84_193, stored: 200_944, storing: 1_485_388, execution: 29_906},
  {vertices: 64, calldata: 139_616, stored: 371_375, storing: 2_926_668, execution: 57_004},
  {vertices: 128, calldata: 250_678, stored: 712_477, storing: 5_809_204, execution: 111_248},
  {vertices: 256, calldata: 473_786, stored: 1_395_641, storing: 11_574_300, execution: 219_928},
  {vertices: 512, calldata: 923_842, stored: 2_765_809, storing: 23_104_492, execution: 438_056},
  {vertices: 1_024, calldata: 1_839_314, stored: 5_521_505, storing: 46_164_876, execution: 877_384},
];

/** Execution gas of the other functions; `large` is the same call for a path of 65 points. */
export const otherGas: {name: string; small: string; large: string | null}[] = [
  {name: 'isPolygon', small: '3,658 (5 points)', large: '32,116'},
  {name: 'centroid', small: '6,427 (5 points)', large: '62,728'},
  {name: 'boundingBox', small: '7,898 (5 points)', large: '76,582'},
  {name: 'perimeter', small: '37,954 (5 points)', large: '516,940'},
  {name: 'distance', small: '8,296 to 13,276', large: null},
  {name: 'sinDegrees', small: '4,200 to 4,500', large: null},
  {name: 'boundingBoxBuffer', small: '2,584', large: null},
  {name: 'pointInBbox', small: 'about 2,200', large: null},
];
