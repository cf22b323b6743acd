// runs: never, because it is a part of other programs, which run it
// Connects to the chain that RPC_URL names, and reports what is missing before
// anything is sent.
// #region connect
import {JsonRpcProvider, Wallet} from 'ethers';

/**
 * Sepolia, and a private chain that local-chain.ts starts: both have EAS at
 * this address.
 */
export const CHAIN_ID = 11155111;
export const EAS_ADDRESS = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';

const stop = (why: string): never => {
  console.error(why);
  process.exit(2);
};

/** A wallet whose key is in the environment variable of that name. */
export function walletOf(variable: string, provider: JsonRpcProvider): Wallet {
  const key = process.env[variable];
  if (!key)
    return stop(
      `${variable} is not set. Start local-chain.ts and run the export lines that it prints.`,
    );
  return new Wallet(key, provider);
}

/**
 * Connects to RPC_URL, and ends the program unless EAS is there, on the
 * expected chain.
 */
export async function connect(): Promise<JsonRpcProvider> {
  const {RPC_URL} = process.env;
  if (!RPC_URL)
    return stop(
      'RPC_URL is not set. Start local-chain.ts and run the export lines that it prints.',
    );
  // Blocks come at once on a private chain, so answers must not be kept.
  const options = {staticNetwork: true, cacheTimeout: -1, pollingInterval: 100};
  const provider = new JsonRpcProvider(RPC_URL, CHAIN_ID, options);
  const ask = async (method: string, values: string[]): Promise<string> =>
    String(await provider.send(method, values));
  const chainId = await ask('eth_chainId', []).catch(() =>
    stop(
      `Nothing answers at ${RPC_URL}. Start the chain: npx tsx local-chain.ts`,
    ),
  );
  if (Number(chainId) !== CHAIN_ID)
    stop(
      `${RPC_URL} is chain ${Number(chainId)}, not ${CHAIN_ID}. Set RPC_URL to the right chain.`,
    );
  if ((await ask('eth_getCode', [EAS_ADDRESS, 'latest'])) === '0x')
    stop(
      `${RPC_URL} has no EAS contract. Start the chain: npx tsx local-chain.ts`,
    );
  return provider;
}
// #endregion connect
