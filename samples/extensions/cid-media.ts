// runs: never, because it is a part of media-type.ts
// A media type for large files: the record contains a content identifier (CID),
// not the bytes.
// #region extension
import type {ExtensionRegistry} from '@decentralized-geo/astral-sdk';

type MediaExtension = Parameters<
  ExtensionRegistry['registerMediaExtension']
>[0];

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
// Version 1, a codec as a varint without a needless last byte, then a SHA-256
// digest of 32 bytes.
const CID_V1 = /^01([0-7]\w|([89a-f]\w){1,8}(?!00)[0-7]\w)1220[0-9a-f]{64}$/;

/** Whether a text is a CIDv1 in lower-case base32 with a SHA-256 digest. */
function isCid(text: string): boolean {
  if (!/^b[a-z2-7]+$/.test(text)) return false;
  const bits = [...text.slice(1)]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  const hex = bytes.map((byte) => parseInt(byte, 2).toString(16));
  // The bits that are left over are zeros, or two texts would mean one CID.
  return (
    /^0{0,4}$/.test(bits.slice(bytes.length * 8)) &&
    CID_V1.test(hex.map((byte) => byte.padStart(2, '0')).join(''))
  );
}

/**
 * Accepts a CID where the built-in handlers want base64. It cannot know whether
 * the file behind it has the type that is claimed.
 */
export function byReference(mediaTypes: string[]): MediaExtension {
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
    validateMedia: (_mediaType, data) => isCid(data),
    processMedia(_mediaType, data) {
      if (!isCid(data)) throw new Error(`Not a CIDv1: ${data}`);
      return data;
    },
  };
}
// #endregion extension
