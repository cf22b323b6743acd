// runs: sdk
// Prints what the compute module sends for each kind of place. The service
// is a stand-in on this machine.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {AstralSDK, type Input} from '@decentralized-geo/astral-sdk';

const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const {geometry} = JSON.parse(body) as {geometry: unknown};
    console.log(JSON.stringify(geometry));
    response.setHeader('content-type', 'application/json').end('{}');
  });
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const {port} = service.address() as AddressInfo;

const {compute} = new AstralSDK({
  chainId: 11155111,
  apiUrl: `http://127.0.0.1:${port}`,
});
const inputs: Input[] = [
  'a-uid',
  {uid: 'a-uid', uri: 'https://example.org/record.json'},
  {
    type: 'LineString',
    coordinates: [
      [-0.001475, 51.477812],
      [2.294481, 48.85837],
    ],
    // longitude, latitude
  },
];
for (const input of inputs) await compute.length(input, {schema: 'a-schema'});
service.close();
