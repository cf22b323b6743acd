// runs: sdk
// Registers a location type for H3 cells, and tries what it accepts and rejects
// at each way in.
// #region imports
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import type {Polygon} from 'geojson';
import {h3Extension} from './h3-cell';
// #endregion imports

// #region register
// No signer: nothing is signed here.
const sdk = new AstralSDK({chainId: 11155111});
// The built-in extensions load after construction.
await sdk.location.extensions.ensureInitialized();
sdk.location.extensions.registerLocationExtension(h3Extension(9));
// #endregion register

// #region use
const common = {timestamp: new Date('2025-01-01T00:00:00Z'), memo: ''};
const point = {type: 'Point', coordinates: [-0.001475, 51.477812]};

for (const location of ['89194ad2307ffff', '089194AD2307FFFF']) {
  const detected = await sdk.location.build({location, ...common});
  console.log('detected: ', detected.locationType, detected.location);
}

const coarse = await sdk.location.build({
  location: point,
  targetLocationFormat: 'h3',
  ...common,
});
console.log('converted:', coarse.locationType, coarse.location);

const drawn = await sdk.location.build({
  location: '89194ad2307ffff',
  locationType: 'h3',
  targetLocationFormat: 'geojson',
  ...common,
});
const {type, coordinates} = JSON.parse(drawn.location) as Polygon;
const corners = (coordinates[0] ?? []).length - 1;
console.log('drawn:    ', drawn.locationType, type, `of ${corners} corners`);
// #endregion use

// #region refuse
const toGeoJson = {locationType: 'h3', targetLocationFormat: 'geojson'};
const toH3 = {locationType: 'geojson', targetLocationFormat: 'h3'};
for (const input of [
  {location: '89194ad2307ffffff', locationType: 'h3'},
  {location: '1f', locationType: 'h3'},
  {location: '1f', ...toGeoJson},
  {location: point, locationType: 'h3'},
  {location: {type: 'Point', coordinates: [null, null]}, ...toH3},
]) {
  const failure = await sdk.location
    .build({...input, ...common})
    .catch((error: Error) => error);
  if (!(failure instanceof Error)) throw new Error('accepted');
  const cause = failure.cause instanceof Error ? failure.cause : undefined;
  // A conversion wraps twice what the handler threw.
  const inner = cause?.cause instanceof Error ? cause.cause : cause;
  console.log('rejected: ', `${failure.name}: ${(inner ?? failure).message}`);
}
// #endregion refuse
