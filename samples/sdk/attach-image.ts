// runs: sdk
// Attaches an image, and shows what is rejected.
// #region imports
import {AstralSDK} from '@decentralized-geo/astral-sdk';
// #endregion imports

// #region attach
const sdk = new AstralSDK({chainId: 11155111});
const location = {type: 'Point', coordinates: [-0.001475, 51.477812]};

// A PNG of one pixel.
// In your own program: readFileSync('photo.png').toString('base64').
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const {mediaType, mediaData} = await sdk.location.build({
  location,
  memo: '',
  media: [{mediaType: 'image/png', data: png}],
});
console.log(mediaType[0], mediaData[0]?.slice(0, 34), mediaData[0]?.length);
// #endregion attach

// #region refused
for (const media of [
  {mediaType: 'image/jpeg', data: png},
  {mediaType: 'image/gif', data: 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='},
  {mediaType: 'image/png', data: 'https://example.org/photo.png'},
]) {
  await sdk.location
    .build({location, memo: '', media: [media]})
    .catch((error: Error) => {
      console.log(
        'rejected',
        media.mediaType.padEnd(10),
        error.name,
        '-',
        error.message.split('\n')[0],
      );
    });
}
// #endregion refused
