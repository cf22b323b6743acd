// runs: offline
// Signs one place and keeps the record in a file.
// #region key
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {Wallet} from 'ethers';
import {encodePlace, signRecord} from './location';

// Anyone who has this file can sign as you. Keep it out of version control.
if (!existsSync('key.txt'))
  writeFileSync('key.txt', Wallet.createRandom().privateKey, {mode: 0o600});
const wallet = new Wallet(readFileSync('key.txt', 'utf8').trim());
// #endregion key

// #region sign
const data = encodePlace({
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Airy transit circle',
});
const record = await signRecord(wallet, data);
// #endregion sign

// #region save
writeFileSync('record.json', JSON.stringify(record, null, 2));
writeFileSync('signer.txt', wallet.address);
console.log('signer', wallet.address);
console.log('uid   ', record.sig.uid);
// #endregion save
