import type {UnplacedIssue} from '../types';

const verified = '2026-11-21';
const schema = 'DecentralizedGeo/location-protocol-spec@568add2:json-schema/schema.json';
const pages = 'DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page';

export const protocolIssues: UnplacedIssue[] = [
  {
    id: 'protocol-json-schema-oneof',
    title: 'The published JSON Schema rejects locations written as text',
    severity: 'high',
    happens:
      'The published JSON Schema of the v0.2 draft rejects every record whose location is a string: `h3`, `geohash`, `wkt` and `address`.',
    workaround: 'Validate with the corrected schema of this site.',
    evidence:
      'Run with the alternatives of the published schema: `packages/location-record/tests/json-schema.test.ts`. Two branches of a `oneOf` match the same text.',
    source: `${schema}; executed: packages/location-record/tests/json-schema.test.ts`,
    verified,
  },
  {
    id: 'protocol-srs-short-code',
    title: 'The published JSON Schema accepts EPSG:4326 as a URI',
    severity: 'medium',
    happens:
      'The draft requires an HTTP URI or a URN in `srs`, but `EPSG:4326` passes a general URI check, which reads `epsg` as the scheme.',
    workaround: 'Reject short codes in your own code, or use the corrected schema of this site.',
    evidence: 'Read in the JSON Schema, and tested manually with two validators: `WGS84` fails and `EPSG:4326` passes.',
    source: schema,
    verified,
  },
  {
    id: 'protocol-schema-shallow',
    title: 'The published JSON Schema does not check coordinates',
    severity: 'medium',
    happens:
      'A GeoJSON location without `coordinates`, an open ring and the pair `[500, 900]` pass. The pattern for H3 also accepts digits that do not form a cell, such as those that start with `9`, `a` or `b`.',
    workaround:
      'After schema validation, check ranges, rings and cells. The rules LP-41 to LP-53 define these checks, and the test vectors have a case for each.',
    evidence: 'Read in the JSON Schema, and tested manually with two validators; cells compared with h3-js 4.5.0.',
    source: schema,
    verified,
  },
  {
    id: 'protocol-appendix-uid',
    title: 'The EAS appendix of the draft shows the UID of another schema',
    severity: 'high',
    happens:
      'The appendix shows a schema string with `uint8 lp_version` and a UID next to it. That UID belongs to the base schema from 2025. A `uint8` cannot contain a version such as `1.0.0`.',
    workaround: 'Compute the UID from the string that you use, and write the version as a string.',
    evidence:
      'Run: `tests/unit/data/data.test.ts` computes both UIDs from their text. We tested manually that `1.0.0` does not fit `uint8`.',
    source: `${pages}/appendices/eas-integration.md; executed: tests/unit/data/data.test.ts`,
    verified,
  },
  {
    id: 'protocol-draft-samples',
    title: 'Samples in the draft violate its own rules',
    severity: 'low',
    happens:
      'Samples on three pages write `event_timestamp` as ISO 8601 text, the GeoJSON page uses a field `metadata` that is not in the registry, and some code still reads `specVersion`.',
    workaround: 'Follow the field tables of the draft: an integer of seconds, `attributes` as text, `lp_version`.',
    evidence: 'Read in the samples, and compared manually with the JSON Schema of the same commit.',
    source: pages,
    verified,
  },
  {
    id: 'protocol-dart-uid',
    title: 'The Dart library computes a different offchain UID than the EAS SDK',
    severity: 'high',
    happens:
      'location-protocol-dart 0.1.0 packs the schema UID as 32 bytes, the EAS SDK as 66 characters of text. The UIDs therefore differ, and the EAS SDK returns `false` for packages of the Dart library although their signature is valid.',
    workaround: 'Recompute the UID as the EAS SDK does. A verifier can accept the Dart form if it reports this.',
    evidence:
      'Run: `packages/location-record/tests/vectors.test.ts` computes both forms for the same message. We read the Dart source, and tested both packages manually with the EAS SDK 2.7.0.',
    source:
      'DecentralizedGeo/location-protocol-dart@6867642:lib/src/eas/offchain_signer.dart; npm @ethereum-attestation-service/eas-sdk@2.7.0; executed: packages/location-record/tests/vectors.test.ts',
    verified,
  },
  {
    id: 'protocol-eas-js-onchain-uid',
    title: 'The onchain UID helper of the EAS SDK does not return onchain UIDs',
    severity: 'medium',
    happens:
      '`EAS.getAttestationUID` packs the schema UID as text. The contract packs 32 bytes, so the UIDs of the helper never match those of the contract.',
    workaround: 'Read the UID from the `Attested` event, or compute it according to rule LP-28.',
    evidence:
      'Read in the source of the helper, and compared manually with the UID that EAS 1.3.0 returned on a local EVM.',
    source:
      'npm @ethereum-attestation-service/eas-sdk@2.7.0; ethereum-attestation-service/eas-contracts@aa47c22:contracts/EAS.sol',
    verified,
  },
];
