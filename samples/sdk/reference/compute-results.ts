// runs: sdk
// Reads a result of the compute service. The service is a stand-in on this
// machine.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {AstralSDK, type ComputeResult} from '@decentralized-geo/astral-sdk';

const answers: Record<string, object> = {
  '/compute/v0/area': {result: 12.5, units: 'square_meters'},
  '/compute/v0/intersects': {result: true},
};
const service = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? '']));
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const {port} = service.address() as AddressInfo;

const told = (result: ComputeResult): string =>
  'units' in result
    ? `${result.result} ${result.units}`
    : String(result.result);
const {compute} = new AstralSDK({
  chainId: 11155111,
  apiUrl: `http://127.0.0.1:${port}`,
});
const options = {schema: 'a-schema'};
console.log('area:', told(await compute.area('a-uid', options)));
console.log(
  'meets:',
  told(await compute.intersects('a-uid', 'b-uid', options)),
);
service.close();
