import type {CatalogueError} from './types';

const verified = '2026-11-21';
const sdkSource = 'DecentralizedGeo/astral-sdk@2daf1b5:src/core/errors.ts';
const apiSource = 'DecentralizedGeo/astral-api@cf3f342:backend/src';

const sdk = (entry: Omit<CatalogueError, 'area' | 'source' | 'verified'>): CatalogueError => ({
  area: 'sdk',
  source: sdkSource,
  verified,
  ...entry,
});
const api = (entry: Omit<CatalogueError, 'area' | 'source' | 'verified'>): CatalogueError => ({
  area: 'api',
  source: apiSource,
  verified,
  ...entry,
});

/** Errors of the EAS contract: the name, the first four bytes of the data of the revert, the cause and the fix. */
const easErrors: readonly (readonly [name: string, selector: string, when: string, fix: string])[] = [
  [
    'InvalidSchema',
    '0xbf37b20e',
    'EAS: the schema is not registered on this chain.',
    'Register it, or change the chain.',
  ],
  ['InvalidExpirationTime', '0x08e8b937', 'EAS: the expiry is not in the future.', 'Use Unix seconds in the future.'],
  [
    'Irrevocable',
    '0x157bd4c3',
    'EAS: the schema or the attestation is not revocable.',
    'Use the `revocable` setting of the schema.',
  ],
  ['AccessDenied', '0x4ca88867', 'EAS: another account made the attestation.', 'Revoke with the account that made it.'],
  ['AlreadyRevoked', '0x905e7107', 'EAS: the attestation is revoked already.', 'Nothing is left to do.'],
  ['NotFound', '0xc5723b51', 'EAS: no attestation has this UID on this chain.', 'Check the UID and the chain.'],
  [
    'InvalidAttestation',
    '0xbd8ba84d',
    'EAS: the resolver of the schema rejected the attestation.',
    'Read what the resolver requires.',
  ],
  [
    'NotPayable',
    '0x1574f9f3',
    'EAS: the call sends ether, and the schema has no resolver, as v0.1, or one that takes none.',
    'Leave `value` out of `txOverrides`.',
  ],
  [
    'InvalidSignature',
    '0x8baa579f',
    'EAS: the signature of a delegated request is not that of its attester.',
    'Sign the request again, with the current nonce.',
  ],
  [
    'DeadlineExpired',
    '0x1ab7da6b',
    'EAS: the deadline of a delegated request has passed.',
    'Sign the request again with a later deadline.',
  ],
  ['AlreadyExists', '0x23369fa6', 'EAS: this schema is registered already.', 'Use its UID.'],
  ['AlreadyTimestamped', '0x2e267946', 'EAS: this UID has a timestamp already.', 'Use the first timestamp.'],
];

/** Errors that a program meets, with what causes them and what fixes them. `code` in backticks is set as code. */
export const errors: CatalogueError[] = [
  sdk({
    id: 'sdk-validation-error',
    name: 'ValidationError',
    code: 'VALIDATION_ERROR',
    when: 'The input has no location ("Location data is required"); no `memo`, or an invalid or negative date ("Generated proof does not match the schema"); unreadable media ("Invalid media data for type"); or broken encoded data. A signer is missing ("No signer available for offchain operations", "No provider or signer available for onchain operations", "Either signer or privateKey must be provided", "Signer is required for attestation submission"). Your schema lacks fields ("Schema is not Location Protocol conformant"). You revoke what cannot be revoked ("This location attestation is not revocable") or is already revoked.',
    fix: "Fix what `message` names: pass `memo: ''` if you have no memo, and a signer with the constructor or the call.",
  }),
  sdk({
    id: 'sdk-location-validation-error',
    name: 'LocationValidationError',
    code: 'LOCATION_VALIDATION_ERROR',
    when: 'The GeoJSON is invalid ("Invalid GeoJSON data") and `locationType` was set. It extends `ValidationError`.',
    fix: 'Fix the geometry: close each ring and write longitude first.',
  }),
  sdk({
    id: 'sdk-media-validation-error',
    name: 'MediaValidationError',
    code: 'MEDIA_VALIDATION_ERROR',
    when: 'A media handler of the SDK is called directly with data that it rejects. With `build`, the same data causes `ValidationError`.',
    fix: 'Pass JPEG or PNG bytes that match the media type.',
  }),
  sdk({
    id: 'sdk-extension-error',
    name: 'ExtensionError',
    code: 'EXTENSION_ERROR',
    when: 'No format was recognised ("Could not determine location format"), there is no handler ("No extension found for location format", "No extension found for media type", "No schema extension found for type"), or a conversion failed ("Failed to convert location format").',
    fix: 'Use GeoJSON, or register a handler for your format first.',
  }),
  sdk({
    id: 'sdk-eas-error',
    name: 'EASError',
    code: 'EAS_ERROR',
    when: 'Offchain signing or encoding failed: the wallet rejected the request, you passed a `privateKey` without a signer ("No valid signer provided"), `recipient` or the schema UID is malformed, or the schema string has other fields than v0.1 ("Failed to encode proof data according to schema").',
    fix: "Read `cause`. If the user rejected the request, `cause.code` is `'ACTION_REJECTED'`.",
  }),
  sdk({
    id: 'sdk-signing-error',
    name: 'SigningError',
    code: 'SIGNING_ERROR',
    when: 'Another step of signing failed, for example because the signer could not return its address.',
    fix: 'Read `cause` and check the signer.',
  }),
  sdk({
    id: 'sdk-registration-error',
    name: 'RegistrationError',
    code: 'REGISTRATION_ERROR',
    when: 'The onchain transaction failed ("Failed to register onchain location attestation"), for example for lack of funds, a missing provider, a revert or a wrong nonce; or a revocation could not be prepared ("Failed to revoke onchain location attestation"). With a provider and no signer, the cause is "Signer is required for onchain operations".',
    fix: 'Read `cause.data` and compare its first four bytes with the selectors of the EAS contract.',
  }),
  sdk({
    id: 'sdk-chain-connection-error',
    name: 'ChainConnectionError',
    code: 'CHAIN_CONNECTION_ERROR',
    when: 'The chain id is not in the configuration of the SDK ("Chain ID … is not supported"), or the chain name is not ("Failed to initialize EAS modules").',
    fix: 'Use a configured chain, or pass `contractAddress` and `schemaUID` to `OnchainRegistrar` and leave out `chain`.',
  }),
  sdk({
    id: 'sdk-network-error',
    name: 'NetworkError',
    code: 'NETWORK_ERROR',
    when: 'The compute service returned a status other than 2xx, or its health check failed.',
    fix: 'Read the detail in `message`, fix the request, or try again.',
  }),
  sdk({
    id: 'sdk-fetch-failed',
    name: 'TypeError',
    message: 'fetch failed',
    when: 'The host of the compute service cannot be reached. The SDK does not wrap this error.',
    fix: 'Catch it separately from `AstralError`.',
  }),
  sdk({
    id: 'sdk-extension-invalid',
    name: 'Error',
    message: 'Extension validation failed for …',
    when: 'The `validate()` of an extension that you register returns false.',
    fix: 'Let `validate()` return true once the extension is complete.',
  }),
  sdk({
    id: 'sdk-call-exception',
    name: 'Error',
    code: 'CALL_EXCEPTION',
    message: 'execution reverted …',
    when: '`compute.submit` or the `wait()` of a revocation sent a transaction that the contract rejected. The SDK does not wrap this error from ethers.',
    fix: 'Catch it separately from `AstralError`, and compare the first four bytes of `data` with the selectors of the EAS contract.',
  }),
  sdk({
    id: 'sdk-api-error',
    name: 'AstralAPIError',
    code: 'API_ERROR',
    when: '`AstralApiClient` received an error, with the HTTP status in `status`; or it could not reach the host or read the JSON, with `status` undefined.',
    fix: 'Check `status`; without one, read `message`.',
  }),
  sdk({
    id: 'sdk-not-found-error',
    name: 'NotFoundError',
    code: 'NOT_FOUND',
    when: '`AstralApiClient` received 404.',
    fix: 'Check the UID and whether the chain is indexed.',
  }),
  sdk({
    id: 'sdk-verification-error',
    name: 'VerificationError',
    code: 'VERIFICATION_ERROR',
    when: 'The legacy revocation method wraps another error. The verify methods never throw it.',
    fix: 'Read the returned `reason` of a verification instead of catching this class.',
  }),
  ...easErrors.map(([name, selector, when, fix]) =>
    sdk({id: `eas-${name.toLowerCase()}`, name, code: selector, message: 'execution reverted', when, fix}),
  ),
  api({
    id: 'api-v0-error',
    name: 'REST v0',
    message: '{"error":"Location proof not found"}',
    when: 'A route under `/api/v0` failed, also with "Failed to query location proofs" or "Failed to get location proof". The body has one member, `error`.',
    fix: 'Read the HTTP status first, then `error`.',
  }),
  api({
    id: 'api-ogc-error',
    name: 'OGC',
    message: '{"title":"Not Found","detail":"…"}',
    when: 'A route under `/api/ogc` failed, for example with "Failed to retrieve features", "Collection … not found" or "Feature with ID … not found". The body resembles RFC 9457 but has neither `type` nor `status`.',
    fix: 'Read the HTTP status and `detail`.',
  }),
  api({
    id: 'api-sync-error',
    name: 'Synchronisation',
    message: '{"status":"error","message":"…"}',
    when: 'An operator endpoint for synchronisation failed: the chain is not configured ("Unsupported chain"), a run is under way ("Worker is already running an ingestion cycle", or "Worker is currently running an ingestion cycle. …" if you name a chain), or the parameter is wrong ("Invalid action").',
    fix: 'Read `message` and `error`. For a chain that is not configured, `message` lists the others.',
  }),
  api({
    id: 'api-cron-error',
    name: 'Scheduled job',
    message: '{"success":false,"error":"…","details":"…","timestamp":"…"}',
    when: 'The worker could not be set up. A cycle that fails gives 200.',
    fix: 'Read `details` in the response.',
  }),
  api({
    id: 'api-graphql-error',
    name: 'GraphQL',
    message: '{"errors":[{"message":"…"}]}',
    when: 'A document is invalid (HTTP 400, no `data`) or a resolver failed (HTTP 200; "Failed to retrieve location proofs", "Failed to count location proofs" or "Failed to retrieve location proof statistics" with `data` null, "Failed to retrieve location proof with UID …" with that field null).',
    fix: 'Test `errors` before `data`. There is no `extensions.code` to switch on.',
  }),
  api({
    id: 'api-bbox',
    name: 'REST v0, box',
    code: '400',
    message: '{"error":"Invalid bbox format. …"}',
    when: '`bbox` is not four numbers separated by commas. Brackets count as text. OGC returns 500 for the same mistake.',
    fix: 'Send west, south, east, north without brackets.',
  }),
  api({
    id: 'api-unhandled',
    name: 'Any path',
    code: '500',
    message: '{"error":"Internal server error"}',
    when: 'With a JSON content type, the body of the request is not a JSON object or array, or is larger than 100 kB. The path does not matter.',
    fix: 'Fix the body. GET requests need no body.',
  }),
  api({
    id: 'api-cross-site',
    name: 'GraphQL, guard',
    code: '400',
    message: 'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). …',
    when: 'The request has neither the JSON content type nor one of the headers that the CSRF protection accepts.',
    fix: 'Send `Content-Type: application/json` with POST.',
  }),
  api({
    id: 'api-unrouted',
    name: 'No such route',
    code: '404',
    message: 'Cannot GET /…',
    when: 'The path matches no route. The body is HTML.',
    fix: 'Check the path and the method, and do not parse the body as JSON.',
  }),
];
