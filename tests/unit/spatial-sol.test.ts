import {readFileSync} from 'node:fs';
import {type Abi, type BaseError, ContractFunctionRevertedError} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {measureSpatialSol, projectFile, recordFile, type SpatialSolMeasurements, winds} from '@site/bench/spatial-sol';
import {type Chain, startChain} from '@site/bench/support/evm';
import {type Artifact, compile} from '@site/samples/spatial-sol/compile';

const SLOW = 180_000;

describe('the recorded figures of the contracts', () => {
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as SpatialSolMeasurements;

  it(
    'come out the same when measured again',
    async () => {
      expect(await measureSpatialSol(recorded.date)).toEqual(recorded);
    },
    SLOW,
  );

  it('keep what the pages promise', () => {
    expect(recorded.contains).toMatchObject({wrong: 0});
    expect(recorded.squareRoot.wrong).toBe(0);
    expect(recorded.sine.maxError).toBeLessThan(1e-15);
    expect(recorded.longRandom.maxErrorMillimetres).toBeLessThanOrEqual(1);
    for (const {maxError} of recorded.shortByLatitude) expect(maxError).toBeLessThan(0.001);
    for (const {relativeError} of recorded.areas) expect(Math.abs(relativeError)).toBeLessThan(1e-8);
  });
});

describe('the winding number used as truth', () => {
  const square = [0, 0, 10, 0, 10, 10, 0, 10];
  it('holds inside points of both windings and no outside point', () => {
    const reversed = [0, 0, 0, 10, 10, 10, 10, 0];
    expect(winds(square, 5, 5)).toBe(true);
    expect(winds(reversed, 5, 5)).toBe(true);
    expect(winds(square, 11, 5)).toBe(false);
  });
});

describe('contracts on a chain', () => {
  let chain: Chain;
  let zone: Artifact;
  let probe: Artifact;
  let probeAddress: `0x${string}`;

  beforeAll(async () => {
    chain = await startChain();
    zone = compile(projectFile('samples/spatial-sol/DeliveryZone.sol')).DeliveryZone!;
    probe = compile(projectFile('bench/support/SpatialProbe.sol')).SpatialProbe!;
    probeAddress = (await chain.deploy(probe)).address;
  }, SLOW);
  afterAll(() => chain.stop());

  const n = (degrees: number) => Math.round(degrees * 1e9);
  const berlin = [13.405, 52.518, 13.42, 52.518, 13.42, 52.526, 13.405, 52.526].map(n);

  const covers = (address: `0x${string}`, lon: number, lat: number) =>
    chain.reader.readContract({abi: zone.abi as Abi, address, functionName: 'covers', args: [n(lon), n(lat)]});

  const ask = async <T>(functionName: string, ...args: unknown[]): Promise<T> => {
    const [value] = (await chain.reader.readContract({
      abi: probe.abi as Abi,
      address: probeAddress,
      functionName,
      args,
    })) as [T, bigint];
    return value;
  };

  const revertOf = async (call: Promise<unknown>): Promise<string | undefined> => {
    try {
      await call;
    } catch (error) {
      const cause = (error as BaseError).walk((e) => e instanceof ContractFunctionRevertedError);
      return (cause as ContractFunctionRevertedError).data?.errorName ?? (cause as Error).message;
    }
    return undefined;
  };

  it('answers for a point inside, outside, and on each side of a zone', async () => {
    const {address} = await chain.deploy(zone, [berlin]);
    expect(await covers(address, 13.413, 52.5219)).toBe(true);
    expect(await covers(address, 13.3777, 52.5163)).toBe(false);
    expect(await covers(address, 13.405, 52.522)).toBe(true); // west
    expect(await covers(address, 13.42, 52.522)).toBe(false); // east
    expect(await covers(address, 13.41, 52.518)).toBe(true); // south
    expect(await covers(address, 13.41, 52.526)).toBe(false); // north
  });

  it('gives a shared edge to one of two neighbours', async () => {
    const neighbour = [13.42, 52.518, 13.43, 52.518, 13.43, 52.526, 13.42, 52.526].map(n);
    const [a, b] = [await chain.deploy(zone, [berlin]), await chain.deploy(zone, [neighbour])];
    for (const lat of [52.518, 52.52, 52.5259]) {
      expect([await covers(a.address, 13.42, lat), await covers(b.address, 13.42, lat)]).toEqual([false, true]);
    }
  });

  it('keeps its ring as it was given', async () => {
    const {address} = await chain.deploy(zone, [berlin]);
    expect(await chain.reader.readContract({abi: zone.abi as Abi, address, functionName: 'vertices'})).toEqual(berlin);
  });

  it.each([
    ['an odd number of coordinates', berlin.slice(0, 7)],
    ['two vertices', berlin.slice(0, 4)],
    ['no area', [0, 0, 1, 1, 2, 2]],
    ['a latitude beyond the pole', [0, 0, n(1), 0, n(1), n(91)]],
    ['a ring drawn across the antimeridian', [n(179), 0, n(-179), 0, n(-179), n(1), n(179), n(1)]],
  ])('rejects %s', async (_, ring) => {
    await expect(chain.deploy(zone, [ring])).rejects.toThrow('reverted');
  });

  it('finds the box of rings with mixed signs and knows its four sides', async () => {
    const box = await ask('boundingBox', [n(-3), n(-2), n(4), n(-1), n(1), n(5)]);
    expect(box).toEqual({west: n(-3), south: n(-2), east: n(4), north: n(5)});
    for (const [lon, lat, held] of [
      [0, 0, true],
      [-3, -2, true],
      [4, 5, true],
      [-3.1, 0, false],
      [4.1, 0, false],
      [0, -2.1, false],
      [0, 5.1, false],
    ] as const) {
      expect(await ask('boxHolds', box, n(lon), n(lat))).toBe(held);
    }
  });

  it('measures the same area in both directions', async () => {
    const square = [0, 0, 10, 0, 10, 10, 0, 10];
    const reversed = [0, 0, 0, 10, 10, 10, 10, 0];
    expect(await ask('planarArea', square)).toBe(100n);
    expect(await ask('planarArea', reversed)).toBe(100n);
    expect(await ask('sphereArea', square)).toBe(await ask('sphereArea', reversed));
  });

  it('rejects rings it cannot answer for', async () => {
    expect(await revertOf(ask('boundingBox', [0, 0, 1]))).toBe('BadRing');
    expect(await revertOf(ask('contains', [], 0, 0))).toBe('BadRing');
    expect(await revertOf(ask('planarArea', [0, 0, 1, 1]))).toBe('BadRing');
    expect(await revertOf(ask('sphereArea', [0, 0, 1, 1]))).toBe('BadRing');
    const roundThePole = [n(-120), n(80), n(0), n(80), n(120), n(80)];
    expect(await revertOf(ask('sphereArea', roundThePole))).toBe('RingHoldsPole');
  });

  it('knows the ends of the sphere', async () => {
    const pair = (lon: number, lat: number) => [BigInt(n(lon)), BigInt(n(lat))];
    const half = Math.PI * 6_371_008_800;
    expect(await ask('distance', pair(0, 0), pair(0, 0))).toBe(0n);
    expect(Math.abs(Number(await ask('distance', pair(0, 90), pair(0, -90))) - half)).toBeLessThan(2);
    expect(Math.abs(Number(await ask('distance', pair(0, 0), pair(180, 0))) - half)).toBeLessThan(2);
    expect(await ask('distance', pair(0, 90), pair(123, 90))).toBe(0n);
    // The series ends a few units of its last digit away from one.
    expect(Math.abs(Number((await ask<bigint>('sin', BigInt(n(90)))) - 10n ** 18n))).toBeLessThan(10);
    expect(Math.abs(Number((await ask<bigint>('sin', BigInt(n(-450)))) + 10n ** 18n))).toBeLessThan(10);
  });
});
