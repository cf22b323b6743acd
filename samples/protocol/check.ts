// runs: offline; after: samples/protocol/sign.ts
// A verifier from the rules alone: Keccak-256, ABI packing and signature recovery, and no attestation library.
import {readFileSync} from 'node:fs';
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
    domain: {name: string; version: string; chainId: string; verifyingContract: Address};
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

// #region schema-uid
const SCHEMA = 'string lp_version,string srs,string location_type,string location';
const schemaUid = keccak256(encodePacked(['string', 'address', 'bool'], [SCHEMA, zeroAddress, true]));
// #endregion schema-uid

// #region uid
function offchainUid(m: Package['sig']['message']): Hex {
  return keccak256(
    encodePacked(
      ['uint16', 'bytes', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'bytes32', 'uint32'],
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
const DOMAIN_TYPE = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';

function digest({domain, message: m}: Package['sig']): Hex {
  const separator = keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
      keccak256(stringToHex(DOMAIN_TYPE)),
      keccak256(stringToHex(domain.name)),
      keccak256(stringToHex(domain.version)),
      BigInt(domain.chainId),
      domain.verifyingContract,
    ]),
  );
  const struct = keccak256(
    encodeAbiParameters(
      parseAbiParameters('bytes32, uint16, bytes32, address, uint64, uint64, bool, bytes32, bytes32, bytes32'),
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

// #region check
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

async function check({sig, signer}: Package): Promise<string> {
  if (sig.message.schema !== schemaUid) return 'refused: another schema';
  if (sig.domain.name !== 'EAS Attestation' || sig.domain.chainId !== '11155111') return 'refused: another domain';
  if (offchainUid(sig.message) !== sig.uid) return 'refused: the UID does not fit the message';
  if (BigInt(sig.signature.s) > HALF_ORDER) return 'refused: s is in the upper half';
  const {r, s, v} = sig.signature;
  const found = await recoverAddress({hash: digest(sig), signature: {r, s, v: BigInt(v)}});
  if (!isAddressEqual(found, signer)) return 'refused: somebody else signed, or something was changed';
  return `signed by ${found}`;
}
// #endregion check

// #region decode
const pack = JSON.parse(readFileSync('record.json', 'utf8')) as Package;
console.log(await check(pack));

const [version, srs, type, location] = decodeAbiParameters(
  parseAbiParameters('string lp_version, string srs, string location_type, string location'),
  pack.sig.message.data,
);
console.log(version, type, srs);
console.log(location);
// #endregion decode

// #region tamper
const changed = (message: Partial<Package['sig']['message']>): Package => ({
  ...pack,
  sig: {...pack.sig, message: {...pack.sig.message, ...message}},
});
const moved = changed({data: pack.sig.message.data.replace('2d302e303031', '2d302e303032') as Hex});
const rehashed = {...moved, sig: {...moved.sig, uid: offchainUid(moved.sig.message)}};
console.log('data changed:         ', await check(moved));
console.log('data and UID changed: ', await check(rehashed));
console.log('later time:           ', await check(changed({time: String(BigInt(pack.sig.message.time) + 1n)})));
// #endregion tamper
