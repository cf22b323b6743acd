// runs: evm
// Ten readings in one transaction, and what that saves. Then the cheapest form:
// one timestamp for ten offchain records.
// #region setup
import {EAS, NO_EXPIRATION} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash, concat, keccak256} from 'ethers';
import {SCHEMA_UID, decodePayload, encodePlace} from '../offchain/location';
import {EAS_ADDRESS, connect} from '../onchain/connect';
const provider = await connect();
// A throw-away key, public in this file.
const sensor = new Wallet('0x' + '11'.repeat(32), provider);
const eas = new EAS(EAS_ADDRESS).connect(sensor);
// #endregion setup

// #region payload
/** One reading of a fixed sensor: same place, other time, other value. */
const reading = (index: number): string =>
  encodePlace({
    // Longitude, latitude.
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    eventTimestamp: 1735689600 + index * 600,
    memo: `pm2.5 ${(8 + index / 10).toFixed(1)}`,
  });
const readings = Array.from({length: 10}, (_, index) => reading(index));
const request = (data: string) => ({
  recipient: ZeroAddress,
  expirationTime: NO_EXPIRATION,
  revocable: true,
  refUID: ZeroHash,
  data,
});
// #endregion payload

// #region root
/**
 * Root of a Merkle tree. Each pair is sorted before it is hashed, so a proof
 * needs no left and right.
 */
function merkleRoot(leaves: readonly string[]): string {
  if (leaves.length === 1) return leaves[0] ?? ZeroHash;
  const parents: string[] = [];
  for (let i = 0; i < leaves.length; i += 2) {
    const pair = leaves.slice(i, i + 2).sort();
    parents.push(
      pair.length === 2 ? keccak256(concat(pair)) : (pair[0] ?? ZeroHash),
    );
  }
  return merkleRoot(parents);
}
// #endregion root

// #region attest
const single = await eas.attest({
  schema: SCHEMA_UID,
  data: request(reading(0)),
});
await single.wait();

const many = await eas.multiAttest([
  {schema: SCHEMA_UID, data: readings.map(request)},
]);
const uids = await many.wait();

const gas = (receipt: {gasUsed: bigint} | null | undefined): number =>
  Number(receipt?.gasUsed ?? 0);
const row = (name: string, total: number, count: number): void =>
  console.log(
    name.padEnd(34),
    total.toLocaleString('en').padStart(10),
    Math.round(total / count)
      .toLocaleString('en')
      .padStart(9),
  );
console.log('gas'.padStart(45), 'each'.padStart(9));
row('1 attestation, attest', gas(single.receipt), 1);
row('10 attestations, multiAttest', gas(many.receipt), 10);
// #endregion attest

// #region anchor
// Signing offchain costs nothing. One timestamp of the root shows that every
// leaf existed before that block. The leaves here are hashes of payloads. With
// signed records, take their UIDs.
const root = merkleRoot(readings.map((data) => keccak256(data)));
const anchor = await eas.timestamp(root);
await anchor.wait();
row('10 offchain records, 1 timestamp', gas(anchor.receipt), 10);
// #endregion anchor

// #region read
const last = await eas.getAttestation(uids[9] ?? ZeroHash);
console.log(
  '\nUIDs:',
  uids.length,
  '· all different:',
  new Set(uids).size === uids.length,
);
console.log('tenth memo:', decodePayload(last.data).memo);
console.log('root anchored:', (await eas.getTimestamp(root)) > 0n);
// #endregion read
