// runs: sdk; after: samples/sdk/sign-with-eas.ts; args: record.json @signer.txt
// Runs the verifier on the record that the Astral SDK built.
import '../offchain/verify-record';
