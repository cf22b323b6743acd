// runs: sdk
// Encodes and decodes the fields of a schema. Fields keep the order of the
// schema string.
import {
  SchemaEncoder,
  type ValidationError,
} from '@decentralized-geo/astral-sdk';

const encoder = new SchemaEncoder('string name,uint256 size');
const data = encoder.encodeData([
  {name: 'name', type: 'string', value: 'Greenwich'},
  {name: 'size', type: 'uint256', value: 42n},
]);
console.log('bytes:', (data.length - 2) / 2);
console.log('fields:', encoder.decodeLocationProof(data));
try {
  encoder.encodeLocationProof({name: 'Greenwich', size: -1});
} catch (error) {
  const {message, cause} = error as ValidationError;
  console.log(`${message}: ${(cause as Error).message.split(' (')[0]}`);
}
