import {spawn} from 'node:child_process';
import {dirname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {type Abi, createTestClient, encodeFunctionData, http, publicActions, walletActions} from 'viem';
import {foundry} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {zoneGas} from '@site/data/measurements/polygon-gas';
import {type Artifact, compile} from '@site/samples/spatial-sol/compile';
import {freePort} from '../support/port';

/** Integers in nanodegrees. */
const n = (degrees: number): number => Math.round(degrees * 1e9);

/** A circle of 0.01° around a place, longitude first. */
const circle = (vertices: number, lon: number, lat: number): number[] =>
  Array.from({length: vertices}, (_, i) => (2 * Math.PI * i) / vertices).flatMap((angle) => [
    n(lon + 0.01 * Math.cos(angle)),
    n(lat + 0.01 * Math.sin(angle)),
  ]);

/** Starts a chain of its own, without a network, under rules that set the price of calldata, with an account that it signs for. */
async function startChain() {
  const port = await freePort();
  // The program itself: to stop the script that the npm package wraps it in would leave the chain running.
  const system = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const folder = join(dirname(require.resolve(`@foundry-rs/anvil-${system}/package.json`)), 'bin');
  // A contract that stores a long ring needs more gas than a block of a public chain holds.
  const options = ['--port', String(port), '--hardfork', 'prague', '--gas-limit', '300000000', '--silent'];
  const child = spawn(join(folder, process.platform === 'win32' ? 'anvil.exe' : 'anvil'), options, {stdio: 'ignore'});
  const transport = http(`http://127.0.0.1:${port}`);
  const client = createTestClient({mode: 'anvil', chain: foundry, transport, pollingInterval: 20})
    .extend(publicActions)
    .extend(walletActions);
  while (child.exitCode === null && !(await client.getChainId().catch(() => 0))) await pause(50);
  if (child.exitCode !== null) throw new Error(`anvil ended with code ${child.exitCode}.`);
  const [account] = await client.getAddresses();
  return {client, account: account!, stop: () => child.kill()};
}

describe('DeliveryZone on a chain', () => {
  let chain: Awaited<ReturnType<typeof startChain>>;
  let zone: Artifact;

  beforeAll(async () => {
    chain = await startChain();
    zone = compile(new URL('../../samples/spatial-sol/DeliveryZone.sol', import.meta.url)).DeliveryZone!;
  }, 60_000);
  afterAll(() => void chain.stop());

  /** Deploys a contract; `gas` is that of the whole transaction. Throws when the constructor reverts. */
  const deploy = async (ring: readonly number[]) => {
    const {client, account} = chain;
    const {abi, bytecode} = zone;
    const hash = await client.deployContract({abi: abi as Abi, bytecode, args: [ring], account, gas: 200_000_000n});
    const {contractAddress, gasUsed, status} = await client.waitForTransactionReceipt({hash});
    if (status !== 'success' || !contractAddress) throw new Error('The constructor reverted.');
    return {address: contractAddress, gas: Number(gasUsed)};
  };

  const berlin = [13.405, 52.518, 13.42, 52.518, 13.42, 52.526, 13.405, 52.526].map(n);

  const covers = (address: `0x${string}`, lon: number, lat: number) =>
    chain.client.readContract({abi: zone.abi as Abi, address, functionName: 'covers', args: [n(lon), n(lat)]});

  it('costs the gas that the pages say', async () => {
    const measure = async (vertices: number, lon: number, lat: number): Promise<number[]> => {
      const {address, gas} = await deploy(circle(vertices, lon, lat));
      const ask = async (...place: [lon: number, lat: number]): Promise<number> => {
        const data = encodeFunctionData({abi: zone.abi as Abi, functionName: 'covers', args: place.map(n)});
        const hash = await chain.client.sendTransaction({account: chain.account, to: address, data, gas: 100_000_000n});
        return Number((await chain.client.waitForTransactionReceipt({hash})).gasUsed);
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

  it('answers for a point inside, outside, and on each side of a zone, of which a neighbour has the others', async () => {
    const {address} = await deploy(berlin);
    expect(await covers(address, 13.413, 52.5219)).toBe(true);
    expect(await covers(address, 13.3777, 52.5163)).toBe(false);
    expect(await covers(address, 13.405, 52.522)).toBe(true); // west
    expect(await covers(address, 13.42, 52.522)).toBe(false); // east
    expect(await covers(address, 13.41, 52.518)).toBe(true); // south
    expect(await covers(address, 13.41, 52.526)).toBe(false); // north
  });

  it('keeps its ring as it was given', async () => {
    const {address} = await deploy(berlin);
    expect(await chain.client.readContract({abi: zone.abi as Abi, address, functionName: 'vertices'})).toEqual(berlin);
  });

  it.each([
    ['an odd number of coordinates', berlin.slice(0, 7)],
    ['two vertices', berlin.slice(0, 4)],
    ['no area', [0, 0, 1, 1, 2, 2]],
    ['a latitude beyond the pole', [0, 0, n(1), 0, n(1), n(91)]],
    ['a ring drawn across the antimeridian', [n(179), 0, n(-179), 0, n(-179), n(1), n(179), n(1)]],
  ])('rejects %s', async (_, ring) => {
    await expect(deploy(ring)).rejects.toThrow('reverted');
  });
});
