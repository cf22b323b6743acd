// runs: offline; after: samples/protocol/sign.ts
// Computes schema UID, UID and digest of a signed record from the rules alone,
// without an attestation library, and compares them with the values in the
// file. This is not a verifier: it expects no signer, chain or time.
// #region imports
import {existsSync, readFileSync} from 'node:fs';
import {
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  isAddressEqual,
  keccak256,
  parseAbiParameters,
  recoverAddress,
  stringToHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';

interface Package {
  sig: {
    uid: Hex;
    domain: {
      name: string;
      version: string;
      chainId: string;
      verifyingContract: Address;
    };
    message: {
      version: number;
      schema: Hex;
      recipient: Address;
      time: string;
      expirationTime: string;
      revocable: boolean;
      refUID: Hex;
      data: Hex;
      salt: Hex;
    };
    signature: {r: Hex; s: Hex; v: number};
  };
  signer: Address;
}

// #endregion imports

// #region schema-uid
const SCHEMA =
  'string lp_version,string srs,string location_type,string location';
const schemaUid = keccak256(
  encodePacked(['string', 'address', 'bool'], [SCHEMA, zeroAddress, true]),
);
// #endregion schema-uid

// #region uid
function offchainUid(m: Package['sig']['message']): Hex {
  return keccak256(
    encodePacked(
      [
        'uint16',
        'bytes',
        'address',
        'address',
        'uint64',
        'uint64',
        'bool',
        'bytes32',
        'bytes',
        'bytes32',
        'uint32',
      ],
      [
        m.version,
        stringToHex(m.schema), // 66 characters of text, not 32 bytes
        m.recipient,
        zeroAddress,
        BigInt(m.time),
        BigInt(m.expirationTime),
        m.revocable,
        m.refUID,
        m.data,
        m.salt,
        0,
      ],
    ),
  );
}
// #endregion uid

// #region digest
const TYPE =
  'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,' +
  'bytes32 refUID,bytes data,bytes32 salt)';
const DOMAIN_TYPE =
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';

function digest({domain, message: m}: Package['sig']): Hex {
  const separator = keccak256(
    encodeAbiParameters(
      parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'),
      [
        keccak256(stringToHex(DOMAIN_TYPE)),
        keccak256(stringToHex(domain.name)),
        keccak256(stringToHex(domain.version)),
        BigInt(domain.chainId),
        domain.verifyingContract,
      ],
    ),
  );
  const struct = keccak256(
    encodeAbiParameters(
      parseAbiParameters(
        'bytes32, uint16, bytes32, address, uint64, uint64, bool, bytes32, bytes32, bytes32',
      ),
      [
        keccak256(stringToHex(TYPE)),
        m.version,
        m.schema,
        m.recipient,
        BigInt(m.time),
        BigInt(m.expirationTime),
        m.revocable,
        m.refUID,
        keccak256(m.data), // bytes are hashed inside a struct
        m.salt,
      ],
    ),
  );
  return keccak256(concat(['0x1901', separator, struct]));
}
// #endregion digest

// #region compare
const file = process.argv[2] ?? 'record.json';
if (!existsSync(file)) {
  console.error(`${file} does not exist. Make it first: npx tsx sign.ts`);
  process.exit(2);
}
const {sig, signer} = JSON.parse(readFileSync(file, 'utf8')) as Package;
const {r, s, v} = sig.signature;
const recovered = await recoverAddress({
  hash: digest(sig),
  signature: {r, s, v: BigInt(v)},
});
console.log(
  'schema UID',
  sig.message.schema === schemaUid ? 'as computed' : 'differs',
);
console.log(
  'UID       ',
  sig.uid === offchainUid(sig.message) ? 'as computed' : 'differs',
);
console.log('digest    ', digest(sig));
console.log(
  'signer    ',
  isAddressEqual(recovered, signer)
    ? 'as recovered'
    : `differs: recovered ${recovered}`,
);

const [version, srs, type, location] = decodeAbiParameters(
  parseAbiParameters(
    'string lp_version, string srs, string location_type, string location',
  ),
  sig.message.data,
);
console.log('payload   ', version, type, srs);
console.log('          ', location);
// #endregion compare
