// runs: offline
// Somebody you do not know sends you a file. What can you find out from it alone,
// and what do you still not know?
import {readFileSync} from 'node:fs';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {ZeroAddress} from 'ethers';

// #region pinned
// What you trust is written down before the file is read: chains with their EAS
// contract, and schemas.
const CHAINS: ReadonlyMap<string, string> = new Map([
  ['11155111', '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'],
]);
const SCHEMAS = [
  'string lp_version,string srs,string location_type,string location',
  'uint256 eventTimestamp,string srs,string locationType,string location,' +
    'string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo',
];
const BY_UID = new Map(
  SCHEMAS.map((text) => [
    SchemaRegistry.getSchemaUID(text, ZeroAddress, true),
    text,
  ]),
);
// #endregion pinned

// #region parse
interface Package {
  readonly signer: string;
  readonly sig: SignedOffchainAttestation;
}

/**
 * JSON has no integers of this size: they travel as text, and come back as bigint
 * by their name.
 */
function parse(json: string): Package {
  const integers = new Set(['time', 'expirationTime', 'chainId']);
  return JSON.parse(json, (key, value: unknown) =>
    integers.has(key) ? BigInt(value as string) : value,
  ) as Package;
}
// #endregion parse

// #region checks
/**
 * What is wrong with the envelope; `undefined` when nothing is. `now` is in Unix
 * seconds.
 */
function faultOf({signer, sig}: Package, now: number): string | undefined {
  const contract = CHAINS.get(String(sig.domain.chainId));
  if (contract === undefined)
    return `chain ${sig.domain.chainId} is not on your list`;
  if (sig.domain.verifyingContract.toLowerCase() !== contract.toLowerCase())
    return 'made for another contract';
  if (!BY_UID.has(sig.message.schema)) return 'a schema that you have not pinned';

  const config = {
    address: contract,
    version: sig.domain.version,
    chainId: sig.domain.chainId,
  };
  const offchain = new Offchain(
    config,
    OffchainAttestationVersion.Version2,
    new EAS(contract),
  );
  // Recomputes the UID, hashes the typed data, recovers the signer and compares.
  if (!offchain.verifyOffchainAttestationSignature(signer, sig))
    return 'the signature does not belong to this content and signer';

  const {time, expirationTime} = sig.message;
  if (expirationTime !== 0n && expirationTime <= BigInt(now)) return 'expired';
  if (time > BigInt(now)) return 'signed in the future, by its own account';
  return undefined;
}
// #endregion checks

// #region content
/** The place, if the payload holds one that can be drawn; otherwise why not. */
function placeOf({sig}: Package): string {
  const fields = new SchemaEncoder(BY_UID.get(sig.message.schema) ?? '').decodeData(
    sig.message.data,
  );
  const value = (...names: string[]): string =>
    String(fields.find((item) => names.includes(item.name))?.value.value);
  const type = value('location_type', 'locationType');
  if (!type.startsWith('geojson')) return `${type}: ${value('location')}`;
  const geometry = JSON.parse(value('location')) as {
    type: string;
    coordinates: [lon: number, lat: number];
  };
  if (geometry.type !== 'Point') return `a ${geometry.type}`;
  const [lon, lat] = geometry.coordinates;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90
    ? `longitude ${lon}, latitude ${lat}`
    : 'coordinates out of range';
}
// #endregion content

// #region run
const file = readFileSync(
  new URL('strangers-record.json', import.meta.url),
  'utf8',
);
const now = 1767225600; // 2026-01-01T00:00:00Z, fixed so that the output repeats

const received = parse(file);
console.log(
  'as received      ',
  faultOf(received, now) ?? 'nothing wrong with the envelope',
);
console.log('place            ', placeOf(received));
console.log('signed by        ', received.signer, 'whoever that is');

const alterations: [name: string, change: (copy: Package) => Package][] = [
  [
    'place moved',
    ({signer, sig}) => ({
      signer,
      sig: {
        ...sig,
        message: {
          ...sig.message,
          data: sig.message.data.replace('2d302e30', '2d312e30'),
        },
      },
    }),
  ],
  [
    'signer replaced',
    ({sig}) => ({signer: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', sig}),
  ],
  [
    'time moved',
    ({signer, sig}) => ({
      signer,
      sig: {...sig, message: {...sig.message, time: 1704067200n}},
    }),
  ],
  [
    'UID replaced',
    ({signer, sig}) => ({signer, sig: {...sig, uid: '0x' + '00'.repeat(32)}}),
  ],
  [
    'another chain',
    ({signer, sig}) => ({
      signer,
      sig: {...sig, domain: {...sig.domain, chainId: 8453n}},
    }),
  ],
];
for (const [name, change] of alterations)
  console.log(name.padEnd(16), '', faultOf(change(parse(file)), now));
// #endregion run
