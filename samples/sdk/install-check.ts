// runs: sdk
// Proves an installation: constructs the SDK and builds one attestation. Needs
// no key and no network.
import {AstralSDK} from '@decentralized-geo/astral-sdk';

const sdk = new AstralSDK({chainId: 11155111});
const unsigned = await sdk.location.build({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: '',
});
console.log(
  Object.keys(unsigned).length,
  'fields,',
  unsigned.srs,
  unsigned.location,
);
