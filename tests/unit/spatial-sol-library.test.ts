import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  contestants,
  counterExample,
  differential,
  inside,
  libraryFile,
  type LibraryRecord,
  type Point,
  reversed,
  type Ring,
} from '@site/bench/spatial-sol-library';
import {type Chain, startChain} from '@site/bench/support/evm';
import {winds} from '@site/bench/spatial-sol';
import {upstream} from '@site/data/spatial-sol';

const SLOW = 180_000;
const recorded = JSON.parse(readFileSync(libraryFile, 'utf8')) as LibraryRecord;

describe('the arithmetic used as truth', () => {
  const square: Ring = [0n, 0n, 10n, 0n, 10n, 10n, 0n, 10n];

  it('agrees with the winding number for every grid point that is not on an edge', () => {
    const ring: Ring = [0n, 0n, 7n, -3n, 10n, 9n, -4n, 6n];
    for (let lon = -6; lon <= 12; lon++)
      for (let lat = -5; lat <= 11; lat++) {
        const point: Point = [BigInt(lon), BigInt(lat)];
        if (!isOn(ring, point)) expect(inside(ring, point), `${lon}, ${lat}`).toBe(winds(ring.map(Number), lon, lat));
      }
  });

  it('counts west and south edges as inside, in both windings', () => {
    for (const ring of [square, reversed(square)]) {
      const at = (lon: bigint, lat: bigint) => inside(ring, [lon, lat]);
      expect([at(0n, 5n), at(5n, 0n), at(10n, 5n), at(5n, 10n)]).toEqual([true, true, false, false]);
    }
  });
});

/** Whether a point is on the border of a ring. */
function isOn(ring: Ring, [lon, lat]: Point): boolean {
  for (let i = 0; i < ring.length; i += 2) {
    const [ax, ay] = [ring[i]!, ring[i + 1]!];
    const [bx, by] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
    const across = (bx - ax) * (lat - ay) - (lon - ax) * (by - ay);
    const along = (lon - ax) * (lon - bx) + (lat - ay) * (lat - by);
    if (across === 0n && along <= 0n) return true;
  }
  return false;
}

describe('pointInPolygon in an EVM', () => {
  let chain: Chain;
  let asked: Awaited<ReturnType<typeof contestants>>;

  beforeAll(async () => {
    chain = await startChain();
    asked = await contestants(chain);
  }, SLOW);
  afterAll(() => chain.stop());

  /** The library where a checkout is at hand, and the same rule in a contract of ours everywhere. */
  const rules = () => [asked.rounded, ...(asked.library ? [asked.library.ask] : [])];

  it('says that a point strictly inside a ring is outside, and inside the reversed ring', async () => {
    const {ring, point} = counterExample;
    expect(inside(ring, point)).toBe(true);
    for (const rule of rules()) {
      expect(await rule(ring, [point])).toEqual([false]);
      expect(await rule(reversed(ring), [point])).toEqual([true]);
    }
    expect(await asked.planar(ring, [point])).toEqual([true]);
    expect(await asked.planar(reversed(ring), [point])).toEqual([true]);
  });

  it(
    'differs from exact arithmetic as often as the record says',
    async () => {
      for (const library of rules())
        expect(await differential({library, planar: asked.planar}, 0.1)).toEqual(recorded.short);
    },
    SLOW,
  );

  it('is not what the record says when the rule is exact (negative control)', async () => {
    const {planar} = asked;
    const short = await differential({library: planar, planar}, 0.02);
    expect(short.sets.map(({library}) => library.wrong)).toEqual([0, 0, 0]);
    expect(short.shared.library).toEqual({both: 0, neither: 0});
  });

  it('answers as stated for points on a shared edge: one of two neighbours owns them', async () => {
    const west: Ring = [0n, 0n, 10n, 0n, 10n, 10n];
    const east: Ring = [0n, 0n, 10n, 10n, 0n, 10n];
    const onEdge = Array.from({length: 9}, (_, i): Point => [BigInt(i + 1), BigInt(i + 1)]);
    for (const rule of [...rules(), asked.planar]) {
      const [a, b] = [await rule(west, onEdge), await rule(east, onEdge)];
      expect(a.every((answer, i) => answer !== b[i])).toBe(true);
    }
  });
});

describe('the record of Spatial.sol', () => {
  it('is of the commit that the pages name, and of a library that RoundedRay agrees with on every question', () => {
    expect(recorded.library.commit).toBe(upstream.commit);
    const questions = recorded.sets.reduce((sum, set) => sum + set.questions, 0) + 2 * recorded.shared.points;
    expect(recorded.sameAsRoundedRay).toBe(questions);
  });

  it('keeps what the pages say: wrong near edges only, by less than one unit, and Planar never', () => {
    const [anywhere, near, grid] = recorded.sets;
    expect(anywhere!.library.wrong).toBe(0);
    for (const set of [near!, grid!]) {
      expect(set.library.wrong).toBeGreaterThan(0);
      expect(set.library.farthest).toBeLessThan(1);
    }
    for (const set of recorded.sets) expect(set.planar).toMatchObject({wrong: 0, windingsDiffer: 0});
    expect(recorded.shared.planar).toEqual({both: 0, neither: 0});
  });
});
