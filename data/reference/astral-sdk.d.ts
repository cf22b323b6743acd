/**
 * The public contract of `@decentralized-geo/astral-sdk` 0.2.0 (tag `v0.2.0`, commit 2daf1b5), with the observed
 * behaviour of each part.
 *
 * The package is not on the npm registry, so it cannot be a dependency of this site. This file replaces its types: the
 * samples and the code blocks of the pages compile against it, and the SDK reference is generated from its comments, so
 * that the reference and the compiler read the same source.
 *
 * Conventions of the comments: `@remarks` describes behaviour and limits, `@throws` names a class and its cause,
 * `@defaultValue` gives defaults, `@knownIssue` names an entry of `data/known-issues/sdk.ts`. A declaration marked
 * `@internal` is exported by no entry of the package: it is named here only because a public signature uses it.
 *
 * Units: times named `…Timestamp` or `…Time` are Unix seconds unless they are `Date`. Coordinates are GeoJSON
 * positions: longitude, latitude, in decimal degrees on WGS 84 (OGC CRS84).
 */
declare module '@decentralized-geo/astral-sdk' {
  import type {
    DelegatedAttestationMessage,
    DelegatedAttestationSignature,
    HealthStatus,
    OffchainInput,
    OnchainInput,
    RawGeometryInput,
  } from '@decentralized-geo/astral-sdk/compute';

  // #region configuration

  /** A payload schema: its text and its UID on the chain. */
  export interface RuntimeSchemaConfig {
    /** EAS schema UID, `0x` and 64 hexadecimal digits. The SDK does not check that it belongs to `rawString`. */
    readonly uid: string;
    /**
     * Schema string as registered, for example `uint256 eventTimestamp,string srs,…`.
     *
     * @remarks The SDK encodes the nine v0.1 fields in their order. A text with a space after the commas signs, and so do
     * eight fields without `memo` if the record has no memo. Other fields fail.
     * @knownIssue sdk-schema-nine-fields
     */
    readonly rawString: string;
  }

  /** Options of {@link LocationModule} and of the two workflows. */
  export interface LocationConfig {
    /**
     * EIP-155 chain id. It selects the EAS contract and is part of the EIP-712 domain of offchain signatures.
     *
     * @remarks The SDK supports 11155111 (Sepolia), 84532 (Base Sepolia), 8453 (Base), 10 (Optimism), 42161 (Arbitrum
     * One) and 42220 (Celo). With another id than these and 0, the constructor throws `ChainConnectionError`, unless
     * `defaultSchema` is set and both `signer` and `provider` are missing. A signer passed to a single onchain call does
     * not use this id. The SDK does not compare the id with the network of the signer.
     * @knownIssue sdk-network-not-compared
     * @knownIssue sdk-call-signer-chain
     */
    readonly chainId: number;
    /**
     * An ethers v6 `Signer`.
     *
     * @remarks The offchain and the onchain methods need one, here or in the call. A signer without a provider can sign
     * offchain and prepare a revocation, but not register. The declared type is `unknown`, so the compiler accepts anything.
     * @knownIssue sdk-signer-untyped
     */
    readonly signer?: unknown;
    /**
     * An ethers v6 `Provider`. An EIP-1193 object such as `window.ethereum` does not work: wrap it in
     * `new BrowserProvider(window.ethereum)`.
     *
     * @remarks Without a signer, the provider cannot read either.
     * @knownIssue sdk-provider-only
     */
    readonly provider?: unknown;
    /**
     * Intended to print what the SDK does.
     *
     * @defaultValue `false`
     * @remarks The unified class ignores this option. Only {@link AstralSDKLegacy} prints.
     * @knownIssue sdk-debug-ignored
     */
    readonly debug?: boolean;
    /**
     * Chain name, read when `chainId` is missing or 0, and by an onchain call that brings its own signer or provider.
     *
     * @defaultValue `'sepolia'`
     * @deprecated Use `chainId`.
     */
    readonly defaultChain?: string;
    /** Schemas that the constructor checks. The check throws only if `strictSchemaValidation` is set. */
    readonly schemas?: readonly RuntimeSchemaConfig[];
    /** Replaces the UID of the v0.1 schema for signing and registering. The fields must be the same nine. */
    readonly defaultSchema?: RuntimeSchemaConfig;
    /**
     * Makes the constructor throw `ValidationError` if one of `schemas` or `defaultSchema` is not conformant.
     *
     * @defaultValue `false`
     * @remarks A schema passed to a single call is not checked.
     */
    readonly strictSchemaValidation?: boolean;
  }

  /**
   * Options of {@link AstralSDK}.
   *
   * @remarks There is no option for API keys, RPC addresses, timeouts, retries or gas. No public method reads an
   * environment variable. An internal function reads `NODE_ENV` when it receives the path of a configuration file, but
   * no code passes one.
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
    /** An ethers v6 `Signer` with a provider. Required for `submit` and `estimate` only. */
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
    /** EIP-155 chain id. It takes precedence over `defaultChain`. */
    readonly chainId?: number;
    /** Stored but never read. */
    readonly mode?: 'onchain' | 'offchain' | 'ipfs';
    /** An ethers v6 `Provider`. */
    readonly provider?: unknown;
    /** An ethers v6 `Signer`. */
    readonly signer?: unknown;
    /** Stored but never read. */
    readonly apiKey?: string;
    /** Stored but never read. */
    readonly endpoint?: string;
    /** Prints what the class does, and adds `_originalInputs` to the result of `build…`. */
    readonly debug?: boolean;
    /** Schemas that the constructor checks. */
    readonly schemas?: readonly RuntimeSchemaConfig[];
    /** Replaces the UID of the v0.1 schema. The fields must be the same nine. */
    readonly defaultSchema?: RuntimeSchemaConfig;
    /** Throws `ValidationError` for a schema that is not conformant, including one passed to a single call. */
    readonly strictSchemaValidation?: boolean;
  }

  // #endregion
  // #region attestation data

  /** One attachment of a location attestation. The payload contains it. */
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
     * @remarks The data must be valid Base64, and the first bytes of the file must match `mediaType`. The label of a
     * `data:` URL is not checked, and is stored unchanged.
     * @knownIssue sdk-media-label
     */
    readonly data: string;
    /** Accepted but not stored. */
    readonly metadata?: Record<string, unknown>;
  }

  /** Input of `build` and `create`: a place and what you state about it. */
  export interface LocationAttestationInput {
    /**
     * The place, as a GeoJSON *object*: a geometry, a Feature or a FeatureCollection. Longitude first, then latitude.
     *
     * @remarks GeoJSON text, coordinate pairs, WKT and H3 cells are rejected unless you register an extension. A
     * GeometryCollection, a null geometry and a MultiLineString of one line are also rejected.
     * @knownIssue sdk-location-formats
     */
    readonly location: unknown;
    /**
     * Name of the location format.
     *
     * @remarks If you omit it, the SDK detects the format and stores the base type `geojson` alone. If you set it, the
     * SDK looks it up by the part before the first `-` and stores it unchanged: `geojson-polygon` is accepted for a
     * Point.
     */
    readonly locationType?: string;
    /**
     * Format to which the place is converted before it is stored. With the built-in handlers alone, it only changes
     * the stored name.
     *
     * @remarks The SDK converts first, and then does not call `locationToString` of the source handler.
     */
    readonly targetLocationFormat?: string;
    /**
     * Time of the event. Milliseconds are truncated.
     *
     * @defaultValue the current time of the machine
     * @remarks The time is a claim. Nothing in an offchain record shows when it was signed.
     */
    readonly timestamp?: Date;
    /** Attachments. Each byte costs gas onchain. */
    readonly media?: MediaInput[];
    /**
     * Free text. Pass `''` if you have none.
     *
     * @remarks The type declares it as optional, but `build` throws without it.
     * @knownIssue sdk-memo-required
     */
    readonly memo?: string;
    /**
     * Address that the attestation is about: 20 bytes in hexadecimal.
     *
     * @defaultValue the address of the signer, which is signed but missing from the returned object
     * @remarks The SDK does not check the address. An invalid address fails later, when it is signed or sent.
     * @knownIssue sdk-recipient-hidden
     */
    readonly recipient?: string;
  }

  /** A location attestation before it is signed: the result of `build` and the input of `sign` and `register`. */
  export interface UnsignedLocationAttestation {
    /** Time of the event, in Unix seconds. */
    readonly eventTimestamp: number;
    /**
     * Spatial reference system. `build` writes `'EPSG:4326'`.
     *
     * @remarks The coordinates are still longitude first, as GeoJSON requires.
     * @knownIssue sdk-srs-axis-order
     */
    readonly srs: string;
    /** Location format, for example `geojson`. */
    readonly locationType: string;
    /** The place as text. For GeoJSON this is `JSON.stringify` of your object, not a canonical form. */
    readonly location: string;
    /** Names of recipes. `build` leaves the list empty. */
    readonly recipeType: string[];
    /** Evidence, one item for each item of `recipeType`. `build` leaves the list empty. */
    readonly recipePayload: string[];
    /** MIME types, one for each item of `mediaData`. */
    readonly mediaType: string[];
    /** Attachments as `data:` URLs. */
    readonly mediaData: string[];
    /** Free text. */
    readonly memo?: string;
    /**
     * Time at which the attestation expires, in Unix seconds. `build` does not set it: add it before you sign.
     *
     * @remarks `0` means "never" to EAS and "expired" to the offchain `verify`.
     * @knownIssue sdk-expiration-zero
     */
    readonly expirationTime?: number;
    /**
     * Whether the attester can revoke it. `build` does not set it: add it before you sign.
     *
     * @defaultValue `true`
     */
    readonly revocable?: boolean;
    /** Address that the attestation is about. */
    readonly recipient?: string;
    /** Handlers that produced it. Nothing in 0.2.0 writes it. */
    readonly _extensions?: {location?: string; media?: string[]};
    /** The original input. Only the legacy class with `debug` writes it. */
    readonly _originalInputs?: {location?: unknown; media?: unknown[]};
  }

  /** A place where an offchain attestation was published. Nothing in 0.2.0 writes one. */
  export interface PublicationRecord {
    /** Kind of storage. */
    readonly storageType: 'ipfs' | 'url' | string;
    /** CID or web address. */
    readonly reference: string;
    /** Time of publication, in Unix seconds. */
    readonly publishedAt: number;
    /** Any other data. */
    readonly metadata?: Record<string, unknown>;
  }

  /**
   * A location attestation that is signed with EIP-712 and that you store yourself.
   *
   * @remarks The signed salt is missing, so no one can check this object on its own. Keep the salt, or sign with the
   * EAS SDK.
   * @knownIssue sdk-salt-discarded
   */
  export interface OffchainLocationAttestation extends UnsignedLocationAttestation {
    /** EAS offchain UID, version 2. It depends on a random salt, so it differs for every signature. */
    readonly uid: string;
    /** JSON text of the form `{"v":27,"r":"0x…","s":"0x…"}`, not a hexadecimal signature. */
    readonly signature: string;
    /** Address of the signer, as stated in the object. It is not recovered from the signature. */
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
   * @remarks It does not contain the gas used, the schema UID, the payload or the block time. Get the receipt with
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
    /** Number of the block that contains it. */
    readonly blockNumber: number;
    /** Whether the attester can revoke it. */
    readonly revocable: boolean;
    /** `false` at registration. It is never updated. */
    readonly revoked: boolean;
  }

  /** Either kind of signed attestation. */
  export type LocationAttestation = OffchainLocationAttestation | OnchainLocationAttestation;

  /** Result of the two `verify` methods. It is an object and therefore always truthy: read `isValid`. */
  export interface VerificationResult {
    /**
     * Whether the check passed.
     *
     * @remarks It does not mean that the signature is genuine (offchain) or that the attestation exists (onchain).
     */
    readonly isValid: boolean;
    /** Set by the onchain method only, and always `false`. */
    readonly revoked?: boolean;
    /**
     * Offchain: the address stated in the object. Onchain: the attester that EAS returns, all zeros if there is none.
     */
    readonly signerAddress?: string;
    /** The object that you passed. */
    readonly attestation?: LocationAttestation;
    /** Reason for the failure: `INVALID_SIGNATURE`, `ATTESTATION_EXPIRED`, or free text. */
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
  }

  /** Options of one offchain call. */
  export interface OffchainAttestationOptions extends AttestationOptions {
    /**
     * Signer of this call.
     *
     * @remarks Used only if the SDK object has no signer. The first signer that a call passes is reused for later calls.
     * @knownIssue sdk-signer-sticky
     */
    readonly signer?: unknown;
    /**
     * Ignored if the SDK object or the call has a signer. Otherwise the call fails with `EASError`, and so do later calls on the same
     * object. Pass a `Wallet` as `signer`.
     *
     * @knownIssue sdk-private-key-option
     * @knownIssue sdk-private-key-spoils
     */
    readonly privateKey?: string;
    /**
     * Schema of this call: the nine v0.1 fields in their order, under another UID.
     *
     * @knownIssue sdk-schema-nine-fields
     */
    readonly schema?: RuntimeSchemaConfig;
  }

  /** Options of one onchain call. */
  export interface OnchainAttestationOptions extends AttestationOptions {
    /**
     * Chain name: `sepolia`, `base-sepolia`, `base`, `optimism`, `arbitrum` or `celo`.
     *
     * @defaultValue `defaultChain`, or `'sepolia'` without it; never `chainId`
     * @remarks Used only while the workflow has no registrar. An unknown name throws `ChainConnectionError`.
     * @knownIssue sdk-call-signer-chain
     */
    readonly chain?: string;
    /** Provider. Used only while the workflow has no registrar. */
    readonly provider?: unknown;
    /**
     * Signer. Used only while the workflow has no registrar.
     *
     * @remarks Also pass `chain`: without it and `defaultChain`, the transaction goes to the EAS address of Sepolia,
     * whatever `chainId` is.
     * @knownIssue sdk-call-signer-chain
     */
    readonly signer?: unknown;
    /**
     * Merged into the attestation request instead of the transaction.
     *
     * @remarks `gasLimit`, `nonce` and fee fields are ignored. `value`, `recipient`, `revocable`, `expirationTime` and
     * `refUID` change the attestation, `data` replaces the payload, and the returned object does not show it.
     * @knownIssue sdk-tx-overrides
     */
    readonly txOverrides?: Record<string, unknown>;
    /** Never read. */
    readonly allowDifferentSigner?: boolean;
    /**
     * Schema of this call: the nine v0.1 fields in their order, under another UID.
     *
     * @knownIssue sdk-schema-nine-fields
     */
    readonly schema?: RuntimeSchemaConfig;
  }

  // #endregion
  // #region main class and modules

  /**
   * The entry point of the SDK: one object for one chain.
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
     * @param config - Chain, signer and options. Required: without this argument the constructor throws a plain
     * `TypeError`.
     * @throws {ChainConnectionError} The chain id, or without one the name in `defaultChain`, is not among the six chains
     * of the SDK, unless `defaultSchema` is set and both `signer` and `provider` are missing.
     * @throws {ValidationError} `strictSchemaValidation` is set and a schema is not conformant.
     */
    constructor(config: AstralConfig);
    /** Builds, signs, registers, verifies and revokes location attestations. */
    readonly location: LocationModule;
    /** Requests distances, areas and containment from the compute service. */
    readonly compute: ComputeModule;
  }

  /** The part of location attestations that both workflows share. It is available as `sdk.location`. */
  export class LocationModule {
    /**
     * @param config - Chain, signer and options.
     * @throws {ChainConnectionError} The SDK does not support the chain id, unless `defaultSchema` is set and both `signer`
     * and `provider` are missing.
     * @throws {ValidationError} `strictSchemaValidation` is set and a schema is not conformant.
     */
    constructor(config: LocationConfig);
    /** Signs without a transaction. */
    readonly offchain: OffchainWorkflow;
    /** Registers with the EAS contract. */
    readonly onchain: OnchainWorkflow;
    /** Handlers of location formats, media types and schemas. One registry for each SDK object. */
    readonly extensions: ExtensionRegistry;
    /**
     * Converts an input to an unsigned attestation. It needs no signer and no network.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @returns The unsigned attestation, without `revocable` and `expirationTime`.
     * @throws {ValidationError} The location is missing, the memo is missing, the date is invalid or before 1970, or
     * the bytes of an attachment do not match its MIME type.
     * @throws {LocationValidationError} `locationType` was given and the geometry is invalid.
     * @throws {ExtensionError} The format was not recognised, or there is no handler for a format or MIME type.
     * @remarks Waits for the built-in handlers. Checks that rings are closed and coordinates are in range. Checked in a
     * bare Polygon alone: the types of coordinates and their number in a position. Not checked: empty lists of Polygon,
     * MultiPoint, MultiPolygon and FeatureCollection, rings that cross themselves, holes outside their ring, winding and
     * axis order. There is no limit on size.
     * @knownIssue sdk-build-accepts
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
     * ABI-encodes the nine payload fields into the `data` member of the EAS attestation.
     *
     * @param attestation - Any object with the nine fields.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns Hexadecimal text with the prefix `0x`.
     * @throws {ExtensionError} The built-in handlers have not loaded yet. Await `extensions.ensureInitialized()` first.
     * @throws {ValidationError} A field is missing or has the wrong type.
     */
    encode(attestation: UnsignedLocationAttestation, schemaType?: string): string;
    /**
     * Decodes a payload.
     *
     * @param encodedData - Hexadecimal text with the prefix `0x`.
     * @param schemaType - Key of a schema handler. Default `'location'`.
     * @returns An object of *wrapped* values: `decoded.memo` is `{name, type, value}`. Integers are `bigint`.
     * @throws {ExtensionError} The built-in handlers have not loaded yet.
     * @throws {ValidationError} The text is not an encoding of the schema.
     * @knownIssue sdk-decode-wrapped
     */
    decode(encodedData: string, schemaType?: string): Record<string, SchemaValue>;
  }

  /**
   * Function with which a workflow converts an input to an unsigned attestation.
   *
   * @internal
   */
  type BuildFn = (input: LocationAttestationInput) => Promise<UnsignedLocationAttestation>;

  /** Signs without a transaction. It is available as `sdk.location.offchain`: on its own it cannot `create`. */
  export class OffchainWorkflow {
    /** @param config - Chain, signer and options. */
    constructor(config: LocationConfig);
    /**
     * Builds and signs an attestation.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Signer or schema of this call.
     * @param buildFn - {@link LocationModule} passes it. Omit it.
     * @returns The signed attestation. The SDK does not send or store it: keep the object.
     * @throws {ValidationError} For the reasons listed at `build`, or because there is no signer.
     * @throws {LocationValidationError} As in `build`.
     * @throws {ExtensionError} As in `build`.
     * @throws {EASError} The wallet rejected the request, the recipient is malformed, or the schema does not match.
     * Read `cause`.
     * @throws {SigningError} The signer failed in another way, for example in `getAddress`.
     * @remarks Calls can run in parallel.
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
     * @param unsigned - Result of `build`, with the fields that you added.
     * @param options - Signer or schema of this call.
     * @returns The signed attestation, without the salt.
     * @throws {ValidationError} There is no signer.
     * @throws {EASError} Signing or encoding failed. Read `cause`.
     * @throws {SigningError} The signer failed in another way.
     * @remarks Signs EIP-712 typed data, EAS offchain version 2. The signed `time` is `eventTimestamp`.
     */
    sign(
      unsigned: UnsignedLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    /**
     * Checks the *form* of the signature and the expiry. It does not verify the signature.
     *
     * @param attestation - A signed attestation.
     * @param options - Signer, if the SDK object has none. A signer is required but not used.
     * @returns `isValid: true` even for altered data, a forged signature, another signer or another chain.
     * @remarks The promise never rejects: failures are returned as `isValid: false` with a `reason`.
     * @knownIssue sdk-offchain-verify
     */
    verify(attestation: OffchainLocationAttestation, options?: OffchainAttestationOptions): Promise<VerificationResult>;
  }

  /** Registers with the EAS contract. It is available as `sdk.location.onchain`: on its own it cannot `create`. */
  export class OnchainWorkflow {
    /** @param config - Chain, signer with a provider, and options. */
    constructor(config: LocationConfig);
    /**
     * Builds an attestation, sends one transaction and waits for one confirmation.
     *
     * @param input - The place, the time, the memo and the attachments.
     * @param options - Schema of this call. No gas option has an effect.
     * @param buildFn - {@link LocationModule} passes it. Omit it.
     * @returns The registered attestation.
     * @throws {ValidationError} For the reasons listed at `build`, or because neither the constructor nor the call has a
     * signer or a provider.
     * @throws {LocationValidationError} As in `build`.
     * @throws {ExtensionError} As in `build`.
     * @throws {ChainConnectionError} The `chain` of the call is an unknown name, and the constructor has neither a signer
     * nor a provider.
     * @throws {RegistrationError} The transaction could not be sent or mined, for example without a signer beside a
     * provider, for lack of funds, after a revert or with a used nonce. Read `cause`.
     * @remarks Parallel calls with one wallet use the same nonce: keep one `NonceManager` from ethers for each wallet, and
     * give each record its own memo, because equal records in one block run out of gas.
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
     * @param unsigned - Result of `build`, with the fields that you added.
     * @param options - Schema of this call.
     * @returns The registered attestation.
     * @throws {ValidationError} Neither the constructor nor the call has a signer or a provider.
     * @throws {ChainConnectionError} The `chain` of the call is an unknown name, and the constructor has neither a signer
     * nor a provider.
     * @throws {RegistrationError} The transaction could not be sent or mined. With a provider and no signer, `cause` is
     * "Signer is required for onchain operations."; for a failed transaction it is an error of ethers.
     * @remarks The transaction can be mined although the call throws.
     * @knownIssue sdk-register-throws-after-mining
     */
    register(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * Compares the chain id and the expiry, and looks up the UID. It does not compare the data and cannot see a
     * revocation.
     *
     * @param attestation - A registered attestation.
     * @param options - Signer, if the constructor has neither a signer nor a provider.
     * @returns `isValid: true` even for an altered copy, a revoked attestation or a UID that does not exist. For a
     * record with another chain id: `isValid: false` with a reason.
     * @remarks The promise never rejects. The method needs a signer although it only reads, and it uses the clock of
     * the machine for the expiry.
     * @knownIssue sdk-onchain-verify
     */
    verify(attestation: OnchainLocationAttestation, options?: OnchainAttestationOptions): Promise<VerificationResult>;
    /**
     * Prepares a revocation. **Nothing is sent until you call `wait()` on the result.**
     *
     * @param attestation - A registered attestation of the same signer.
     * @param options - Signer, if the constructor has neither a signer nor a provider.
     * @returns The unsent `Transaction` of the EAS SDK, typed `unknown`.
     * @throws {ValidationError} Your copy is marked as not revocable or already revoked, or there is neither a signer nor a
     * provider.
     * @throws {ChainConnectionError} The `chain` of the call is an unknown name, and the constructor has neither a signer
     * nor a provider.
     * @throws {RegistrationError} The revocation could not be prepared, for example without a signer, or because the
     * record is of another chain.
     * @remarks For a wrong sender or a second revocation, `wait()` rejects with an unwrapped `CALL_EXCEPTION` from
     * ethers. The SDK cannot revoke an attestation with another schema UID. A revocation marks the attestation and
     * never erases it.
     * @knownIssue sdk-revoke-unsent
     */
    revoke(attestation: OnchainLocationAttestation, options?: OnchainAttestationOptions): Promise<unknown>;
  }

  // #endregion
  // #region compute

  /** A place for the compute service. The SDK sends a string as `{uid}`. A GeoJSON Feature also works at run time. */
  export type Input = string | RawGeometryInput | OnchainInput | OffchainInput;

  /** Options of a compute request. */
  export interface ComputeOptions {
    /** UID of the schema under which the service attests its result. */
    readonly schema: string;
    /** Address that the result is about. */
    readonly recipient?: string;
  }

  /**
   * The attestation that the service creates for its result.
   *
   * @internal
   */
  interface AttestationObject {
    readonly schema: string;
    readonly attester: string;
    readonly recipient: string;
    /** ABI-encoded result: a number in whole centimetres or square centimetres, or `true` or `false`. */
    readonly data: string;
    readonly signature: string;
  }

  /**
   * Data with which `submit` registers the result on behalf of the service.
   *
   * @internal
   */
  interface DelegatedAttestationObject {
    readonly signature: string;
    readonly attester: string;
    /** Time at which the signature expires, in Unix seconds. EAS before 1.2.0 ignores it. */
    readonly deadline: number;
  }

  /**
   * Fields of every compute result.
   *
   * @internal
   */
  interface ComputeResultBase {
    /** Name of the operation. */
    readonly operation: string;
    /** Time of the computation, in Unix seconds. */
    readonly timestamp: number;
    /** Hashes or UIDs of the inputs. */
    readonly inputRefs: string[];
    readonly attestation: AttestationObject;
    readonly delegatedAttestation: DelegatedAttestationObject;
  }

  /** A compute result with a number and its unit. */
  export interface NumericComputeResult extends ComputeResultBase {
    readonly result: number;
    /** For example `meters`. */
    readonly units: string;
  }

  /** A compute result that is `true` or `false`. */
  export interface BooleanComputeResult extends ComputeResultBase {
    readonly result: boolean;
  }

  /** Either kind of result. */
  export type ComputeResult = NumericComputeResult | BooleanComputeResult;

  /** A delegated attestation with a `message`, as `estimate` expects it. The service no longer returns this form. */
  export interface DelegatedAttestation {
    readonly message: DelegatedAttestationMessage;
    readonly signature: DelegatedAttestationSignature;
    readonly attester: string;
  }

  /** Result of `submit`. */
  export interface AttestationResult {
    /** EAS UID of the registered result. */
    readonly uid: string;
  }

  /**
   * Client of the compute service. It is available as `sdk.compute`.
   *
   * @remarks Each operation sends one POST request to `{apiUrl}/compute/v0/<operation>`, without an API key. If the
   * host is unreachable, the promise rejects with a plain `TypeError`.
   * @knownIssue sdk-compute-fetch-error
   */
  export class ComputeModule {
    /** @param config - Address of the service, chain and signer. */
    constructor(config: ComputeConfig);
    /**
     * Computes the distance between two places.
     *
     * @param from - First place.
     * @param to - Second place.
     * @param options - Result schema and recipient.
     * @returns The distance in metres, with the attestation of the service.
     * @throws {NetworkError} The service returned an error status. The message contains its `detail`.
     */
    distance(from: Input, to: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Computes the area of a polygon.
     *
     * @param geometry - The place.
     * @param options - Result schema and recipient.
     * @returns The area in square metres.
     * @throws {NetworkError} The service returned an error status.
     */
    area(geometry: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Computes the length of a line.
     *
     * @param geometry - The place.
     * @param options - Result schema and recipient.
     * @returns The length in metres.
     * @throws {NetworkError} The service returned an error status.
     */
    length(geometry: Input, options: ComputeOptions): Promise<NumericComputeResult>;
    /**
     * Checks whether one place contains another.
     *
     * @param container - The outer place.
     * @param containee - The inner place.
     * @param options - Result schema and recipient.
     * @returns `true` or `false` in `result`.
     * @throws {NetworkError} The service returned an error status.
     */
    contains(container: Input, containee: Input, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * Checks whether a place is within a radius of another.
     *
     * @param geometry - The place.
     * @param target - Centre of the circle.
     * @param radius - Radius in metres.
     * @param options - Result schema and recipient.
     * @returns `true` or `false` in `result`.
     * @throws {NetworkError} The service returned an error status.
     */
    within(geometry: Input, target: Input, radius: number, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * Checks whether two places share a point.
     *
     * @param a - First place.
     * @param b - Second place.
     * @param options - Result schema and recipient.
     * @returns `true` or `false` in `result`.
     * @throws {NetworkError} The service returned an error status.
     */
    intersects(a: Input, b: Input, options: ComputeOptions): Promise<BooleanComputeResult>;
    /**
     * Requests the status of the service: `GET {apiUrl}/health`.
     *
     * @returns Status of the service and of its database.
     * @throws {NetworkError} The service returned an error status.
     */
    health(): Promise<HealthStatus>;
    /**
     * Registers a result onchain. The service remains the attester, and your signer pays.
     *
     * @param input - The **whole** result of an operation, not its `delegatedAttestation` alone.
     * @returns The UID of the registered result.
     * @throws {ValidationError} There is no signer, or the SDK has no EAS contract for the chain id.
     * @throws {Error} The transaction failed. This is the unwrapped error from ethers, for example with `code`
     * `CALL_EXCEPTION`.
     * @remarks The registered result of an operation is revocable and has no expiry.
     * @knownIssue sdk-compute-submit
     * @knownIssue sdk-compute-unknown-chain
     */
    submit(
      input: DelegatedAttestation | {attestation: AttestationObject; delegatedAttestation: DelegatedAttestationObject},
    ): Promise<AttestationResult>;
    /**
     * Estimates the gas of `submit`. It is not usable in practice, because the service no longer returns the object
     * that it expects.
     *
     * @param attestation - A delegated attestation with a `message`.
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
   * Description of an extension.
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
   * Members of every extension. A plain object with them is enough. The package calls this class `BaseExtension`.
   *
   * @internal
   */
  abstract class Extension {
    /** Unique id, for example `example:location:lnglat`. Ids of built-in extensions start with `astral:`. */
    abstract readonly id: string;
    abstract readonly name: string;
    abstract readonly description: string;
    /** Self-test at registration. If it returns `false`, the registration throws a plain `Error`. */
    abstract validate(): boolean;
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
    /** Returns whether the value has this format. Used for detection. */
    validateLocation(location: unknown): boolean;
    /**
     * Returns the text to store. It must throw for invalid input, because an explicit `locationType` skips validation.
     */
    locationToString(location: unknown): string;
    /** Returns the place as GeoJSON, longitude first. Used for conversion. */
    locationToGeoJSON(location: unknown): object;
    /** Receives **GeoJSON text**, despite its name, and returns a value in this format. Used for conversion. */
    parseLocationString(locationString: string): unknown;
  }

  /**
   * A handler of MIME types. Not exported: derive it with `Parameters<ExtensionRegistry['registerMediaExtension']>[0]`.
   *
   * @internal
   */
  interface MediaAttachmentExtension extends Extension {
    /** Every MIME type that it handles. Each is a key. */
    readonly supportedMediaTypes: string[];
    /** If it returns `false`, `build` throws `ValidationError`. */
    validateMedia(mediaType: string, data: string): boolean;
    /** Returns the text to store. */
    processMedia(mediaType: string, data: string): string;
    supportsMediaType(mediaType: string): boolean;
  }

  /**
   * A handler of proof recipes. You can register one, but nothing calls it.
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
   * The registry of the handlers of one SDK object. It is available as `sdk.location.extensions`.
   *
   * @remarks The built-in handlers load asynchronously. They replace a handler that was registered earlier for the same
   * key. They support GeoJSON, JPEG and PNG images, and the v0.1 payload schema.
   * @knownIssue sdk-extensions-async
   */
  export class ExtensionRegistry {
    /** @param registerBuiltIns - Whether to load the built-in handlers. Default `true`. */
    constructor(registerBuiltIns?: boolean);
    /**
     * Waits until the built-in handlers have loaded. Await it before you register, encode, decode or detect.
     *
     * @returns Nothing.
     */
    ensureInitialized(): Promise<void>;
    /**
     * Adds a location format, or replaces the handler of the same `locationType`.
     *
     * @param extension - The handler.
     * @throws {Error} `validate()` of the handler returned `false`.
     */
    registerLocationExtension(extension: LocationTypeExtension): void;
    /**
     * Adds MIME types, or replaces their handlers.
     *
     * @param extension - The handler.
     * @throws {Error} `validate()` of the handler returned `false`.
     */
    registerMediaExtension(extension: MediaAttachmentExtension): void;
    /**
     * Adds a recipe type. Nothing in 0.2.0 calls the handler.
     *
     * @param extension - The handler.
     * @throws {Error} `validate()` of the handler returned `false`.
     */
    registerRecipeExtension(extension: ProofRecipeExtension): void;
    /**
     * Adds a payload schema for `encode` and `decode`.
     *
     * @param extension - The handler.
     * @throws {Error} `validate()` of the handler returned `false`.
     */
    registerSchemaExtension(extension: SchemaExtension): void;
    /**
     * Returns the handler of a location format.
     *
     * @param locationType - Format name. Only the part before the first `-` is used.
     * @returns The handler, or `undefined`.
     */
    getLocationExtension(locationType: string): LocationTypeExtension | undefined;
    /**
     * Returns the handler of a MIME type.
     *
     * @param mediaType - MIME type.
     * @returns The handler, or `undefined`.
     */
    getMediaExtension(mediaType: string): MediaAttachmentExtension | undefined;
    /**
     * Returns the handler of a recipe type.
     *
     * @param recipeType - Recipe type.
     * @returns The handler, or `undefined`.
     */
    getRecipeExtension(recipeType: string): ProofRecipeExtension | undefined;
    /**
     * Returns the handler of a payload schema.
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
     * Tries each location handler, in the order in which their keys were first registered.
     *
     * @param location - A value of unknown format.
     * @returns The key of the first handler that accepts the value, or `undefined`.
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
    /** UID by EIP-155 chain id. */
    schemaUIDs: Record<number, string>;
    validateSchema?: (data: Record<string, SchemaValue>) => boolean;
    createEncoder?: (schemaString: string) => SchemaEncoder;
  }

  /**
   * The class of 0.1.x, for programs that were written for that version. New programs use {@link AstralSDK}.
   *
   * @remarks It has the same data, the same signatures and the same verification issues as the unified class.
   */
  export class AstralSDKLegacy {
    /**
     * @param config - Chain, signer and options. Default: Sepolia.
     * @throws {ChainConnectionError} The SDK does not support the chain, unless `defaultSchema` is set.
     */
    constructor(config?: AstralSDKConfig);
    /** Handlers of location formats, media types and schemas. */
    readonly extensions: ExtensionRegistry;
    /** @remarks The cache of schema checks. */
    getSchemaCache(): SchemaValidationCache;
    /** @remarks The schema that is used if a call names none. */
    getDefaultSchema(): RuntimeSchemaConfig;
    /**
     * @remarks Wraps the error of a handler in a `ValidationError`, with the error in `cause`, where `location.build` passes
     * it on. The error classes of the SDK pass unchanged in both.
     */
    buildLocationAttestation(input: LocationAttestationInput): Promise<UnsignedLocationAttestation>;
    signOffchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    createOffchainLocationAttestation(
      input: LocationAttestationInput,
      options?: OffchainAttestationOptions,
    ): Promise<OffchainLocationAttestation>;
    /** @knownIssue sdk-offchain-verify */
    verifyOffchainLocationAttestation(
      att: OffchainLocationAttestation,
      options?: OffchainAttestationOptions,
    ): Promise<VerificationResult>;
    /** @remarks Does nothing, and returns the same object. */
    publishOffchainLocationAttestation(att: OffchainLocationAttestation): Promise<OffchainLocationAttestation>;
    createOnchainLocationAttestation(
      input: LocationAttestationInput,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /** @throws {ValidationError} Neither the constructor nor the call has a signer or a provider. */
    registerOnchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /** @knownIssue sdk-onchain-verify */
    verifyOnchainLocationAttestation(
      att: OnchainLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<VerificationResult>;
    /** @knownIssue sdk-revoke-unsent */
    revokeOnchainLocationAttestation(
      att: OnchainLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<unknown>;
    encodeLocationAttestation(att: UnsignedLocationAttestation, schemaType?: string): string;
    decodeLocationAttestation(encodedData: string, schemaType?: string): Record<string, SchemaValue>;
    /** @remarks The UID of a schema on a chain. */
    getSchemaUID(chainId: number, schemaType?: string): string;
    /** @remarks The text of a schema. */
    getSchemaString(schemaType?: string): string;
    /** @remarks Adds a payload schema, on a later tick and not when the call returns. */
    registerCustomSchema(options: CustomSchemaExtensionOptions): void;
  }

  // #endregion
  // #region lower-level parts

  /** Signs for `OffchainWorkflow`, which uses it internally. */
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
     * @throws {EASError} With `schemaUID`, the SDK does not support the chain id.
     * @throws {SigningError} The signer failed, for example in `getAddress`.
     */
    signOffchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      schema?: RuntimeSchemaConfig,
    ): Promise<OffchainLocationAttestation>;
    /**
     * Checks the form of the signature and the expiry only.
     *
     * @param att - A signed attestation.
     * @returns The result of that check.
     * @knownIssue sdk-offchain-verify
     */
    verifyOffchainLocationAttestation(att: OffchainLocationAttestation): Promise<VerificationResult>;
  }

  /**
   * Registers for `OnchainWorkflow`, which uses it internally. Use it directly for a chain or an EAS contract that the
   * SDK does not support.
   */
  export class OnchainRegistrar {
    /**
     * @param config - For another chain, leave out `chain` and set both `contractAddress` and `schemaUID`. The chain id is
     * then read from the provider. With one of the two alone, the registrar uses the EAS address of Sepolia.
     * @throws {ValidationError} Both `provider` and `signer` are missing.
     * @throws {ChainConnectionError} The SDK does not support the `chain` name: "Failed to initialize EAS modules".
     * @knownIssue sdk-registrar-address-ignored
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
     * @throws {RegistrationError} The transaction could not be sent or mined. Read `cause`.
     */
    registerOnchainLocationAttestation(
      unsigned: UnsignedLocationAttestation,
      options?: OnchainAttestationOptions,
    ): Promise<OnchainLocationAttestation>;
    /**
     * Looks up the UID and checks the expiry.
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

  /** Encodes and decodes the fields of a schema as ABI data. It wraps the encoder of the EAS SDK. */
  export class SchemaEncoder {
    /**
     * @param schema - Schema string, or `'v0.1'` for the schema with nine fields.
     * @throws {ValidationError} The text cannot be parsed.
     */
    constructor(schema: string);
    /**
     * Checks whether a schema string can be parsed.
     *
     * @param schema - Schema string.
     * @returns `true` if it can be parsed.
     */
    static isSchemaValid(schema: string): boolean;
    /** @returns The schema string. */
    getSchema(): string;
    /** @returns Field names and their Solidity types. */
    getSchemaInterface(): Record<string, string>;
    /**
     * Encodes fields. Pass them in the order of the schema: the method does not sort them.
     *
     * @param data - One item for each field.
     * @returns Hexadecimal text with the prefix `0x`.
     * @throws {ValidationError} A field is missing, has another name or type, or is in another position, or a value does not
     * fit its type. The message is always `Failed to encode schema data`; `cause` says which.
     */
    encodeData(data: SchemaItem[]): string;
    /**
     * Decodes a payload.
     *
     * @param encodedData - Hexadecimal text with the prefix `0x`.
     * @returns One item for each field. The value itself is in `item.value.value`.
     * @throws {ValidationError} The text is not an encoding of the schema.
     * @knownIssue sdk-decode-wrapped
     */
    decodeData(encodedData: string): SchemaItem[];
    /**
     * Checks whether a payload is an encoding of the schema.
     *
     * @param encodedData - Hexadecimal text with the prefix `0x`.
     * @returns `true` if it is.
     */
    isEncodedDataValid(encodedData: string): boolean;
    /**
     * Encodes an object, with its values by field name.
     *
     * @param proof - Values by field name.
     * @returns Hexadecimal text with the prefix `0x`.
     * @throws {ValidationError} As in `encodeData`.
     */
    encodeLocationProof(proof: Record<string, SchemaValue>): string;
    /**
     * Decodes a payload to an object, with its values by field name.
     *
     * @param encodedData - Hexadecimal text with the prefix `0x`.
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
    /** `0` is ignored. */
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
   * Configuration that the API reports.
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
   * A client of the Astral API that is not ready for use: `AstralSDK` does not use it, and it requests paths that the
   * API does not serve.
   *
   * @remarks After status 429 or a network failure, it tries again three times, after 1, 2 and 4 seconds.
   * @knownIssue sdk-api-client-paths
   */
  export class AstralApiClient {
    /**
     * @param configOrBaseURL - Base address, or options. `timeout` is stored but never used.
     * @param apiKey - Key, if the first argument is an address.
     */
    constructor(configOrBaseURL?: {baseURL?: string; apiKey?: string; timeout?: number} | string, apiKey?: string);
    /**
     * Requests `/config`.
     *
     * @returns The configuration that the API reports.
     * @throws {NotFoundError} The API returned status 404.
     * @throws {AstralAPIError} The request failed in another way.
     */
    getConfig(): Promise<AstralApiConfig>;
    /**
     * Requests `/proofs/{uid}`.
     *
     * @param uid - EAS UID.
     * @returns The attestation.
     * @throws {NotFoundError} The API returned status 404. It is not an `AstralAPIError`.
     * @throws {AstralAPIError} The request failed in another way.
     */
    getLocationAttestation(uid: string): Promise<LocationAttestation>;
    /**
     * Requests `/proofs`.
     *
     * @param query - Filter and page.
     * @returns One page.
     * @throws {NotFoundError} The API returned status 404.
     * @throws {AstralAPIError} The request failed in another way.
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

  /** An empty placeholder class for storage back ends. */
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
   * @remarks Base Sepolia is missing, although the SDK supports the chain.
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

  /** A payload schema with the networks on which it is registered. */
  export interface SchemaConfig<T extends Record<string, SolidityType> = SchemaInterface> {
    /** EAS schema UID. */
    readonly uid: string;
    /** Schema string. */
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
   * Checks whether a chain name is a {@link SupportedNetwork}.
   *
   * @param network - Chain name.
   * @returns `true` if it is. `base-sepolia` gives `false`.
   * @knownIssue sdk-networks-constant
   */
  export function isSupportedNetwork(network: string): network is SupportedNetwork;

  // #endregion
  // #region schema validation

  /** One field of a schema string. */
  export interface SchemaField {
    readonly type: string;
    readonly name: string;
  }

  /** Options of {@link validateLocationProtocolSchema}. */
  export interface SchemaValidationOptions {
    /** Whether a schema that is not conformant throws `ValidationError`. */
    readonly strict?: boolean;
  }

  /** Result of {@link validateLocationProtocolSchema}. */
  export interface SchemaValidationResult {
    /** Whether the text can be used. */
    readonly valid: boolean;
    /** 2 if the text has a field `specVersion`, otherwise 1. */
    readonly version: 1 | 2;
    /** Whether the text is valid and has the required fields. A wrong type of such a field gives a warning only. */
    readonly conformant: boolean;
    /** Required fields that are missing. */
    readonly missing: readonly string[];
    readonly errors: readonly string[];
    /** Warnings, for example about wrong types of required fields. */
    readonly warnings: readonly string[];
    readonly fields: readonly SchemaField[];
  }

  /** One entry of {@link SchemaValidationCache}. */
  export interface CachedValidationResult {
    readonly result: SchemaValidationResult;
    /** Time of the check. */
    readonly validatedAt: number;
    readonly rawString: string;
  }

  /**
   * Splits a schema string into fields.
   *
   * @param rawSchema - Schema string.
   * @returns The fields, or `null` if the text cannot be parsed.
   */
  export function parseSchemaString(rawSchema: string): SchemaField[] | null;

  /**
   * Checks a schema string against the rules of the SDK for location schemas.
   *
   * @param rawSchema - Schema string, at most 10,000 characters.
   * @param options - Whether the check is strict.
   * @returns The findings.
   * @throws {ValidationError} `strict` is set and the schema is not conformant.
   * @remarks It does not recognise the field names of the published specification (`lp_version`, `location_type`).
   * @knownIssue sdk-validator-names
   */
  export function validateLocationProtocolSchema(
    rawSchema: string,
    options?: SchemaValidationOptions,
  ): SchemaValidationResult;

  /**
   * Checks whether a schema string has the field `specVersion`.
   *
   * @param rawSchema - Schema string.
   * @returns `true` if the text can be parsed and has the field. That does not mean that it follows the published specification.
   * @knownIssue sdk-validator-names
   */
  export function isLocationProtocolV2(rawSchema: string): boolean;

  /**
   * Lists the field names of a schema string.
   *
   * @param rawSchema - Schema string.
   * @returns The names in order; none if the text cannot be parsed.
   */
  export function getSchemaFieldNames(rawSchema: string): string[];

  /** Checks schema strings and caches the results by UID. */
  export class SchemaValidationCache {
    /** @param strictMode - Whether `validate` throws `ValidationError` for a schema that is not conformant. */
    constructor(strictMode?: boolean);
    /**
     * Checks a schema, or returns the cached result.
     *
     * @param schema - UID and text.
     * @returns The findings.
     * @throws {ValidationError} In strict mode, if the schema is not conformant.
     */
    validate(schema: {uid: string; rawString: string}): SchemaValidationResult;
    /**
     * Checks whether the cache has a result for a UID.
     *
     * @param uid - Schema UID.
     * @returns `true` if the cache has one.
     */
    has(uid: string): boolean;
    /**
     * Returns the cached entry of a UID.
     *
     * @param uid - Schema UID.
     * @returns The entry, or `undefined`.
     */
    get(uid: string): CachedValidationResult | undefined;
    /**
     * Removes one UID from the cache.
     *
     * @param uid - Schema UID.
     * @returns `true` if the cache had it.
     */
    invalidate(uid: string): boolean;
    /** Removes all entries. */
    clear(): void;
    /** Number of entries. */
    get size(): number;
    /** UIDs of the entries. */
    get cachedUIDs(): string[];
  }

  // #endregion
  // #region guards

  /**
   * Checks whether an attestation is offchain.
   *
   * @param a - An attestation of either kind.
   * @returns `true` if it is. The function looks at the members only.
   */
  export function isOffchainLocationAttestation(a: LocationAttestation): a is OffchainLocationAttestation;
  /**
   * Checks whether an attestation is onchain.
   *
   * @param a - An attestation of either kind.
   * @returns `true` if it is. The function looks at the members only.
   */
  export function isOnchainLocationAttestation(a: LocationAttestation): a is OnchainLocationAttestation;
  /**
   * Checks whether a value is text with at least one character that is not a space.
   *
   * @param value - Any value.
   * @returns `true` if it is. Text that consists of spaces, tabs and line breaks gives `false`.
   */
  export function isNonEmptyString(value: unknown): value is string;
  /**
   * Checks whether a value has the form of an address: `0x` and 40 hexadecimal digits.
   *
   * @param value - Any value.
   * @returns `true` if it has. The function does not check the EIP-55 checksum.
   */
  export function isEthereumAddress(value: unknown): value is string;
  /**
   * Checks whether a value has the form of a UID: `0x` and 64 hexadecimal digits.
   *
   * @param value - Any value.
   * @returns `true` if it has.
   */
  export function isLocationAttestationUID(value: unknown): value is string;
  /**
   * Checks whether a value is an integer of at least 0.
   *
   * @param value - Any value.
   * @returns `true` if it is. A time in milliseconds also passes.
   */
  export function isUnixTimestamp(value: unknown): value is number;
  /**
   * Checks whether a value is a valid `Date`.
   *
   * @param value - Any value.
   * @returns `true` if it is.
   */
  export function isDate(value: unknown): value is Date;

  // #endregion
  // #region errors

  /**
   * Details that help to understand an error.
   *
   * @internal
   */
  type Ctx = Record<string, unknown>;

  /**
   * Base class of the errors of the SDK. Compare `code` rather than the class: a program that also imports a sub-path
   * has a second copy of each class.
   *
   * @knownIssue sdk-subpath-classes
   */
  export class AstralError extends Error {
    /**
     * @param message - What went wrong.
     * @param code - Machine-readable code.
     * @param cause - The underlying error.
     * @param context - Details that help to understand the error.
     */
    constructor(message: string, code?: string, cause?: Error, context?: Ctx);
    /** Machine-readable code, for example `VALIDATION_ERROR`. */
    code: string;
    /** The underlying error, for example from ethers. */
    cause?: Error;
    /** Details that help to understand the error. */
    context?: Ctx;
    /**
     * Formats a message with its context as one text.
     *
     * @param baseMessage - The message.
     * @param context - Details that help to understand the error.
     * @returns The text.
     */
    static formatMessage(baseMessage: string, context?: Ctx): string;
  }

  /**
   * `VALIDATION_ERROR`: the input cannot be used, or there is no signer.
   *
   * @remarks "Generated proof does not match the schema" usually means that `memo` is missing.
   */
  export class ValidationError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
    /** @remarks Creates an error about one field. */
    static forField(fieldName: string, message: string, cause?: Error): ValidationError;
  }

  /** `LOCATION_VALIDATION_ERROR`: the geometry is invalid, and `locationType` was set. */
  export class LocationValidationError extends ValidationError {}

  /** `MEDIA_VALIDATION_ERROR`: thrown by the built-in media handlers. `build` throws `ValidationError` instead. */
  export class MediaValidationError extends ValidationError {}

  /** `RECIPE_VALIDATION_ERROR`. Never thrown by 0.2.0. */
  export class RecipeValidationError extends ValidationError {}

  /** `SIGNER_ERROR`. Version 0.2.0 never throws it, only its subclass `SigningError`. */
  export class SignerError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** Never thrown by 0.2.0: a missing signer causes a `ValidationError`. */
  export class SignerNotFoundError extends SignerError {
    constructor(message?: string, cause?: Error, context?: Ctx);
  }

  /** `SIGNING_ERROR`: signing failed outside EAS, for example because `getAddress` rejected. Read `cause`. */
  export class SigningError extends SignerError {}

  /** `STORAGE_ERROR`. Version 0.2.0 never throws it, only its subclass `RegistrationError`. */
  export class StorageError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** Never thrown by 0.2.0. */
  export class PublishError extends StorageError {}

  /**
   * `REGISTRATION_ERROR`: registering failed, or a revocation could not be prepared. Read `cause`, an error of ethers,
   * of EAS or of the SDK.
   */
  export class RegistrationError extends StorageError {}

  /** `NETWORK_ERROR`: the compute service returned an error status. It is not thrown for an unreachable host. */
  export class NetworkError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
  }

  /** `CHAIN_CONNECTION_ERROR`: the SDK does not support the chain, or EAS could not be set up. */
  export class ChainConnectionError extends NetworkError {}

  /** `API_ERROR`: a request of {@link AstralApiClient} failed with another status than 404, or without one: no host, no JSON. */
  export class AstralAPIError extends NetworkError {
    constructor(message: string, status?: number, cause?: Error, context?: Ctx);
    /** HTTP status. */
    status?: number;
    /** @remarks Creates an error from a response. */
    static fromResponse(status: number, statusText: string, body?: unknown): AstralAPIError;
  }

  /** Never thrown by 0.2.0. */
  export class TransactionError extends NetworkError {}

  /** `EXTENSION_ERROR`: the format was not recognised, there is no handler, or a conversion failed. */
  export class ExtensionError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
    /** @remarks Creates an error about one extension. */
    static forExtension(extensionName: string, message: string, cause?: Error): ExtensionError;
  }

  /** `NOT_FOUND`: {@link AstralApiClient} received status 404. */
  export class NotFoundError extends AstralError {
    constructor(message?: string, cause?: Error, context?: Ctx);
    /** @remarks Creates an error about one resource. */
    static forResource(resourceType: string, identifier: string): NotFoundError;
  }

  /** `VERIFICATION_ERROR`. The `verify` methods never throw it: they return `isValid: false`. */
  export class VerificationError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
    /** @remarks Creates an error with a reason. */
    static withReason(reason: string, proofId?: string): VerificationError;
  }

  /**
   * `EAS_ERROR`: offchain signing or encoding failed. The wallet rejected the request, the recipient is malformed, or
   * the schema does not match. Read `cause`.
   */
  export class EASError extends AstralError {
    constructor(message: string, cause?: Error, context?: Ctx);
    /** @remarks Creates an error about one EAS component. */
    static forComponent(component: string, operation: string, details: string, cause?: Error): EASError;
  }

  // #endregion

  // Keeps the helper types private, as they are in the package.
  export {};
}

// Each entry of the package has a copy of the classes of its own.
declare module '@decentralized-geo/astral-sdk/location' {
  export {LocationModule, OffchainWorkflow, OnchainWorkflow} from '@decentralized-geo/astral-sdk';
}

declare module '@decentralized-geo/astral-sdk/compute' {
  import type {Geometry} from 'geojson';
  export {
    AttestationResult,
    BooleanComputeResult,
    ComputeModule,
    ComputeOptions,
    ComputeResult,
    DelegatedAttestation,
    Input,
    NumericComputeResult,
  } from '@decentralized-geo/astral-sdk';

  /**
   * A GeoJSON geometry as the input of a computation.
   */
  export type RawGeometryInput = Geometry;

  /**
   * A v0.2 attestation on Base Sepolia, Base, Sepolia or Ethereum, by its UID. The service cannot decode v0.1 records:
   * pass their geometry.
   */
  export interface OnchainInput {
    /** EAS UID. */
    readonly uid: string;
  }

  /**
   * An offchain attestation with its address. The service rejects this form, because it does not implement it.
   */
  export interface OffchainInput {
    /** EAS offchain UID. */
    readonly uid: string;
    /** Address of the attestation. */
    readonly uri: string;
  }

  /**
   * The message that the attester of a delegated attestation signed.
   */
  export interface DelegatedAttestationMessage {
    /** EAS schema UID. */
    readonly schema: string;
    readonly recipient: string;
    /** Unix seconds. `0n` means that it never expires. */
    readonly expirationTime: bigint;
    readonly revocable: boolean;
    readonly refUID: string;
    /** ABI-encoded payload. */
    readonly data: string;
    /** Wei to send to the resolver. */
    readonly value: bigint;
    /** Nonce of the attester in the EAS contract. */
    readonly nonce: bigint;
    /** Time at which the signature expires, in Unix seconds. EAS before 1.2.0 ignores it. */
    readonly deadline: bigint;
  }

  /**
   * The parts of an ECDSA signature.
   */
  export interface DelegatedAttestationSignature {
    readonly v: number;
    readonly r: string;
    readonly s: string;
  }

  /**
   * Status of the compute service.
   */
  export interface HealthStatus {
    readonly status: string;
    readonly database: string;
  }
}
