// runs: sdk
// A place with a time, a memo and an attachment, as build stores them.
import {
  AstralSDK,
  type LocationAttestationInput,
} from '@decentralized-geo/astral-sdk';

// First bytes of a PNG.
const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
const input: LocationAttestationInput = {
  // longitude, latitude
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  timestamp: new Date('2026-11-21T12:00:00.999Z'),
  memo: 'Greenwich', // required, although the type says optional
  media: [{mediaType: 'image/png', data: png}],
};
const unsigned = await new AstralSDK({chainId: 11155111}).location.build(input);
// Milliseconds are cut off.
console.log('eventTimestamp:', unsigned.eventTimestamp);
console.log('mediaData:', unsigned.mediaData[0]);
