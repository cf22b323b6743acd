// runs: sdk; after: samples/sdk/sign-with-eas.ts
// Runs the verifier of the EAS path on the record that the Astral SDK built.
import '../offchain/verify';
