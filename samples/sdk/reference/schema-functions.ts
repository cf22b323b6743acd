// runs: sdk
// Splits a schema string into fields and checks it against the SDK's rules for
// location schemas.
import {
  LOCATION_V1_SCHEMA,
  getSchemaFieldNames,
  isLocationProtocolV2,
  parseSchemaString,
  validateLocationProtocolSchema,
} from '@decentralized-geo/astral-sdk';

console.log(getSchemaFieldNames(LOCATION_V1_SCHEMA.rawString).join(' '));
console.log(parseSchemaString('string name,uint256 size'));

// `bar baz` is a word too many, so the text is no schema.
const broken = 'uint8 specVersion,foo bar baz';
console.log(isLocationProtocolV2(broken), getSchemaFieldNames(broken));

const {conformant, missing} = validateLocationProtocolSchema('string name');
console.log('conformant:', conformant);
console.log('missing:', missing.join(' '));
