// runs: offline; after: samples/protocol/sign.ts; args: record.json @signer.txt
// Runs the verifier on the v0.2 record.
import '../offchain/verify-record';
