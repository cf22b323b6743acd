// runs: offline
// A surveyor signs a reading and the fingerprint of a photograph. A reader checks
// that a photograph is the one that was meant.
// #region imports
import {createHash} from 'node:crypto';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {rejectionReason} from '../offchain/verify-record';
// #endregion imports

// #region setup
const SEPOLIA = {
  chainId: 11155111n,
  eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
};
const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,' +
  'string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';
const SCHEMA_UID = SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true);
const encoder = new SchemaEncoder(SCHEMA);
const config = {address: SEPOLIA.eas, version: '0.26', chainId: SEPOLIA.chainId};
const offchain = new Offchain(
  config,
  OffchainAttestationVersion.Version2,
  new EAS(SEPOLIA.eas),
);
// #endregion setup

// #region cid
/**
 * The content identifier of some bytes: CIDv1, codec `raw` (0x55), SHA-256 (0x12),
 * written in lower-case base32.
 */
function cidOf(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  const binary = [0x01, 0x55, 0x12, 0x20, ...digest]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const letters = binary.match(/.{1,5}/g) ?? [];
  return (
    'b' +
    letters
      .map(
        (bits) =>
          'abcdefghijklmnopqrstuvwxyz234567'[parseInt(bits.padEnd(5, '0'), 2)],
      )
      .join('')
  );
}
// #endregion cid

// #region record
interface Observation {
  readonly lon: number; // WGS 84, degrees
  readonly lat: number;
  readonly time: number; // Unix seconds
  readonly photo: Uint8Array;
  readonly reading: Readonly<Record<string, number | string>>;
}

function payload({lon, lat, time, photo, reading}: Observation): string {
  return encoder.encodeData([
    {name: 'eventTimestamp', type: 'uint256', value: time},
    {name: 'srs', type: 'string', value: 'EPSG:4326'},
    {name: 'locationType', type: 'string', value: 'geojson-point'},
    {
      name: 'location',
      type: 'string',
      value: JSON.stringify({type: 'Point', coordinates: [lon, lat]}),
    },
    {name: 'recipeType', type: 'string[]', value: []},
    {name: 'recipePayload', type: 'bytes[]', value: []},
    // Entry number n of one array belongs to entry number n of the other.
    {name: 'mediaType', type: 'string[]', value: ['image/png']},
    {name: 'mediaData', type: 'string[]', value: [cidOf(photo)]},
    {name: 'memo', type: 'string', value: JSON.stringify(reading)},
  ]);
}

function sign(
  observation: Observation,
  surveyor: Wallet,
): Promise<SignedOffchainAttestation> {
  const data = payload(observation);
  const time = BigInt(observation.time);
  const message = {
    schema: SCHEMA_UID,
    recipient: ZeroAddress,
    time,
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data,
  };
  return offchain.signOffchainAttestation(message, surveyor);
}
// #endregion record

// #region read
async function read(
  record: SignedOffchainAttestation,
  surveyor: string,
  photo: Uint8Array,
): Promise<void> {
  const reason = await rejectionReason({signer: surveyor, sig: record}, surveyor);
  if (reason) throw new Error(reason);
  const fields = Object.fromEntries(
    encoder
      .decodeData(record.message.data)
      .map((item) => [item.name, item.value.value]),
  );
  const types = fields.mediaType as unknown as string[];
  const media = fields.mediaData as unknown as string[];
  // Neither EAS nor the schema keeps the two arrays equally long. A reader has to
  // look.
  if (types.length !== media.length)
    throw new Error('The media arrays differ in length.');
  console.log('reading:', fields.memo);
  console.log(
    'photo:  ',
    media[0] === cidOf(photo) ? 'is the one that was signed for' : 'is another one',
  );
}
// #endregion read

// #region run
async function main(): Promise<void> {
  // A throw-away key, public in this file. Never fund it.
  const surveyor = new Wallet('0x' + '11'.repeat(32));
  // A PNG of one pixel stands for the photograph.
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  const record = await sign(
    {
      lon: -0.001475,
      lat: 51.477812,
      time: 1735722000,
      photo,
      reading: {water_table_cm: -12.5, plot: 'plot-7'},
    },
    surveyor,
  );
  console.log('media:  ', cidOf(photo));
  console.log(
    'payload:',
    (record.message.data.length - 2) / 2,
    'bytes, whatever the size of the photograph\n',
  );

  await read(record, surveyor.address, photo);

  const retouched = Uint8Array.from(photo);
  retouched[photo.length - 1] = 0;
  await read(record, surveyor.address, retouched);
}

void main();
// #endregion run
