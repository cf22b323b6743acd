// runs: sdk
// The v0.1 payload schema as a typed value.
import {
  LOCATION_V1_SCHEMA,
  parseSchemaString,
  type SchemaField,
} from '@decentralized-geo/astral-sdk';

console.log('uid:', LOCATION_V1_SCHEMA.uid);
console.log('recipePayload:', LOCATION_V1_SCHEMA.schemaInterface.recipePayload);
const fields: SchemaField[] =
  parseSchemaString(LOCATION_V1_SCHEMA.rawString) ?? [];
for (const {name, type} of fields) console.log(type.padEnd(9), name);
