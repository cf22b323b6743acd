// runs: never, because it keeps running: it is the chain that the onchain programs talk to
// A private Ethereum chain with the Ethereum Attestation Service (EAS) where Sepolia has it. For trying, at no cost.
import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import {dirname, join} from 'node:path';
import {
  Contract,
  ContractFactory,
  JsonRpcProvider,
  Wallet,
  ZeroAddress,
  isAddress,
  toQuantity,
} from 'ethers';

// #region constants
/** Sepolia: its chain id, and the addresses of its EAS contracts. */
export const SEPOLIA = {
  chainId: 11155111,
  eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  schemaRegistry: '0x0a7E2Ff54e76B8E6659aedc9103FB21c038050D0',
};

/** The v0.1 payload schema. The text is part of the UID, so every space counts. */
export const LOCATION_SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

/** Throw-away keys, public in this file. They hold test ether on the private chain only. Never fund them elsewhere. */
export const KEYS = {
  user: '0x' + '11'.repeat(32),
  stranger: '0x' + '33'.repeat(32),
  deployer: '0x' + '22'.repeat(32),
};
// #endregion constants

export interface LocalChain {
  /** Address for a JSON-RPC provider. */
  readonly url: string;
  /** Puts the chain back to where it was after set-up: same block, same nonces, same clock. */
  reset(): Promise<void>;
  /** Gives an address 100 test ether. */
  fund(address: string): Promise<void>;
  /** Ends the process. */
  stop(): void;
}

const require = createRequire(import.meta.url);

interface Artifact {
  abi: string[];
  bytecode: string;
}
const contracts = '@ethereum-attestation-service/eas-contracts';
const artifact = (name: string): Artifact =>
  require(`${contracts}/artifacts/contracts/${name}.sol/${name}.json`) as Artifact;

/** Where a package is; ends with how to install it when it is missing. */
function find(path: string, name: string): string {
  try {
    return require.resolve(path);
  } catch {
    throw new Error(
      `${name} is not installed. Run: npm install --save-dev ${name}`,
    );
  }
}

/** Fails with what to do when a program listens on the port already. */
function checkFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(
        new Error(
          `Port ${port} is in use. Stop the program that uses it, or name another: npx tsx local-chain.ts ${port + 1}`,
        ),
      ),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}

/** A TCP port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address ? address.port : 0),
      );
    });
  });
}

/** The anvil binary of this machine. Its npm package wraps it in a script that cannot be stopped from outside. */
function anvilBinary(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const manifest = find(
    `@foundry-rs/anvil-${process.platform}-${arch}/package.json`,
    '@foundry-rs/anvil',
  );
  return join(
    dirname(manifest),
    'bin',
    process.platform === 'win32' ? 'anvil.exe' : 'anvil',
  );
}

async function untilReady(
  provider: JsonRpcProvider,
  child: ChildProcess,
): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`anvil ended with code ${child.exitCode}.`);
    try {
      await provider.send('eth_chainId', []);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('anvil did not respond within 10 seconds.');
}

/**
 * Starts the chain, puts the EAS contracts at their Sepolia addresses and registers the v0.1 schema.
 *
 * @param start Unix seconds of the first block. Blocks are 12 seconds apart.
 */
export async function startLocalChain(
  start = Math.floor(Date.now() / 1000),
  port?: number,
): Promise<LocalChain> {
  find(`${contracts}/package.json`, contracts);
  if (port) await checkFree(port);
  const number = port ?? (await freePort());
  const args = [
    '--chain-id',
    String(SEPOLIA.chainId),
    '--port',
    String(number),
    '--timestamp',
    String(start),
  ];
  const child = spawn(
    anvilBinary(),
    [...args, '--hardfork', 'cancun', '--silent'],
    {stdio: 'ignore'},
  );
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${number}`;
  // Blocks come at once here, so an answer of a quarter of a second ago is already stale.
  const provider = new JsonRpcProvider(url, SEPOLIA.chainId, {
    staticNetwork: true,
    cacheTimeout: -1,
  });
  const fund = (address: string): Promise<void> =>
    provider.send('anvil_setBalance', [address, toQuantity(10n ** 20n)]);
  try {
    await untilReady(provider, child);
    await provider.send('anvil_setBlockTimestampInterval', [12]);
    for (const key of Object.values(KEYS)) await fund(new Wallet(key).address);

    // #region contracts
    const deployer = new Wallet(KEYS.deployer, provider);
    const place = async (
      name: string,
      address: string,
      ...constructorArguments: string[]
    ) => {
      const {abi, bytecode} = artifact(name);
      const deployed = await new ContractFactory(abi, bytecode, deployer).deploy(
        ...constructorArguments,
      );
      await deployed.waitForDeployment();
      await provider.send('anvil_setCode', [
        address,
        await provider.getCode(deployed),
      ]);
    };
    await place('SchemaRegistry', SEPOLIA.schemaRegistry);
    await place('EAS', SEPOLIA.eas, SEPOLIA.schemaRegistry);

    const registry = new Contract(
      SEPOLIA.schemaRegistry,
      artifact('SchemaRegistry').abi,
      deployer,
    );
    const register = await registry.getFunction('register')(
      LOCATION_SCHEMA,
      ZeroAddress,
      true,
    );
    await register.wait();
    // #endregion contracts
  } catch (error) {
    child.kill();
    throw error;
  }

  let snapshot: unknown = await provider.send('evm_snapshot', []);
  return {
    url,
    reset: async () => {
      await provider.send('evm_revert', [snapshot]);
      snapshot = await provider.send('evm_snapshot', []);
    },
    fund,
    stop: () => {
      provider.destroy();
      child.kill();
    },
  };
}

if (process.argv[1]?.includes('local-chain')) {
  const [port = '8545', yours = ''] = process.argv.slice(2);
  startLocalChain(undefined, Number(port)).then(
    async ({url, fund}) => {
      if (isAddress(yours)) await fund(yours);
      console.log(
        `Chain ${SEPOLIA.chainId} runs at ${url} until you press Ctrl+C.`,
      );
      console.log('Run these lines in another terminal:');
      console.log(`export RPC_URL=${url}`);
      console.log(`export PRIVATE_KEY=${KEYS.user}`);
      console.log(`export STRANGER_KEY=${KEYS.stranger}`);
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
