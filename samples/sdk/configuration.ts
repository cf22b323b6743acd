// runs: sdk
// What the options of the SDK do, and what they do not do.
// #region imports
import {AstralSDK, AstralError} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';

const input = {
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
};
const told = (error: unknown): string =>
  error instanceof AstralError
    ? `${error.code}: ${error.message.split('\n')[0]}`
    : String(error);
// #endregion imports

// #region without-signer
const keyless = new AstralSDK({chainId: 11155111});
console.log(
  'build, no signer:  ',
  (await keyless.location.build(input)).locationType,
);
await keyless.location.offchain
  .create(input)
  .catch((error: unknown) => console.log('create, no signer: ', told(error)));
// #endregion without-signer

// #region read-only
const provider = new JsonRpcProvider(process.env.RPC_URL, 11155111, {
  staticNetwork: true,
});
const readOnly = new AstralSDK({chainId: 11155111, provider});
await readOnly.location.onchain
  .create(input)
  .catch((error: unknown) => console.log('provider only:     ', told(error)));
// #endregion read-only

// #region no-provider
const offline = new AstralSDK({
  chainId: 11155111,
  signer: Wallet.createRandom(),
});
await offline.location.onchain
  .create(input)
  .catch((error: unknown) => console.log('no provider:       ', told(error)));
// #endregion no-provider

// #region chains
for (const chainId of [
  11155111, 84532, 8453, 10, 42161, 42220, 1, 137, 11155420,
]) {
  try {
    new AstralSDK({chainId});
    console.log(String(chainId).padStart(8), 'known');
  } catch (error) {
    console.log(String(chainId).padStart(8), told(error));
  }
}

provider.destroy();
// #endregion chains
