// runs: sdk
// An error status of the compute service, and a chain that the SDK does not
// know.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  AstralSDK,
  ChainConnectionError,
  NetworkError,
} from '@decentralized-geo/astral-sdk';

const service = createServer((_, response) => {
  response.writeHead(503, {'content-type': 'application/json'}).end('{}');
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const {port} = service.address() as AddressInfo;
const apiUrl = `http://127.0.0.1:${port}`;
try {
  await new AstralSDK({chainId: 11155111, apiUrl}).compute.health();
} catch (error) {
  console.log('status 503:', error instanceof NetworkError);
}
service.close();

try {
  new AstralSDK({chainId: 137});
} catch (error) {
  console.log('chain 137:', error instanceof ChainConnectionError);
}
