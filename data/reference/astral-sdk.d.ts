/**
 * The public contract of `@decentralized-geo/astral-sdk` 0.2.0 (tag `v0.2.0`, commit 2daf1b5), with what each part
 * really does.
 *
 * The package is not on the npm registry, so it cannot be a dependency of this site. This file stands in for its types:
 * the samples and the code blocks of the pages compile against it, and the SDK reference is printed from its comments,
 * so that the reference and the compiler read the same words.
 *
 * Conventions of the comments: `@remarks` holds behaviour and limits, `@throws` names a class and its cause,
 * `@defaultValue` holds defaults, `@knownIssue` names an entry of `data/known-issues/sdk.ts`. A declaration marked `@internal` is
 * not exported by the package: it is named here only because a public signature uses it.
 *
 * Units: times named `…Timestamp` or `…Time` are Unix seconds unless they are `Date`. Coordinates are GeoJSON positions:
 * longitude, latitude, in decimal degrees on WGS 84 (OGC CRS84).
 */
declare module '@decentralized-geo/astral-sdk' {
  import type {Geometry} from 'geojson';

  // #region configuration

  /** A payload schema: its text and the UID it has on the chain. */
  export interface RuntimeSchemaConfig {
    /** EAS schema UID, `0x` and 64 hexadecimal digits. The SDK does not check that it belongs to `rawString`. */
    readonly uid: string;
    /**
     * Schema text as registered, for example `uint256 eventTimestamp,string srs,…`.
     *
     * @remarks The SDK always encodes the nine v0.1 fields in their order. Any other text fails when it encodes.
     * @knownIssue sdk-schema-nine-fields
     */
    readonly rawString: string;
  }

  /** Options of {@link LocationModule} and of the two workflows. */
  export interface LocationConfig {
    /**
     * EIP-155 chain id. It selects the EAS contract and goes into the EIP-712 domain of offchain signatures.
     *
     * @remarks 11155111 (Sepolia), 84532 (Base Sepolia), 8453 (Base), 10 (Optimism), 42161 (Arbitrum One) and
     * 42220 (Celo) are known. Any other id makes the constructor throw `ChainConnectionError`, unless `defaultSchema` is
     * given and neither `signer` nor `provider`. A signer given to a single onchain call does not use this id.
     * @knownIssue sdk-call-signer-chain
     */
    readonly chainId: number;
    /**
     * An ethers v6 `Signer`.
     *
     * @remarks Needed for every offchain method and every onchain method. Without a provider it signs offchain, and
     * fails onchain at the first call. The declared type is `unknown`, so the compiler accepts anything.
     * @knownIssue sdk-signer-untyped
     */
    readonly signer?: unknown;
    /**
     * An ethers v6 `Provider`. An EIP-1193 object such as `window.ethereum` does not work: wrap it in
     * `new BrowserProvider(window.ethereum)`.
     *
     * @remarks A provider without a signer cannot read either.
     * @knownIssue sdk-provider-only
     */
    readonly provider?: unknown;
    /**
     * Meant to print what the SDK does.
     *
     * @defaultValue `false`
     * @remarks The unified class ignores it. Only {@link AstralSDKLegacy} prints.
     * @knownIssue sdk-debug-ignored
     */
    readonly debug?: boolean;
    /**
     * Chain name, read only when `chainId` is missing or 0.
     *
     * @defaultValue `'sepolia'`
     * @deprecated Use `chainId`.
     */
    readonly defaultChain?: string;
    /** Schemas to check at construction. The check throws only with `strictSchemaValidation`. */
    readonly schemas?: readonly RuntimeSchemaConfig[];
    /** Replaces the UID of the v0.1 schema for signing and registering. Same nine fields only. */
    readonly defaultSchema?: RuntimeSchemaConfig;
    /**
     * Makes the constructor throw `ValidationError` if one of `schemas` or `defaultSchema` is not conformant.
     *
     * @defaultValue `false`
     * @remarks A schema given to a single call is not checked.
     */
    readonly strictSchemaValidation?: boolean;
  }

  /**
   * Options of {@link AstralSDK}.
   *
   * @remarks No option exists for API keys, RPC addresses, timeouts, retries or gas. No public method reads an environment
   * variable. An internal function reads `NODE_ENV` when it gets the path of a configuration file, which nothing passes.
   */
  export interface AstralConfig extends LocationConfig {
    /**
     * Base address of the compute service. One trailing slash is removed.
     *
     * @defaultValue `'https://api.astral.global'`
     */
    readonly apiUrl?: string;
  }

  /** Options of {@link ComputeModule}. */
  export interface ComputeConfig {
    /** Base address of the compute service. */
    readonly apiUrl: string;
    /** EIP-155 chain id, sent with every request. */
    readonly chainId: number;
    /** An ethers v6 `Signer` with a provider. Needed for `submit` and `estimate` only. */
    readonly signer?: unknown;
  }

  /** Options of {@link AstralSDKLegacy}. */
  export interface AstralSDKConfig {
    /**
     * Chain name, used when `chainId` is missing.
     *
     * @defaultValue `'sepolia'`
     */
    readonly defaultChain?: string;
    /** EIP-155 chain id. It wins over `defaultChain`. */
    readonly chainId?: number;
    /** Stored and never read. */
    readonly mode?: 'onchain' | 'offchain' | 'ipfs';
    /** An ethers v6 `Provider`. */
    readonly provider?: unknown;
    /** An ethers v6 `Signer`. */
    readonly signer?: unknown;
    /** Stored and never read. */
    readonly apiKey?: string;
    /** Stored and never read. */
    readonly endpoint?: string;
    /** Prints what the class does, and adds `_originalInputs` to what `build…` returns. */
    readonly debug?: boolean;
    /** Schemas to check at construction. */
    readonly schemas?: readonly RuntimeSchemaConfig[];
    /** Replaces the UID of the v0.1 schema. Same nine fields only. */
    readonly defaultSchema?: RuntimeSchemaConfig;
    /** Throws `ValidationError` on a schema that is not conformant, also for one given to a single call. */
    readonly strictSchemaValidation?: boolean;
  }

  // #endregion
  // #region attestation data

  /** One attachment of a location attestation. It is stored inside the payload. */
  export interface MediaInput {
    /**
     * MIME type. Only `image/jpeg` and `image/png` have a handler.
     *
     * @knownIssue sdk-media-types
     */
    readonly mediaType: string;
    /**
     * Base64 text, or a `data:` URL. A CID or a web address is rejected.
     *
     * @remarks The Base64 form and the first bytes of the file have to fit `mediaType`. The label of a `data:` URL is not
     * looked at, and is stored as it stands.
     * @knownIssue sdk-media-label
     */
    readonly data: string;
    /** Accepted and dropped. */
    readonly metadata?: Record<string, unknown>;
  }

  /** What you say about a place. Input of `build` and `create`. */
  export interface LocationAttestationInput {
    /**
     * The place, as a GeoJSON *object*: a geometry, a Feature or a FeatureCollection. Longitude first, then latitude.
     *
     * @remarks GeoJSON text, coordinate pairs, WKT and H3 cells are rejected unless you register an extension.
     * A GeometryCollection, a null geometry and a MultiLineString of one line are rejected too.
     * @knownIssue sdk-location-formats
     */
    readonly location: unknown;
    /**
     * Name of the location format.
     *
     * @remarks Left out, it is detected, and the stored value is the bare base type `geojson`. Given, it is looked up by
     * the part before the first `-` and stored as it stands: `geojson-polygon` is accepted on a Point.
     */
    readonly locationType?: string;
    /**
     * Format to convert the place to before it is stored. Does nothing useful with the built-in handlers alone.
     *
     * @remarks The conversion comes first: `locationToString` of the source handler is not called then.
     */
    readonly targetLocationFormat?: string;
    /**
     * When the event took place. Milliseconds are cut off.
     *
     * @defaultValue the current time of the machine
     * @remarks A claim. Nothing in an offchain record shows when it was signed.
     */
    readonly timestamp?: Date;
    /** Attachments. Each byte costs gas onchain. */
    readonly media?: MediaInput[];
    /**
     * Free text. Pass `''` when you have none.
     *
     * @remarks Optional for the compiler, required in practice: without it `build` throws.
     * @knownIssue sdk-memo-required
     */
    readonly memo?: string;
    /**
     * Address the attestation is about, 20 bytes in hexadecimal.
     *
     * @defaultValue the address of the signer, which is then signed but not shown in the returned object
     * @remarks Not checked by the SDK. A bad address fails later, when it is signed or sent.
     * @knownIssue sdk-recipient-hidden
     */
    readonly recipient?: string;
  }

  /** A location attestation that nobody has signed yet. Result of `build`, input of `sign` and `register`. */
  export interface UnsignedLocationAttestation {
    /** When the event took place, in Unix seconds. */
    readonly eventTimestamp: number;
    /**
     * Spatial reference system. Always `'EPSG:4326'`.
     *
     * @remarks The coordinates are longitude first all the same, as GeoJSON has it.
     * @knownIssue sdk-srs-axis-order
     */
    readonly srs: string;
    /** Location format, for example `geojson`. */
    readonly locationType: string;
    /** The place as text. For GeoJSON: `JSON.stringify` of your object, not canonical. */
    readonly location: string;
    /** Always empty in 0.2.0. */
    readonly recipeType: string[];
    /** Always empty in 0.2.0. */
    readonly recipePayload: string[];
    /** MIME types, one for each entry of `mediaData`. */
    readonly mediaType: string[];
    /** Attachments as `data:` URLs. */
    readonly mediaData: string[];
    /** Free text. */
    readonly memo?: string;
    /**
     * When the attestation expires, in Unix seconds. `build` leaves it out: add it before you sign.
     *
     * @remarks `0` means "never" to EAS and "expired" to the offchain `verify`.
     * @knownIssue sdk-expiration-zero
     */
    readonly expirationTime?: number;
    /**
     * Whether the attester can revoke it. `build` leaves it out: add it before you sign.
     *
     * @defaultValue `true`
     */
    readonly revocable?: boolean;
    /** Address the attestation is about. */
    readonly recipient?: string;
    /** Which handlers made it. Nothing in 0.2.0 writes it. */
    readonly _extensions?: {location?: string; media?: string[]};
    /** The input as given. Written by the legacy class with `debug` only. */
    readonly _originalInputs?: {location?: unknown; media?: unknown[]};
  }

  /** Where an offchain attestation was published. Nothing in 0.2.0 writes one. */
  export interface PublicationRecord {
    /** Kind of storage. */
    readonly storageType: 'ipfs' | 'url' | string;
    /** CID or web address. */
    readonly reference: string;
    /** When it was published, in Unix seconds. */
    readonly publishedAt: number;
    /** Anything else. */
    readonly metadata?: Record<string, unknown>;
  }

  /**
   * A location attestation signed with EIP-712 and kept by you.
   *
   * @remarks The salt that was signed is missing, so nobody can check this object on its own. Keep the salt, or sign
   * with the EAS SDK.
   * @knownIssue sdk-salt-discarded
   */
  export interface OffchainLocationAttestation extends UnsignedLocationAttestation {
    /** EAS offchain UID, version 2. It depends on a random salt, so it differs at every signing. */
    readonly uid: string;
    /** JSON text of the form `{"v":27,"r":"0x…","s":"0x…"}`, not a hexadecimal signature. */
    readonly signature: string;
    /** Address of the signer. It is a statement of the object, not recovered from the signature. */
    readonly signer: string;
    /**
     * Always `'astral-sdk-v0.1.0'` in 0.2.0.
     *
     * @knownIssue sdk-record-version
     */
    readonly version: string;
    /** Never set in 0.2.0. */
    readonly publications?: PublicationRecord[];
  }

  /**
   * A location attestation stored by the EAS contract.
   *
   * @remarks It holds no gas figure, no schema UID, no payload and no block time. Take the receipt with
   * `provider.getTransactionReceipt(txHash)` and the record with `getAttestation(uid)` of the EAS SDK.
   */
  export interface OnchainLocationAttestation extends UnsignedLocationAttestation {
    /** EAS UID. It depends on the attester and the block time, so it never equals an offchain UID. */
    readonly uid: string;
    /** Address that sent the transaction. */
    readonly attester: string;
    /** Chain name of the SDK, for example `sepolia`. */
    readonly chain: string;
    /** EIP-155 chain id. */
    readonly chainId: number;
    /** Hash of the transaction. */
    readonly txHash: string;
    /** Number of the block that holds it. */
    readonly blockNumber: number;
    /** Whether the attester can revoke it. */
    readonly revocable: boolean;
    /** `false` at registration, and never refreshed. */
    readonly revoked: boolean;
  }

  /** Either kind of signed attestation. */
  export type LocationAttestation = OffchainLocationAttestation | OnchainLocationAttestation;

  /** What the two `verify` methods answer. An object, so it is always truthy: read `isValid`. */
  export interface VerificationResult {
    /**
     * Whether the check passed.
     *
     * @remarks It does not mean that the signature is genuine (offchain) or that the attestation exists (onchain).
     */
    readonly isValid: boolean;
    /** Onchain only, and always `false`. */
    readonly revoked?: boolean;
    /** Offchain: the address the object states. Onchain: the attester EAS returns, all zeros if there is none. */
    readonly signerAddress?: string;
    /** The object you passed in. */
    readonly attestation?: LocationAttestation;
    /** Why it failed: `INVALID_SIGNATURE`, `ATTESTATION_EXPIRED`, or free text. */
    readonly reason?: string;
  }

  /**
   * Options common to both workflows.
   *
   * @internal
   */
  interface AttestationOptions {
    /**
     * Ignored. Set `revocable` on the unsigned attestation.
     *
     * @knownIssue sdk-options-ignored
     */
    readonly revocable?: boolean;
    /**
     * Ignored. Set `expirationTime`, in Unix seconds, on the unsigned attestation.
     *
     * @knownIssue sdk-options-ignored
     */
    readonly expirationTime?: Date;
    /**
     * Ignored. Set `recipient` in the input.
     *
     * @knownIssue sdk-options-ignored
     */
    readonly subject?: string;
    /**
     * Schema of this call. The nine v0.1 fields in their order, under another UID.
     *
     * @knownIssue sdk-schema-nine-fields
     */
    readonly schema?: RuntimeSchemaConfig;
  }

  /** Options of one offchain call. */
  export interface OffchainAttestationOptions extends AttestationOptions {
    /**
     * Signer of this call.
     *
     * @remarks Used only if the SDK was built without one. The first signer used stays for later calls.
     * @knownIssue sdk-signer-sticky
     */
    readonly signer?: unknown;
    /**
     * Never works: the call fails with `EASError`, and so do later calls of the same object. Pass a `Wallet` as the signer.
     *
     * @knownIssue sdk-private-key-option
     * @knownIssue sdk-private-key-spoils
     */
    readonly privateKey?: string;
  }

  /** Options of one onchain call. */
  export interface OnchainAttestationOptions extends AttestationOptions {
    /**
     * Chain name: `sepolia`, `base-sepolia`, `base`, `optimism`, `arbitrum` or `celo`.
     *
     * @defaultValue `defaultChain`, or else `'sepolia'`; never `chainId`
     * @remarks Used only while the workflow has no registrar. An unknown name throws `ChainConnectionError`.
     * @knownIssue sdk-call-signer-chain
     */
    readonly chain?: string;
    /** Provider. Used only while the workflow has no registrar. */
    readonly provider?: unknown;
    /**
     * Signer. Used only while the workflow has no registrar.
     *
     * @remarks Give `chain` beside it: without it the transaction goes to the EAS address of Sepolia, whatever `chainId` is.
     * @knownIssue sdk-call-signer-chain
     */
    readonly signer?: unknown;
    /**
     * Merged into the attestation request, not into the transaction.
     *
     * @remarks `gasLimit`, `nonce` and fee fields are dropped. `value`, `recipient`, `revocable`, `expirationTime` and
     * `refUID` change the attestation, `data` replaces the payload, and the returned object does not show it.
     * @knownIssue sdk-tx-overrides
     */
    readonly txOverrides?: Record<string, unknown>;
    /** Never read. */
    readonly allowDifferentSigner?: boolean;
  }

  // #endregion
  // #region main class and modules

  /**
   * The entry point: one object for one chain.
   *
   * @example
   * ```ts
   * import {AstralSDK} from '@decentralized-geo/astral-sdk';
   * import {Wallet} from 'ethers';
   *
   * const sdk = new AstralSDK({chainId: 11155111, signer: Wallet.createRandom()});
   * const record = await sdk.location.offchain.create({
   *   location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
   *   memo: '',
   * });
   * console.log(record.uid);
   * ```
   */
  export class AstralSDK {
    /**
     * @param config - Chain, signer and options. Required: without it the constructor throws a plain `TypeError`.
     * @throws {ChainConnectionError} The chain id is not one of the six known ones.
     * @throws {ValidationError} With `strictSchemaValidation`, a given schema is not conformant.
     */
    constructor(config: AstralConfig);
    /** Build, sign, register, verify and revoke location attestations. */
    readonly location: LocationModule;
    /** Ask the compute service about distances, areas and containment. */
    readonly compute: ComputeModule;
  }

  /** Location attestations: what both workflows share. Reach it as `sdk.location`. */
  export class LocationModule {
    /**
     * @param config - Chain, signer and options.
     * @throws {ChainConnectionError} The chain id is not known.
     */
    constructor(config: LocationConfig);
    /** Sign without a transaction. */
    readonly offchain: OffchainWorkflow;
    /** Register with the EAS contract. */
    readonly onchain: OnchainWorkflow;
    /** Handlers of location formats, media types and schemas. One registry for each SDK object. */
    readonly extensions: ExtensionRegistry;
    /**
     * Turns an input into an unsigned attestation. Needs no signer and no network.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @returns The unsigned attestation, without `revocable` and `expirationTime`.
     * @throws {ValidationError} The location is missing, the memo is missing, the date is invalid or before 1970, or
     * the bytes of an attachment do not match its MIME type.
     * @throws {LocationValidationError} `locationType` was given and the geometry is invalid.
     * @throws {ExtensionError} The format was not recognised, or no handler exists for a format or MIME type.
     * @remarks Waits for the built-in handlers. Checks ring closure and coordinate range, not winding and not axis
     * order: a swapped pair with both numbers within ±90 passes. Sets no limit on size.
     * @example
     * ```ts
     * import {AstralSDK} from '@decentralized-geo/astral-sdk';
     *
     * const sdk = new AstralSDK({chainId: 11155111});
     * const unsigned = await sdk.location.build({
     *   location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
     *   locationType: 'geojson-point',
     *   timestamp: new Date('2026-11-21T12:00:00Z'),
     *   memo: 'Airy transit circle',
     * });
     * console.log(unsigned.location);
     * ```
     */
    build(input: LocationAttestationInput): Promise<UnsignedLocationAttestation>;
    /**
     * ABI-encodes the nine payload fields: the `data` member of the EAS attestation.
     *
     * @param attestation - Anything that carries the nine fields.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns `0x`-prefixed hexadecimal text.
     * @throws {ExtensionError} The built-in handlers are not loaded yet. Await `extensions.ensureInitialized()` first.
     * @throws {ValidationError} A field is missing or has the wrong type.
     */
    encode(attestation: UnsignedLocationAttestation, schemaType?: string): string;
    /**
     * Decodes a payload.
     *
     * @param encodedData - `0x`-prefixed hexadecimal text.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns An object of *wrapped* values: `decoded.memo` is `{name, type, value}`. Integers are `bigint`.
     * @throws {ExtensionError} The built-in handlers are not loaded yet.
     * @throws {ValidationError} The text is not an encoding of the schema.
     * @knownIssue sdk-decode-wrapped
     */
    decode(encodedData: string, schemaType?: string): Record<string, SchemaValue>;
  }

  /**
   * How a workflow turns input into an unsigned attestation.
   *
   * @internal
   */
  type BuildFn = (input: LocationAttestationInput) => Promise<UnsignedLocationAttestation>;

  /** Signing without a transaction. Reach it as `sdk.location.offchain`: on its own it cannot `create`. */
  export class OffchainWorkflow {
    /** @param config - Chain, signer and options. */
    constructor(config: LocationConfig);
    /**
     * Builds and signs.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Signer or schema of this call. Other options are ignored.
     * @param buildFn - Supplied by {@link LocationModule}. Leave it out.
     * @returns The signed attestation. Nothing is sent or stored: keep the object.
     * @throws {ValidationError} As in `build`, or no signer was given.
     * @throws {EASError} The wallet refused, the recipient is malformed, or the schema does not fit. Read `cause`.
     * @throws {SigningError} Another failure of the signer, for example of `getAddress`.
     * @remarks Takes about 10 ms. Calls can run in parallel.
     * @knownIssue sdk-salt-discarded
     */
    create(
      input: LocationAttestationInput,
      options?: OffchainAttestationOptions,
      buildFn?: BuildFn,
    ): Promise<OffchainLocationAttestation>;
    /**
     * Signs an attestation that you built, so that you can set `revocable` and `expirationTime` first.
     *
     * @param unsigned - Result of `build`, extended as needed.
     * @param options - Signer or schema of this call.
     * @returns The signed attestation, without the salt.
     * @throws {ValidationError} No signer was given.
     * @throws {EASError} Signing or encoding failed. Read `cause`.
     * @throws {SigningError} Another failure of the signer.
     * @remarks Signs EIP-712 typed data, EAS offchain version 2. The signed `time` is `eventTimestamp`.
     */
    sign(
      unsigned: UnsignedLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    /**
     * Checks the *shape* of the signature and the expiry. It does not check the signature.
     *
     * @param attestation - A signed attestation.
     * @param options - Signer, if the SDK has none. It is required and not used.
     * @returns `isValid: true` also for altered data, a forged signature, another signer and another chain.
     * @remarks Never rejects: failures come back as `isValid: false` with a `reason`.
     * @knownIssue sdk-offchain-verify
     */
    verify(attestation: OffchainLocationAttestation, options?: OffchainAttestationOptions): Promise<VerificationResult>;
  }

  /** Registering with the EAS contract. Reach it as `sdk.location.onchain`: on its own it cannot `create`. */
  export class OnchainWorkflow {
    /** @param config - Chain, signer with a provider, and options. */
    constructor(config: LocationConfig);
    /**
     * Builds, sends one transaction and waits for one confirmation.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Schema of this call. No gas option works.
     * @param buildFn - Supplied by {@link LocationModule}. Leave it out.
     * @returns The registered attestation.
     * @throws {ValidationError} As in `build`, or no signer was given.
     * @throws {RegistrationError} The transaction failed: no funds, no provider, a revert, a used nonce. Read `cause`.
     * @remarks Parallel calls of one wallet collide on the nonce: wrap it in the `NonceManager` of ethers.
     * @knownIssue sdk-nonce-collision
     */
    create(
      input: LocationAttestationInput,
      options?: OnchainAttestationOptions,
      buildFn?: BuildFn,
    ): Promise<OnchainLocationAttestation>;
    /**
     * Registers an attestation that you built, so that you can set `revocable` and `expirationTime` first.
     *
     * @param unsigned - Result of `build`, extended as needed.
     * @param options - Schema of this call.
     * @returns The registered attestation.
     * @throws {ValidationError} No signer was given.
     * @throws {RegistrationError} The transaction failed. Read `cause`.
     */
    register(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * Compares the chain id and the expiry, and looks up the UID. It does not compare the data and cannot see a revocation.
     *
     * @param attestation - A registered attestation.
     * @param options - Not needed.
     * @returns `isValid: true` also for an altered copy, a revoked attestation and a UID that does not exist. For a record
     * of another chain id: `isValid: false` with a reason.
     * @remarks Never rejects. Needs a signer although it only reads. Uses the clock of the machine for the expiry.
     * @knownIssue sdk-onchain-verify
     */
    verify(attestation: OnchainLocationAttestation, options?: OnchainAttestationOptions): Promise<VerificationResult>;
    /**
     * Prepares a revocation. **Nothing is sent until you call `wait()` on the result.**
     *
     * @param attestation - A registered attestation of the same signer.
     * @param options - Not needed.
     * @returns The unsent `Transaction` of the EAS SDK, typed `unknown`.
     * @throws {ValidationError} Your copy says that it is not revocable, or already revoked, or no signer was given.
     * @throws {RegistrationError} The revocation could not be prepared.
     * @remarks A wrong sender or a second revocation surfaces from `wait()` as a raw ethers `CALL_EXCEPTION`.
     * An attestation of another schema UID cannot be revoked through the SDK. Revoking marks, it never erases.
     * @knownIssue sdk-revoke-unsent
     */
    revoke(attestation: OnchainLocationAttestation, options?: OnchainAttestationOptions): Promise<unknown>;
  }

  // #endregion
  // #region compute

  /**
   * A GeoJSON geometry as input of a computation. Exported by `@decentralized-geo/astral-sdk/compute` only.
   *
   * @internal
   */
  type RawGeometryInput = Geometry;

  /**
   * An attestation known to the compute service by its onchain UID.
   *
   * @internal
   */
  interface OnchainInput {
    /** EAS UID. */
    readonly uid: string;
  }

  /**
   * An attestation that the compute service fetches.
   *
   * @internal
   */
  interface OffchainInput {
    /** EAS offchain UID. */
    readonly uid: string;
    /** Where the service reads it. */
    readonly uri: string;
  }

  /** A place for the compute service. A string is sent as `{uid}`. A GeoJSON Feature also works at run time. */
  export type Input = string | RawGeometryInput | OnchainInput | OffchainInput;

  /** Options of a compute request. */
  export interface ComputeOptions {
    /** UID of the schema in which the service attests to its result. */
    readonly schema: string;
    /** Address the result is about. */
    readonly recipient?: string;
  }

  /**
   * The attestation that the service made about its result.
   *
   * @internal
   */
  interface AttestationObject {
    readonly schema: string;
    readonly attester: string;
    readonly recipient: string;
    /** ABI-encoded result. */
    readonly data: string;
    readonly signature: string;
  }

  /**
   * What `submit` needs in order to register the result in the name of the service.
   *
   * @internal
   */
  interface DelegatedAttestationObject {
    readonly signature: string;
    readonly attester: string;
    /** Last moment of validity, in Unix seconds. */
    readonly deadline: number;
  }

  /**
   * What every compute result carries.
   *
   * @internal
   */
  interface ComputeResultBase {
    /** Name of the operation. */
    readonly operation: string;
    /** When it was computed, in Unix seconds. */
    readonly timestamp: number;
    /** Hashes or UIDs of the inputs. */
    readonly inputRefs: string[];
    readonly attestation: AttestationObject;
    readonly delegatedAttestation: DelegatedAttestationObject;
  }

  /** A number and its unit. */
  export interface NumericComputeResult extends ComputeResultBase {
    readonly result: number;
    /** For example `meters`. */
    readonly units: string;
  }

  /** Yes or no. */
  export interface BooleanComputeResult extends ComputeResultBase {
    readonly result: boolean;
  }

  /** Either kind of result. */
  export type ComputeResult = NumericComputeResult | BooleanComputeResult;

  /**
   * What the attester of a delegated attestation signed. Exported by `@decentralized-geo/astral-sdk/compute` only.
   *
   * @internal
   */
  interface DelegatedAttestationMessage {
    /** EAS schema UID. */
    readonly schema: string;
    readonly recipient: string;
    /** Unix seconds; `0n` for never. */
    readonly expirationTime: bigint;
    readonly revocable: boolean;
    readonly refUID: string;
    /** ABI-encoded payload. */
    readonly data: string;
    /** Wei to send to the resolver. */
    readonly value: bigint;
    /** Nonce of the attester in the EAS contract. */
    readonly nonce: bigint;
    /** Last moment of validity, in Unix seconds. */
    readonly deadline: bigint;
  }

  /**
   * The parts of an ECDSA signature. Exported by `@decentralized-geo/astral-sdk/compute` only.
   *
   * @internal
   */
  interface DelegatedAttestationSignature {
    readonly v: number;
    readonly r: string;
    readonly s: string;
  }

  /** The message-style delegated attestation that `estimate` takes. The service no longer returns it. */
  export interface DelegatedAttestation {
    readonly message: DelegatedAttestationMessage;
    readonly signature: DelegatedAttestationSignature;
    readonly attester: string;
  }

  /** What `submit` returns. */
  export interface AttestationResult {
    /** EAS UID of the registered result. */
    readonly uid: string;
  }

  /**
   * State of the compute service.
   *
   * @internal
   */
  interface HealthStatus {
    readonly status: string;
    readonly database: string;
  }

  /**
   * Client of the compute service. Reach it as `sdk.compute`.
   *
   * @remarks Each operation is one POST to `{apiUrl}/compute/v0/<operation>`. No API key is sent. An unreachable host
   * rejects with a plain `TypeError`.
   * @knownIssue sdk-compute-fetch-error
   */
  export class ComputeModule {
    /** @param config - Address of the service, chain and signer. */
    constructor(config: ComputeConfig);
    /**
     * Distance between two places.
     *
     * @param from - First place.
     * @param to - Second place.
     * @param options - Result schema and recipient.
     * @returns The distance in metres, with the attestation of the service.
     * @throws {NetworkError} The service answered with an error status. The message carries its `detail`.
     */
    distance(from: Input, to: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Area of a polygon.
     *
     * @param geometry - The place.
     * @param options - Result schema and recipient.
     * @returns The area in square metres.
     * @throws {NetworkError} The service answered with an error status.
     */
    area(geometry: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Length of a line.
     *
     * @param geometry - The place.
     * @param options - Result schema and recipient.
     * @returns The length in metres.
     * @throws {NetworkError} The service answered with an error status.
     */
    length(geometry: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Whether one place contains another.
     *
     * @param container - The outer place.
     * @param containee - The inner place.
     * @param options - Result schema and recipient.
     * @returns Yes or no.
     * @throws {NetworkError} The service answered with an error status.
     */
    contains(container: Input, containee: Input, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * Whether a place lies within a radius of another.
     *
     * @param geometry - The place.
     * @param target - Centre of the circle.
     * @param radius - Radius in metres.
     * @param options - Result schema and recipient.
     * @returns Yes or no.
     * @throws {NetworkError} The service answered with an error status.
     */
    within(geometry: Input, target: Input, radius: number, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * Whether two places share a point.
     *
     * @param a - First place.
     * @param b - Second place.
     * @param options - Result schema and recipient.
     * @returns Yes or no.
     * @throws {NetworkError} The service answered with an error status.
     */
    intersects(a: Input, b: Input, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * State of the service: `GET {apiUrl}/health`.
     *
     * @returns State of the service and of its database.
     * @throws {NetworkError} The service answered with an error status.
     */
    health(): Promise<HealthStatus>;
    /**
     * Registers a result onchain: the service stays the attester, your signer pays.
     *
     * @param input - The **whole** result of an operation, not its `delegatedAttestation` alone.
     * @returns The UID of the registered result.
     * @throws {ValidationError} No signer was given, or the chain id has no known EAS contract.
     * @throws {Error} The transaction failed: the error of ethers as it is, for example with `code` `CALL_EXCEPTION`.
     * @remarks Always registers as revocable and without expiry.
     * @knownIssue sdk-compute-submit
     * @knownIssue sdk-compute-unknown-chain
     */
    submit(
      input: DelegatedAttestation | {attestation: AttestationObject; delegatedAttestation: DelegatedAttestationObject},
    ): Promise<AttestationResult>;
    /**
     * Gas that `submit` would use. Not usable in practice: the service no longer returns the object it takes.
     *
     * @param attestation - A message-style delegated attestation.
     * @returns Gas units.
     * @knownIssue sdk-compute-estimate
     */
    estimate(attestation: DelegatedAttestation): Promise<bigint>;
  }

  // #endregion
  // #region extensions

  /**
   * A value of a schema field.
   *
   * @internal
   */
  type SchemaValue =
    string | boolean | number | bigint | Record<string, unknown> | Record<string, unknown>[] | unknown[];

  /**
   * What an extension says of itself.
   *
   * @internal
   */
  interface ExtensionMetadata {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Kind of extension, for example `location`. */
    readonly type: string;
  }

  /**
   * What every extension has. A plain object is enough.
   *
   * @internal
   */
  interface Extension {
    /** Unique id, for example `example:location:lnglat`. The built-in ones start with `astral:`. */
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Self-test at registration. `false` makes the registration throw a plain `Error`. */
    validate(): boolean;
    getMetadata(): ExtensionMetadata;
  }

  /**
   * A handler of one location format. Not exported: derive it with
   * `Parameters<ExtensionRegistry['registerLocationExtension']>[0]`.
   *
   * @internal
   */
  interface LocationTypeExtension extends Extension {
    /**
     * Key of the format. It must not contain `-`.
     *
     * @knownIssue sdk-extension-dash
     */
    readonly locationType: string;
    /** Whether the value is of this format. Used for detection. */
    validateLocation(location: unknown): boolean;
    /** Text to store. It must throw on bad input: with an explicit `locationType` nothing is validated before. */
    locationToString(location: unknown): string;
    /** The place as GeoJSON, longitude first. Used for conversion. */
    locationToGeoJSON(location: unknown): object;
    /** Receives **GeoJSON text**, despite its name, and returns a value of this format. Used for conversion. */
    parseLocationString(locationString: string): unknown;
  }

  /**
   * A handler of MIME types. Not exported: derive it with
   * `Parameters<ExtensionRegistry['registerMediaExtension']>[0]`.
   *
   * @internal
   */
  interface MediaAttachmentExtension extends Extension {
    /** Every MIME type it handles. Each is a key. */
    readonly supportedMediaTypes: string[];
    /** `false` makes `build` throw `ValidationError`. */
    validateMedia(mediaType: string, data: string): boolean;
    /** Text to store. */
    processMedia(mediaType: string, data: string): string;
    supportsMediaType(mediaType: string): boolean;
  }

  /**
   * A handler of proof recipes. It can be registered, and nothing calls it.
   *
   * @internal
   */
  interface ProofRecipeExtension extends Extension {
    readonly recipeType: string;
    validateRecipe(recipeData: unknown): boolean;
    recipeToString(recipeData: unknown): Uint8Array;
    parseRecipeBytes(recipeBytes: Uint8Array): unknown;
  }

  /**
   * A handler of one payload schema.
   *
   * @internal
   */
  interface SchemaExtension extends Extension {
    readonly schemaType: string;
    getSchemaString(): string;
    getSchemaUID(chainId: number): string;
    validateSchemaData(data: Record<string, SchemaValue>): boolean;
    encodeData(data: Record<string, SchemaValue>): string;
    decodeData(encodedData: string): Record<string, SchemaValue>;
  }

  /**
   * The handlers of one SDK object. Reach it as `sdk.location.extensions`.
   *
   * @remarks The built-in handlers load asynchronously. A handler registered for the same key before that is replaced.
   * Built in are GeoJSON, JPEG and PNG images, and the v0.1 payload schema.
   * @knownIssue sdk-extensions-async
   */
  export class ExtensionRegistry {
    /** @param registerBuiltIns - Whether to load the built-in handlers. Default `true`. */
    constructor(registerBuiltIns?: boolean);
    /**
     * Waits until the built-in handlers are loaded. Await it before you register, encode, decode or detect.
     *
     * @returns Nothing.
     */
    ensureInitialized(): Promise<void>;
    /**
     * Adds a location format, or replaces the handler of the same `locationType`.
     *
     * @param extension - The handler.
     * @throws {Error} Its `validate()` returned false.
     */
    registerLocationExtension(extension: LocationTypeExtension): void;
    /**
     * Adds MIME types, or replaces their handlers.
     *
     * @param extension - The handler.
     * @throws {Error} Its `validate()` returned false.
     */
    registerMediaExtension(extension: MediaAttachmentExtension): void;
    /**
     * Adds a recipe type. Nothing in 0.2.0 calls it.
     *
     * @param extension - The handler.
     * @throws {Error} Its `validate()` returned false.
     */
    registerRecipeExtension(extension: ProofRecipeExtension): void;
    /**
     * Adds a payload schema for `encode` and `decode`.
     *
     * @param extension - The handler.
     * @throws {Error} Its `validate()` returned false.
     */
    registerSchemaExtension(extension: SchemaExtension): void;
    /**
     * The handler of a location format.
     *
     * @param locationType - Format name. Only the part before the first `-` counts.
     * @returns The handler, or `undefined`.
     */
    getLocationExtension(locationType: string): LocationTypeExtension | undefined;
    /**
     * The handler of a MIME type.
     *
     * @param mediaType - MIME type.
     * @returns The handler, or `undefined`.
     */
    getMediaExtension(mediaType: string): MediaAttachmentExtension | undefined;
    /**
     * The handler of a recipe type.
     *
     * @param recipeType - Recipe type.
     * @returns The handler, or `undefined`.
     */
    getRecipeExtension(recipeType: string): ProofRecipeExtension | undefined;
    /**
     * The handler of a payload schema.
     *
     * @param schemaType - Schema key, for example `location`.
     * @returns The handler, or `undefined`.
     */
    getSchemaExtension(schemaType: string): SchemaExtension | undefined;
    /** @returns Every location handler. */
    getAllLocationExtensions(): LocationTypeExtension[];
    /** @returns Every media handler. */
    getAllMediaExtensions(): MediaAttachmentExtension[];
    /** @returns Every recipe handler. */
    getAllRecipeExtensions(): ProofRecipeExtension[];
    /** @returns Every schema handler. */
    getAllSchemaExtensions(): SchemaExtension[];
    /**
     * Asks each location handler in turn, the built-in GeoJSON one first.
     *
     * @param location - A value of unknown format.
     * @returns The key of the first handler that accepts it, or `undefined`.
     */
    detectLocationFormat(location: unknown): string | undefined;
  }

  // #endregion
  // #region legacy class

  /**
   * A payload schema for {@link AstralSDKLegacy}.
   *
   * @internal
   */
  interface CustomSchemaExtensionOptions {
    id: string;
    name: string;
    description: string;
    schemaType: string;
    schemaString: string;
    /** UID for each EIP-155 chain id. */
    schemaUIDs: Record<number, string>;
    validateSchema?: (data: Record<string, SchemaValue>) => boolean;
    createEncoder?: (schemaString: string) => SchemaEncoder;
  }

  /**
   * The class of 0.1.x, kept for programs written for it. New programs use {@link AstralSDK}.
   *
   * @remarks Same data, same signatures and same known issues of verification as the unified class.
   */
  export class AstralSDKLegacy {
    /**
     * @param config - Chain, signer and options. Default: Sepolia.
     * @throws {ChainConnectionError} The chain is not known.
     */
    constructor(config?: AstralSDKConfig);
    /** Handlers of location formats, media types and schemas. */
    readonly extensions: ExtensionRegistry;
    /** @returns The cache of schema checks. */
    getSchemaCache(): SchemaValidationCache;
    /** @returns The schema used when a call names none. */
    getDefaultSchema(): RuntimeSchemaConfig;
    /**
     * As `sdk.location.build`, except for errors of handlers.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @returns The unsigned attestation.
     * @throws {ValidationError} Also for what a handler throws, which is then in `cause`. `build` passes it on as it is.
     */
    buildLocationAttestation(input: LocationAttestationInput): Promise<UnsignedLocationAttestation>;
    /**
     * As `sdk.location.offchain.sign`.
     *
     * @param unsigned - The unsigned attestation.
     * @param options - Signer or schema of this call.
     * @returns The signed attestation.
     */
    signOffchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    /**
     * As `sdk.location.offchain.create`.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Signer or schema of this call.
     * @returns The signed attestation.
     */
    createOffchainLocationAttestation(
      input: LocationAttestationInput,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    /**
     * As `sdk.location.offchain.verify`, with the same limits.
     *
     * @param att - A signed attestation.
     * @param options - Signer, if the object has none.
     * @returns The result of a check of shape and expiry.
     * @knownIssue sdk-offchain-verify
     */
    verifyOffchainLocationAttestation(
      att: OffchainLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<VerificationResult>;
    /**
     * Does nothing.
     *
     * @param att - A signed attestation.
     * @returns The same object.
     */
    publishOffchainLocationAttestation(att: OffchainLocationAttestation): Promise<OffchainLocationAttestation>;
    /**
     * As `sdk.location.onchain.create`.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Schema of this call.
     * @returns The registered attestation.
     */
    createOnchainLocationAttestation(
      input: LocationAttestationInput,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * As `sdk.location.onchain.register`.
     *
     * @param unsigned - The unsigned attestation.
     * @param options - Schema of this call.
     * @returns The registered attestation.
     */
    registerOnchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * As `sdk.location.onchain.verify`, with the same limits.
     *
     * @param att - A registered attestation.
     * @param options - Not needed.
     * @returns The result of a look-up and a check of expiry.
     * @knownIssue sdk-onchain-verify
     */
    verifyOnchainLocationAttestation(
      att: OnchainLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<VerificationResult>;
    /**
     * As `sdk.location.onchain.revoke`: nothing is sent until `wait()`.
     *
     * @param att - A registered attestation.
     * @param options - Not needed.
     * @returns The unsent transaction.
     * @knownIssue sdk-revoke-unsent
     */
    revokeOnchainLocationAttestation(
      att: OnchainLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<unknown>;
    /**
     * As `sdk.location.encode`.
     *
     * @param att - Anything that carries the nine fields.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns `0x`-prefixed hexadecimal text.
     */
    encodeLocationAttestation(att: UnsignedLocationAttestation, schemaType?: string): string;
    /**
     * As `sdk.location.decode`.
     *
     * @param encodedData - `0x`-prefixed hexadecimal text.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns An object of wrapped values.
     */
    decodeLocationAttestation(encodedData: string, schemaType?: string): Record<string, SchemaValue>;
    /**
     * UID of a schema on a chain.
     *
     * @param chainId - EIP-155 chain id.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns The UID.
     */
    getSchemaUID(chainId: number, schemaType?: string): string;
    /**
     * Text of a schema.
     *
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns The text.
     */
    getSchemaString(schemaType?: string): string;
    /**
     * Adds a payload schema. It is there on a later tick, not when the call returns.
     *
     * @param options - Text, UIDs and checks of the schema.
     */
    registerCustomSchema(options: CustomSchemaExtensionOptions): void;
  }

  // #endregion
  // #region lower-level parts

  /** What `OffchainWorkflow` uses inside. */
  export class OffchainSigner {
    /** @param config - Signer, chain and schema. `privateKey` does not work. */
    constructor(config: {
      readonly signer?: unknown;
      readonly privateKey?: string;
      readonly chainId?: number;
      readonly schemaUID?: string;
    });
    /**
     * Signs an attestation.
     *
     * @param unsigned - The unsigned attestation.
     * @param schema - Schema of this call.
     * @returns The signed attestation, without the salt.
     */
    signOffchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      schema?: RuntimeSchemaConfig,
    ): Promise<OffchainLocationAttestation>;
    /**
     * Checks shape and expiry only.
     *
     * @param att - A signed attestation.
     * @returns The result of that check.
     * @knownIssue sdk-offchain-verify
     */
    verifyOffchainLocationAttestation(att: OffchainLocationAttestation): Promise<VerificationResult>;
  }

  /** What `OnchainWorkflow` uses inside. Use it yourself for a chain or an EAS contract that the SDK does not know. */
  export class OnchainRegistrar {
    /**
     * @param config - Leave `chain` out and give `contractAddress` for another chain: the chain id is then read from
     * the provider of the signer.
     * @throws {ValidationError} Neither `provider` nor `signer` is given.
     * @throws {ChainConnectionError} The `chain` name is not known: "Failed to initialize EAS modules".
     * @knownIssue sdk-unknown-chain-name
     */
    constructor(config: {
      readonly provider?: unknown;
      readonly signer?: unknown;
      readonly chain?: string;
      readonly contractAddress?: string;
      readonly schemaUID?: string;
    });
    /**
     * Sends one transaction and waits for one confirmation.
     *
     * @param unsigned - The unsigned attestation.
     * @param options - Schema of this call.
     * @returns The registered attestation.
     */
    registerOnchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * Looks up the UID and reads the expiry.
     *
     * @param att - A registered attestation.
     * @returns The result of that check.
     * @knownIssue sdk-onchain-verify
     */
    verifyOnchainLocationAttestation(att: OnchainLocationAttestation): Promise<VerificationResult>;
    /**
     * Prepares a revocation with the schema UID of the registrar.
     *
     * @param att - A registered attestation.
     * @returns The unsent transaction.
     * @knownIssue sdk-revoke-unsent
     */
    revokeOnchainLocationAttestation(att: OnchainLocationAttestation): Promise<unknown>;
  }

  /**
   * One field of an encoded payload.
   *
   * @internal
   */
  interface SchemaItem {
    name: string;
    value: SchemaValue;
    type: string;
  }

  /** ABI encoding of a schema, over the encoder of the EAS SDK. */
  export class SchemaEncoder {
    /** @param schema - Schema text, or `'v0.1'` for the nine-field one. */
    constructor(schema: string);
    /**
     * Whether a schema text can be parsed.
     *
     * @param schema - Schema text.
     * @returns Yes or no.
     */
    static isSchemaValid(schema: string): boolean;
    /** @returns The schema text. */
    getSchema(): string;
    /** @returns Field names and their Solidity types. */
    getSchemaInterface(): Record<string, string>;
    /**
     * Encodes fields. Give them in the order of the schema: they are not sorted.
     *
     * @param data - One item for each field.
     * @returns `0x`-prefixed hexadecimal text.
     * @throws {ValidationError} A field is missing, has another name or type, or comes in another place.
     */
    encodeData(data: SchemaItem[]): string;
    /**
     * Decodes a payload.
     *
     * @param encodedData - `0x`-prefixed hexadecimal text.
     * @returns One item for each field. The value itself is at `item.value.value`.
     * @knownIssue sdk-decode-wrapped
     */
    decodeData(encodedData: string): SchemaItem[];
    /**
     * Whether a payload is an encoding of the schema.
     *
     * @param encodedData - `0x`-prefixed hexadecimal text.
     * @returns Yes or no.
     */
    isEncodedDataValid(encodedData: string): boolean;
    /**
     * Encodes an object by field name.
     *
     * @param proof - Values by field name.
     * @returns `0x`-prefixed hexadecimal text.
     */
    encodeLocationProof(proof: Record<string, SchemaValue>): string;
    /**
     * Decodes into an object by field name.
     *
     * @param encodedData - `0x`-prefixed hexadecimal text.
     * @returns An object of *wrapped* values by field name: `decoded.name` is `{name, type, value}`.
     * @knownIssue sdk-decode-wrapped
     */
    decodeLocationProof(encodedData: string): Record<string, unknown>;
  }

  /**
   * Filter of {@link AstralApiClient}.
   *
   * @internal
   */
  interface AttestationQuery {
    readonly uid?: string;
    /** West, south, east, north, in degrees. */
    readonly bbox?: [number, number, number, number];
    readonly timeRange?: [Date, Date];
    readonly chain?: string;
    readonly attester?: string[];
    /** `0` is dropped. */
    readonly limit?: number;
    readonly offset?: number;
  }

  /**
   * One page of attestations.
   *
   * @internal
   */
  interface LocationAttestationCollection {
    readonly attestations: LocationAttestation[];
    readonly total: number;
    readonly pageSize: number;
    readonly currentPage: number;
    readonly totalPages: number;
    readonly hasNextPage: boolean;
    readonly hasPrevPage: boolean;
    readonly query: AttestationQuery;
  }

  /**
   * What the API says of itself.
   *
   * @internal
   */
  interface AstralApiConfig {
    schemas: {location: string; media?: string; recipe?: string};
    chains: {[chainId: string]: {name: string; contracts: {eas: string; schemaRegistry: string}}};
    version: {api: string; protocol: string};
    features?: {[featureName: string]: boolean};
  }

  /**
   * A client of the Astral API that is not ready: `AstralSDK` does not use it, and it asks for paths that the API does
   * not serve.
   *
   * @remarks Retries status 429 and network failures three times, after 1, 2 and 4 seconds.
   * @knownIssue sdk-api-client-paths
   */
  export class AstralApiClient {
    /**
     * @param configOrBaseURL - Base address, or options. `timeout` is stored and never used.
     * @param apiKey - Key, if the first argument is an address.
     */
    constructor(configOrBaseURL?: {baseURL?: string; apiKey?: string; timeout?: number} | string, apiKey?: string);
    /**
     * Asks for `/config`.
     *
     * @returns What the API says of itself.
     * @throws {AstralAPIError} The request failed.
     */
    getConfig(): Promise<AstralApiConfig>;
    /**
     * Asks for `/proofs/{uid}`.
     *
     * @param uid - EAS UID.
     * @returns The attestation.
     * @throws {NotFoundError} The API answered 404.
     * @throws {AstralAPIError} The request failed.
     */
    getLocationAttestation(uid: string): Promise<LocationAttestation>;
    /**
     * Asks for `/proofs`.
     *
     * @param query - Filter and page.
     * @returns One page.
     * @throws {AstralAPIError} The request failed.
     */
    getLocationAttestations(query?: AttestationQuery): Promise<LocationAttestationCollection>;
    /**
     * Always throws with status 501.
     *
     * @param proof - Not used.
     * @returns Never.
     * @throws {AstralAPIError} Always.
     */
    publishOffchainProof(proof: unknown): Promise<LocationAttestation>;
  }

  /** An empty placeholder for storage back ends. */
  export abstract class StorageAdapter {
    /** @param _config - Not used. */
    constructor(_config: {
      readonly type: 'ipfs' | 'url' | string;
      readonly endpoint?: string;
      readonly apiKey?: string;
    });
  }

  // #endregion
  // #region schema constants

  /**
   * Networks named by `LOCATION_V1_SCHEMA`.
   *
   * @remarks Base Sepolia is missing, although the SDK knows the chain.
   * @knownIssue sdk-networks-constant
   */
  export type SupportedNetwork = 'sepolia' | 'base' | 'arbitrum' | 'celo' | 'optimism';

  /** Solidity types of payload fields. */
  export type SolidityType = 'uint256' | 'string' | 'string[]' | 'bytes' | 'bytes[]' | 'address' | 'bool';

  /** Field names and their Solidity types. */
  export interface SchemaInterface {
    readonly [fieldName: string]: SolidityType;
  }

  /** The nine fields of the v0.1 payload. */
  export interface LocationV1SchemaInterface {
    readonly eventTimestamp: 'uint256';
    readonly srs: 'string';
    readonly locationType: 'string';
    readonly location: 'string';
    readonly recipeType: 'string[]';
    readonly recipePayload: 'bytes[]';
    readonly mediaType: 'string[]';
    readonly mediaData: 'string[]';
    readonly memo: 'string';
    readonly [key: string]: SolidityType;
  }

  /** A payload schema with the networks it is registered on. */
  export interface SchemaConfig<T extends Record<string, SolidityType> = SchemaInterface> {
    /** EAS schema UID. */
    readonly uid: string;
    /** Schema text. */
    readonly rawString: string;
    readonly version: number;
    readonly networks: readonly SupportedNetwork[];
    readonly schemaInterface: T;
  }

  /** Type of {@link LOCATION_V1_SCHEMA}. */
  export type LocationV1SchemaConfig = SchemaConfig<LocationV1SchemaInterface>;

  /** The v0.1 payload schema: nine fields, no resolver, revocable. Its UID is the same on every chain. */
  export const LOCATION_V1_SCHEMA: LocationV1SchemaConfig & {
    readonly uid: '0xba4171c92572b1e4f241d044c32cdf083be9fd946b8766977558ca6378c824e2';
    readonly version: 1;
  };

  /**
   * Whether a chain name is a {@link SupportedNetwork}.
   *
   * @param network - Chain name.
   * @returns `false` also for `base-sepolia`.
   * @knownIssue sdk-networks-constant
   */
  export function isSupportedNetwork(network: string): network is SupportedNetwork;

  // #endregion
  // #region schema validation

  /** One field of a schema text. */
  export interface SchemaField {
    readonly type: string;
    readonly name: string;
  }

  /** Options of {@link validateLocationProtocolSchema}. */
  export interface SchemaValidationOptions {
    /** Whether a schema that is not conformant counts as an error. */
    readonly strict?: boolean;
  }

  /** What {@link validateLocationProtocolSchema} finds. */
  export interface SchemaValidationResult {
    /** Whether the text can be used. */
    readonly valid: boolean;
    /** 2 if the text has a field `specVersion`, else 1. */
    readonly version: 1 | 2;
    /** Whether the required fields are there. */
    readonly conformant: boolean;
    /** Required fields that are missing. */
    readonly missing: readonly string[];
    readonly errors: readonly string[];
    /** Among them: wrong types of required fields. */
    readonly warnings: readonly string[];
    readonly fields: readonly SchemaField[];
  }

  /** One entry of {@link SchemaValidationCache}. */
  export interface CachedValidationResult {
    readonly result: SchemaValidationResult;
    /** When it was checked. */
    readonly validatedAt: number;
    readonly rawString: string;
  }

  /**
   * Splits a schema text into fields.
   *
   * @param rawSchema - Schema text.
   * @returns The fields, or `null` if the text cannot be parsed.
   */
  export function parseSchemaString(rawSchema: string): SchemaField[] | null;

  /**
   * Checks a schema text against the SDK's own idea of location schemas.
   *
   * @param rawSchema - Schema text, at most 10,000 characters.
   * @param options - Strictness.
   * @returns The findings.
   * @remarks It does not know the field names of the published specification (`lp_version`, `location_type`).
   * @knownIssue sdk-validator-names
   */
  export function validateLocationProtocolSchema(
    rawSchema: string,
    options?: SchemaValidationOptions,
  ): SchemaValidationResult;

  /**
   * Whether a schema text has the field `specVersion`.
   *
   * @param rawSchema - Schema text.
   * @returns Yes or no. `true` does not mean that it follows the published specification.
   * @knownIssue sdk-validator-names
   */
  export function isLocationProtocolV2(rawSchema: string): boolean;

  /**
   * Field names of a schema text.
   *
   * @param rawSchema - Schema text.
   * @returns The names in order.
   */
  export function getSchemaFieldNames(rawSchema: string): string[];

  /** Remembers schema checks by UID. */
  export class SchemaValidationCache {
    /** @param strictMode - Whether a schema that is not conformant throws `ValidationError`. */
    constructor(strictMode?: boolean);
    /**
     * Checks a schema, or returns the remembered result.
     *
     * @param schema - UID and text.
     * @returns The findings.
     * @throws {ValidationError} In strict mode, if the schema is not conformant.
     */
    validate(schema: {uid: string; rawString: string}): SchemaValidationResult;
    /**
     * Whether a UID is remembered.
     *
     * @param uid - Schema UID.
     * @returns Yes or no.
     */
    has(uid: string): boolean;
    /**
     * The remembered entry of a UID.
     *
     * @param uid - Schema UID.
     * @returns The entry, or `undefined`.
     */
    get(uid: string): CachedValidationResult | undefined;
    /**
     * Forgets one UID.
     *
     * @param uid - Schema UID.
     * @returns Whether it was remembered.
     */
    invalidate(uid: string): boolean;
    /** Forgets all. */
    clear(): void;
    /** Number of entries. */
    get size(): number;
    /** UIDs of the entries. */
    get cachedUIDs(): string[];
  }

  // #endregion
  // #region guards

  /**
   * Whether an attestation is offchain.
   *
   * @param a - Either kind.
   * @returns Yes or no. It looks at the members only.
   */
  export function isOffchainLocationAttestation(a: LocationAttestation): a is OffchainLocationAttestation;
  /**
   * Whether an attestation is onchain.
   *
   * @param a - Either kind.
   * @returns Yes or no. It looks at the members only.
   */
  export function isOnchainLocationAttestation(a: LocationAttestation): a is OnchainLocationAttestation;
  /**
   * Whether a value is text with at least one character that is not a space.
   *
   * @param value - Anything.
   * @returns Yes or no. Spaces, tabs and line breaks alone give `false`.
   */
  export function isNonEmptyString(value: unknown): value is string;
  /**
   * Whether a value looks like an address: `0x` and 40 hexadecimal digits.
   *
   * @param value - Anything.
   * @returns Yes or no. The EIP-55 checksum is not tested.
   */
  export function isEthereumAddress(value: unknown): value is string;
  /**
   * Whether a value looks like a UID: `0x` and 64 hexadecimal digits.
   *
   * @param value - Anything.
   * @returns Yes or no.
   */
  export function isLocationAttestationUID(value: unknown): value is string;
  /**
   * Whether a value is an integer of at least 0.
   *
   * @param value - Anything.
   * @returns Yes or no. Milliseconds pass too.
   */
  export function isUnixTimestamp(value: unknown): value is number;
  /**
   * Whether a value is a valid `Date`.
   *
   * @param value - Anything.
   * @returns Yes or no.
   */
  export function isDate(value: unknown): value is Date;

  // #endregion
  // #region errors

  /**
   * Anything that helps to understand an error.
   *
   * @internal
   */
  type Ctx = Record<string, unknown>;

  /**
   * Base class of the errors of the SDK. Compare `code` rather than the class: a program that also imports a sub-path
   * holds a second copy of each class.
   *
   * @knownIssue sdk-subpath-classes
   */
  export class AstralError extends Error {
    /**
     * @param message - What went wrong.
     * @param code - Machine-readable code.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, code?: string, cause?: Error, context?: Ctx);
    /** Machine-readable code, for example `VALIDATION_ERROR`. */
    code: string;
    /** The error underneath, for example of ethers. */
    cause?: Error;
    /** Anything that helps. */
    context?: Ctx;
    /**
     * Joins a message and its context.
     *
     * @param baseMessage - The message.
     * @param context - Anything that helps.
     * @returns One text.
     */
    static formatMessage(baseMessage: string, context?: Ctx): string;
  }

  /**
   * `VALIDATION_ERROR`: the input is not usable, or no signer was given.
   *
   * @remarks "Generated proof does not match the schema" most often means that `memo` is missing.
   */
  export class ValidationError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
    /**
     * An error about one field.
     *
     * @param fieldName - Field.
     * @param message - What is wrong with it.
     * @param cause - The error underneath.
     * @returns The error.
     */
    static forField(fieldName: string, message: string, cause?: Error): ValidationError;
  }

  /** `LOCATION_VALIDATION_ERROR`: the geometry is invalid, and `locationType` was given. */
  export class LocationValidationError extends ValidationError {}

  /** `MEDIA_VALIDATION_ERROR`: thrown by the built-in media handlers. `build` throws `ValidationError` instead. */
  export class MediaValidationError extends ValidationError {}

  /** `RECIPE_VALIDATION_ERROR`. Never thrown by 0.2.0. */
  export class RecipeValidationError extends ValidationError {}

  /** `SIGNER_ERROR`. Never thrown by 0.2.0: its subclass `SigningError` is. */
  export class SignerError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** Never thrown by 0.2.0: a missing signer is a `ValidationError`. */
  export class SignerNotFoundError extends SignerError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message?: string, cause?: Error, context?: Ctx);
  }

  /** `SIGNING_ERROR`: a failure inside signing that is not of EAS, for example `getAddress` rejects. Read `cause`. */
  export class SigningError extends SignerError {}

  /** `STORAGE_ERROR`. Never thrown by 0.2.0: its subclass `RegistrationError` is. */
  export class StorageError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** Never thrown by 0.2.0. */
  export class PublishError extends StorageError {}

  /** `REGISTRATION_ERROR`: registering failed, or a revocation could not be prepared. Read `cause`, an ethers error. */
  export class RegistrationError extends StorageError {}

  /** `NETWORK_ERROR`: the compute service answered with an error status. Not thrown for an unreachable host. */
  export class NetworkError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** `CHAIN_CONNECTION_ERROR`: the chain is not known, or EAS could not be set up. Thrown by constructors. */
  export class ChainConnectionError extends NetworkError {}

  /** `API_ERROR`: a request of {@link AstralApiClient} failed. */
  export class AstralAPIError extends NetworkError {
    /**
     * @param message - What went wrong.
     * @param status - HTTP status.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, status?: number, cause?: Error, context?: Ctx);
    /** HTTP status. */
    status?: number;
    /**
     * An error made from an answer.
     *
     * @param status - HTTP status.
     * @param statusText - Its text.
     * @param body - Body of the answer.
     * @returns The error.
     */
    static fromResponse(status: number, statusText: string, body?: unknown): AstralAPIError;
  }

  /** Never thrown by 0.2.0. */
  export class TransactionError extends NetworkError {}

  /** `EXTENSION_ERROR`: the format was not recognised, no handler exists, or a conversion failed. */
  export class ExtensionError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
    /**
     * An error about one extension.
     *
     * @param extensionName - Extension.
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @returns The error.
     */
    static forExtension(extensionName: string, message: string, cause?: Error): ExtensionError;
  }

  /** `NOT_FOUND`: {@link AstralApiClient} got status 404. */
  export class NotFoundError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message?: string, cause?: Error, context?: Ctx);
    /**
     * An error about one resource.
     *
     * @param resourceType - Kind of resource.
     * @param identifier - Its id.
     * @returns The error.
     */
    static forResource(resourceType: string, identifier: string): NotFoundError;
  }

  /** `VERIFICATION_ERROR`. The `verify` methods never throw it: they answer `isValid: false`. */
  export class VerificationError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
    /**
     * An error with a reason.
     *
     * @param reason - Reason.
     * @param proofId - UID.
     * @returns The error.
     */
    static withReason(reason: string, proofId?: string): VerificationError;
  }

  /**
   * `EAS_ERROR`: offchain signing or encoding failed. The wallet refused, the recipient is malformed, or the schema does
   * not fit. Read `cause`.
   */
  export class EASError extends AstralError {
    /**
     * @param message - What went wrong.
     * @param cause - The error underneath.
     * @param context - Anything that helps.
     */
    constructor(message: string, cause?: Error, context?: Ctx);
    /**
     * An error about one EAS component.
     *
     * @param component - Component.
     * @param operation - What it was doing.
     * @param details - What went wrong.
     * @param cause - The error underneath.
     * @returns The error.
     */
    static forComponent(component: string, operation: string, details: string, cause?: Error): EASError;
  }

  // #endregion

  // Keeps the helper types private, as they are in the package.
  export {};
}
