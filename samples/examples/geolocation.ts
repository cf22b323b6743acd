// runs: never, because a person has to allow the page to read the position
// Signs a reading of the phone, with its accuracy, altitude and time inside the
// signed bytes.
// #region read
import type {Signer} from 'ethers';
import {encodePlace, signRecord, type SignedRecord} from '../offchain/location';

/** Asks the browser for a fresh reading. */
const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      maximumAge: 0, // no reading from a cache
      timeout: 20_000, // milliseconds
    }),
  );

/** The fields of a record for a reading, and for the order it belongs to. */
export function placeOf(
  {coords, timestamp}: GeolocationPosition,
  order?: string,
) {
  const {longitude, latitude, altitude, accuracy, altitudeAccuracy} = coords;
  const point = [longitude, latitude]; // degrees on WGS 84
  return {
    // Metres above the WGS 84 ellipsoid, when the device knows them.
    location: {
      type: 'Point',
      coordinates: altitude === null ? point : [...point, altitude],
    },
    eventTimestamp: Math.floor(timestamp / 1000), // milliseconds to seconds
    // The schema has no field for order or accuracy. The memo is signed; text
    // next to the record isn't.
    memo: JSON.stringify({
      order,
      accuracy_m: accuracy,
      altitude_accuracy_m: altitudeAccuracy,
    }),
  };
}
// #endregion read

// #region sign
/**
 * Call it when the person presses your button; a wallet then asks them to sign.
 */
export async function signReading(
  signer: Signer,
  order?: string,
): Promise<SignedRecord> {
  return signRecord(signer, encodePlace(placeOf(await position(), order)));
}
// #endregion sign
