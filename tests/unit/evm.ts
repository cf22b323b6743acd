/** Runs compiled contracts in a local anvil: no network, no other tool chain. */
import {spawn} from 'node:child_process';
import {dirname, join} from 'node:path';
import {type Abi, createPublicClient, createWalletClient, http} from 'viem';
import {foundry} from 'viem/chains';
import type {Artifact} from '../../samples/spatial-sol/compile';
import {freePort} from '../support/port';

/** The program itself. The npm package wraps it in a script, and stopping the script would leave the chain running. */
function anvil(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const manifest = require.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/package.json`);
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
}

/** The rules the chain runs under; they set the price of calldata. */
export const hardfork = 'prague';

/**
 * Starts a chain of its own on a free port and returns clients for it. Call `stop` when done.
 * @throws Error when the chain ends before it listens
 */
export async function startChain() {
  const port = await freePort();
  const child = spawn(
    anvil(),
    // A contract that stores a long ring needs more gas than a block of a public chain holds.
    ['--port', String(port), '--hardfork', hardfork, '--gas-limit', '300000000', '--silent'],
    {stdio: 'ignore'},
  );
  const transport = http(`http://127.0.0.1:${port}`);
  const reader = createPublicClient({chain: foundry, transport, pollingInterval: 20});
  for (;;) {
    if (child.exitCode !== null) throw new Error(`anvil ended with code ${child.exitCode}`);
    try {
      await reader.getChainId();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  // The chain holds the keys of its own accounts and signs for them.
  const [account] = await createWalletClient({chain: foundry, transport}).getAddresses();
  const writer = createWalletClient({account: account!, chain: foundry, transport});

  /** Deploys a contract; `gas` is that of the whole transaction. Throws when the constructor reverts. */
  const deploy = async ({abi, bytecode}: Artifact, args: unknown[] = []) => {
    const hash = await writer.deployContract({abi: abi as Abi, bytecode, args, gas: 200_000_000n});
    const {contractAddress, gasUsed, status} = await reader.waitForTransactionReceipt({hash});
    if (status !== 'success' || !contractAddress) throw new Error('The constructor reverted.');
    return {address: contractAddress, gas: Number(gasUsed)};
  };

  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });

  return {reader, writer, deploy, stop};
}

export type Chain = Awaited<ReturnType<typeof startChain>>;
