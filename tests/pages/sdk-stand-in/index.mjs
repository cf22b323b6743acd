/*
 * The part of Astral SDK 0.2.0 that the pages' programs call, written from its public contract: see README.md. It keeps the
 * contract's known issues, because pages show them.
 */
import {EAS, Offchain, OffchainAttestationVersion, SchemaEncoder} from '@ethereum-attestation-service/eas-sdk';
import {ZeroHash} from 'ethers';

export const LOCATION_V1_SCHEMA = {
  uid: '0xba4171c92572b1e4f241d044c32cdf083be9fd946b8766977558ca6378c824e2',
  rawString:
    'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo',
};

export class AstralError extends Error {
  constructor(message, cause) {
    super(message, {cause});
    this.name = new.target.name;
  }
}
export class ValidationError extends AstralError {
  code = 'VALIDATION_ERROR';
}
export class LocationValidationError extends AstralError {
  code = 'LOCATION_VALIDATION_ERROR';
}
export class ExtensionError extends AstralError {
  code = 'EXTENSION_ERROR';
}
export class EASError extends AstralError {
  code = 'EAS_ERROR';
}
export class RegistrationError extends AstralError {
  code = 'REGISTRATION_ERROR';
}
export class ChainConnectionError extends AstralError {
  code = 'CHAIN_CONNECTION_ERROR';
}

const chains = new Map([
  [11155111, ['sepolia', '0xC2679fBD37d54388Ce493F1DB75320D236e1815e']],
  [84532, ['base-sepolia', '0x4200000000000000000000000000000000000021']],
  [8453, ['base', '0x4200000000000000000000000000000000000021']],
  [10, ['optimism', '0x4200000000000000000000000000000000000021']],
  [42161, ['arbitrum', '0xbD75f629A22Dc1ceD33dDA0b68c546A1c035c458']],
  [42220, ['celo', '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92']],
]);

const shapes = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

/** Positions of any depth of nesting, in degrees, longitude first. */
const positionsOf = (coordinates) =>
  coordinates.length === 0 || Array.isArray(coordinates[0]) ? coordinates.flatMap(positionsOf) : [coordinates];
const inRange = ([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
const isClosed = (ring) => ring.length >= 4 && String(ring[0]) === String(ring.at(-1));

/** Shape, closed rings and ranges: what the contract says is checked. */
function isGeoJson(value) {
  if (typeof value !== 'object' || value === null) return false;
  const {type, coordinates} = value;
  if (!shapes.includes(type) || !Array.isArray(coordinates)) return false;
  return positionsOf(coordinates).every(inRange) && (type !== 'Polygon' || coordinates.every(isClosed));
}

const invalid = () => new LocationValidationError('Invalid GeoJSON data');
const geojson = {
  id: 'astral:location:geojson',
  locationType: 'geojson',
  validateLocation: isGeoJson,
  locationToString(value) {
    if (!isGeoJson(value)) throw invalid();
    return JSON.stringify(value);
  },
  locationToGeoJSON(value) {
    if (!isGeoJson(value)) throw invalid();
    return value;
  },
  parseLocationString: (text) => JSON.parse(text),
};

const signatures = {'image/jpeg': 'ffd8ff', 'image/png': '89504e470d0a1a0a'};
const images = {
  id: 'astral:media:image',
  supportedMediaTypes: Object.keys(signatures),
  validateMedia: (type, data) =>
    /^[A-Za-z0-9+/]+=*$/.test(data) && Buffer.from(data, 'base64').toString('hex').startsWith(signatures[type]),
  processMedia: (type, data) => `data:${type};base64,${data}`,
};

class ExtensionRegistry {
  locations = new Map([['geojson', geojson]]);
  media = new Map(images.supportedMediaTypes.map((type) => [type, images]));
  async ensureInitialized() {}
  registerLocationExtension(extension) {
    this.locations.set(extension.locationType, extension);
  }
  registerMediaExtension(extension) {
    for (const type of extension.supportedMediaTypes) this.media.set(type, extension);
  }
}

const fields = LOCATION_V1_SCHEMA.rawString.split(',').map((field) => field.split(' '));

class LocationModule {
  extensions = new ExtensionRegistry();
  constructor(config) {
    const [chain, contract] = chains.get(config.chainId) ?? [];
    if (!contract) throw new ChainConnectionError(`Chain ID ${config.chainId} is not supported by EAS configuration`);
    const known = {...config, chain, contract};
    this.offchain = new OffchainWorkflow(this, known);
    this.onchain = new OnchainWorkflow(this, known);
  }

  async build({location, locationType, targetLocationFormat, timestamp = new Date(), media = [], memo, recipient}) {
    const {locations, media: handlers} = this.extensions;
    const source = locationType
      ? locations.get(locationType.split('-')[0])
      : [...locations.values()].find((extension) => extension.validateLocation(location));
    if (!source) throw new ExtensionError('Could not determine location format');
    let type = locationType ?? source.locationType;
    let text;
    if (targetLocationFormat && targetLocationFormat !== source.locationType) {
      const target = locations.get(targetLocationFormat.split('-')[0]);
      try {
        const geojson = source.locationToGeoJSON(location);
        const isGeoJson = target.locationType === 'geojson';
        text = target.locationToString(isGeoJson ? geojson : target.parseLocationString(JSON.stringify(geojson)));
      } catch (error) {
        throw new ExtensionError(`Failed to convert location format from ${type} to ${targetLocationFormat}`, error);
      }
      type = targetLocationFormat;
    } else text = source.locationToString(location);
    const mediaData = media.map(({mediaType, data}) => {
      const handler = handlers.get(mediaType);
      if (!handler) throw new ExtensionError(`No extension found for media type: ${mediaType}`);
      if (!handler.validateMedia(mediaType, data))
        throw new ValidationError(`Invalid media data for type: ${mediaType}`);
      return handler.processMedia(mediaType, data);
    });
    return {
      eventTimestamp: Math.floor(timestamp.getTime() / 1000),
      srs: 'EPSG:4326',
      locationType: type,
      location: text,
      recipeType: [],
      recipePayload: [],
      mediaType: media.map(({mediaType}) => mediaType),
      mediaData,
      memo,
      recipient,
    };
  }

  encode(attestation) {
    if (typeof attestation.memo !== 'string' || !(attestation.eventTimestamp >= 0))
      throw new ValidationError('Generated proof does not match the schema');
    return new SchemaEncoder(LOCATION_V1_SCHEMA.rawString).encodeData(
      fields.map(([type, name]) => ({type, name, value: attestation[name]})),
    );
  }

  decode(data) {
    const decoded = new SchemaEncoder(LOCATION_V1_SCHEMA.rawString).decodeData(data);
    return Object.fromEntries(decoded.map(({name, value}) => [name, value]));
  }
}

class OffchainWorkflow {
  constructor(module, config) {
    this.module = module;
    this.config = config;
  }
  signerOf({signer, privateKey} = {}) {
    if (privateKey) throw new EASError('EAS OffchainSigner error during initialization: No valid signer provided');
    const found = this.config.signer ?? signer;
    if (!found)
      throw new ValidationError(
        'No signer available for offchain operations. Provide a signer in SDK constructor or options.',
      );
    return found;
  }
  async create(input, options) {
    return this.sign(await this.module.build(input), options);
  }
  async sign(unsigned, options) {
    const signer = this.signerOf(options);
    const {contract, chainId} = this.config;
    const data = this.module.encode(unsigned);
    const address = await signer.getAddress();
    const offchain = new Offchain(
      {address: contract, version: '1.0.0', chainId: BigInt(chainId)},
      OffchainAttestationVersion.Version2,
      new EAS(contract),
    );
    const {uid, signature} = await offchain.signOffchainAttestation(
      {
        schema: LOCATION_V1_SCHEMA.uid,
        recipient: unsigned.recipient ?? address,
        time: BigInt(unsigned.eventTimestamp),
        expirationTime: BigInt(unsigned.expirationTime ?? 0),
        revocable: unsigned.revocable ?? true,
        refUID: ZeroHash,
        data,
      },
      signer,
    );
    const {v, r, s} = signature;
    return {...unsigned, uid, signature: JSON.stringify({v, r, s}), signer: address, version: 'astral-sdk-v0.1.0'};
  }
  /** Compares neither content nor UID nor signer, as the contract's known issue says. */
  async verify(attestation) {
    const answer = (reason) => ({
      isValid: !reason,
      signerAddress: attestation.signer,
      attestation,
      ...(reason && {reason}),
    });
    try {
      this.signerOf();
      const {v, r, s} = JSON.parse(attestation.signature);
      if (typeof v !== 'number' || r.length !== 66 || s.length !== 66) return answer('INVALID_SIGNATURE');
    } catch (error) {
      return error instanceof AstralError ? {isValid: false, reason: error.message} : answer('INVALID_SIGNATURE');
    }
    const {expirationTime} = attestation;
    return answer(
      expirationTime !== undefined && expirationTime < Date.now() / 1000 ? 'ATTESTATION_EXPIRED' : undefined,
    );
  }
}

class OnchainWorkflow {
  constructor(module, config) {
    this.module = module;
    this.config = config;
  }
  signerOf({signer} = {}) {
    return this.config.signer ?? signer ?? this.config.provider;
  }
  async create(input, options) {
    return this.register(await this.module.build(input), options);
  }
  async register(unsigned, {txOverrides, ...options} = {}) {
    const signer = this.signerOf(options);
    const {chain, chainId, contract} = this.config;
    try {
      const eas = new EAS(contract).connect(signer);
      const address = await signer.getAddress();
      const transaction = await eas.attest({
        schema: LOCATION_V1_SCHEMA.uid,
        data: {
          recipient: unsigned.recipient ?? address,
          expirationTime: BigInt(unsigned.expirationTime ?? 0),
          revocable: unsigned.revocable ?? true,
          refUID: ZeroHash,
          data: this.module.encode(unsigned),
          value: 0n,
          ...txOverrides,
        },
      });
      const uid = await transaction.wait();
      const {hash, blockNumber} = transaction.receipt;
      return {
        ...unsigned,
        uid,
        attester: address,
        chain,
        chainId,
        txHash: hash,
        blockNumber,
        revocable: unsigned.revocable ?? true,
        revoked: false,
      };
    } catch (error) {
      throw new RegistrationError('Failed to register onchain location attestation', error);
    }
  }
  /** Looks up the UID and compares nothing, as the contract's known issue says. */
  async verify(attestation) {
    const found = await new EAS(this.config.contract).connect(this.signerOf()).getAttestation(attestation.uid);
    return {isValid: true, revoked: false, signerAddress: found.attester, attestation};
  }
  async revoke({uid}) {
    return new EAS(this.config.contract)
      .connect(this.signerOf())
      .revoke({schema: LOCATION_V1_SCHEMA.uid, data: {uid, value: 0n}});
  }
}

export class AstralSDK {
  constructor(config) {
    this.location = new LocationModule(config);
  }
}

export class AstralSDKLegacy {
  constructor(config) {
    this.module = new LocationModule(config);
  }
  createOffchainLocationAttestation(input) {
    return this.module.offchain.create(input);
  }
  encodeLocationAttestation(attestation) {
    return this.module.encode(attestation);
  }
}
