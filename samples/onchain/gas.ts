// runs: evm
// internal: data/measurements/gas.ts reads what it prints
// Measures what location attestations cost in gas. One row for each
// transaction.
import {EAS, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {ZeroHash, dataLength} from 'ethers';
import {LOCATION_SCHEMA, LOCATION_SCHEMA_UID} from './check-attestation';
import {EAS_ADDRESS, connect, walletOf} from './connect';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const eas = new EAS(EAS_ADDRESS).connect(wallet);

interface Content {
  location?: object;
  memo?: string;
  media?: string;
}

/**
 * A ring of `count` corners around Greenwich with six decimals, closed with its
 * own first corner.
 */
function ring(count: number): number[][] {
  const corners = Array.from({length: count}, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [
      -0.001475 + 0.01 * Math.cos(angle),
      51.477812 + 0.006 * Math.sin(angle),
    ].map((n) => Number(n.toFixed(6)));
  });
  return [...corners, ...corners.slice(0, 1)];
}

const point = {type: 'Point', coordinates: [-0.001475, 51.477812]};
const encoder = new SchemaEncoder(LOCATION_SCHEMA);
const encode = ({location = point, memo = '', media}: Content): string =>
  encoder.encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: 1795258800},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {
      name: 'locationType',
      type: 'string',
      value: `geojson-${(location as {type: string}).type.toLowerCase()}`,
    },
    {name: 'location', type: 'string', value: JSON.stringify(location)},
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    {name: 'mediaType', type: 'string[]', value: media ? ['image/png'] : []},
    {name: 'mediaData', type: 'string[]', value: media ? [media] : []},
    {name: 'memo', type: 'string', value: memo},
  ]);

const row = (
  id: string,
  gas: bigint | undefined,
  bytes: string,
  what: string,
): void =>
  console.log(
    id.padEnd(19),
    (gas ?? 0n).toLocaleString('en').padStart(10),
    bytes.padStart(8),
    ` ${what}`,
  );

async function measure(
  id: string,
  what: string,
  content: Content,
): Promise<() => Promise<void>> {
  const data = encode(content);
  const request = {
    recipient: wallet.address,
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
    value: 0n,
  };
  const transaction = await eas.attest({
    schema: LOCATION_SCHEMA_UID,
    data: request,
  });
  const uid = await transaction.wait();
  const bytes = dataLength(data).toLocaleString('en');
  row(id, transaction.receipt?.gasUsed, bytes, what);
  return async () => {
    // EAS copies the whole record into memory, so it costs gas by the word.
    const revocation = await eas.revoke({
      schema: LOCATION_SCHEMA_UID,
      data: {uid},
    });
    await revocation.wait();
    const name = id === 'point' ? 'revoke' : `revoke-${id}`;
    row(name, revocation.receipt?.gasUsed, bytes, `Revocation: ${what}`);
  };
}

console.log('row                        gas    bytes  what');
const revocations = [
  await measure('point', 'Point, empty memo', {}),
  await measure('memo-8', 'Point, memo of 8 bytes', {memo: 'm'.repeat(8)}),
  await measure('memo-100', 'Point, memo of 100 bytes', {
    memo: 'm'.repeat(100),
  }),
  await measure('memo-1000', 'Point, memo of 1,000 bytes', {
    memo: 'm'.repeat(1000),
  }),
  await measure('polygon-10', 'Polygon of 10 corners, empty memo', {
    location: {type: 'Polygon', coordinates: [ring(10)]},
  }),
  await measure('polygon-100', 'Polygon of 100 corners, empty memo', {
    location: {type: 'Polygon', coordinates: [ring(100)]},
  }),
  await measure('png-1x1', 'Point with an image of one pixel inside', {
    media:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  }),
];
for (const index of [0, 1, 3, 5]) await revocations[index]?.();

// A zero byte of calldata costs less than another byte.
for (const [id, uid, what] of [
  ['timestamp', '5a'.repeat(32), 'a UID without a zero byte'],
  ['timestamp-zero', '00' + '5a'.repeat(31), 'a UID with one zero byte'],
] as const) {
  const anchor = await eas.timestamp(`0x${uid}`);
  await anchor.wait();
  row(id, anchor.receipt?.gasUsed, '-', `Time stamp for ${what}`);
}

provider.destroy();
