// runs: sdk
// register throws although the transaction was sent: find the attestation
// instead of paying twice.
import {AstralSDK, LOCATION_V1_SCHEMA} from '@decentralized-geo/astral-sdk';
import {EAS} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, type Provider} from 'ethers';
import {EAS_ADDRESS, connect, walletOf} from '../onchain/connect';

const provider = await connect();
const {privateKey, address} = walletOf('PRIVATE_KEY', provider);

// #region failing
// A node that loses the connection after it has accepted a transaction.
const flaky = await connect();
const send = flaky.send.bind(flaky);
flaky.send = (method, values) =>
  method === 'eth_getTransactionReceipt'
    ? Promise.reject(new Error('connection lost'))
    : send(method, values);
const wallet = new Wallet(privateKey, flaky);
// #endregion failing

// #region register
const sdk = new AstralSDK({chainId: 11155111, signer: wallet});
const unsigned = await sdk.location.build({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  locationType: 'geojson-point',
  memo: '',
});
const data = sdk.location.encode(unsigned);
const block = await provider.getBlockNumber();
await provider.send('evm_setAutomine', [false]); // no block for now
try {
  await sdk.location.onchain.register(unsigned);
} catch (error) {
  console.log('register', (error as Error).name);
  const look = async (): Promise<string> => {
    const waiting = await isPending(provider, address); // before you look
    const uid = await findRegistered(provider, address, data, block);
    if (uid) return uid;
    return waiting
      ? 'nothing mined, one transaction pending: wait, then look again'
      : 'nothing mined, none pending: send it again';
  };
  console.log('found   ', await look());
  await provider.send('anvil_mine', []);
  console.log('found   ', await look());
} finally {
  // Without it, the next program waits for a block that never comes.
  await provider.send('evm_setAutomine', [true]);
}
// #endregion register

// #region find
/** Whether a transaction of the account waits for a block. */
async function isPending(reader: Provider, account: string): Promise<boolean> {
  const mined = await reader.getTransactionCount(account, 'latest');
  return (await reader.getTransactionCount(account, 'pending')) !== mined;
}

/**
 * The UID of an attestation with this payload that the attester has registered
 * since a block, if there is one.
 */
async function findRegistered(
  reader: Provider,
  attester: string,
  payload: string,
  fromBlock: number,
): Promise<string | undefined> {
  const eas = new EAS(EAS_ADDRESS).connect(reader);
  const {Attested} = eas.contract.filters;
  const filter = Attested(
    undefined,
    attester,
    undefined,
    LOCATION_V1_SCHEMA.uid,
  );
  for (const {args} of await eas.contract.queryFilter(filter, fromBlock)) {
    const attestation = await eas.getAttestation(args.uid);
    if (attestation.data === payload) return attestation.uid;
  }
  return undefined;
}
// #endregion find

flaky.destroy();
provider.destroy();
