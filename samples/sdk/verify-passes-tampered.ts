// runs: sdk
// Shows that offchain.verify() of SDK 0.2.0 accepts records that were changed
// after they were signed.
// #region imports
import {
  AstralSDK,
  type OffchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {Wallet} from 'ethers';
// #endregion imports

// #region cases
const sdk = new AstralSDK({chainId: 11155111, signer: Wallet.createRandom()});
const good = await sdk.location.offchain.create({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Greenwich',
});

const noise = '0x' + 'ab'.repeat(32);
const cases: Record<string, OffchainLocationAttestation> = {
  'as signed': good,
  'moved to Paris': {
    ...good,
    location: '{"type":"Point","coordinates":[2.3364,48.8362]}',
  },
  'another memo': {...good, memo: 'Paris'},
  'another signer': {
    ...good,
    signer: '0x1563915e194D8CfBA1943570603F7606A3115508',
  },
  'invented signature': {
    ...good,
    signature: JSON.stringify({v: 27, r: noise, s: noise}),
  },
  'not a signature': {...good, signature: 'none'},
  'expires never (0)': {...good, expirationTime: 0},
};
for (const [name, record] of Object.entries(cases)) {
  const {isValid, reason = ''} = await sdk.location.offchain.verify(record);
  console.log(name.padEnd(19), isValid, reason);
}
// #endregion cases
