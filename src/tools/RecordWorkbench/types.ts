import type {PayloadWord} from '@astral-docs/location-record/record/payload';

/** A decoded example from the test vectors, and what the workbench starts from; the build hands it over (plugins/facts). */
export interface Given {
  example: {
    words: readonly PayloadWord[];
    schema: string;
    uid: string;
    digest: string;
    signer: string;
    chain: number;
    /** Unix seconds. */
    time: number;
    salt: string;
  };
  domains: readonly {key: string; name: string; chainId: number; eas: string; version: string}[];
  /** EAS contract of each known chain, by chain id. */
  contracts: readonly (readonly [chainId: number, eas: `0x${string}`])[];
  /** Examples to check; their texts are published as /records/workbench.json. */
  samples: readonly {id: string; name: string}[];
}
