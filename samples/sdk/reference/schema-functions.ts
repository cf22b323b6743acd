// runs: sdk
// Splits a schema string into fields and checks it against the SDK's rules for
// location schemas.
import {
  LOCATION_V1_SCHEMA,
  getSchemaFieldNames,
  parseSchemaString,
  validateLocationProtocolSchema,
} from '@decentralized-geo/astral-sdk';

console.log(getSchemaFieldNames(LOCATION_V1_SCHEMA.rawString).join(' '));
console.log(parseSchemaString('string name,uint256 size'));

const {conformant, missing} = validateLocationProtocolSchema('string name');
console.log('conformant:', conformant);
console.log('missing:', missing.join(' '));
