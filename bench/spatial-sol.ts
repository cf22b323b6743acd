/**
 * Gas and error of the contracts in samples/spatial-sol, measured on a local chain. Everything is drawn from a fixed seed:
 * the same compiler and the same chain give the same figures to the digit, and a test holds the recorded ones to that.
 */
import {writeFileSync} from 'node:fs';
import {type Abi, encodeFunctionData} from 'viem';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Artifact, compile, compiler} from '../samples/spatial-sol/compile';
import {type Chain, hardfork, startChain} from './support/evm';

/** Mean Earth radius (2a + b) / 3 of WGS 84, in metres. */
const RADIUS = 6_371_008.8;
const NANO = 1e9;

export interface GasFigure {
  operation: string;
  vertices: number | null;
  /** Gas used inside the function, without the transaction around it. */
  gas: number;
}

export interface DistanceFigure {
  pair: string;
  /** Metres by the haversine formula in double precision on the mean sphere. */
  truth: number;
  /** Metres by the contract, for points that are close together. */
  short: number;
  /** Per cent; positive when the contract says too much. */
  shortError: number;
  /** Metres by the contract's own haversine. */
  long: number;
  /** Millimetres. */
  longError: number;
  shortGas: number;
  longGas: number;
}

export interface ZoneFigure {
  vertices: number;
  /** Gas of the transaction that makes the contract and stores its ring. */
  deploy: number;
  /** Gas of a transaction that asks for a point inside. */
  inside: number;
  /** Gas of a transaction that asks for a point outside the box. */
  outsideBox: number;
}

export interface SpatialSolMeasurements {
  date: string;
  compiler: {version: string; optimizerRuns: number; evmVersion: string};
  chain: {program: string; hardfork: string};
  zoneCodeBytes: number;
  gas: GasFigure[];
  zone: ZoneFigure[];
  sine: {angles: number; maxError: number};
  squareRoot: {values: number; wrong: number};
  distances: DistanceFigure[];
  /** Largest error of the short distance in per cent for pairs inside a box of `box` degrees at a latitude. */
  shortByLatitude: {latitude: number; box: number; pairs: number; maxError: number}[];
  longRandom: {pairs: number; maxErrorMillimetres: number};
  areas: {cell: string; truth: number; contract: number; relativeError: number; ellipsoidRelativeError: number}[];
  contains: {rings: number; points: number; wrong: number};
}

/** A generator of numbers in [0, 1) that repeats itself for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A file of this project, from its path below the working folder. */
export const projectFile = (path: string): URL => pathToFileURL(join(process.cwd(), path));

/** A position in degrees. */
export type LonLat = readonly [lon: number, lat: number];

const nano = (degrees: number): number => Math.round(degrees * NANO);
const nanoPair = ([lon, lat]: LonLat): [bigint, bigint] => [BigInt(nano(lon)), BigInt(nano(lat))];
const flat = (ring: readonly LonLat[]): number[] => ring.flatMap(([lon, lat]) => [nano(lon), nano(lat)]);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** To so many decimals; a rounded negative zero becomes zero, as JSON has only one. */
const fixed = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
const rounded = (value: number, digits = 6): number => Number(value.toPrecision(digits));

/** Great-circle distance in metres on the mean sphere (haversine formula). Input in degrees, longitude first. */
export function haversine([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const h =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Area in square metres of a cell between two meridians and two parallels on the mean sphere: exact. */
const sphereCell = (width: number, south: number, north: number): number =>
  // sin a - sin b as a product: the difference of two nearly equal sines would lose its digits.
  RADIUS ** 2 * radians(width) * 2 * Math.cos(radians((north + south) / 2)) * Math.sin(radians((north - south) / 2));

/** The same on the WGS 84 ellipsoid, by Simpson's rule over the exact width of each parallel strip. */
function ellipsoidCell(width: number, south: number, north: number): number {
  const a = 6_378_137;
  const flattening = 1 / 298.257223563;
  const e2 = flattening * (2 - flattening);
  const strip = (lat: number) => (a * a * (1 - e2) * Math.cos(lat)) / (1 - e2 * Math.sin(lat) ** 2) ** 2;
  const steps = 64;
  const height = radians(north - south) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    sum += strip(radians(south) + i * height) * (i === 0 || i === steps ? 1 : i % 2 ? 4 : 2);
  }
  return (radians(width) * sum * height) / 3;
}

/** A ring whose vertices go round a centre once, so that it never crosses itself. Degrees, longitude first. */
export function starRing(centre: LonLat, vertices: number, radius: number, next: () => number): LonLat[] {
  return Array.from({length: vertices}, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.1 + 0.8 * next())) / vertices;
    const reach = radius * (0.4 + 0.6 * next());
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)] as const;
  });
}

/**
 * Whether a ring of integers goes round a point, by its winding number in exact arithmetic: another method than the
 * contract's, so that a mistake in one does not hide in the other. Not defined on an edge.
 */
export function winds(ring: readonly number[], lon: number, lat: number): boolean {
  const at = (i: number): [bigint, bigint] => [
    BigInt(ring[i % ring.length]!) - BigInt(lon),
    BigInt(ring[(i + 1) % ring.length]!) - BigInt(lat),
  ];
  let winding = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 2);
    const left = ax * by - bx * ay;
    if (ay <= 0n && by > 0n && left > 0n) winding++;
    if (ay > 0n && by <= 0n && left < 0n) winding--;
  }
  return winding !== 0;
}

/** The same corner points for every count of vertices: a circle of 0.01 degrees round a street corner in Berlin. */
function circle(vertices: number): LonLat[] {
  return Array.from({length: vertices}, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices;
    return [13.405 + 0.01 * Math.cos(angle), 52.52 + 0.01 * Math.sin(angle)] as const;
  });
}

/** Pairs for which distances are compared, in degrees. */
export const PAIRS: [string, LonLat, LonLat][] = [
  ['1° east on the equator', [0, 0], [1, 0]],
  ['1° north from the equator', [0, 0], [0, 1]],
  ['0.001° east at 45° N', [7, 45], [7.001, 45]],
  ['1 km in Berlin', [13.405, 52.52], [13.419, 52.521]],
  ['1° east at 60° N', [10, 60], [11, 60]],
  ['London to Paris', [-0.1276, 51.5072], [2.3522, 48.8566]],
  ['San Francisco to New York', [-122.4194, 37.7749], [-74.006, 40.7128]],
  ['0.2° across the antimeridian at 17° S', [179.9, -17], [-179.9, -17]],
  ['Nearly opposite points', [0, 0], [179.5, 0.3]],
];

const CELLS: [string, LonLat, number][] = [
  ['1° at the equator', [0, 0], 1],
  ['0.01° at 52° N', [13, 52], 0.01],
  ['0.0001° at 52° N', [13, 52], 0.0001],
  ['1° at 60° N', [10, 60], 1],
  ['1° across the antimeridian at 17° S', [179.5, -17], 1],
];

/** Calls the probe and takes the gas from the end of its answer. */
const probeWith =
  ({reader}: Chain, {abi}: Artifact, address: `0x${string}`) =>
  async <T>(functionName: string, ...args: unknown[]): Promise<[T, number]> => {
    const [value, gas] = (await reader.readContract({abi: abi as Abi, address, functionName, args})) as [T, bigint];
    return [value, Number(gas)];
  };

async function measureZones(chain: Chain, zone: Artifact): Promise<ZoneFigure[]> {
  const figures: ZoneFigure[] = [];
  for (const vertices of [4, 8, 16, 32, 64, 128, 256, 512]) {
    const {address, gas} = await chain.deploy(zone, [flat(circle(vertices))]);
    const ask = async (point: LonLat): Promise<number> => {
      const data = encodeFunctionData({
        abi: zone.abi as Abi,
        functionName: 'covers',
        args: nanoPair(point).map(Number),
      });
      const hash = await chain.writer.sendTransaction({to: address, data, gas: 100_000_000n});
      return Number((await chain.reader.waitForTransactionReceipt({hash})).gasUsed);
    };
    figures.push({
      vertices,
      deploy: gas,
      inside: await ask([13.4051, 52.5201]),
      outsideBox: await ask([13.3777, 52.5163]),
    });
  }
  return figures;
}

/** Measures everything on a chain of its own; takes some seconds. `date` is stamped on the result (ISO 8601). */
export async function measureSpatialSol(date: string): Promise<SpatialSolMeasurements> {
  const {SpatialProbe: probe} = compile(projectFile('bench/support/SpatialProbe.sol'));
  const {DeliveryZone: zone} = compile(projectFile('samples/spatial-sol/DeliveryZone.sol'));
  const chain = await startChain();
  try {
    const {address} = await chain.deploy(probe!);
    const call = probeWith(chain, probe!, address);
    const read = <T>(functionName: string, ...args: unknown[]) =>
      chain.reader.readContract({abi: probe!.abi as Abi, address, functionName, args}) as Promise<T>;

    const gas: GasFigure[] = [];
    for (const vertices of [4, 64]) {
      const ring = flat(circle(vertices));
      const add = async (operation: string, ...args: unknown[]) => {
        const [, used] = await call<unknown>(operation, ...args);
        gas.push({operation, vertices, gas: used});
      };
      await add('boundingBox', ring);
      await add('planarArea', ring);
      await add('sphereArea', ring);
      await add('contains', ring, nano(13.4051), nano(52.5201));
    }
    const [box] = await call<object>('boundingBox', flat(circle(4)));
    const [, boxGas] = await call<boolean>('boxHolds', box, nano(13.405), nano(52.52));
    const [, sinGas] = await call<bigint>('sin', BigInt(nano(52.52)));
    gas.push({operation: 'boxHolds', vertices: null, gas: boxGas}, {operation: 'sin', vertices: null, gas: sinGas});

    const angles = Array.from({length: 1441}, (_, i) => BigInt(i - 720) * 250_000_000n + 1n);
    const sines = await read<bigint[]>('sinMany', angles);
    const sine = {
      angles: angles.length,
      maxError: rounded(
        Math.max(
          ...sines.map((value, i) => Math.abs(Number(value) / 1e18 - Math.sin(radians(Number(angles[i]) / NANO)))),
        ),
        2,
      ),
    };

    const next = random(20_261_121);
    const squares = [
      0n,
      1n,
      2n,
      3n,
      4n,
      2n ** 256n - 1n,
      2n ** 128n,
      (2n ** 128n - 1n) ** 2n,
      (2n ** 128n - 1n) ** 2n - 1n,
    ];
    for (let bits = 3; bits < 256; bits += 4)
      squares.push((BigInt(Math.floor(next() * 2 ** 48)) << 208n) >> BigInt(256 - bits));
    const roots = await Promise.all(squares.map((value) => read<bigint>('sqrt', value)));
    const wrongRoots = roots.filter((root, i) => root * root > squares[i]! || (root + 1n) ** 2n <= squares[i]!).length;

    const distances: DistanceFigure[] = [];
    for (const [pair, a, b] of PAIRS) {
      const truth = haversine(a, b);
      const [short, shortGas] = await call<bigint>('shortDistance', nanoPair(a), nanoPair(b));
      const [long, longGas] = await call<bigint>('distance', nanoPair(a), nanoPair(b));
      distances.push({
        pair,
        truth: fixed(truth, 3),
        short: Number(short) / 1000,
        shortError: rounded((100 * (Number(short) / 1000 - truth)) / truth, 3),
        long: Number(long) / 1000,
        longError: fixed(Number(long) - truth * 1000, 0),
        shortGas,
        longGas,
      });
    }

    const shortByLatitude: SpatialSolMeasurements['shortByLatitude'] = [];
    for (const latitude of [0, 30, 45, 60, 75, 85]) {
      const pairs = 100;
      const corner = (): LonLat => [10 + 0.1 * next(), latitude + 0.1 * next()];
      const trials = Array.from({length: pairs}, () => [corner(), corner()] as const);
      const errors = await Promise.all(
        trials.map(async ([a, b]) => {
          const [length] = await call<bigint>('shortDistance', nanoPair(a), nanoPair(b));
          return (100 * Math.abs(Number(length) / 1000 - haversine(a, b))) / haversine(a, b);
        }),
      );
      shortByLatitude.push({latitude, box: 0.1, pairs, maxError: rounded(Math.max(...errors), 2)});
    }

    const anywhere = (): LonLat => [360 * next() - 180, (180 / Math.PI) * Math.asin(2 * next() - 1)];
    const farPairs = Array.from({length: 400}, () => [anywhere(), anywhere()] as const);
    const farErrors = await Promise.all(
      farPairs.map(async ([a, b]) => {
        const [length] = await call<bigint>('distance', nanoPair(a), nanoPair(b));
        return Math.abs(Number(length) - haversine(a, b) * 1000);
      }),
    );

    const areas: SpatialSolMeasurements['areas'] = [];
    for (const [cell, [west, south], size] of CELLS) {
      const east = west + size > 180 ? west + size - 360 : west + size;
      const ring: LonLat[] = [
        [west, south],
        [east, south],
        [east, south + size],
        [west, south + size],
      ];
      const [area] = await call<bigint>('sphereArea', flat(ring));
      const contract = Number(area) / 1e6;
      const truth = sphereCell(size, south, south + size);
      const ellipsoid = ellipsoidCell(size, south, south + size);
      areas.push({
        cell,
        truth: rounded(truth, 9),
        contract: rounded(contract, 9),
        relativeError: fixed((contract - truth) / truth, 9),
        ellipsoidRelativeError: fixed((contract - ellipsoid) / ellipsoid, 5),
      });
    }

    const contains = {rings: 0, points: 0, wrong: 0};
    for (let trial = 0; trial < 40; trial++) {
      const centre: LonLat = [320 * next() - 160, 140 * next() - 70];
      const ring = flat(starRing(centre, 3 + Math.floor(10 * next()), 5, next));
      const points = Array.from({length: 200}, () => [
        nano(centre[0] + 10 * next() - 5),
        nano(centre[1] + 10 * next() - 5),
      ]);
      const answers = await read<boolean[]>('containsMany', ring, points.flat());
      contains.rings++;
      contains.points += points.length;
      contains.wrong += answers.filter((answer, i) => answer !== winds(ring, points[i]![0]!, points[i]![1]!)).length;
    }

    return {
      date,
      compiler: {...compiler},
      chain: {program: 'anvil 1.7.1', hardfork},
      zoneCodeBytes: zone!.runtimeBytes,
      gas,
      zone: await measureZones(chain, zone!),
      sine,
      squareRoot: {values: squares.length, wrong: wrongRoots},
      distances,
      shortByLatitude,
      longRandom: {pairs: farPairs.length, maxErrorMillimetres: fixed(Math.max(...farErrors), 0)},
      areas,
      contains,
    };
  } finally {
    await chain.stop();
  }
}

/** Where the figures are kept; pages and tables read them from there. */
export const recordFile = 'data/measurements/spatial-sol.json';

/** Measures and records; one part of `npm run bench`. */
export async function benchSpatialSol(): Promise<SpatialSolMeasurements> {
  const measurements = await measureSpatialSol(new Date().toISOString().slice(0, 10));
  writeFileSync(recordFile, `${JSON.stringify(measurements, null, 2)}\n`);
  return measurements;
}
