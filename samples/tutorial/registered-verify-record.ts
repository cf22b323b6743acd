// runs: evm; after: samples/onchain/register-record.ts; args: @uid.txt @signer.txt
// Runs the verifier on the record that was registered.
import {connect} from '../onchain/connect';

(await connect()).destroy();
await import('../offchain/verify-record');
