// runs: sdk
// Builds a location attestation, encodes its nine fields and decodes them.
// No key and no network.
import {AstralSDK} from '@decentralized-geo/astral-sdk';

const {location} = new AstralSDK({chainId: 11155111});
const unsigned = await location.build({
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});

// Encode and decode need the built-in handlers.
await location.extensions.ensureInitialized();
const data = location.encode(unsigned);
const {memo} = location.decode(data);
console.log('bytes:', (data.length - 2) / 2);
console.log('memo:', JSON.stringify(memo)); // decoded values are wrapped
