// runs: sdk
// Handles an error of the SDK by its code, which also works with two copies
// of the package.
import {AstralError, AstralSDK} from '@decentralized-geo/astral-sdk';

const {location} = new AstralSDK({chainId: 11155111});
try {
  await location.build({location: 'nowhere', memo: ''});
} catch (error) {
  if (!(error instanceof AstralError)) throw error;
  console.log('name:', error.name);
  console.log('code:', error.code);
  console.log('message:', error.message);
}
