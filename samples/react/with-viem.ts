// runs: evm
// Signs a location record offchain and registers one onchain, in Node.js with
// viem alone.
// #region connect
import {writeFileSync} from 'node:fs';
import {
  createWalletClient,
  http,
  parseEventLogs,
  publicActions,
  type Hex,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {sepolia} from 'viem/chains';
import {
  CHAIN_ID,
  EAS_ABI,
  attestCall,
  encodePlace,
  offchainRecord,
  offchainRequest,
} from './location-record';

const stop = (why: string): never => {
  console.error(why);
  process.exit(2);
};
const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY)
  stop(
    `${RPC_URL ? 'PRIVATE_KEY' : 'RPC_URL'} is not set. Start local-chain.ts and run the export lines that it prints.`,
  );
const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const client = createWalletClient({
  account,
  chain: sepolia,
  transport: http(RPC_URL, {retryCount: 0}),
}).extend(publicActions);
const chainId = await client
  .getChainId()
  .catch(() =>
    stop(
      `Nothing answers at ${RPC_URL}. Start the chain: npx tsx local-chain.ts`,
    ),
  );
if (chainId !== CHAIN_ID)
  stop(
    `${RPC_URL} is chain ${chainId}, not ${CHAIN_ID}. Set RPC_URL to the right chain.`,
  );
// #endregion connect

// #region sign
// Degrees on WGS 84, longitude first.
const data = encodePlace({
  longitude: -0.001475,
  latitude: 51.477812,
  memo: 'Airy transit circle',
});
const request = offchainRequest(data, account.address);
const signature = await client.signTypedData(request);
const record = offchainRecord(request, account.address, signature);
writeFileSync('record.json', record.text);
console.log('offchain UID', record.uid);
// #endregion sign

// #region register
const {request: call} = await client.simulateContract(
  attestCall(data, account.address),
);
const hash = await client.writeContract(call);
const {logs, gasUsed} = await client.waitForTransactionReceipt({hash});
const [event] = parseEventLogs({abi: EAS_ABI, logs, eventName: 'Attested'});
console.log('onchain UID ', event?.args.uid);
console.log('gas used    ', gasUsed);
// #endregion register
