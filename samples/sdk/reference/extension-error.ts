// runs: sdk
// A string is not a GeoJSON object, and no handler accepts it.
import {AstralSDK, ExtensionError} from '@decentralized-geo/astral-sdk';

const {location} = new AstralSDK({chainId: 11155111});
try {
  await location.build({location: 'POINT (0 51)', memo: ''});
} catch (error) {
  if (!(error instanceof ExtensionError)) throw error;
  console.log(error.code);
}
