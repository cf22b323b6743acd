// runs: evm; after: samples/offchain/first-record.ts
// Gives an offchain record a time that the chain vouches for, and revokes it. Neither reveals what the record says.
import {readFileSync} from 'node:fs';
import {
  EAS,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {JsonRpcProvider, Wallet} from 'ethers';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const wallet = new Wallet(PRIVATE_KEY, provider);
const eas = new EAS('0xC2679fBD37d54388Ce493F1DB75320D236e1815e').connect(wallet);

const {signer, sig} = JSON.parse(readFileSync('record.json', 'utf8')) as {
  signer: string;
  sig: SignedOffchainAttestation;
};
const iso = (seconds: bigint): string =>
  seconds === 0n ? 'never' : new Date(Number(seconds) * 1000).toISOString();

// #region timestamp
const stamping = await eas.timestamp(sig.uid); // anyone can send this, for any UID
await stamping.wait();
console.log('existed at', iso(await eas.getTimestamp(sig.uid)));
// #endregion timestamp

// #region revoke
const revoking = await eas.revokeOffchain(sig.uid);
await revoking.wait();
// A revocation counts only under the address of the signer:
// look it up with the address you expect.
console.log(
  'revoked by this wallet ',
  iso(await eas.getRevocationOffchain(wallet.address, sig.uid)),
);
console.log(
  'revoked by its signer  ',
  iso(await eas.getRevocationOffchain(signer, sig.uid)),
);
// #endregion revoke

provider.destroy();
