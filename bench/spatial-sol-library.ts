/**
 * Measures Spatial.sol: boxes and distances against the truth, and `pointInPolygon` against exact arithmetic: same rings and points for the library in an EVM and for
 * BigInt arithmetic here. Everything is drawn from a fixed seed.
 *
 * The library is not part of this repository. `SPATIAL_SOL_CHECKOUT` names a checkout of it, whose folder `out/` holds the
 * compiled code. Without one, `RoundedRay` takes its place: the same rule in a contract of our own. The record says that the
 * two gave the same answer to every question, so a test can repeat its figures with either.
 */
import {writeFileSync} from 'node:fs';
import type {Abi} from 'viem';
import {type Artifact, compile} from '../samples/spatial-sol/compile';
import {compiledLibrary} from '../samples/spatial-sol/checkout';
import {upstream} from '../data/spatial-sol';
import {haversine, type LonLat, PAIRS, projectFile, random, starRing} from './spatial-sol';
import {type Chain, hardfork, startChain} from './support/evm';

/** A ring lon0, lat0, lon1, lat1, … without a closing vertex, in whole units. */
export type Ring = readonly bigint[];
export type Point = readonly [lon: bigint, lat: bigint];

export interface Comparison {
  /** Answers that differ from exact arithmetic, of `questions`. */
  wrong: number;
  /** Of these: points outside that are said to be inside. */
  saidInside: number;
  /** Points for which the two windings of one ring get different answers. */
  windingsDiffer: number;
  /** Largest distance in units, along the parallel, between a wrong answer and the edge next to it. */
  farthest: number;
}

export interface PointSet {
  name: string;
  rings: number;
  points: number;
  /** Each point is asked about twice, once for each winding. */
  questions: number;
  library: Comparison;
  /** `Planar.contains` on the same questions. */
  planar: Comparison;
}

export interface SharedEdges {
  pairs: number;
  points: number;
  /** Points that both neighbours claim, and that both refuse. */
  library: {both: number; neither: number};
  planar: {both: number; neither: number};
}

export interface Differential {
  sets: PointSet[];
  shared: SharedEdges;
}

/** Random questions about boxes in one region. */
export interface BoxErrors {
  region: string;
  /** Rings whose `boundingBox` was asked for, and how many boxes were wrong. */
  rings: number;
  wrongBoxes: number;
  /** Points that `pointInBbox` was asked about, and its wrong answers. */
  points: number;
  wronglyRefused: number;
  wronglyAccepted: number;
}

export interface LibraryRecord extends Differential {
  date: string;
  library: {repository: string; commit: string; compiler: string};
  chain: {program: string; hardfork: string};
  /** Questions to which `RoundedRay` gave the answer of the library; all of them, or nothing is recorded. */
  sameAsRoundedRay: number;
  /** The same with a tenth of the rings, for a test. */
  short: Differential;
  boxes: BoxErrors[];
  /** `distance`, its answer read as 10⁻¹⁵ m, and the haversine formula; both in metres. */
  distances: {pair: string; library: number; truth: number}[];
}

/** The smallest counter-example that we know: a point strictly inside, and the ring in both windings. */
export const counterExample = {
  ring: [0n, 0n, 0n, 10n, 3n, 10n] as Ring,
  point: [1n, 5n] as Point,
};

/** The same ring in the other direction. */
export const reversed = (ring: Ring): Ring =>
  Array.from({length: ring.length / 2}, (_, i) => [
    ring[ring.length - 2 - 2 * i]!,
    ring[ring.length - 1 - 2 * i]!,
  ]).flat();

/** Each edge of a ring, the closing one first. */
const edges = (ring: Ring): [lonA: bigint, latA: bigint, lonB: bigint, latB: bigint][] =>
  Array.from({length: ring.length / 2}, (_, i) => {
    const j = (2 * i + ring.length - 2) % ring.length;
    return [ring[j]!, ring[j + 1]!, ring[2 * i]!, ring[2 * i + 1]!];
  });

/** Even-odd rule with a ray to the east, in exact arithmetic: no division. West and south edges are inside. */
export function inside(ring: Ring, [lon, lat]: Point): boolean {
  let odd = false;
  for (const [lonA, latA, lonB, latB] of edges(ring)) {
    if (latA > lat === latB > lat) continue;
    // lon < lonA + (lonB - lonA)(lat - latA)/(latB - latA), multiplied by the positive or negative denominator.
    const side = (lonB - lonA) * (lat - latA) - (lon - lonA) * (latB - latA);
    if (latB > latA ? side > 0n : side < 0n) odd = !odd;
  }
  return odd;
}

/** Distance in units along the parallel from a point to the nearest edge that crosses it; infinite if none does. */
function toEdge(ring: Ring, [lon, lat]: Point): number {
  const distances = edges(ring).flatMap(([lonA, latA, lonB, latB]) => {
    if (latA > lat === latB > lat) return [];
    const side = (lonB - lonA) * (lat - latA) - (lon - lonA) * (latB - latA);
    return [Math.abs(Number(side) / Number(latB - latA))];
  });
  return Math.min(Infinity, ...distances);
}

const integer = (next: () => number, least: number, most: number): number =>
  least + Math.floor(next() * (most - least + 1));

/** A ring of nanodegrees somewhere on the globe, counter-clockwise, with its centre and radius in degrees. */
function anyRing(next: () => number): {ring: Ring; centre: readonly [number, number]; radius: number} {
  const centre = [320 * next() - 160, 140 * next() - 70] as const;
  const radius = 10 ** (3 * next() - 2.5);
  const ring = starRing(centre, integer(next, 3, 12), radius, next)
    .flat()
    .map((degrees) => BigInt(Math.round(degrees * 1e9)));
  return {ring, centre, radius};
}

/** A point within two units of an edge, along the parallel; the edge is drawn first. */
function nearEdge(ring: Ring, next: () => number): Point {
  const slanted = edges(ring).filter(([, latA, , latB]) => latA !== latB);
  const [lonA, latA, lonB, latB] = slanted[integer(next, 0, slanted.length - 1)]!;
  const share = BigInt(Math.floor(next() * 2 ** 48));
  const lat = latA + ((latB - latA) * share) / 2n ** 48n;
  const crossing = lonA + ((lonB - lonA) * (lat - latA)) / (latB - latA);
  return [crossing + BigInt(integer(next, -2, 2)), lat];
}

interface Trial {
  ring: Ring;
  points: Point[];
}

/** The sets of questions. @param share of the rings that are drawn; each set has a seed of its own */
function trials(share: number): {name: string; trials: Trial[]}[] {
  const times = <T>(rings: number, make: () => T): T[] => Array.from({length: Math.round(rings * share)}, make);
  const [far, near, grid] = [random(1), random(2), random(3)];
  return [
    {
      name: 'Anywhere in the box of the ring',
      trials: times(200, () => {
        const {ring, centre, radius} = anyRing(far);
        const near = (middle: number) => BigInt(Math.round((middle + radius * (2 * far() - 1)) * 1e9));
        return {ring, points: Array.from({length: 20}, (): Point => [near(centre[0]), near(centre[1])])};
      }),
    },
    {
      name: 'Within two units of an edge',
      trials: times(250, () => {
        const {ring} = anyRing(near);
        return {ring, points: Array.from({length: 40}, () => nearEdge(ring, near))};
      }),
    },
    {
      name: 'Every grid point around a triangle of 20 units',
      trials: times(50, () => {
        const ring = Array.from({length: 6}, () => BigInt(integer(grid, -10, 10)));
        const points = Array.from({length: 529}, (_, i): Point => [
          BigInt((i % 23) - 11),
          BigInt(Math.floor(i / 23) - 11),
        ]);
        return {ring, points};
      }),
    },
  ];
}

/** Two triangles on both sides of one edge, which each of them runs through in its own direction. */
function neighbours(next: () => number): {left: Ring; right: Ring; points: Point[]} {
  const around = [320 * next() - 160, 140 * next() - 70] as const;
  const vertex = (east: number): [bigint, bigint] => [
    BigInt(Math.round((around[0] + east + 0.2 * next()) * 1e9)),
    BigInt(Math.round((around[1] + next()) * 1e9)),
  ];
  const low = [BigInt(Math.round((around[0] + next()) * 1e9)), BigInt(Math.round((around[1] - 1) * 1e9))] as const;
  const high = [BigInt(Math.round((around[0] + next()) * 1e9)), BigInt(Math.round((around[1] + 2) * 1e9))] as const;
  const shared = [...low, ...high];
  return {
    left: [...vertex(-2), ...low, ...high],
    right: [...vertex(2), ...high, ...low],
    points: Array.from({length: 40}, () => nearEdge(shared, next)),
  };
}

type Ask = (ring: Ring, points: readonly Point[]) => Promise<boolean[]>;

async function compare(name: string, asked: readonly Trial[], ask: {library: Ask; planar: Ask}): Promise<PointSet> {
  const empty = (): Comparison => ({wrong: 0, saidInside: 0, windingsDiffer: 0, farthest: 0});
  const set: PointSet = {name, rings: asked.length, points: 0, questions: 0, library: empty(), planar: empty()};
  for (const {ring, points} of asked) {
    set.points += points.length;
    set.questions += 2 * points.length;
    const truth = points.map((point) => inside(ring, point));
    for (const of of ['library', 'planar'] as const) {
      const answers = [await ask[of](ring, points), await ask[of](reversed(ring), points)];
      const tally = set[of];
      points.forEach((point, i) => {
        const wrong = answers.filter((answer) => answer[i] !== truth[i]).length;
        if (wrong) tally.farthest = Math.max(tally.farthest, Number(toEdge(ring, point).toFixed(6)));
        tally.wrong += wrong;
        if (!truth[i]) tally.saidInside += wrong;
        if (answers[0]![i] !== answers[1]![i]) tally.windingsDiffer++;
      });
    }
  }
  return set;
}

/** Asks all questions. @param share of the rings, 1 for all */
export async function differential(ask: {library: Ask; planar: Ask}, share: number): Promise<Differential> {
  const sets: PointSet[] = [];
  for (const {name, trials: asked} of trials(share)) sets.push(await compare(name, asked, ask));
  const next = random(4);
  const shared: SharedEdges = {
    pairs: Math.round(100 * share),
    points: 0,
    library: {both: 0, neither: 0},
    planar: {both: 0, neither: 0},
  };
  for (let pair = 0; pair < shared.pairs; pair++) {
    const {left, right, points} = neighbours(next);
    // A point near an end of the edge can be outside both of them.
    const beside = points.filter((point) => inside(left, point) !== inside(right, point));
    shared.points += beside.length;
    for (const of of ['library', 'planar'] as const) {
      const [a, b] = [await ask[of](left, beside), await ask[of](right, beside)];
      beside.forEach((_, i) => {
        if (a[i] && b[i]) shared[of].both++;
        if (!a[i] && !b[i]) shared[of].neither++;
      });
    }
  }
  return {sets, shared};
}

/** What can be asked on a chain: `Planar.contains`, the rule of the library, and the library if a checkout is named. */
export async function contestants(chain: Chain, checkout = process.env.SPATIAL_SOL_CHECKOUT) {
  const {Asker, RoundedRay, ExactRay} = compile(projectFile('bench/support/PolygonProbe.sol')) as Record<
    string,
    Artifact
  >;
  const {address: asker} = await chain.deploy(Asker!);
  const asking =
    (target: `0x${string}`): Ask =>
    (ring, points) =>
      chain.reader.readContract({
        abi: Asker!.abi as Abi,
        address: asker,
        functionName: 'ask',
        args: [target, ring, points.flat()],
      }) as Promise<boolean[]>;
  const deployed = async (artifact: Artifact): Promise<Ask> => asking((await chain.deploy(artifact)).address);
  const rounded = await deployed(RoundedRay!);
  const planar = await deployed(ExactRay!);
  if (!checkout) return {rounded, planar};
  const trigonometry = await chain.deploy(compiledLibrary(checkout, 'Trigonometry').link());
  const spatial = compiledLibrary(checkout, 'Spatial');
  const linked = spatial.link({Trigonometry: trigonometry.address});
  const {address} = await chain.deploy(linked);
  const call = (functionName: string, ...args: unknown[]) =>
    chain.reader.readContract({abi: linked.abi as Abi, address, functionName, args});
  return {rounded, planar, library: {ask: asking(address), call: call as Call, compiler: spatial.compiler}};
}

/** West, south, east and north of the regions in which boxes are drawn, in degrees. */
const REGIONS: [region: string, west: number, south: number, east: number, north: number][] = [
  ['North America', -125, 25, -70, 50],
  ['Europe', -10, 36, 30, 60],
  ['Asia', 70, 10, 140, 45],
  ['Southern Africa', 15, -35, 40, -5],
  ['South America', -75, -40, -40, -5],
];

const nano = (degrees: number): bigint => BigInt(Math.round(degrees * 1e9));
const nanoPair = ([lon, lat]: LonLat): [bigint, bigint] => [nano(lon), nano(lat)];

type Call = <T>(functionName: string, ...args: unknown[]) => Promise<T>;
type Box = readonly [readonly [west: bigint, south: bigint], readonly [east: bigint, north: bigint]];

async function measureBoxes(call: Call): Promise<BoxErrors[]> {
  const next = random(5);
  const errors: BoxErrors[] = [];
  for (const [region, west, south, east, north] of REGIONS) {
    const tally: BoxErrors = {region, rings: 200, wrongBoxes: 0, points: 400, wronglyRefused: 0, wronglyAccepted: 0};
    const somewhere = (): LonLat => [west + (east - west) * next(), south + (north - south) * next()];
    const boxOf = (vertices: readonly (readonly [bigint, bigint])[]): Box => {
      const [lons, lats] = [0, 1].map((axis) => vertices.map((v) => v[axis]!).sort((a, b) => (a < b ? -1 : 1)));
      return [
        [lons![0]!, lats![0]!],
        [lons!.at(-1)!, lats!.at(-1)!],
      ];
    };
    for (let ring = 0; ring < tally.rings; ring++) {
      const vertices = starRing(somewhere(), integer(next, 3, 12), 5 * next() + 0.01, next).map(nanoPair);
      const answer = await call<Box>('boundingBox', [...vertices, vertices[0]]);
      if (answer.flat().join() !== boxOf(vertices).flat().join()) tally.wrongBoxes++;
    }
    for (let point = 0; point < tally.points; point++) {
      const [a, b, asked] = [somewhere(), somewhere(), somewhere()].map(nanoPair);
      const box = boxOf([a!, b!]);
      const truth = asked!.every((value, axis) => value > box[0][axis]! && value < box[1][axis]!);
      const answer = await call<boolean>('pointInBbox', asked, box);
      if (truth && !answer) tally.wronglyRefused++;
      if (!truth && answer) tally.wronglyAccepted++;
    }
    errors.push(tally);
  }
  return errors;
}

async function measureDistances(call: Call): Promise<LibraryRecord['distances']> {
  const distances: LibraryRecord['distances'] = [];
  for (const [pair, a, b] of PAIRS) {
    const raw = await call<bigint>('distance', nanoPair(a), nanoPair(b));
    const metres = (value: number): number => Number(value.toFixed(3));
    distances.push({pair, library: metres(Number(raw) / 1e15), truth: metres(haversine(a, b))});
  }
  return distances;
}

export const libraryFile = 'data/measurements/spatial-sol-library.json';

/**
 * Asks the library and writes the record. @param checkout of DecentralizedGeo/spatial-sol at the commit of
 * `data/spatial-sol.ts`
 * @throws Error if `RoundedRay` answers otherwise than the library
 */
export async function benchLibrary(checkout: string): Promise<LibraryRecord> {
  const chain = await startChain();
  try {
    const {library, rounded, planar} = await contestants(chain, checkout);
    const {ask, call, compiler} = library!;
    let same = 0;
    const both: Ask = async (ring, points) => {
      const [answers, expected] = [await ask(ring, points), await rounded(ring, points)];
      if (answers.some((answer, i) => answer !== expected[i])) throw new Error(`RoundedRay differs for ring ${ring}.`);
      same += answers.length;
      return answers;
    };
    const full = await differential({library: both, planar}, 1);
    const sameAsRoundedRay = same;
    const record: LibraryRecord = {
      date: new Date().toISOString().slice(0, 10),
      library: {
        repository: upstream.repository,
        commit: upstream.commit,
        compiler: `solc ${compiler.version}, optimizer ${compiler.optimizerRuns} runs, ${compiler.evmVersion} rules`,
      },
      chain: {program: 'anvil 1.7.1', hardfork},
      sameAsRoundedRay,
      ...full,
      short: await differential({library: both, planar}, 0.1),
      boxes: await measureBoxes(call),
      distances: await measureDistances(call),
    };
    writeFileSync(libraryFile, `${JSON.stringify(record, null, 2)}\n`);
    return record;
  } finally {
    await chain.stop();
  }
}
