// runs: evm; after: samples/onchain/register-record.ts
// Revokes both records of the tutorial: the one in uid.txt onchain, and the one
// in record.json.
// #region revoke
import {readFileSync} from 'node:fs';
import {
  Contract,
  Wallet,
  isError,
  type ContractTransactionResponse,
} from 'ethers';
import {EAS_ABI, SCHEMA_UID, type SignedRecord} from '../offchain/location';
import {EAS_ADDRESS, connect} from './connect';

const provider = await connect();
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim(), provider);
const eas = new Contract(EAS_ADDRESS, EAS_ABI, wallet);
const send = async (name: string, argument: unknown): Promise<void> => {
  try {
    const sent = (await eas.getFunction(name)(
      argument,
    )) as ContractTransactionResponse;
    console.log(name.padEnd(14), (await sent.wait())?.gasUsed, 'gas');
  } catch (error) {
    // ethers gives the four bytes of a contract's error; the ABI has its name.
    if (!isError(error, 'CALL_EXCEPTION') || !error.data) throw error;
    console.log(name.padEnd(14), EAS_ABI.parseError(error.data)?.name);
    process.exitCode = 1;
  }
};

const uid = readFileSync('uid.txt', 'utf8').trim();
await send('revoke', {schema: SCHEMA_UID, data: {uid, value: 0}});

const {sig} = JSON.parse(readFileSync('record.json', 'utf8')) as SignedRecord;
await send('revokeOffchain', sig.uid);
provider.destroy();
// #endregion revoke
