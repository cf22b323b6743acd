/** A module that programs in the page may import. */
interface Entry {
  readonly about: string;
  /** The text that a bundler follows; nothing for a module that is in the runtime. */
  readonly contents?: string;
  /** Name of its file, where it has one of its own. */
  readonly file?: string;
  /** What each export of the file is called in an import, where one file holds several modules. */
  readonly parts?: Readonly<Record<string, readonly [name: string, about: string]>>;
}

/** @param exports statements; without them, all that a module of ES exports */
const offer = (name: string, file: string, about: string, exports = `export * from '${name}';`): Entry => ({
  about,
  file,
  contents: exports,
});

/** What the EAS SDK exports and does not need a chain for. */
export const offchainNames = [
  ...['Delegated', 'DelegatedProxy', 'DelegatedProxyAttestationVersion', 'EAS', 'NO_EXPIRATION', 'Offchain'],
  ...['OFFCHAIN_ATTESTATION_TYPES', 'OffchainAttestationVersion', 'SALT_SIZE', 'SchemaEncoder'],
  ...['SchemaRegistry', 'ZERO_ADDRESS', 'ZERO_BYTES', 'ZERO_BYTES32', 'compactOffchainAttestationPackage'],
  ...['createOffchainURL', 'decodeBase64ZippedBase64', 'isSignedOffchainAttestationV1'],
  ...['uncompactOffchainAttestationPackage', 'zipAndEncodeToBase64'],
];

const eas = '@ethereum-attestation-service/eas-sdk';

/** Everything that a program in the page can import, besides samples, by the name that it imports it by. */
export const packages: Readonly<Record<string, Entry>> = {
  ethers: offer('ethers', 'ethers', 'keys, signatures, hashes, ABI encoding'),
  viem: {
    about: 'hashes, ABI encoding, typed data',
    file: 'viem',
    // Both share most of their text.
    contents: "export * as root from 'viem'; export * as accounts from 'viem/accounts';",
    parts: {
      root: ['viem', 'hashes, ABI encoding, typed data'],
      accounts: ['viem/accounts', 'keys and signatures for viem'],
    },
  },
  'viem/accounts': {about: 'keys and signatures for viem'},
  // Modules of CommonJS hide their names from a bundler, so those that programs use are listed; a test compares them.
  [eas]: offer(
    eas,
    'eas-sdk',
    'offchain attestations and schemas',
    `import * as module from '${eas}'; export const {${offchainNames.join(', ')}} = module; export {module as default};`,
  ),
  'h3-js': offer('h3-js', 'h3-js', 'hexagonal cells', "export * from 'h3-js'; export * as default from 'h3-js';"),
  ngeohash: offer('ngeohash', 'ngeohash', 'geohashes', "export {default} from 'ngeohash';"),
  'openapi-fetch': offer(
    'openapi-fetch',
    'openapi-fetch',
    'a typed client for the Astral API',
    "export * from 'openapi-fetch'; export {default} from 'openapi-fetch';",
  ),
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
  './verify-record': {path: 'samples/offchain/verify-record.ts', about: 'verifies a signed location record'},
  './canonical-forms': {path: 'samples/protocol/canonical-forms.ts', about: 'canonical JSON and CBOR of a record'},
  './private-root': {path: 'samples/protocol/private-root.ts', about: 'a root over hidden fields'},
};
