// runs: never, because it is a part of other programs, which run it
import {
  EAS,
  SchemaEncoder,
  SchemaRegistry,
  type Attestation,
} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress, ZeroHash, type Provider} from 'ethers';

// #region schema
export const LOCATION_SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';
export const LOCATION_SCHEMA_UID = SchemaRegistry.getSchemaUID(
  LOCATION_SCHEMA,
  ZeroAddress,
  true,
);

/** The payload by field name. */
export function decodeLocation(data: string): Record<string, unknown> {
  const fields = new SchemaEncoder(LOCATION_SCHEMA).decodeData(data);
  return Object.fromEntries(
    fields.map((field) => [field.name, field.value.value]),
  );
}
// #endregion schema

// #region check
export type Check =
  | {ok: true; attestation: Attestation; payload: Record<string, unknown>}
  | {ok: false; reason: string};

// Reads an attestation from the chain and checks it. A provider is enough.
// Whatever you hold locally is not used. The clock of this machine decides
// whether it has expired, not the block time, unless you pass `now` in Unix
// seconds.
export async function checkAttestation(
  provider: Provider,
  eas: string,
  uid: string,
  trusted: string[],
  now = Math.floor(Date.now() / 1000),
): Promise<Check> {
  const attestation = await new EAS(eas).connect(provider).getAttestation(uid);
  if (attestation.uid === ZeroHash) return {ok: false, reason: 'not found'};
  if (attestation.schema !== LOCATION_SCHEMA_UID)
    return {ok: false, reason: 'another schema'};
  // Addresses differ in case only by their checksum.
  const attester = attestation.attester.toLowerCase();
  if (!trusted.some((address) => address.toLowerCase() === attester))
    return {
      ok: false,
      reason: `attester ${attestation.attester} is not trusted`,
    };
  if (attestation.revocationTime !== 0n) {
    return {
      ok: false,
      reason: `revoked at ${new Date(Number(attestation.revocationTime) * 1000).toISOString()}`,
    };
  }
  const {expirationTime} = attestation;
  if (expirationTime !== 0n && expirationTime <= BigInt(now))
    return {ok: false, reason: 'expired'};
  return {ok: true, attestation, payload: decodeLocation(attestation.data)};
}
// #endregion check
