// runs: evm
// One key signs an attestation, another account sends it and pays. Then the
// call that a Safe has to make.
// #region sign
import {writeFileSync} from 'node:fs';
import {EAS} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroAddress, ZeroHash} from 'ethers';
import {SCHEMA_UID, encodePlace, now} from '../offchain/location';
import {onchainRejectionReason} from '../offchain/verify-record';
import {EAS_ADDRESS, connect, walletOf} from '../onchain/connect';

const provider = await connect();
const author = Wallet.createRandom(); // signs, and has no ether

const data = {
  recipient: ZeroAddress,
  expirationTime: 0n,
  revocable: true,
  refUID: ZeroHash,
  data: encodePlace({
    location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
    memo: 'Airy transit circle',
  }),
  value: 0n,
};
const deadline = BigInt(now() + 600); // ten minutes, from EAS 1.2.0
const reader = new EAS(EAS_ADDRESS).connect(provider);
const {signature} = await (
  await reader.getDelegated()
).signDelegatedAttestation(
  {
    schema: SCHEMA_UID,
    ...data,
    deadline,
    nonce: await reader.getNonce(author.address),
  },
  author,
);
// #endregion sign

// #region send
const sponsor = walletOf('PRIVATE_KEY', provider); // pays
const eas = new EAS(EAS_ADDRESS).connect(sponsor);
const transaction = await eas.attestByDelegation({
  schema: SCHEMA_UID,
  data,
  signature,
  attester: author.address,
  deadline,
});
const uid = await transaction.wait();
console.log('attester', (await eas.getAttestation(uid)).attester);
console.log('author  ', author.address);
const reason = await onchainRejectionReason(
  uid,
  author.address,
  process.env.RPC_URL ?? '',
);
console.log('verified', reason ?? 'valid');
// #endregion send

// #region safe
const call = eas.contract.interface.encodeFunctionData('attest', [
  {schema: SCHEMA_UID, data},
]);
writeFileSync('safe-call.txt', call);
console.log('Safe: to', EAS_ADDRESS);
console.log('Safe: value 0, data in safe-call.txt,', call.length, 'characters');
provider.destroy();
// #endregion safe
