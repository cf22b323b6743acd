// runs: offline; after: samples/protocol/sign.ts
// Forges the v0.2 record.
import '../offchain/forge';
