// runs: sdk
// A media type for large files: the record contains a content identifier (CID),
// not the bytes.
// #region imports
import {AstralSDK, type ExtensionRegistry} from '@decentralized-geo/astral-sdk';
// #endregion imports

// #region type
type MediaExtension = Parameters<
  ExtensionRegistry['registerMediaExtension']
>[0];
// #endregion type

// #region extension
// CIDv1 in lower-case base32, with a SHA-256 digest.
const CID_V1 = /^b[a-z2-7]{58}$/;

/**
 * Accepts a CID where the built-in handlers want base64. It cannot know whether
 * the file behind it has the type that is claimed.
 */
function byReference(mediaTypes: string[]): MediaExtension {
  const about = {
    id: 'example:media:cid',
    name: 'Media by CID',
    description: 'A CIDv1 that stands for a file kept elsewhere.',
  };
  return {
    ...about,
    supportedMediaTypes: mediaTypes,
    validate: () => mediaTypes.length > 0,
    getMetadata: () => ({...about, type: 'media'}),
    supportsMediaType: (mediaType) => mediaTypes.includes(mediaType),
    validateMedia: (_mediaType, data) => CID_V1.test(data.trim()),
    processMedia: (_mediaType, data) => data.trim(),
  };
}
// #endregion extension

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
