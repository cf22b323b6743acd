import type {Schema} from './types';

const verified = '2026-11-21';
const noResolver = '0x0000000000000000000000000000000000000000';

/** EAS schema strings that a reader can meet. The UIDs are recomputed from the strings by a test. */
export const schemas: Schema[] = [
  {
    key: 'v0.1',
    name: 'Location Protocol v0.1',
    string:
      'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo',
    resolver: noResolver,
    revocable: true,
    uid: '0xba4171c92572b1e4f241d044c32cdf083be9fd946b8766977558ca6378c824e2',
    status: 'in use',
    note: 'Nine camelCase fields. The API v0, the Logbook and SDK 0.2.0 use this schema.',
    source:
      'DecentralizedGeo/astral-sdk@2daf1b5:config/EAS-config.json; DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs/EAS.config.ts; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'v0.2',
    name: 'Location Protocol v0.2 draft, four strings',
    string: 'string lp_version,string srs,string location_type,string location',
    resolver: noResolver,
    revocable: true,
    uid: '0x3902cc7b8e415eb1ed9ac496431c31c88023cdbde0821cbb81195a8bcf74fffd',
    status: 'draft',
    note: 'The four base fields of the draft without spaces. The draft names no canonical UID, and we have not established whether this one is registered on any chain.',
    source: 'DecentralizedGeo/location-protocol-dart@6867642:lib/src; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'v0.2-spaced',
    name: 'Location Protocol v0.2 draft, spaces after commas',
    string: 'string lp_version, string srs, string location_type, string location',
    resolver: noResolver,
    revocable: true,
    uid: '0xe7341faf6cbe6ecdd9ede7581eee7f9a97c9fd9d6b6e059e11f6651b0df781b8',
    status: 'draft',
    note: 'The same payload bytes as the string without spaces, but another UID. The location services decode this layout.',
    source:
      'AstralProtocol/astral-location-services@559b38f:packages/astral-service/src; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'v0.2-appendix',
    name: 'Location Protocol v0.2 draft, appendix string',
    string: 'string srs, string location_type, string location, uint8 lp_version',
    resolver: noResolver,
    revocable: true,
    uid: '0x7e642593617c8b6eeec1d0a5d1e25dce9c8e2fd05d8d4b461eeeea461194f55f',
    status: 'draft',
    note: 'Printed in the appendix of the draft next to the UID of the 2025 base string. A uint8 cannot contain the version "1.0.0".',
    source: 'DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'base-2025',
    name: 'Base fields of 2025',
    string: 'string srs, string locationType, string location, uint8 specVersion',
    resolver: noResolver,
    revocable: true,
    uid: '0xedd6b005e276227690314960c55a3dc6e088611a709b4fbb4d40c32980640b9a',
    status: 'legacy',
    note: 'The camelCase base fields of the texts from May and September 2025. The spaces are part of the hash.',
    source:
      'DecentralizedGeo/location-protocol-spec@c70a501; DecentralizedGeo/location-protocol-spec@7de98ef; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'v0.1-draft-2024',
    name: 'Draft of 2024 for v0.1',
    string:
      'uint256 eventTimestamp,string srs,string locationType,bytes location,string[] recipeType,bytes[] recipePayload,string[] mediaType,bytes[] mediaData,string memo',
    resolver: noResolver,
    revocable: true,
    uid: '0xd928da08c10180b639e31c5f46acf4ea011d88ec7ac44bd95f32385e2d66032b',
    status: 'legacy',
    note: 'Like v0.1, but with bytes for the location and for media data. Of historical interest only.',
    source: 'DecentralizedGeo/location-protocol-extensions@b22b33b:schema; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'private-data',
    name: 'EAS private data',
    string: 'bytes32 privateData',
    resolver: noResolver,
    revocable: true,
    uid: '0x20351f973fdec1478924c89dfa533d8f872defa108d9c3c6512267d7e7e5dbc2',
    status: 'other',
    note: 'A Merkle root over fields that stay offchain. Defined by EAS, not by the Location Protocol.',
    source: 'ethereum-attestation-service/eas-docs-site@d4d3116:docs; executed: tests/unit/data/data.test.ts',
    verified,
  },
  {
    key: 'boolean-policy',
    name: 'Boolean policy result',
    string: 'bool result,bytes32[] inputRefs,uint256 timestamp,string operation',
    resolver: noResolver,
    revocable: true,
    uid: '0x4958625091a773dcfb37a1c33099a378f32a975a7fb61f33d53c4be7589898f5',
    status: 'other',
    note: 'Result of a spatial computation by the location services. Not a location record.',
    source:
      'AstralProtocol/astral-location-services@559b38f:scripts/register-schemas.ts; executed: tests/unit/data/data.test.ts',
    verified,
  },
];
