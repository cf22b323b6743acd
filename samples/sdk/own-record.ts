// runs: offline; args: -0.001475 51.477812 Airy-Transit-Circle
// Signs your own place with a key that it keeps for the next run.
// Usage: npx tsx own-record.ts <longitude> <latitude> [memo]
// #region input
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {Wallet} from 'ethers';
import {encodePlace, signRecord} from '../offchain/location';

const [longitude = '', latitude = '', memo = ''] = process.argv.slice(2);
const inRange = (text: string, limit: number): boolean =>
  text.trim() !== '' && Math.abs(Number(text)) <= limit;
if (!inRange(longitude, 180) || !inRange(latitude, 90)) {
  console.error(
    'Usage: npx tsx own-record.ts <longitude> <latitude> [memo], in degrees',
  );
  process.exit(2);
}
// #endregion input

// #region sign
// Anyone who has this file can sign as you: keep it out of version control.
if (!existsSync('key.txt'))
  writeFileSync('key.txt', Wallet.createRandom().privateKey, {mode: 0o600});
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim());

const point = {
  type: 'Point',
  coordinates: [Number(longitude), Number(latitude)],
};
const record = await signRecord(wallet, encodePlace({location: point, memo}));
writeFileSync('record.json', JSON.stringify(record, null, 2));
writeFileSync('trusted.txt', `${wallet.address}\n`);
console.log('signer', wallet.address);
console.log('uid   ', record.sig.uid);
// #endregion sign
