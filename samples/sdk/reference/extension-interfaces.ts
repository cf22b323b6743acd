// runs: sdk
// A location type for pairs of numbers. The interface is derived from the
// method that accepts it.
import {AstralSDK, type ExtensionRegistry} from '@decentralized-geo/astral-sdk';

type Handler = Parameters<ExtensionRegistry['registerLocationExtension']>[0];
type Pair = [lon: number, lat: number];

const about = {
  id: 'example:location:pair',
  name: 'Pair',
  description: 'Degrees',
};
const pair: Handler = {
  ...about,
  // No dash: everything after the first one would be cut off.
  locationType: 'pair',
  validate: () => true,
  getMetadata: () => ({...about, type: 'location'}),
  validateLocation: (value) => Array.isArray(value) && value.length === 2,
  locationToString: (value) => (value as Pair).join(','),
  locationToGeoJSON: (value) => ({type: 'Point', coordinates: value as Pair}),
  parseLocationString: (geojson) =>
    (JSON.parse(geojson) as {coordinates: Pair}).coordinates,
};

const {location} = new AstralSDK({chainId: 11155111});
await location.extensions.ensureInitialized();
location.extensions.registerLocationExtension(pair);
const built = await location.build({
  // longitude, latitude
  location: [-0.001475, 51.477812],
  memo: '',
});
console.log(built.locationType, built.location);
