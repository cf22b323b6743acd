// runs: sdk
// The two most common causes: no memo, and no signer.
import {AstralSDK, ValidationError} from '@decentralized-geo/astral-sdk';

const {location} = new AstralSDK({chainId: 11155111});
// longitude, latitude
const place = {type: 'Point', coordinates: [-0.001475, 51.477812]};
for (const attempt of [
  () => location.build({location: place}),
  () => location.offchain.create({location: place, memo: ''}),
])
  await attempt().catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    console.log(`${error.code}: ${error.message}`);
  });
