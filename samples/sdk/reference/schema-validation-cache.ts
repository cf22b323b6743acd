// runs: sdk
// Checks a schema once and remembers the result by its UID.
import {
  LOCATION_V1_SCHEMA,
  SchemaValidationCache,
} from '@decentralized-geo/astral-sdk';

const cache = new SchemaValidationCache();
const {valid, version, fields} = cache.validate(LOCATION_V1_SCHEMA);
console.log('valid:', valid, 'version:', version, 'fields:', fields.length);
console.log('remembered:', cache.has(LOCATION_V1_SCHEMA.uid), cache.size);
console.log('forgotten:', cache.invalidate(LOCATION_V1_SCHEMA.uid), cache.size);
