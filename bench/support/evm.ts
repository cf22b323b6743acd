/** Compiles Solidity with the npm compiler and runs it in a local anvil: no network, no other tool chain. */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {dirname, join, normalize} from 'node:path';
import solc from 'solc';
import {type Abi, createPublicClient, createWalletClient, type Hex, http} from 'viem';
import {foundry} from 'viem/chains';

export interface Artifact {
  abi: Abi;
  bytecode: Hex;
  /** Size of the deployed code in bytes. */
  runtimeBytes: number;
}

interface CompilerOutput {
  errors?: {severity: 'error' | 'warning' | 'info'; formattedMessage: string}[];
  contracts: Record<
    string,
    Record<string, {abi: Abi; evm: {bytecode: {object: string}; deployedBytecode: {object: string}}}>
  >;
}

/** What the figures were compiled with; printed beside them. */
export const compiler = {version: '0.8.26', optimizerRuns: 200, evmVersion: 'cancun'} as const;

/**
 * Compiles one Solidity file and what it imports by relative path.
 * @param file path from the root of the repository
 * @returns the contracts of that file by name
 * @throws Error with the compiler's own text on an error or a warning
 */
export function compile(file: string): Record<string, Artifact> {
  const sources: Record<string, {content: string}> = {};
  const add = (path: string): void => {
    if (sources[path]) return;
    const content = readFileSync(path, 'utf8');
    sources[path] = {content};
    for (const [, target] of content.matchAll(/^import .*"(\.[^"]+)";$/gm))
      add(normalize(join(dirname(path), target!)));
  };
  add(file);
  const {optimizerRuns: runs, evmVersion} = compiler;
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      optimizer: {enabled: true, runs},
      evmVersion,
      outputSelection: {[file]: {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as CompilerOutput;
  const problems = (output.errors ?? []).filter(({severity}) => severity !== 'info');
  if (problems.length) throw new Error(problems.map(({formattedMessage}) => formattedMessage).join('\n'));
  return Object.fromEntries(
    Object.entries(output.contracts[file] ?? {}).map(([name, {abi, evm}]) => [
      name,
      {abi, bytecode: `0x${evm.bytecode.object}`, runtimeBytes: evm.deployedBytecode.object.length / 2},
    ]),
  );
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** The rules the chain runs under; they set the price of calldata. */
export const hardfork = 'prague';

/**
 * Starts a chain of its own on a free port and returns clients for it. Call `stop` when done.
 * @throws Error when the chain ends before it listens
 */
export async function startChain() {
  const port = await freePort();
  const child = spawn(
    join('node_modules', '.bin', 'anvil'),
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
    const hash = await writer.deployContract({abi, bytecode, args, gas: 200_000_000n});
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
