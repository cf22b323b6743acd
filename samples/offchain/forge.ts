// runs: offline; after: samples/offchain/first-record.ts
// Changes a signed record in five ways and runs the verifier on each, then on
// the record itself while another signer is expected.
// #region forge
import {existsSync, readFileSync} from 'node:fs';
import {rejectionReason, type SignedRecord} from './verify-record';

if (!existsSync('record.json') || !existsSync('signer.txt')) {
  console.error(
    'record.json or signer.txt is missing. Run: npx tsx first-record.ts',
  );
  process.exit(2);
}
const signer = readFileSync('signer.txt', 'utf8').trim();
const record = JSON.parse(readFileSync('record.json', 'utf8')) as SignedRecord;
const {domain, message} = record.sig;

type Part = Partial<SignedRecord['sig']>;
const ask = async (
  name: string,
  change: Part,
  expected = signer,
): Promise<void> => {
  const reason = await rejectionReason(
    {...record, sig: {...record.sig, ...change}},
    expected,
  );
  console.log(name.padEnd(17), reason ?? 'valid');
};

// In the payload, text is stored as bytes: 35 31 2e is "51.", 34 31 2e is
// "41.".
const data = message.data.replace('35312e', '34312e');
await ask('unchanged', {});
await ask('moved 10 degrees', {message: {...message, data}});
await ask('a day later', {
  message: {...message, time: BigInt(message.time) + 86_400n},
});
await ask('another UID', {uid: '0x' + '00'.repeat(32)});
await ask('another contract', {
  domain: {
    ...domain,
    verifyingContract: '0x1111111111111111111111111111111111111111',
  },
});
await ask('another chain', {domain: {...domain, chainId: 8453n}});
await ask('another signer', {}, '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A');
// #endregion forge
