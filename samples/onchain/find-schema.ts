// runs: evm
// Says whether schemas are registered on the chain that RPC_URL names. It needs
// no key.
// Usage: npx tsx find-schema.ts [UID ...]
// #region find
import {
  EAS,
  SchemaRegistry,
  type SchemaRecord,
} from '@ethereum-attestation-service/eas-sdk';
import {type Provider, ZeroAddress, ZeroHash, isHexString} from 'ethers';
import {EAS_ADDRESS, connect} from './connect';

export const LOCATION_SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

/**
 * A zone as whole nanodegrees, longitude first: lon0, lat0, lon1, lat1, …
 * without the closing corner.
 */
export const ZONE_SCHEMA = 'string name,int40[] ring';

/**
 * UID of a schema that anyone may use (no resolver) and whose attestations can
 * be revoked.
 */
export const uidOf = (schema: string): string =>
  SchemaRegistry.getSchemaUID(schema, ZeroAddress, true);

/** The registry that this chain's EAS contract uses. */
export const registryOf = (provider: Provider): Promise<string> =>
  new EAS(EAS_ADDRESS).connect(provider).contract.getSchemaRegistry();

/** The registered schema; undefined when the chain has none with this UID. */
export async function findSchema(
  provider: Provider,
  uid: string,
): Promise<SchemaRecord | undefined> {
  const registry = new SchemaRegistry(await registryOf(provider));
  const found = await registry.connect(provider).contract.getSchema(uid);
  // An unregistered UID gives an empty record and no error.
  return found.uid === ZeroHash ? undefined : found;
}
// #endregion find

// #region run
if (process.argv[1]?.includes('find-schema')) {
  const given = process.argv.slice(2);
  const wrong = given.find((uid) => !isHexString(uid, 32));
  if (wrong) {
    console.error(`${wrong} is not a UID: write 0x and 64 hexadecimal digits.`);
    process.exit(2);
  }
  const provider = await connect();
  const uids =
    given.length > 0 ? given : [LOCATION_SCHEMA, ZONE_SCHEMA].map(uidOf);
  for (const uid of uids) {
    const found = await findSchema(provider, uid);
    console.log('uid      ', uid);
    console.log('schema   ', found?.schema ?? 'not registered on this chain');
    if (!found) continue;
    console.log('revocable', found.revocable);
    console.log(
      'resolver ',
      found.resolver === ZeroAddress ? 'none' : found.resolver,
    );
  }
  provider.destroy();
}
// #endregion run
