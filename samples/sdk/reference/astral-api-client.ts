// runs: sdk
// Shows which path the client requests: the Astral API does not serve it.
// The server is a stand-in on this machine.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {AstralApiClient, NotFoundError} from '@decentralized-geo/astral-sdk';

const server = createServer((request, response) => {
  console.log('asked for:', request.url?.slice(0, 12) + '…');
  response.writeHead(404, {'content-type': 'application/json'}).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const {port} = server.address() as AddressInfo;

const client = new AstralApiClient(`http://127.0.0.1:${port}`);
try {
  await client.getLocationAttestation('0x' + '42'.repeat(32));
} catch (error) {
  console.log('NotFoundError:', error instanceof NotFoundError);
}
server.close();
