// runs: sdk; after: samples/sdk/sign-with-eas.ts
// Forges the record that the Astral SDK built, and asks the verifier about each forgery.
import '../offchain/forge';
