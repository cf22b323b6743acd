// runs: evm; after: samples/offchain/first-record.ts
// Gives an offchain record a time that the chain vouches for, and revokes it.
// Neither reveals what the record says.
// #region imports
import {existsSync, readFileSync} from 'node:fs';
import {
  EAS,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {EAS_ADDRESS, connect, walletOf} from './connect';
// #endregion imports

// #region timestamp
const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const eas = new EAS(EAS_ADDRESS).connect(wallet);

const file = process.argv[2] ?? 'record.json';
if (!existsSync(file)) {
  console.error(
    `${file} does not exist. Make it first: npx tsx first-record.ts`,
  );
  process.exit(2);
}
const {signer, sig} = JSON.parse(readFileSync(file, 'utf8')) as {
  signer: string;
  sig: SignedOffchainAttestation;
};
const iso = (seconds: bigint): string =>
  seconds === 0n ? 'never' : new Date(Number(seconds) * 1000).toISOString();

// Anyone can send this, for any UID, but once: a second time reverts with
// AlreadyTimestamped.
if ((await eas.getTimestamp(sig.uid)) === 0n)
  await (await eas.timestamp(sig.uid)).wait();
console.log('existed at', iso(await eas.getTimestamp(sig.uid)));
// #endregion timestamp

// #region revoke
// A second revocation by the same wallet reverts with AlreadyRevokedOffchain.
if ((await eas.getRevocationOffchain(wallet.address, sig.uid)) === 0n)
  await (await eas.revokeOffchain(sig.uid)).wait();
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

provider.destroy();
// #endregion revoke
