// runs: evm
// What a position costs onchain in forms that are shorter than a record. Each
// row is one transaction on the private chain; the schemas are registered there
// first.
import {
  EAS,
  SchemaEncoder,
  SchemaRegistry,
} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress, ZeroHash, dataLength, id} from 'ethers';
import {EAS_ADDRESS, connect, walletOf} from '../onchain/connect';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
// The addresses of Sepolia, which the private chain copies.
const eas = new EAS(EAS_ADDRESS).connect(wallet);
const registry = new SchemaRegistry(
  '0x0a7E2Ff54e76B8E6659aedc9103FB21c038050D0',
).connect(wallet);

// #region forms
const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const four =
  'string lp_version,string srs,string location_type,string location';
const forms: [what: string, schema: string, values: (string | bigint)[]][] = [
  [
    'v0.2 record, GeoJSON point',
    four,
    [
      '1.0.0',
      crs84,
      'geojson-point',
      '{"type":"Point","coordinates":[-0.001475,51.477812]}',
    ],
  ],
  ['v0.2 record, H3 cell', four, ['1.0.0', crs84, 'h3', '89194ad2307ffff']],
  ['two integers of 10⁻⁷°', 'int32 lonE7,int32 latE7', [-14750n, 514778120n]],
  ['one H3 cell as a number', 'uint64 h3', [0x89194ad2307ffffn]],
  [
    'a hash, with the data elsewhere',
    'bytes32 contentHash',
    [id('a salted record')],
  ],
];
// #endregion forms

console.log('    gas   bytes  what');
const registered = new Set<string>();
for (const [what, schema, values] of forms) {
  if (!registered.has(schema)) {
    const registration = await registry.register({
      schema,
      resolverAddress: ZeroAddress,
      revocable: true,
    });
    await registration.wait();
    registered.add(schema);
  }
  const fields = schema.split(',').map((field, index) => {
    const [type = '', name = ''] = field.split(' ');
    return {name, type, value: values[index] ?? ''};
  });
  const data = new SchemaEncoder(schema).encodeData(fields);
  const transaction = await eas.attest({
    schema: SchemaRegistry.getSchemaUID(schema, ZeroAddress, true),
    data: {
      recipient: ZeroAddress,
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
      value: 0n,
    },
  });
  await transaction.wait();
  const gas = (transaction.receipt?.gasUsed ?? 0n).toLocaleString('en');
  console.log(gas.padStart(7), String(dataLength(data)).padStart(7), '', what);
}
provider.destroy();
