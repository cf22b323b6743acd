// runs: never, because it is a part of other programs, which run it
// Encodes location records for EAS with viem alone: one to sign offchain, one
// to register onchain.
// #region constants
import {
  encodeAbiParameters,
  encodePacked,
  keccak256,
  parseAbi,
  parseAbiParameters,
  parseSignature,
  stringToHex,
  toHex,
  zeroAddress,
  zeroHash,
  type Address,
  type Hex,
} from 'viem';

/**
 * EAS on Sepolia. A private chain that local-chain.ts starts has it at the same
 * address.
 */
export const CHAIN_ID = 11155111;
export const EAS_ADDRESS = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';

const SCHEMA =
  'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
  'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';
const SCHEMA_UID = keccak256(
  encodePacked(['string', 'address', 'bool'], [SCHEMA, zeroAddress, true]),
);
// #endregion constants

// #region payload
export interface Place {
  /** Degrees on WGS 84, from -180 to 180. */
  longitude: number;
  /** Degrees on WGS 84, from -90 to 90. */
  latitude: number;
  memo: string;
}

/** Encodes a place of this moment under the v0.1 schema. */
export function encodePlace({longitude, latitude, memo}: Place): Hex {
  // A comparison with NaN is false, so empty input is rejected as well.
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    throw new RangeError(
      'Longitude is from -180 to 180 degrees, latitude from -90 to 90.',
    );
  const point = JSON.stringify({
    type: 'Point',
    coordinates: [longitude, latitude],
  });
  const now = BigInt(Math.floor(Date.now() / 1000));
  return encodeAbiParameters(
    parseAbiParameters(
      'uint256, string, string, string, string[], bytes[], string[], string[], string',
    ),
    [now, 'EPSG:4326', 'geojson-point', point, [], [], [], [], memo],
  );
}
// #endregion payload

// #region offchain
const domain = {
  name: 'EAS Attestation',
  version: '0.26', // what the contract on Sepolia reports
  chainId: CHAIN_ID,
  verifyingContract: EAS_ADDRESS,
} as const;

const types = {
  Attest: [
    {name: 'version', type: 'uint16'},
    {name: 'schema', type: 'bytes32'},
    {name: 'recipient', type: 'address'},
    {name: 'time', type: 'uint64'},
    {name: 'expirationTime', type: 'uint64'},
    {name: 'revocable', type: 'bool'},
    {name: 'refUID', type: 'bytes32'},
    {name: 'data', type: 'bytes'},
    {name: 'salt', type: 'bytes32'},
  ],
} as const;

/**
 * What a wallet signs: EIP-712 typed data, for `signTypedData` of viem and
 * wagmi.
 */
export function offchainRequest(data: Hex, recipient: Address) {
  const message = {
    version: 2,
    schema: SCHEMA_UID,
    recipient,
    time: BigInt(Math.floor(Date.now() / 1000)),
    expirationTime: 0n, // never
    revocable: true,
    refUID: zeroHash,
    data,
    salt: toHex(crypto.getRandomValues(new Uint8Array(32))),
  };
  return {domain, types, primaryType: 'Attest' as const, message};
}

/**
 * The signed record as a file: the form that the EAS SDK and verify-record.ts
 * read.
 */
export function offchainRecord(
  {domain, types, primaryType, message}: ReturnType<typeof offchainRequest>,
  signer: Address,
  signature: Hex,
): {uid: Hex; text: string} {
  const uid = keccak256(
    encodePacked(
      ['uint16', 'bytes', 'address', 'address', 'uint64', 'uint64'].concat([
        'bool',
        'bytes32',
        'bytes',
        'bytes32',
        'uint32',
      ]),
      [
        message.version,
        stringToHex(message.schema), // as 66 characters of text
        message.recipient,
        zeroAddress,
        message.time,
        message.expirationTime,
        message.revocable,
        message.refUID,
        message.data,
        message.salt,
        0,
      ],
    ),
  );
  const {r, s, yParity} = parseSignature(signature);
  const sig = {
    version: 2,
    uid,
    domain,
    primaryType,
    types,
    message,
    signature: {v: yParity + 27, r, s},
  };
  // JSON has no bigint: whole numbers become text.
  const text = JSON.stringify(
    {signer, sig},
    (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    2,
  );
  return {uid, text};
}
// #endregion offchain

// #region onchain
export const EAS_ABI = parseAbi([
  'struct Data { address recipient; uint64 expirationTime; bool revocable; bytes32 refUID; bytes data; uint256 value; }',
  'struct Request { bytes32 schema; Data data; }',
  'function attest(Request request) payable returns (bytes32)',
  'event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
]);

/** The call that registers a record, for `writeContract` of viem and wagmi. */
export const attestCall = (data: Hex, recipient: Address) =>
  ({
    address: EAS_ADDRESS,
    abi: EAS_ABI,
    functionName: 'attest',
    args: [
      {
        schema: SCHEMA_UID,
        data: {
          recipient,
          expirationTime: 0n,
          revocable: true,
          refUID: zeroHash,
          data,
          value: 0n,
        },
      },
    ],
  }) as const;
// #endregion onchain
