// runs: offline; after: samples/offchain/first-record.ts
// Checks a signed location record that came from somebody else. Needs the file and nothing more: no network, no key.
// #region imports
import {readFileSync} from 'node:fs';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress, getAddress} from 'ethers';

interface Package {
  signer: string;
  sig: SignedOffchainAttestation;
}
// #endregion imports

// #region expectations
// What this verifier expects. None of it is taken from the file.
const SEPOLIA = {
  address: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  version: '1.0.0',
  chainId: 11155111n,
};
const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';
const SCHEMA_UID = SchemaRegistry.getSchemaUID(SCHEMA, ZeroAddress, true);
// #endregion expectations

// #region check
// Says what is wrong with a record, or nothing when it is in order.
// `signer` is who you expect, not who it claims to be from.
function problemWith(
  {sig}: Package,
  signer: string,
  now: number,
): string | undefined {
  const {address, chainId} = SEPOLIA;
  if (
    BigInt(sig.domain.chainId) !== chainId ||
    getAddress(sig.domain.verifyingContract) !== address
  )
    return 'another chain or contract';
  if (sig.message.schema !== SCHEMA_UID) return 'another schema';
  const offchain = new Offchain(
    SEPOLIA,
    OffchainAttestationVersion.Version2,
    new EAS(address),
  );
  if (!offchain.verifyOffchainAttestationSignature(signer, sig))
    return 'signature and content do not belong together';
  const expires = Number(sig.message.expirationTime);
  if (expires !== 0 && expires <= now) return 'expired';
  return undefined;
}
// #endregion check

// #region read
/** The payload by field name. Read the place from here: this is what was signed. */
function payloadOf({sig}: Package): Record<string, unknown> {
  const fields = new SchemaEncoder(SCHEMA).decodeData(sig.message.data);
  return Object.fromEntries(fields.map((field) => [field.name, field.value.value]));
}
// #endregion read

// #region run
const received = JSON.parse(readFileSync('record.json', 'utf8')) as Package;
// The signer told you this address in another way, for example on their web site.
const expected = received.signer;
const now = Math.floor(Date.now() / 1000);

console.log('as received    ', problemWith(received, expected, now) ?? 'in order');
const {location, memo} = payloadOf(received);
console.log('it says        ', location, memo);
// #endregion run

// #region tamper
const moved = structuredClone(received);
moved.sig.message.data = new SchemaEncoder(SCHEMA).encodeData(
  new SchemaEncoder(SCHEMA)
    .decodeData(received.sig.message.data)
    .map(({name, type, value}) => ({
      name,
      type,
      value:
        name === 'location'
          ? '{"type":"Point","coordinates":[2.3364,48.8362]}'
          : (value.value as string),
    })),
);
console.log('moved to Paris ', problemWith(moved, expected, now) ?? 'in order');

const postdated = structuredClone(received);
postdated.sig.message.time = BigInt(now) + 86_400n;
console.log('another time   ', problemWith(postdated, expected, now) ?? 'in order');

const stranger = '0x1563915e194D8CfBA1943570603F7606A3115508';
console.log('another signer ', problemWith(received, stranger, now) ?? 'in order');
// #endregion tamper
