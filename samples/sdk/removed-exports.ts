// runs: sdk
// Names that 0.1.4 exports and 0.2.0 does not: run-time names, as Object.keys
// of both built packages shows them.
import * as sdk from '@decentralized-geo/astral-sdk';

// #region names
export const removedValues = [
  'BaseExtension',
  'LocationSchemaExtension',
  'VerificationErrorEnum',
  'applicationExtension',
  'audioExtension',
  'builtInLocationExtensions',
  'builtInMediaExtensions',
  'convertLocationFormat',
  'createCustomSchemaExtension',
  'detectLocationFormat',
  'geoJSONExtension',
  'getMediaExtension',
  'imageExtension',
  'isGeoJSON',
  'isPosition',
  'isSupportedMimeType',
  'locationSchemaExtension',
  'offchainModulePlaceholder',
  'onchainModulePlaceholder',
  'registerCustomSchemaExtension',
  'validateMediaData',
  'videoExtension',
];
// #endregion names

const still = removedValues.filter((name) => name in sdk);
console.log('run-time names of 0.1.4 looked for:', removedValues.length);
console.log('of these exported by 0.2.0:', still.length, still.join(' '));
console.log('class of 0.1 exported:', 'AstralSDKLegacy' in sdk);
