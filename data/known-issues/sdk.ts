import type {UnplacedIssue} from '../types';

const verified = '2026-11-22';
const at = (path: string): string => `DecentralizedGeo/astral-sdk@2daf1b5:${path}`;
const ran = (program: string): string => `executed: samples/sdk/${program}.ts`;

const connect: UnplacedIssue[] = [
  {
    id: 'sdk-registrar-address-ignored',
    concerns: 'OnchainRegistrar',
    title: 'OnchainRegistrar ignores contractAddress without schemaUID',
    severity: 'high',
    happens:
      '`new OnchainRegistrar({signer, contractAddress})` sends to the EAS address of Sepolia on whatever chain the signer is. On chain 31337, the transaction is mined, costs gas and attests nothing; then the call throws `RegistrationError`.',
    workaround: 'Set `schemaUID` too, and leave out `chain`.',
    evidence: 'Run on a private chain with its own id and addresses: `samples/sdk/wrong-chain.ts`.',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('wrong-chain')}`,
    verified: '2026-11-23',
  },
  {
    id: 'sdk-network-not-compared',
    concerns: 'AstralSDK',
    title: 'The SDK does not compare chainId with the network of the signer',
    severity: 'high',
    happens:
      'With `new AstralSDK({chainId: 8453, signer})` and a wallet on another network, `register` sends there and reports `base 8453`. Base, Optimism and Base Sepolia have EAS at the same address, so the transaction can succeed on the wrong one.',
    workaround:
      'Compare the network of the wallet before each onchain call, as the [guard](/sdk/guides/onchain-workflow#guard) does.',
    evidence: 'Run on chain 31337 with EAS at the address of Base: `samples/sdk/wrong-chain.ts`.',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('wrong-chain')}`,
    verified: '2026-11-23',
  },
  {
    id: 'sdk-call-signer-chain',
    concerns: 'onchain.register',
    title: 'An onchain call with its own signer or provider ignores chainId',
    severity: 'high',
    happens:
      '`new AstralSDK({chainId: 8453}).location.onchain.register(attestation, {signer})` sends the transaction to the EAS address of Sepolia, and the result contains chain id 11155111. So it does for every other `chainId`. With a `provider` in the constructor, the call fails instead. On Base, that address is not EAS: the transaction costs gas and attests nothing.',
    workaround:
      "Pass the signer to the constructor. If you have to pass it to the call, name the chain in the first onchain call of the object, `verify` included: `{signer, chain: 'base'}`. Later calls ignore `chain`.",
    evidence: 'Run on a private chain for 84532, 8453 and 42220: `samples/sdk/issues-chain.ts`.',
    source: `${at('src/location/OnchainWorkflow.ts')}; ${at('src/core/AstralSDK.ts')}; ${ran('issues-chain')}`,
    verified,
  },
  {
    id: 'sdk-private-key-spoils',
    concerns: 'offchain.create',
    title: 'A failed call with privateKey makes later calls fail',
    severity: 'medium',
    happens:
      'After an offchain call with `{privateKey}` has failed, later calls on the same object fail with the same message, even with a valid `{signer}`.',
    workaround: 'Create a new SDK object. Do not use `privateKey`.',
    evidence: 'Run: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/location/OffchainWorkflow.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-private-key-option',
    concerns: 'offchain.create',
    title: 'The privateKey option never works',
    severity: 'medium',
    happens:
      'On an object without a signer, a call with `{privateKey}` fails with `EASError` and the text "No valid signer provided". A signer of the constructor is used instead of the key.',
    workaround: 'Create an ethers `Wallet` from the key and pass it as `signer`.',
    evidence: 'Run: `samples/sdk/call-options.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts; executed: samples/sdk/call-options.ts',
    verified,
  },
  {
    id: 'sdk-provider-only',
    concerns: 'onchain.verify',
    title: 'A provider without a signer cannot read',
    severity: 'medium',
    happens:
      'With a provider and no signer, every onchain method fails, `verify` included: "Signer is required for onchain operations."',
    workaround: 'Read with the EAS SDK, for which a provider is enough.',
    evidence: 'Run: `samples/sdk/configuration.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OnchainRegistrar.ts; executed: samples/sdk/configuration.ts',
    verified,
  },
  {
    id: 'sdk-signer-untyped',
    concerns: 'AstralSDK',
    title: 'Signer and provider are typed unknown',
    severity: 'low',
    happens:
      'The compiler accepts anything as `signer` or `provider`, including a wallet from ethers 5 or `window.ethereum`. You notice the mistake at the first call.',
    workaround: 'Declare the value as `Signer` or `Provider` from ethers 6 before you pass it.',
    evidence: 'Read in the type declarations.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/core/types.ts',
    verified,
  },
  {
    id: 'sdk-signer-sticky',
    concerns: 'offchain.create',
    title: 'The first signer that a call passes is reused for later calls',
    severity: 'low',
    happens:
      'An SDK object without a signer uses the signer of the first call for later calls of the same workflow, even if a call passes another one.',
    workaround: 'Create one SDK object for each signer.',
    evidence: 'Run with two signers in turn: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/location/OffchainWorkflow.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-debug-ignored',
    concerns: 'AstralSDK',
    title: 'The debug option prints nothing',
    severity: 'low',
    happens: 'The unified class accepts `debug` and ignores it. The legacy class prints.',
    workaround: 'Print the result of `build()` and `encode()` yourself.',
    evidence: 'Run with the option set, counting the printed lines: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/AstralSDK.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-networks-constant',
    concerns: 'isSupportedNetwork',
    title: 'Base Sepolia is missing from the list of networks',
    severity: 'low',
    happens:
      '`LOCATION_V1_SCHEMA.networks` and `isSupportedNetwork()` do not include Base Sepolia, although the SDK works with chain id 84532.',
    workaround: 'Call the constructor with the chain id instead.',
    evidence: 'Run: `samples/sdk/issues-calls.ts` for the list, `samples/sdk/configuration.ts` for the chain id.',
    source: `${at('src/core/config.ts')}; ${ran('issues-calls')}; ${ran('configuration')}`,
    verified,
  },
  {
    id: 'sdk-unknown-chain-name',
    concerns: 'OnchainRegistrar',
    title: 'The error for an unknown chain name does not contain the name',
    severity: 'low',
    happens:
      'With an unknown chain name, `new OnchainRegistrar({signer, chain})` always throws `ChainConnectionError: Failed to initialize EAS modules`. The `chain` option of an onchain call does the same.',
    workaround:
      'Use `sepolia`, `base-sepolia`, `base`, `optimism`, `arbitrum` or `celo`. For another chain, omit `chain` and set `contractAddress` and `schemaUID`.',
    evidence: 'Run with two unknown names: `samples/sdk/issues-chain.ts`.',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('issues-chain')}`,
    verified,
  },
];

const build: UnplacedIssue[] = [
  {
    id: 'sdk-build-accepts',
    concerns: 'build',
    title: 'build accepts places that are not places',
    severity: 'high',
    happens:
      '`build` accepts a Point of `[null, null]`, of `["1", "2"]` or of four numbers, an empty Polygon, MultiPoint, MultiPolygon or FeatureCollection, a ring that crosses itself, and a hole outside its ring. You then sign them.',
    workaround: 'Check types, empty lists, rings and holes before you call `build`.',
    evidence: 'Run with each of them: `samples/background/geojson-gallery.ts`.',
    source: `${at('src/extensions/location/builtins/GeoJSON.ts')}; executed: samples/background/geojson-gallery.ts`,
    verified: '2026-11-23',
  },
  {
    id: 'sdk-memo-required',
    concerns: 'build',
    title: 'The memo is optional in the type but required by the SDK',
    severity: 'medium',
    happens:
      'Without `memo`, `build()` and `create()` throw `ValidationError: Generated proof does not match the schema`.',
    workaround: "Pass `memo: ''`.",
    evidence: 'Run: `samples/sdk/call-options.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/location/LocationModule.ts; executed: samples/sdk/call-options.ts',
    verified,
  },
  {
    id: 'sdk-location-formats',
    concerns: 'build',
    title: 'Only GeoJSON objects are accepted as locations',
    severity: 'medium',
    happens:
      'GeoJSON text, coordinate pairs, WKT and H3 cells fail with `ExtensionError`, or with `LocationValidationError` if you set `locationType` to a name that begins with `geojson`. So do a GeometryCollection, a Feature with a null geometry and a MultiLineString of one line, which RFC 7946 allows.',
    workaround: 'Convert to a GeoJSON geometry first, or register a location extension.',
    evidence:
      'Run with every type of GeoJSON, with GeoJSON text and with a pair: `samples/background/geojson-gallery.ts`.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:src/extensions/index.ts; executed: samples/background/geojson-gallery.ts',
    verified,
  },
  {
    id: 'sdk-media-types',
    concerns: 'build',
    title: 'Only JPEG and PNG attachments are accepted',
    severity: 'medium',
    happens:
      'Any other MIME type fails with `ExtensionError`, although handlers for video, audio and PDF exist in the source. A CID or a web address is rejected for images.',
    workaround: 'Register a media extension, or write the hash of the file into the memo.',
    evidence: 'Run: `samples/sdk/attach-image.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/extensions/index.ts; executed: samples/sdk/attach-image.ts',
    verified,
  },
  {
    id: 'sdk-media-label',
    concerns: 'build',
    title: 'The label of a data URL is not checked',
    severity: 'medium',
    happens:
      'For an image, the SDK checks the Base64 text and the first bytes of the file, but not the label of a `data:` URL. It stores `data:text/html;base64,…` with the bytes of a PNG unchanged under the media type `image/png`.',
    workaround:
      'Pass Base64 text without a `data:` prefix: the SDK then writes the label. When you read a record, use `mediaType` instead of the label.',
    evidence: 'Run: `samples/sdk/issues-extensions.ts`.',
    source: `${at('src/extensions/media/builtins/image.ts')}; ${ran('issues-extensions')}`,
    verified,
  },
  {
    id: 'sdk-srs-axis-order',
    concerns: 'build',
    title: 'The srs value implies the wrong axis order',
    severity: 'medium',
    happens:
      '`build` writes `srs: EPSG:4326`, whose axis order is latitude, longitude. But the coordinates are GeoJSON: longitude, latitude.',
    workaround: 'Read the location as in RFC 7946, longitude first, regardless of `srs`.',
    evidence: 'Run: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/location/LocationModule.ts')}; RFC 7946 section 4; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-schema-nine-fields',
    concerns: 'encode',
    title: 'A schema with other fields cannot be used',
    severity: 'medium',
    happens:
      '`schema` and `defaultSchema` accept any text, but the encoder writes the nine v0.1 fields. A text with a space after its commas signs. A text with other fields fails with `EASError` offchain and `RegistrationError` onchain.',
    workaround: 'Use the same nine fields under another UID, or encode with the `SchemaEncoder` of the EAS SDK.',
    evidence: 'Run with another schema string: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/eas/SchemaEncoder.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-validator-names',
    concerns: 'validateLocationProtocolSchema',
    title: 'The schema check does not recognise the published field names',
    severity: 'medium',
    happens:
      '`validateLocationProtocolSchema()` checks for `specVersion` and `locationType`. The Location Protocol names them `lp_version` and `location_type`, so the function rejects its schemas.',
    workaround: 'Do not use the check for schemas of Location Protocol v0.2.',
    evidence: 'Run with the required fields of the specification: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/utils/schemaValidation.ts')}; DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page/specification/data-model.md; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-decode-wrapped',
    concerns: 'decode',
    title: 'Decoded values are wrapped',
    severity: 'low',
    happens: '`decode()` returns `{name, type, value}` for each field instead of the value, and `bigint` for integers.',
    workaround: 'Read `decoded.memo.value`.',
    evidence: 'Run: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/eas/SchemaEncoder.ts')}; ${ran('issues-calls')}`,
    verified,
  },
];

const offchain: UnplacedIssue[] = [
  {
    id: 'sdk-offchain-verify',
    concerns: 'offchain.verify',
    title: 'Offchain verify checks the form of a signature, not the signature',
    severity: 'high',
    happens:
      '`offchain.verify()` checks the form of the signature and the expiry. For changed data, an invented signature and a swapped signer, it returns `isValid: true`.',
    workaround: 'Keep the salt at signing time, or sign with the EAS SDK, and verify with its `Offchain` class.',
    evidence:
      'Run with changed data, an invented signature and another signer: `samples/sdk/verify-passes-tampered.ts`.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts; executed: samples/sdk/verify-passes-tampered.ts',
    verified,
  },
  {
    id: 'sdk-salt-discarded',
    concerns: 'offchain.sign',
    title: 'The SDK discards the salt of an offchain signature',
    severity: 'high',
    happens:
      '`offchain.create()` and `offchain.sign()` sign a random salt but do not return it. Without the salt, no one can rebuild the signed message, so no one can verify the record.',
    workaround:
      'Pass the SDK a signer that stores the salt, and save the salt with the record. Or build with the SDK and sign with the EAS SDK.',
    evidence: 'Run: the record verifies with its salt and fails without it, in `samples/sdk/keep-the-salt.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts; executed: samples/sdk/keep-the-salt.ts',
    verified,
  },
  {
    id: 'sdk-options-ignored',
    concerns: 'offchain.create',
    title: 'The options revocable, expirationTime and subject have no effect',
    severity: 'high',
    happens:
      'A call with `{revocable: false, expirationTime}` signs or registers a revocable attestation that never expires.',
    workaround:
      'Call `build()`, add `revocable` and `expirationTime` (Unix seconds) to its result, then call `sign()` or `register()`. Set `recipient` in the input.',
    evidence: 'Run with both forms: `samples/sdk/call-options.ts`.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:src/location/OffchainWorkflow.ts; executed: samples/sdk/call-options.ts',
    verified,
  },
  {
    id: 'sdk-expiration-zero',
    concerns: 'offchain.verify',
    title: 'An expiry of 0 means never to EAS and expired to the SDK',
    severity: 'medium',
    happens: '`offchain.verify()` returns `ATTESTATION_EXPIRED` for `expirationTime: 0`.',
    workaround: 'Omit `expirationTime` if the attestation does not expire.',
    evidence: 'Run: `samples/sdk/verify-passes-tampered.ts`.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts; executed: samples/sdk/verify-passes-tampered.ts',
    verified,
  },
  {
    id: 'sdk-recipient-hidden',
    concerns: 'offchain.sign',
    title: 'The signed recipient is missing from the returned object',
    severity: 'medium',
    happens:
      'Without `recipient`, the SDK signs the address of the signer as the recipient, but `recipient` of the returned object is `undefined`. Any program that rebuilds the message has to know this.',
    workaround: 'Set `recipient` in the input, or rebuild with `record.recipient ?? record.signer`.',
    evidence: 'Run: the rebuilt message verifies with that rule, in `samples/sdk/keep-the-salt.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OffchainSigner.ts; executed: samples/sdk/keep-the-salt.ts',
    verified,
  },
  {
    id: 'sdk-record-version',
    concerns: 'offchain.sign',
    title: 'Records contain the version of an older SDK',
    severity: 'low',
    happens: 'The field `version` of an offchain record is `astral-sdk-v0.1.0` in 0.2.0.',
    workaround: 'Do not rely on this field.',
    evidence: 'Run: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/eas/OffchainSigner.ts')}; ${ran('issues-calls')}`,
    verified,
  },
];

const onchain: UnplacedIssue[] = [
  {
    id: 'sdk-onchain-verify',
    concerns: 'onchain.verify',
    title: 'Onchain verify accepts altered, unknown and revoked attestations',
    severity: 'high',
    happens:
      '`onchain.verify()` compares the chain id and the expiry, looks up the UID, and then reads a field `revoked` that EAS does not have. It does not compare the data. For an altered copy, a UID that does not exist and a revoked attestation, it returns `isValid: true`.',
    workaround:
      'Read the attestation with `getAttestation(uid)` of the EAS SDK and check UID, schema, attester, revocation and expiry yourself.',
    evidence: 'Run on a private chain with all three cases: `samples/sdk/onchain-verify-misleads.ts`.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OnchainRegistrar.ts; executed: samples/sdk/onchain-verify-misleads.ts',
    verified,
  },
  {
    id: 'sdk-revoke-unsent',
    concerns: 'onchain.revoke',
    title: 'revoke does not send a transaction',
    severity: 'high',
    happens: '`onchain.revoke()` returns an unsent transaction, typed `unknown`. The attestation stays valid.',
    workaround:
      'Call `wait()` on the result: `await ((await sdk.location.onchain.revoke(attestation)) as {wait(): Promise<void>}).wait()`.',
    evidence: 'Run on a private chain, with a check before and after `wait()`: `samples/sdk/onchain.ts`.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:src/eas/OnchainRegistrar.ts; executed: samples/sdk/onchain.ts',
    verified,
  },
  {
    id: 'sdk-register-throws-after-mining',
    concerns: 'onchain.register',
    title: 'register can throw although the transaction was mined',
    severity: 'high',
    happens:
      'If the connection fails after the transaction was sent, `register` throws `RegistrationError` without the transaction hash. A second call registers a second attestation.',
    workaround:
      'Wait until none of your transactions is pending, and look for the payload among your attestations [before you try again](/sdk/guides/onchain-workflow#lost-receipt).',
    evidence: 'Run with a node that loses the connection: `samples/sdk/lost-receipt.ts`.',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('lost-receipt')}`,
    verified: '2026-11-23',
  },
  {
    id: 'sdk-tx-overrides',
    concerns: 'onchain.register',
    title: 'Transaction overrides change the attestation, not the transaction',
    severity: 'high',
    happens:
      '`txOverrides` is merged into the attestation request. `gasLimit`, `nonce` and fee fields are ignored. `recipient`, `revocable`, `expirationTime` and `refUID` silently change the attestation, `data` replaces the complete payload, and with `value` EAS reverts.',
    workaround:
      'Build and encode with the SDK and send with the EAS SDK, whose `attest` accepts overrides as its second argument.',
    evidence:
      'Run: the gas limit of the sent transaction differs from the given limit (`samples/sdk/nonces.ts`), and the contract stores `data` (`samples/sdk/issues-calls.ts`).',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('nonces')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-revoke-custom-schema',
    concerns: 'onchain.revoke',
    title: 'The SDK cannot revoke an attestation with another schema UID',
    severity: 'medium',
    happens:
      '`onchain.revoke()` always uses the schema UID of the registrar. EAS compares it with the schema UID of the attestation and reverts.',
    workaround: 'Revoke with the EAS SDK: `eas.revoke({schema, data: {uid}})`.',
    evidence: 'Run on a private chain with the nine fields under another UID: `samples/sdk/issues-calls.ts`.',
    source: `${at('src/eas/OnchainRegistrar.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-nonce-collision',
    concerns: 'onchain.create',
    title: 'Parallel registrations with one wallet fail',
    severity: 'medium',
    happens: 'Of three parallel `onchain.create()` calls, one succeeds and two fail because they use the same nonce.',
    workaround:
      'Wait for each call before you start the next, or keep one `NonceManager` from ethers for each wallet and give each record its own memo. Equal records in one block run out of gas, and you pay for them.',
    evidence: 'Run on a private chain: `samples/sdk/nonces.ts`.',
    source: 'executed: samples/sdk/nonces.ts',
    verified,
  },
];

const extend: UnplacedIssue[] = [
  {
    id: 'sdk-extensions-async',
    concerns: 'extensions',
    title: 'Built-in handlers load after the constructor returns',
    severity: 'medium',
    happens:
      'Right after construction, `encode` and `decode` fail with `ExtensionError`, and detection returns `undefined`. If you register your own handler for `geojson` before they load, the built-in one replaces it.',
    workaround:
      'Await `sdk.location.extensions.ensureInitialized()` first. `build()` and `create()` wait automatically.',
    evidence: 'Run: `samples/sdk/issues-extensions.ts`.',
    source: `${at('src/extensions/index.ts')}; ${ran('issues-extensions')}`,
    verified,
  },
  {
    id: 'sdk-extension-dash',
    concerns: 'extensions',
    title: 'The SDK never finds a location type with a dash',
    severity: 'medium',
    happens:
      'Lookups use only the part of the name before the first `-`. For an extension registered as `my-format`, the SDK looks up `my`.',
    workaround: 'Use a `locationType` without `-`.',
    evidence: 'Run: `samples/sdk/issues-extensions.ts`.',
    source: `${at('src/extensions/index.ts')}; ${ran('issues-extensions')}`,
    verified,
  },
];

const services: UnplacedIssue[] = [
  {
    id: 'sdk-compute-submit',
    concerns: 'compute.submit',
    title: 'The documented call of compute.submit fails',
    severity: 'medium',
    happens:
      'The documentation of the SDK passes `result.delegatedAttestation`. That is a type error, and a `TypeError` at run time. `submit()` does not wrap later failures, such as a revert: the caller receives the error from ethers.',
    workaround: 'Pass the whole result: `sdk.compute.submit(result)`.',
    evidence: 'Run against a local service and a private chain: `samples/sdk/issues-compute.ts`.',
    source: `${at('src/compute/ComputeModule.ts')}; ${ran('issues-compute')}`,
    verified,
  },
  {
    id: 'sdk-api-client-paths',
    concerns: 'AstralApiClient',
    title: 'AstralApiClient requests paths that the API does not serve',
    severity: 'medium',
    happens:
      'It requests `/config` and `/proofs`. At the given commit, the API serves `/api/v0/config` and `/api/v0/location-proofs`. We did not check the responses of the default address.',
    workaround: 'Call the API with `fetch`.',
    evidence:
      'Run against a local server that logs the paths: `samples/sdk/issues-calls.ts`. We read the routes in the source of the API.',
    source: `${at('src/api/AstralApiClient.ts')}; DecentralizedGeo/astral-api@cf3f342:backend/src/index.ts; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-compute-estimate',
    concerns: 'compute.estimate',
    title: 'compute.estimate expects an object that the service no longer returns',
    severity: 'low',
    happens: '`estimate()` accepts only an attestation with a `message`. The service returns another form.',
    workaround: 'Skip the estimate, or get one from the provider.',
    evidence: 'Run with the result of a local service: `samples/sdk/issues-compute.ts`.',
    source: `${at('src/compute/ComputeModule.ts')}; ${ran('issues-compute')}`,
    verified,
  },
  {
    id: 'sdk-compute-fetch-error',
    concerns: 'compute.distance',
    title: 'An unreachable compute service throws a plain TypeError',
    severity: 'low',
    happens:
      'The operations and `health()` throw `TypeError: fetch failed` and not an error class of the SDK, so a handler for `NetworkError` does not catch it. `submit()` contacts a chain, not the service.',
    workaround: 'Catch both errors.',
    evidence: 'Run with a closed port: `samples/sdk/issues-compute.ts`.',
    source: `${at('src/compute/ComputeModule.ts')}; ${ran('issues-compute')}`,
    verified,
  },
  {
    id: 'sdk-compute-unknown-chain',
    concerns: 'ComputeModule',
    title: 'ComputeModule accepts any chain id and then reports a missing signer',
    severity: 'low',
    happens:
      'The constructor of `ComputeModule` accepts a chain id without a known EAS contract. `submit()` then throws `ValidationError: Signer is required for attestation submission`, although a signer is set.',
    workaround:
      'Use Base Sepolia (84532). The signatures of the service are valid on the chain of its operator alone, by default this one.',
    evidence: 'Run with chain id 137 and a signer: `samples/sdk/issues-chain.ts`.',
    source: `${at('src/compute/ComputeModule.ts')}; ${ran('issues-chain')}`,
    verified,
  },
];

const install: UnplacedIssue[] = [
  {
    id: 'sdk-not-on-registry',
    concerns: 'npm install',
    title: 'The package is not on the npm registry',
    severity: 'medium',
    happens:
      'To install it by the name in its `package.json` ends with `E404`. An installation from the repository address contains three files and no code, because the build output is not committed.',
    workaround: 'Clone the repository at tag `v0.2.0`, build and pack it, and install the tarball.',
    evidence: 'Read in the response of the registry on 2026-11-21, and in the list of files of the package.',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5:package.json',
    verified,
  },
  {
    id: 'sdk-esm-import',
    concerns: 'import',
    title: 'The import crashes in Node.js ES modules with a newer EAS SDK',
    severity: 'medium',
    happens:
      "The SDK accepts `eas-sdk` 2.7.0 and later. Since version 2.9.0, that package has an ES module build that Node.js cannot load. 2.10.0 fails with `SyntaxError: Named export 'isEqual' not found`, 2.9.0 with `ERR_MODULE_NOT_FOUND`.",
    workaround:
      'Install `@ethereum-attestation-service/eas-sdk` at exactly 2.7.0 in addition to the SDK, or load the SDK with `require`.',
    evidence:
      'Read in the imports of the ES module builds of `eas-sdk` 2.9.0 and 2.10.0; we observed the messages manually on 2026-11-22 with Node.js 20.20, because no test of this site installs those versions.',
    source: `${at('package.json')}; npm @ethereum-attestation-service/eas-sdk@2.9.0; npm @ethereum-attestation-service/eas-sdk@2.10.0`,
    verified,
  },
  {
    id: 'sdk-published-examples',
    title: 'The examples of the SDK repository call methods of 0.1',
    severity: 'medium',
    happens:
      'The README and most example programs call methods such as `sdk.createOffchainLocationAttestation()` on the class of 0.2.0, which does not have them.',
    workaround: 'Use `sdk.location.offchain.create()` and the guides of this site, or the class `AstralSDKLegacy`.',
    evidence:
      'Read in the README and the example programs. Run: 0.2.0 does not have the method, in `samples/sdk/issues-calls.ts`.',
    source: `${at('README.md')}; ${at('examples/hello-world.ts')}; ${ran('issues-calls')}`,
    verified,
  },
  {
    id: 'sdk-subpath-classes',
    concerns: 'import',
    title: 'Sub-paths of the package have their own copies of the error classes',
    severity: 'low',
    happens:
      'An error thrown by a class of `@decentralized-geo/astral-sdk/location` is not an `instanceof` the error class from the package root.',
    workaround: 'Import from the package root only, and compare `error.code`.',
    evidence: 'Run: `samples/sdk/issues-extensions.ts`.',
    source: `${at('tsup.config.ts')}; ${ran('issues-extensions')}`,
    verified,
  },
];

/** Known issues of Astral SDK 0.2.0, by what a reader was about to do. */
export const sdkIssues = {
  Connect: connect,
  'Build and encode': build,
  'Sign offchain': offchain,
  'Register onchain': onchain,
  Extend: extend,
  'Compute and API': services,
  Install: install,
};
