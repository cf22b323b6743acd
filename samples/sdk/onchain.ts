// runs: sdk
// Registers a location attestation with the Astral SDK, reads the gas, checks
// it independently, and revokes it. Runs on Sepolia too: set RPC_URL to a
// Sepolia node and PRIVATE_KEY to a key that has test ether.
// #region setup
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {checkAttestation} from '../onchain/check-attestation';
import {EAS_ADDRESS, connect, walletOf} from '../onchain/connect';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const sdk = new AstralSDK({chainId: 11155111, signer: wallet});
// #endregion setup

// #region register
const unsigned = await sdk.location.build({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  locationType: 'geojson-point',
  timestamp: new Date('2026-11-21T11:30:00Z'),
  memo: 'Airy transit circle',
});
const attestation = await sdk.location.onchain.register(unsigned);
console.log('uid         ', attestation.uid);
console.log('attester    ', attestation.attester);
console.log(
  'transaction ',
  attestation.txHash,
  'in block',
  attestation.blockNumber,
);
// #endregion register

// #region gas
const receipt = await provider.getTransactionReceipt(attestation.txHash);
console.log('gas used    ', receipt?.gasUsed);
// #endregion gas

// #region check
const first = await checkAttestation(provider, EAS_ADDRESS, attestation.uid, [
  wallet.address,
]);
if (!first.ok) throw new Error(first.reason);
console.log(
  'check       ',
  'ok, attested at',
  new Date(Number(first.attestation.time) * 1000).toISOString(),
);
console.log('same place  ', first.payload.location === attestation.location);
// #endregion check

// #region revoke
const revocation = (await sdk.location.onchain.revoke(attestation)) as {
  wait(): Promise<void>;
};
const pending = await checkAttestation(provider, EAS_ADDRESS, attestation.uid, [
  wallet.address,
]);
console.log(
  'before wait ',
  pending.ok ? 'still ok: nothing was sent' : pending.reason,
);

await revocation.wait(); // now it is sent
const second = await checkAttestation(provider, EAS_ADDRESS, attestation.uid, [
  wallet.address,
]);
console.log('after wait  ', second.ok || second.reason);

provider.destroy();
// #endregion revoke
