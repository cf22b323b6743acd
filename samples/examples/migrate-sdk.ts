// runs: sdk
// The same work with the class of SDK 0.1 and with the class of SDK 0.2, side
// by side.
// #region imports
import {AstralSDK, AstralSDKLegacy} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';
// #endregion imports

// #region old
// A throw-away key, public in this file.
const signer = new Wallet('0x' + '11'.repeat(32));
const input = {
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  timestamp: new Date('2025-01-01T00:00:00Z'),
  memo: '',
};

const old = new AstralSDKLegacy({chainId: 11155111, signer});
const before = await old.createOffchainLocationAttestation(input);
// #endregion old

// #region new
const sdk = new AstralSDK({chainId: 11155111, signer});
const after = await sdk.location.offchain.create(input);
// #endregion new

// #region same
// The UIDs differ, because each signature has its own salt. The payload is the
// same, byte for byte.
console.log(
  'same payload:',
  old.encodeLocationAttestation(before) === sdk.location.encode(after),
);
console.log('same signer: ', before.signer === after.signer);
// #endregion same

// #region gone
const untyped = sdk as unknown as Record<string, unknown>;
console.log(
  'old method on the new class:',
  typeof untyped.createOffchainLocationAttestation,
);
// #endregion gone
