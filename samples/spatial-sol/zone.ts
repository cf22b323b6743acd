// runs: evm; after: samples/onchain/register-schema.ts
// Registers a polygon as GeoJSON and as numbers, and lets a contract read the
// numbers.
// #region setup
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {
  ContractFactory,
  ZeroHash,
  isError,
  type InterfaceAbi,
  type Wallet,
} from 'ethers';
import {compile} from './compile';
import {EAS_ADDRESS, connect, walletOf} from '../onchain/connect';
import {
  LOCATION_SCHEMA,
  ZONE_SCHEMA,
  findSchema,
  uidOf,
} from '../onchain/find-schema';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const other = walletOf('OTHER_KEY', provider);
if (!(await findSchema(provider, uidOf(ZONE_SCHEMA)))) {
  console.error(
    'The zone schema is not registered. Run: npx tsx register-schema.ts',
  );
  process.exit(2);
}
// #endregion setup

// #region ring
/**
 * Decimal degrees as text to whole nanodegrees, without a floating-point number
 * in between.
 */
function nanodegrees(text: string): bigint {
  const [, sign, whole, fraction = ''] =
    /^(-?)(\d{1,3})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined)
    throw new Error(`${text} is not a coordinate with at most nine decimals.`);
  const size = BigInt(whole + fraction.padEnd(9, '0'));
  return sign === '-' ? -size : size;
}

// Four streets in Berlin: longitude first, decimal degrees on WGS 84.
const corners: [lon: string, lat: string][] = [
  ['13.405', '52.518'],
  ['13.420', '52.518'],
  ['13.420', '52.526'],
  ['13.405', '52.526'],
];
const ring = corners.flatMap((corner) => corner.map(nanodegrees));
const closed = [...corners, ...corners.slice(0, 1)].map((corner) =>
  corner.map(Number),
);
const geojson = JSON.stringify({type: 'Polygon', coordinates: [closed]});
// #endregion ring

// #region attest
async function attest(
  by: Wallet,
  schema: string,
  data: string,
  refUID: string,
) {
  const request = {
    recipient: by.address,
    expirationTime: 0n,
    revocable: true,
    refUID,
    data,
    value: 0n,
  };
  const transaction = await new EAS(EAS_ADDRESS)
    .connect(by)
    .attest({schema: uidOf(schema), data: request});
  const uid = await transaction.wait();
  return {uid, gas: transaction.receipt?.gasUsed};
}

// For people, the SDK and the API: the v0.1 record, whose place is text.
const record = await attest(
  wallet,
  LOCATION_SCHEMA,
  new SchemaEncoder(LOCATION_SCHEMA).encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: 1795258800},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {name: 'locationType', type: 'string', value: 'geojson-polygon'},
    {name: 'location', type: 'string', value: geojson},
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    {name: 'mediaType', type: 'string[]', value: []},
    {name: 'mediaData', type: 'string[]', value: []},
    {name: 'memo', type: 'string', value: 'Hackescher Markt'},
  ]),
  ZeroHash,
);
console.log(`GeoJSON record     ${record.gas} gas`);

// For contracts: the same ring as numbers, which refers to the record.
const numbers = new SchemaEncoder(ZONE_SCHEMA).encodeData([
  {name: 'name', type: 'string', value: 'Hackescher Markt'},
  {name: 'ring', type: 'int40[]', value: ring},
]);
const zone = await attest(wallet, ZONE_SCHEMA, numbers, record.uid);
console.log(`zone as numbers    ${zone.gas} gas`);
// #endregion attest

// #region deploy
const artifact = compile(
  new URL('ZoneReader.sol', import.meta.url),
).ZoneReader!;
const reader = await new ContractFactory(
  artifact.abi as InterfaceAbi,
  artifact.bytecode,
  wallet,
).deploy(EAS_ADDRESS, uidOf(ZONE_SCHEMA), wallet.address);
const receipt = await reader.deploymentTransaction()!.wait();
console.log(`contract deployed  ${receipt!.gasUsed} gas`);
// #endregion deploy

// #region ask
async function ask(
  label: string,
  uid: string,
  lon: string,
  lat: string,
): Promise<void> {
  const covers = reader.getFunction('covers');
  const values = [uid, nanodegrees(lon), nanodegrees(lat)] as const;
  try {
    const answer: unknown = await covers.staticCall(...values);
    console.log(
      `${label.padEnd(18)} ${String(answer).padEnd(6)} ${await covers.estimateGas(...values)} gas`,
    );
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION')) throw error;
    console.log(`${label.padEnd(18)} reverts with ${error.revert?.name}`);
  }
}

await ask('inside the zone', zone.uid, '13.413', '52.5219');
await ask('Brandenburg Gate', zone.uid, '13.3777', '52.5163');
await ask('the GeoJSON record', record.uid, '13.413', '52.5219');
const foreign = await attest(other, ZONE_SCHEMA, numbers, ZeroHash);
await ask("other signer's zone", foreign.uid, '13.413', '52.5219');
const short = new SchemaEncoder(ZONE_SCHEMA).encodeData([
  {name: 'name', type: 'string', value: 'two corners'},
  {name: 'ring', type: 'int40[]', value: ring.slice(0, 4)},
]);
await ask(
  'two corners',
  (await attest(wallet, ZONE_SCHEMA, short, ZeroHash)).uid,
  '13.413',
  '52.5219',
);
const revocation = await new EAS(EAS_ADDRESS)
  .connect(wallet)
  .revoke({schema: uidOf(ZONE_SCHEMA), data: {uid: zone.uid}});
await revocation.wait();
await ask('revoked', zone.uid, '13.413', '52.5219');

provider.destroy();
// #endregion ask
