// runs: sdk
// Which chain and which EAS contract the SDK uses when the signer, the chain
// name or the chain id is given in another way.
import {
  AstralError,
  AstralSDK,
  AstralSDKLegacy,
  ComputeModule,
  LocationModule,
  LOCATION_V1_SCHEMA,
  OnchainRegistrar,
  type OnchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const signer = new Wallet(PRIVATE_KEY, provider);
const told = (error: unknown): string =>
  error instanceof AstralError
    ? `${error.name}: ${error.message}`
    : String(error);
const tried = (act: () => unknown): string => {
  try {
    act();
    return 'no error';
  } catch (error) {
    return told(error);
  }
};

// #region per-call
async function sentTo({txHash, chainId}: OnchainLocationAttestation) {
  const transaction = await provider.getTransaction(txHash);
  return `sent to ${transaction?.to}, says chain ${chainId}`;
}
const unsigned = await new AstralSDK({chainId: 8453}).location.build({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});
for (const chainId of [84532, 8453, 42220]) {
  const {onchain} = new AstralSDK({chainId}).location;
  const registered = await onchain.register(unsigned, {signer});
  console.log(`${chainId}, signer in the call: `, await sentTo(registered));
}
const legacy = new AstralSDKLegacy({chainId: 8453});
const old = await legacy.registerOnchainLocationAttestation(unsigned, {signer});
console.log('8453, legacy, in the call:', await sentTo(old));
// #endregion per-call

// #region in-constructor
const right = new AstralSDK({chainId: 8453, signer});
await right.location.onchain
  .register(unsigned)
  .catch((error: AstralError) =>
    console.log('8453, signer in the constructor:', error.context?.chainName),
  );
await new AstralSDK({chainId: 8453}).location.onchain
  .register(unsigned, {signer, chain: 'base'})
  .catch((error: AstralError) =>
    console.log("8453, signer and chain 'base':", error.context?.chainName),
  );
// #endregion in-constructor

// #region names
for (const chain of ['sepolia', 'polygon', 'ethereum']) {
  console.log(
    `registrar, chain '${chain}':`,
    tried(() => new OnchainRegistrar({signer, chain})),
  );
}
await new AstralSDK({chainId: 11155111}).location.onchain
  .register(unsigned, {signer, chain: 'polygon'})
  .catch((error: unknown) =>
    console.log("call option chain 'polygon':", told(error)),
  );
// #endregion names

// #region unknown-id
const {uid, rawString} = LOCATION_V1_SCHEMA;
const defaultSchema = {uid, rawString};
console.log(
  '137:',
  tried(() => new LocationModule({chainId: 137})),
);
console.log(
  '137, defaultSchema:',
  tried(() => new LocationModule({chainId: 137, defaultSchema})),
);
console.log(
  '137, defaultSchema, signer:',
  tried(() => new LocationModule({chainId: 137, defaultSchema, signer})),
);
const apiUrl = 'http://127.0.0.1:1';
const compute = new ComputeModule({apiUrl, chainId: 137, signer});
await compute
  .submit({} as Parameters<typeof compute.submit>[0])
  .catch((error: unknown) => console.log('137, compute.submit:', told(error)));
// #endregion unknown-id

provider.destroy();
