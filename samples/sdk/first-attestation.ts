// runs: sdk
// The first location attestation with the Astral SDK: built, signed and
// printed. No network.
// #region imports
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';
// #endregion imports

// #region setup
const wallet = Wallet.createRandom(); // a throw-away key
const sdk = new AstralSDK({chainId: 11155111, signer: wallet});
// #endregion setup

// #region create
const attestation = await sdk.location.offchain.create({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  locationType: 'geojson-point',
  timestamp: new Date('2026-11-21T12:00:00Z'),
  memo: 'Airy transit circle',
});
// #endregion create

// #region print
console.log('uid           ', attestation.uid);
console.log('signer        ', attestation.signer);
console.log('eventTimestamp', attestation.eventTimestamp);
console.log('location      ', attestation.location);
console.log('srs           ', attestation.srs);
const {v, r, s} = JSON.parse(attestation.signature) as {
  v: number;
  r: string;
  s: string;
};
console.log('signature     ', v, r.length, s.length);
// #endregion print
