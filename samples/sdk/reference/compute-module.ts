// runs: sdk
// Requests a distance from a compute service. The service here is a local
// stand-in that prints the request.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {AstralSDK} from '@decentralized-geo/astral-sdk';

const service = createServer((request, response) => {
  console.log(request.method, request.url);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({result: 343_923, units: 'meters'}));
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const {port} = service.address() as AddressInfo;

const sdk = new AstralSDK({
  chainId: 11155111,
  apiUrl: `http://127.0.0.1:${port}`,
});
// Schema of the result; the stand-in ignores it.
const schema = '0x' + '00'.repeat(32);
const {result, units} = await sdk.compute.distance(
  // longitude, latitude
  {type: 'Point', coordinates: [-0.001475, 51.477812]},
  {type: 'Point', coordinates: [2.294481, 48.85837]},
  {schema},
);
console.log('distance:', result, units);
service.close();
