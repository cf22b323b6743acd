import type {Defect} from '../types';

const verified = '2026-11-21';

export const protocolDefects: Defect[] = [
  {
    id: 'protocol-json-schema-oneof',
    area: 'protocol',
    title: 'The published JSON Schema rejects locations written as text',
    severity: 'high',
    happens:
      'The published JSON Schema of the v0.2 draft rejects every record whose location is a string: `h3`, `geohash`, `wkt` and `address`.',
    wayRound: 'Validate with the corrected schema that these pages publish.',
    evidence: 'Two independent validators reject valid records for the same reason, a `oneOf` in which two branches match.',
    source: 'DecentralizedGeo/location-protocol-spec@568add2:json-schema/schema.json',
    verified,
  },
];
