import {type Abi, encodeFunctionData} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {zoneGas} from '@site/data/measurements/polygon-gas';
import {type Artifact, compile} from '@site/samples/spatial-sol/compile';
import {type Chain, startChain} from './evm';

/** Integers in nanodegrees. */
const n = (degrees: number): number => Math.round(degrees * 1e9);

/** A circle of 0.01° around a place, longitude first. */
const circle = (vertices: number, lon: number, lat: number): number[] =>
  Array.from({length: vertices}, (_, i) => (2 * Math.PI * i) / vertices).flatMap((angle) => [
    n(lon + 0.01 * Math.cos(angle)),
    n(lat + 0.01 * Math.sin(angle)),
  ]);

describe('DeliveryZone on a chain', () => {
  let chain: Chain;
  let zone: Artifact;

  beforeAll(async () => {
    chain = await startChain();
    zone = compile(new URL('../../samples/spatial-sol/DeliveryZone.sol', import.meta.url)).DeliveryZone!;
  }, 60_000);
  afterAll(() => chain.stop());

  const berlin = [13.405, 52.518, 13.42, 52.518, 13.42, 52.526, 13.405, 52.526].map(n);

  const covers = (address: `0x${string}`, lon: number, lat: number) =>
    chain.reader.readContract({abi: zone.abi as Abi, address, functionName: 'covers', args: [n(lon), n(lat)]});

  it('costs the gas that the pages say', async () => {
    const measure = async (vertices: number, lon: number, lat: number): Promise<number[]> => {
      const {address, gas} = await chain.deploy(zone, [circle(vertices, lon, lat)]);
      const ask = async (...place: [lon: number, lat: number]): Promise<number> => {
        const data = encodeFunctionData({abi: zone.abi as Abi, functionName: 'covers', args: place.map(n)});
        const hash = await chain.writer.sendTransaction({to: address, data, gas: 100_000_000n});
        return Number((await chain.reader.waitForTransactionReceipt({hash})).gasUsed);
      };
      return [gas, await ask(lon + 0.0001, lat + 0.0001), await ask(lon - 0.0273, lat - 0.0037)];
    };
    for (const {vertices, ...recorded} of zoneGas) {
      const berlin = await measure(vertices, 13.405, 52.52);
      const rio = await measure(vertices, -43.2105, -22.9519);
      const [deploy, inside, outsideBox] = berlin.map((gas, index) => [gas, rio[index]]);
      expect({vertices, deploy, inside, outsideBox}).toEqual({vertices, ...recorded});
    }
  }, 60_000);

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
});
