// runs: evm; after: samples/onchain/register-record.ts; args: @uid.txt @signer.txt
// Runs the verifier on the record that was registered.
import '../offchain/verify-record';
