/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Selects the rows to return. Every member is optional. Members are combined with AND. */
export type LocationProofFilter = {
  /** Exact chain name. An unknown name matches nothing. */
  chain?: string | null | undefined;
  /** Exact attester address. The comparison is case-sensitive: send the form with the EIP-55 checksum. */
  prover?: string | null | undefined;
  /** Exact recipient address. The comparison is case-sensitive: send the form with the EIP-55 checksum. */
  subject?: string | null | undefined;
  /** Earliest claimed event time, included. Text that is not a date matches nothing. */
  fromTimestamp?: string | null | undefined;
  /** Latest claimed event time, included. Text that is not a date matches nothing. */
  toTimestamp?: string | null | undefined;
  /** Four numbers: west, south, east, north, in degrees, WGS 84. A list of fewer than four numbers matches nothing. */
  bbox?: Array<number | null | undefined> | null | undefined;
  /** Maximum number of rows to return. Absent and 0 mean 10. A negative number returns an empty list, or with `bbox` other rows than you expect. The code has no upper limit. */
  limit?: number | null | undefined;
  /** Number of rows to skip. */
  offset?: number | null | undefined;
};

export type NearQueryVariables = Exact<{
  filter?: LocationProofFilter | null | undefined;
}>;


export type NearQuery = { locationProofsCount: number, locationProofs: Array<{ memo: string | null, longitude: number | null, latitude: number | null, eventTimestamp: string }> };
