// runs: sdk; after: samples/sdk/sign-with-eas.ts
// Forges the record that the Astral SDK built, and runs the verifier on each
// forgery.
import '../offchain/forge';
