// runs: sdk
// A small compute service on this machine, and what the compute module does
// with its answers and failures.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  AstralError,
  AstralSDK,
  LOCATION_V1_SCHEMA,
  NetworkError,
  type DelegatedAttestation,
} from '@decentralized-geo/astral-sdk';
import {EAS} from '@ethereum-attestation-service/eas-sdk';
import {
  JsonRpcProvider,
  Signature,
  Wallet,
  ZeroAddress,
  ZeroHash,
} from 'ethers';

const {RPC_URL, PRIVATE_KEY, OTHER_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY || !OTHER_KEY)
  throw new Error('Set RPC_URL, PRIVATE_KEY and OTHER_KEY.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const service = new Wallet(OTHER_KEY, provider);
const signer = new Wallet(PRIVATE_KEY, provider);
const EAS_SEPOLIA = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';
const eas = new EAS(EAS_SEPOLIA);
eas.connect(service);

// #region service
/**
 * Signs a result in the form that this chain's EAS accepts: the caller pays for
 * the transaction, the service is the attester. The real one signs for Base
 * Sepolia.
 */
async function answer(deadline: bigint) {
  const schema = LOCATION_V1_SCHEMA.uid;
  const data = '0x1234';
  const delegated = await eas.getDelegated();
  const {signature} = await delegated.signDelegatedAttestation(
    {
      schema,
      recipient: ZeroAddress,
      expirationTime: 0n,
      revocable: true,
      refUID: ZeroHash,
      data,
      value: 0n,
      deadline,
      nonce: await eas.getNonce(service.address),
    },
    service,
  );
  const attester = service.address;
  const packed = Signature.from(signature).serialized;
  return {
    result: 3.4,
    units: 'meters',
    operation: 'distance',
    timestamp: 0,
    inputRefs: [],
    attestation: {
      schema,
      attester,
      recipient: ZeroAddress,
      data,
      signature: packed,
    },
    delegatedAttestation: {
      signature: packed,
      attester,
      deadline: Number(deadline),
    },
  };
}
let deadline = 4_000_000_000n;
const server = createServer((_, response) => {
  void answer(deadline).then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// #endregion service

const told = (error: unknown): string => {
  const {name, message, code} = error as {
    name: string;
    message: string;
    code?: string;
  };
  const text = message.split('\n')[0]!.split(' (')[0];
  const known = error instanceof AstralError;
  return `${name}${code ? `, ${code}` : ''}: ${text} (AstralError: ${known})`;
};
const {compute} = new AstralSDK({chainId: 11155111, signer, apiUrl});
const places = ['0x' + '11'.repeat(32), '0x' + '22'.repeat(32)] as const;
const options = {schema: LOCATION_V1_SCHEMA.uid};

// #region submit
const result = await compute.distance(...places, options);
const part = result.delegatedAttestation as unknown as DelegatedAttestation;
await compute
  .submit(part)
  .catch((error: unknown) => console.log('submit, part:', told(error)));
const {uid} = await compute.submit(result);
console.log('submit, whole result:', uid.length, 'characters');
await compute
  .estimate(result as unknown as DelegatedAttestation)
  .catch((error: unknown) => console.log('estimate:', told(error)));
// #endregion submit

// #region failures
deadline = 1n; // in 1970
const late = await compute.distance(...places, options);
const {uid: lateUid} = await compute.submit(late);
console.log(
  'submit after the deadline:',
  lateUid.length,
  'characters (EAS 0.26)',
);
server.close();
server.closeAllConnections();
const closed = new AstralSDK({chainId: 11155111, apiUrl: 'http://127.0.0.1:1'});
await closed.compute
  .distance(...places, options)
  .catch((error: unknown) =>
    console.log(
      'service not reachable:',
      told(error),
      'NetworkError:',
      error instanceof NetworkError,
    ),
  );
// #endregion failures

provider.destroy();
