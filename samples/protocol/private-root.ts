// runs: never, because it is a part of other programs, which run it
// The Merkle root of EAS private data, from the leaves up.
import {AbiCoder, concat, keccak256} from 'ethers';

export interface Leaf {
  /** ABI type of the value. */
  type: string;
  name: string;
  value: unknown;
  /** 32 random bytes. */
  salt: string;
}

// #region root
const abi = AbiCoder.defaultAbiCoder();

/** Hash of one leaf: twice Keccak-256 over its four parts. */
const leafHash = ({type, name, value, salt}: Leaf): string =>
  keccak256(
    keccak256(
      abi.encode(
        ['string', 'string', 'bytes', 'bytes32'],
        [type, name, abi.encode([type], [value]), salt],
      ),
    ),
  );

/** Root of a tree in the layout of OpenZeppelin's StandardMerkleTree. */
export function privateRoot(leaves: readonly Leaf[]): string {
  const hashes = leaves.map(leafHash).sort();
  const tree: string[] = [];
  const size = 2 * hashes.length - 1;
  hashes.forEach((hash, i) => (tree[size - 1 - i] = hash));
  for (let i = size - 1 - hashes.length; i >= 0; i--) {
    const pair = [tree[2 * i + 1]!, tree[2 * i + 2]!].sort();
    tree[i] = keccak256(concat(pair));
  }
  return tree[0]!;
}
// #endregion root
