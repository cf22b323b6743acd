// runs: sdk
// The skeleton of an application: the Astral SDK builds and encodes, the EAS
// SDK signs and checks, one place handles errors.
// #region imports
import {
  AstralError,
  AstralSDK,
  LOCATION_V1_SCHEMA,
  type LocationAttestationInput,
} from '@decentralized-geo/astral-sdk';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {rejectionReason} from '../offchain/verify-record';
// #endregion imports

// #region config
// Sepolia.
const CHAIN = {id: 11155111, eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'};
const sdk = new AstralSDK({chainId: CHAIN.id});
const offchain = new Offchain(
  {address: CHAIN.eas, version: '0.26', chainId: BigInt(CHAIN.id)},
  OffchainAttestationVersion.Version2,
  new EAS(CHAIN.eas),
);
// #endregion config

// #region create
interface Entry {
  readonly signer: string;
  readonly sig: SignedOffchainAttestation;
}

/**
 * Signs one entry of the log. `signedAt` is in Unix seconds: when you sign, not
 * when the event took place.
 */
async function create(
  input: LocationAttestationInput,
  wallet: Wallet,
  signedAt: number,
): Promise<Entry> {
  // `memo` is optional by its type and required in practice.
  const unsigned = await sdk.location.build({memo: '', ...input});
  const message = {
    schema: LOCATION_V1_SCHEMA.uid,
    recipient: unsigned.recipient ?? ZeroAddress,
    time: BigInt(signedAt),
    expirationTime: 0n,
    revocable: true,
    refUID: ZeroHash,
    data: sdk.location.encode(unsigned),
  };
  return {
    signer: wallet.address,
    sig: await offchain.signOffchainAttestation(message, wallet),
  };
}
// #endregion create

// #region store
/**
 * Text for a file or a database. JSON has no bigint, so integers travel as
 * text.
 */
const save = (entry: Entry): string =>
  JSON.stringify(entry, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );

const integers = new Set(['time', 'expirationTime', 'chainId']);
const load = (text: string): Entry =>
  JSON.parse(text, (key, value: unknown) =>
    integers.has(key) ? BigInt(value as string) : value,
  ) as Entry;
// #endregion store

// #region check
/**
 * The verdict of the verifier about an entry, for the signer that you expect.
 */
const verdict = async (entry: Entry, expectedSigner: string): Promise<string> =>
  (await rejectionReason(entry, expectedSigner)) ?? 'valid';

async function locationOf({sig}: Entry): Promise<string> {
  // Decode is synchronous and needs the built-in schema.
  await sdk.location.extensions.ensureInitialized();
  const {location} = sdk.location.decode(sig.message.data) as {
    location: {value: string};
  };
  return location.value;
}
// #endregion check

// #region errors
/**
 * What to tell the person at the screen. Keyed on `code`, which survives a
 * second copy of the package; `instanceof` does not.
 */
function explain(error: unknown): string {
  const code =
    error instanceof AstralError || (error instanceof Error && 'code' in error)
      ? String((error as {code: unknown}).code)
      : '';
  switch (code) {
    case 'LOCATION_VALIDATION_ERROR':
      return 'This is not a place that can be stored: check the geometry.';
    case 'VALIDATION_ERROR':
      return 'Something in the entry is missing or malformed.';
    case 'EXTENSION_ERROR':
      return 'This kind of location or media has no handler.';
    case 'ACTION_REJECTED':
      return 'The wallet did not sign.';
    default:
      return error instanceof Error
        ? `Unexpected: ${error.message}`
        : 'Unexpected failure.';
  }
}
// #endregion errors

// #region run
async function main(): Promise<void> {
  // A throw-away key, public in this file.
  const wallet = new Wallet('0x' + '11'.repeat(32));
  const stop = {
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    locationType: 'geojson-point',
    timestamp: new Date('2025-01-01T09:00:00Z'),
    memo: 'first stop',
  };

  const stored = save(await create(stop, wallet, 1735722060));
  const loaded = load(stored);
  console.log('stored:', stored.length, 'characters');
  console.log(
    'loaded:',
    await verdict(loaded, wallet.address),
    await locationOf(loaded),
  );

  const moved = {
    ...loaded.sig.message,
    data: loaded.sig.message.data.replace('2d302e30', '2d312e30'),
  };
  console.log(
    'altered:',
    await verdict(
      {...loaded, sig: {...loaded.sig, message: moved}},
      wallet.address,
    ),
  );

  const bad: [name: string, input: LocationAttestationInput][] = [
    [
      'latitude 139.69',
      {
        location: {type: 'Point', coordinates: [139.69, 35.68].reverse()},
        locationType: 'geojson-point',
      },
    ],
    ['text pair', {location: '51.4778, -0.0015'}],
    ['video', {...stop, media: [{mediaType: 'video/mp4', data: 'AAAA'}]}],
    [
      'PNG bytes called JPEG',
      {...stop, media: [{mediaType: 'image/jpeg', data: 'iVBORw0KGgo='}]},
    ],
    [
      'date before 1970',
      {...stop, timestamp: new Date('1969-07-20T20:17:00Z')},
    ],
  ];
  for (const [name, input] of bad) {
    console.log(
      `${name}:`,
      await create(input, wallet, 1735722060).then(() => 'signed', explain),
    );
  }
}

void main();
// #endregion run
