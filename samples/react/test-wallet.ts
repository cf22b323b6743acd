// runs: never, because a page loads it before the app
// A wallet for tests: an EIP-1193 provider with a throw-away key, on the
// private chain of local-chain.ts. It confirms every request without asking.
// Never put it on a page that others open.
// #region wallet
import {
  createWalletClient,
  http,
  type Hex,
  type TypedDataDefinition,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {sepolia} from 'viem/chains';

const url =
  new URLSearchParams(location.search).get('rpc') ?? 'http://127.0.0.1:8545';
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const client = createWalletClient({
  account,
  chain: sepolia,
  transport: http(url),
});

interface Request {
  method: string;
  params?: unknown[];
}

async function request({method, params = []}: Request): Promise<unknown> {
  if (method === 'eth_requestAccounts' || method === 'eth_accounts')
    return [account.address];
  if (method === 'eth_signTypedData_v4')
    return account.signTypedData(
      JSON.parse(String(params[1])) as TypedDataDefinition,
    );
  if (method === 'eth_sendTransaction') {
    const {to, data} = params[0] as {to: Hex; data: Hex};
    return client.sendTransaction({to, data});
  }
  // Everything else is a question to the chain.
  return client.request({method, params} as never);
}

Object.assign(window, {
  ethereum: {request, on: () => undefined, removeListener: () => undefined},
});
// #endregion wallet
