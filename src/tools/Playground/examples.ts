/** Programs to begin with, by what they do. A test compares the paths with those that run in the page. */
export const PROGRAM_EXAMPLES: readonly {
  readonly task: string;
  readonly programs: readonly (readonly [path: string, title: string])[];
}[] = [
  {
    task: 'Make and verify a record',
    programs: [
      ['samples/hello/record.ts', 'A record byte by byte'],
      ['samples/offchain/first-record.ts', 'Sign a record'],
      ['samples/offchain/verify-record.ts', 'Verify a record'],
      ['samples/offchain/forge.ts', 'Forge a record and see it rejected'],
    ],
  },
  {
    task: 'Encode a place',
    programs: [
      ['samples/protocol/one-place.ts', 'One place in six location types'],
      ['samples/background/cells.ts', 'Hexagons and geohashes'],
      ['samples/background/decimals.ts', 'Size of a decimal digit'],
      ['samples/proofs/encodings.ts', 'Sizes of encodings'],
    ],
  },
  {
    task: 'Hash and sign',
    programs: [
      ['samples/background/schema-uid.ts', 'UID of a schema'],
      ['samples/background/signatures.ts', 'Signatures and their signers'],
      ['samples/protocol/recompute.ts', 'Compute UID and digest again with viem'],
      ['samples/proofs/content-address.ts', 'Name a file by its content'],
    ],
  },
  {
    task: 'Check a place',
    programs: [
      ['samples/examples/geofence.ts', 'A geofence'],
      ['samples/examples/delivery-check-in.ts', 'A check-in at the door'],
      ['samples/proofs/credibility.ts', 'Evaluate a claim'],
    ],
  },
  {
    task: 'Query the model of the API',
    programs: [
      ['samples/api/read-all.ts', 'Read all rows'],
      ['samples/api/antimeridian.ts', 'A box across the antimeridian'],
      ['samples/graphql/typed.ts', 'A typed GraphQL query'],
    ],
  },
];
