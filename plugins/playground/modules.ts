const eas = '@ethereum-attestation-service/eas-sdk';

/** Packages that programs import, as texts that a bundler follows, by the name of the file that comes of each. */
export const bundles = {
  ethers: "export * from 'ethers';",
  // Both modules of viem share most of their text.
  viem: "export * as root from 'viem'; export * as accounts from 'viem/accounts';",
  'eas-sdk': `export * from '${eas}'; export * as default from '${eas}';`,
  'h3-js': "export * from 'h3-js'; export * as default from 'h3-js';",
  ngeohash: "export {default} from 'ngeohash';",
  'openapi-fetch': "export * from 'openapi-fetch'; export {default} from 'openapi-fetch';",
};

/**
 * Everything that a program in the page can import, besides samples, by the name that it imports it by: its bundle, unless it is
 * in the runtime, and which export of the bundle it is.
 */
export const packages: Readonly<
  Record<string, {readonly about: string; readonly file?: keyof typeof bundles; readonly part?: string}>
> = {
  ethers: {about: 'keys, signatures, hashes, ABI encoding', file: 'ethers'},
  viem: {about: 'hashes, ABI encoding, typed data', file: 'viem', part: 'root'},
  'viem/accounts': {about: 'keys and signatures for viem', file: 'viem', part: 'accounts'},
  [eas]: {about: 'offchain attestations and schemas', file: 'eas-sdk'},
  'h3-js': {about: 'hexagonal cells', file: 'h3-js'},
  ngeohash: {about: 'geohashes', file: 'ngeohash'},
  'openapi-fetch': {about: 'a typed client for the Astral API', file: 'openapi-fetch'},
  'node:fs': {about: 'files, kept in memory'},
  'node:fs/promises': {about: 'files, kept in memory'},
  'node:crypto': {about: 'hashes, HMAC and random bytes'},
  'node:process': {about: 'arguments, environment, exit'},
  'node:buffer': {about: 'bytes'},
  'node:events': {about: 'events and their listeners'},
  'node:util': {about: 'text of values'},
  'node:timers': {about: 'timers'},
  'node:timers/promises': {about: 'timers as promises'},
};

/** Programs that others import, by the name under which a program of the reader finds them. */
export const libraries: Readonly<Record<string, {readonly path: string; readonly about: string}>> = {
  './location': {path: 'samples/offchain/location.ts', about: 'builds and signs a location record'},
  './verify-record': {path: 'samples/offchain/verify-record.ts', about: 'verifies a signed location record'},
  './canonical-forms': {path: 'samples/protocol/canonical-forms.ts', about: 'canonical JSON and CBOR of a record'},
  './private-root': {path: 'samples/protocol/private-root.ts', about: 'a root over hidden fields'},
};
