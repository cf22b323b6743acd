// runs: sdk
// Registers a media type for files that stay elsewhere, and tries what it
// accepts and rejects.
// #region imports
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {byReference} from './cid-media';
// #endregion imports

// #region register
const sdk = new AstralSDK({chainId: 11155111});
await sdk.location.extensions.ensureInitialized();
sdk.location.extensions.registerMediaExtension(
  byReference(['video/mp4', 'application/pdf']),
);
// #endregion register

// #region use
const place = {
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  timestamp: new Date('2025-01-01T00:00:00Z'),
  memo: '',
};
const cid = 'bafkreihztdv7c6qcr6o5em7zi7vofforr2evtastisqyh5tinhdbfz3pji';
const record = await sdk.location.build({
  ...place,
  media: [{mediaType: 'application/pdf', data: cid}],
});
console.log(record.mediaType, record.mediaData);
console.log('payload:', (sdk.location.encode(record).length - 2) / 2, 'bytes');
// #endregion use

// #region refuse
const attempts = [
  // Base64 of a PDF header: not a CID.
  {mediaType: 'application/pdf', data: 'JVBERi0xLjcK'},
  // The letters of a CID, without its content.
  {mediaType: 'application/pdf', data: 'b' + 'a'.repeat(58)},
  // Still handled by the built-in extension, which wants the bytes.
  {mediaType: 'image/png', data: cid},
  {mediaType: 'audio/mpeg', data: cid}, // no handler
];
for (const media of attempts) {
  const failure = await sdk.location
    .build({...place, media: [media]})
    .catch((error: Error) => error);
  console.log(
    'rejected:',
    failure instanceof Error
      ? `${failure.name}: ${failure.message.split('\n')[0]}`
      : 'not at all',
  );
}
// #endregion refuse
