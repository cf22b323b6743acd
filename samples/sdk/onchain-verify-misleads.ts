// runs: sdk
// Shows that onchain.verify() of SDK 0.2.0 accepts altered copies, unknown UIDs
// and revoked attestations.
// #region imports
import {
  AstralSDK,
  type OnchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {connect, walletOf} from '../onchain/connect';
// #endregion imports

// #region cases
const provider = await connect();
const sdk = new AstralSDK({
  chainId: 11155111,
  signer: walletOf('PRIVATE_KEY', provider),
});
const good = await sdk.location.onchain.create({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});

async function ask(
  name: string,
  attestation: OnchainLocationAttestation,
): Promise<void> {
  const {
    isValid,
    revoked,
    signerAddress = '',
  } = await sdk.location.onchain.verify(attestation);
  console.log(
    name.padEnd(14),
    isValid,
    'revoked:',
    revoked,
    signerAddress.slice(0, 10),
  );
}

await ask('as registered', good);
await ask('altered copy', {
  ...good,
  location: '{"type":"Point","coordinates":[2.3364,48.8362]}',
});
await ask('unknown uid', {...good, uid: '0x' + '42'.repeat(32)});
await (
  (await sdk.location.onchain.revoke(good)) as {wait(): Promise<void>}
).wait();
await ask('revoked', good);

provider.destroy();
// #endregion cases
