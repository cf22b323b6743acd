// runs: offline
// Signs a delivery, checks it, and checks it again after someone moved the
// place.
// #region program
import {Wallet} from 'ethers';
import {encodePlace, signRecord} from '../offchain/location';
import {rejectionReason} from '../offchain/verify-record';

const maya = Wallet.createRandom(); // her key stays on her phone
const delivery = {
  // Longitude, latitude.
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  memo: 'Parcel A-1042 handed over',
};
const record = await signRecord(maya, encodePlace(delivery));
console.log(
  'as signed',
  (await rejectionReason(record, maya.address)) ?? 'valid',
);

// Someone moves the place by one degree:
delivery.location.coordinates = [-0.001475, 52.477812];
record.sig.message.data = encodePlace(delivery);
console.log('moved    ', await rejectionReason(record, maya.address));
// #endregion program
