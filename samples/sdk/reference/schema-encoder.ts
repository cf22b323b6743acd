// runs: sdk
// Encodes and decodes the fields of a schema. Fields keep the order of the
// schema string.
import {SchemaEncoder} from '@decentralized-geo/astral-sdk';

const encoder = new SchemaEncoder('string name,uint256 size');
const data = encoder.encodeData([
  {name: 'name', type: 'string', value: 'Greenwich'},
  {name: 'size', type: 'uint256', value: 42n},
]);
console.log('bytes:', (data.length - 2) / 2);
console.log('fields:', encoder.decodeLocationProof(data));
