// runs: offline; after: samples/hello/record.ts; args: record.json 0x37D1C3e7B650E421BC0CF6aac0D97123Ba1D7670
// Runs the verifier on the record that was made byte by byte.
import '../offchain/verify-record';
