// runs: never, because it keeps running: it is the chain that the onchain programs talk to
// A private Ethereum chain with the EAS contracts of Sepolia (version 0.26), at
// the same addresses or at its own.
// npx tsx local-chain.ts [port]: a rehearsal for Sepolia, with its chain id and
// addresses.
// npx tsx local-chain.ts [port] --own: a chain that the Astral SDK doesn't know,
// with the id 31337 and other addresses.
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

/**
 * The v0.1 payload schema. The text is part of the UID, so every space counts.
 */
export const LOCATION_SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

/**
 * Throw-away keys, public in this file. They hold test ether on the private
 * chain only. Never fund them elsewhere.
 */
export const KEYS = {
  user: '0x' + '11'.repeat(32),
  other: '0x' + '33'.repeat(32),
  deployer: '0x' + '22'.repeat(32),
};

/** Chain id of a chain with `--own`. */
export const OWN_CHAIN_ID = 31337;
// #endregion constants

export interface LocalChain {
  /** Address for a JSON-RPC provider. */
  readonly url: string;
  readonly chainId: number;
  /** Address of the EAS contract. */
  readonly eas: string;
  /** Address of the schema registry that this EAS contract reads. */
  readonly schemaRegistry: string;
  /**
   * Puts the chain back to where it was after set-up: same block, same nonces,
   * same clock.
   */
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
/** A contract as it was deployed to Sepolia. */
const artifact = (name: string): Artifact =>
  require(`${contracts}/deployments/sepolia/${name}.json`) as Artifact;

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

/**
 * The anvil binary of this machine. Its npm package wraps it in a script that
 * cannot be stopped from outside.
 */
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
 * Starts the chain, deploys the EAS contracts and registers the v0.1 schema.
 *
 * @param start Unix seconds of the first block. Blocks are 12 seconds apart.
 * @param port Default: a free one.
 * @param own Whether the chain has its own id and addresses instead of those of
 * Sepolia.
 */
export async function startLocalChain(
  start = Math.floor(Date.now() / 1000),
  port?: number,
  own = false,
): Promise<LocalChain> {
  find(`${contracts}/package.json`, contracts);
  if (port) await checkFree(port);
  const number = port ?? (await freePort());
  const chainId = own ? OWN_CHAIN_ID : SEPOLIA.chainId;
  const args = [
    '--chain-id',
    String(chainId),
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
  // Blocks come at once here, so an answer of a quarter of a second ago is
  // already stale.
  const provider = new JsonRpcProvider(url, chainId, {
    staticNetwork: true,
    cacheTimeout: -1,
  });
  const fund = (address: string): Promise<void> =>
    provider.send('anvil_setBalance', [address, toQuantity(10n ** 20n)]);
  let eas: string;
  let schemaRegistry: string;
  try {
    await untilReady(provider, child);
    await provider.send('anvil_setBlockTimestampInterval', [12]);
    for (const key of Object.values(KEYS)) await fund(new Wallet(key).address);

    // #region contracts
    const deployer = new Wallet(KEYS.deployer, provider);
    const deploy = async (
      name: string,
      sepolia: string,
      ...constructorArguments: string[]
    ): Promise<string> => {
      const {abi, bytecode} = artifact(name);
      const deployed = await new ContractFactory(
        abi,
        bytecode,
        deployer,
      ).deploy(...constructorArguments);
      await deployed.waitForDeployment();
      if (own) return deployed.getAddress();
      const code = await provider.getCode(deployed);
      await provider.send('anvil_setCode', [sepolia, code]);
      return sepolia;
    };
    schemaRegistry = await deploy('SchemaRegistry', SEPOLIA.schemaRegistry);
    eas = await deploy('EAS', SEPOLIA.eas, schemaRegistry);

    const registry = new Contract(
      schemaRegistry,
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
    chainId,
    eas,
    schemaRegistry,
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
  const words = process.argv.slice(2);
  const port = Number(words.find((word) => /^\d+$/.test(word)) ?? 8545);
  const yours = words.find((word) => isAddress(word));
  startLocalChain(undefined, port, words.includes('--own')).then(
    async ({url, chainId, eas, fund}) => {
      if (yours) await fund(yours);
      console.log(`Chain ${chainId} runs at ${url} until you press Ctrl+C.`);
      if (chainId !== SEPOLIA.chainId) console.log(`EAS is at ${eas}.`);
      console.log('Run these lines in another terminal:');
      console.log(`export RPC_URL=${url}`);
      console.log(`export PRIVATE_KEY=${KEYS.user}`);
      console.log(`export OTHER_KEY=${KEYS.other}`);
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
