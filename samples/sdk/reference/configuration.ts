// runs: sdk
// Names a schema and refuses to start with one that is not conformant.
import {AstralError, AstralSDK} from '@decentralized-geo/astral-sdk';

const note = {uid: '0x' + '42'.repeat(32), rawString: 'string note'};
try {
  new AstralSDK({
    chainId: 11155111,
    schemas: [note],
    strictSchemaValidation: true,
  });
} catch (error) {
  if (!(error instanceof AstralError)) throw error;
  console.log(error.code);
}

// Without strict, no error.
new AstralSDK({chainId: 11155111, schemas: [note]});
console.log('accepted');
