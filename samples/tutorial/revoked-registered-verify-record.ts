// runs: evm; after: samples/onchain/revoke-record.ts; args: @uid.txt @signer.txt
// Runs the verifier on the registered record after its revocation.
import {connect} from '../onchain/connect';

(await connect()).destroy();
// It ends with 1, as a rejection does.
process.on('exit', () => (process.exitCode = 0));
await import('../offchain/verify-record');
