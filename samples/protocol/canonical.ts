// runs: offline
// One record in the canonical forms of the draft, with the hash that the draft
// signs.
import {encodeBase64, sha256, toUtf8Bytes} from 'ethers';
import {canonicalCbor, canonicalJson} from './canonical-forms';

// #region record
// Longitude, latitude in degrees on WGS 84.
const record = {
  lp_version: '1.0.0',
  srs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  location_type: 'geojson-point',
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  event_timestamp: 1735689600,
};
// #endregion record

// #region forms
const json = canonicalJson(record);
const cbor = canonicalCbor(record);
console.log('JSON  ', json);
console.log('CBOR  ', cbor);
console.log('Base64', encodeBase64(cbor));
console.log('SHA-256 of the CBOR', sha256(cbor));
console.log('SHA-256 of the JSON', sha256(toUtf8Bytes(json)));
// #endregion forms
