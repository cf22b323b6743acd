// runs: evm; after: samples/offchain/first-record.ts
// Registers the payload of record.json onchain, with the key in key.txt.
// #region register
import {readFileSync, writeFileSync} from 'node:fs';
import {
  Contract,
  Wallet,
  ZeroAddress,
  ZeroHash,
  type ContractTransactionResponse,
} from 'ethers';
import {EAS_ABI, SCHEMA_UID, type SignedRecord} from '../offchain/location';
import {EAS_ADDRESS, connect} from './connect';

const provider = await connect(); // stops if RPC_URL is another chain
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim(), provider);
const {sig} = JSON.parse(readFileSync('record.json', 'utf8')) as SignedRecord;

const eas = new Contract(EAS_ADDRESS, EAS_ABI, wallet);
const transaction = (await eas.getFunction('attest')({
  schema: SCHEMA_UID,
  data: {
    recipient: ZeroAddress,
    expirationTime: 0, // never
    revocable: true,
    refUID: ZeroHash,
    data: sig.message.data, // the same bytes that you signed offchain
    value: 0,
  },
})) as ContractTransactionResponse;
const receipt = await transaction.wait();
// #endregion register

// #region uid
const uid = receipt?.logs
  .map((log) => EAS_ABI.parseLog(log))
  .find((event) => event?.name === 'Attested')?.args.uid as string;
writeFileSync('uid.txt', uid);
console.log('uid     ', uid);
console.log('gas used', receipt?.gasUsed);
provider.destroy();
// #endregion uid
