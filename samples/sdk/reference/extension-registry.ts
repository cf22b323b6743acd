// runs: sdk
// Lists the built-in handlers of an SDK object and detects the format of a
// value.
import {AstralSDK} from '@decentralized-geo/astral-sdk';

const {extensions} = new AstralSDK({chainId: 11155111}).location;
await extensions.ensureInitialized();

for (const {id} of extensions.getAllLocationExtensions()) console.log(id);
for (const {id, supportedMediaTypes} of extensions.getAllMediaExtensions())
  console.log(id, supportedMediaTypes.join(' '));

// longitude, latitude
const point = {type: 'Point', coordinates: [-0.001475, 51.477812]};
console.log('a GeoJSON object:', extensions.detectLocationFormat(point));
console.log('a WKT string:', extensions.detectLocationFormat('POINT (0 51)'));
