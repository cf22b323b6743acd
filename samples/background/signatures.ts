// runs: offline
// Two ways in which a key signs: plain text (EIP-191) and typed data (EIP-712).
// Both are computed by hand and compared.
import {
  AbiCoder,
  Wallet,
  concat,
  getBytes,
  hexlify,
  id,
  keccak256,
  recoverAddress,
  toBeHex,
  toUtf8Bytes,
  verifyMessage,
} from 'ethers';

// A throw-away key, public in this file. Never fund it.
const wallet = new Wallet('0x' + '11'.repeat(32));

async function main(): Promise<void> {
  // #region key
  console.log('address:', wallet.address);
  // The address is the end of the hash of the public key, without its first
  // byte (0x04, "uncompressed").
  const publicKey = getBytes(wallet.signingKey.publicKey).slice(1);
  console.log('derived:', hexlify(getBytes(keccak256(publicKey)).slice(-20)));
  // #endregion key

  // #region personal
  const text = 'I was at Greenwich.';
  const signed = await wallet.signMessage(text);
  const prefixed = concat([
    toUtf8Bytes(`\x19Ethereum Signed Message:\n${toUtf8Bytes(text).length}`),
    toUtf8Bytes(text),
  ]);
  console.log('\ntext signed by:', recoverAddress(keccak256(prefixed), signed));
  console.log('other text:    ', verifyMessage('I was at Paris.', signed));
  // #endregion personal

  // #region typed
  const domain = {
    name: 'EAS Attestation',
    version: '0.26',
    chainId: 11155111,
    verifyingContract: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
  };
  const types = {
    Visit: [
      {name: 'place', type: 'string'},
      {name: 'time', type: 'uint64'},
    ],
  };
  const message = {place: 'Greenwich', time: 1735689600};
  const signature = await wallet.signTypedData(domain, types, message);
  // #endregion typed

  // #region by-hand
  const abi = AbiCoder.defaultAbiCoder();
  const domainType = id(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
  );
  const separator = (chainId: number): string =>
    keccak256(
      abi.encode(
        ['bytes32', 'bytes32', 'bytes32', 'uint256', 'address'],
        [
          domainType,
          id(domain.name),
          id(domain.version),
          chainId,
          domain.verifyingContract,
        ],
      ),
    );
  const struct = keccak256(
    abi.encode(
      ['bytes32', 'bytes32', 'uint64'],
      [id('Visit(string place,uint64 time)'), id(message.place), message.time],
    ),
  );
  const digest = (chainId: number): string =>
    keccak256(concat(['0x1901', separator(chainId), struct]));

  console.log(
    '\ntyped data signed by:',
    recoverAddress(digest(11155111), signature),
  );
  console.log(
    'same, other chain:   ',
    recoverAddress(digest(84532), signature),
  );
  console.log(
    'first bytes hashed:  ',
    toBeHex(0x1901, 2),
    'then',
    separator(11155111).slice(0, 10) + '…',
    'then',
    struct.slice(0, 10) + '…',
  );
  // #endregion by-hand
}

void main();
