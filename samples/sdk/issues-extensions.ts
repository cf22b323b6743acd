// runs: sdk
// What the handlers, checks and encoders of the SDK do, where it differs from
// what their names suggest.
import {
  AstralError,
  AstralSDK,
  AstralSDKLegacy,
  ExtensionRegistry,
  SchemaEncoder,
  isNonEmptyString,
} from '@decentralized-geo/astral-sdk';

type LocationHandler = Parameters<
  ExtensionRegistry['registerLocationExtension']
>[0];

const told = (error: unknown): string =>
  error instanceof AstralError
    ? `${error.name}: ${error.message}`
    : String(error);
const tried = (act: () => unknown): string => {
  try {
    return String(act());
  } catch (error) {
    return told(error);
  }
};
const point = {type: 'Point', coordinates: [-0.001475, 51.477812]};

/** A handler that writes down which of its methods are called. */
function watched(locationType: string, calls: string[]): LocationHandler {
  const note = (method: string): void =>
    void calls.push(`${locationType}.${method}`);
  return {
    id: `example:location:${locationType}`,
    name: locationType,
    description: 'Writes down what is called',
    locationType,
    validate: () => true,
    getMetadata: () => ({
      id: '',
      name: '',
      description: '',
      type: 'location',
    }),
    validateLocation: (location) => location === locationType,
    locationToString: () => (note('locationToString'), locationType),
    locationToGeoJSON: () => (note('locationToGeoJSON'), point),
    parseLocationString: () => (note('parseLocationString'), locationType),
  };
}

// #region loading
const ready = new AstralSDK({chainId: 11155111}).location;
const unsigned = await ready.build({location: point, memo: ''});
const fresh = new AstralSDK({chainId: 11155111}).location;
console.log(
  'encode at once:',
  tried(() => fresh.encode(unsigned)),
);
await fresh.extensions.ensureInitialized();
console.log('encode after ensureInitialized:', fresh.encode(unsigned).length);
const own = watched('geojson', []);
const registry = new ExtensionRegistry();
registry.registerLocationExtension(own);
await registry.ensureInitialized();
console.log(
  'own geojson handler kept:',
  registry.getLocationExtension('geojson') === own,
);
// #endregion loading

// #region dash
ready.extensions.registerLocationExtension(watched('my-format', []));
console.log(
  "handler 'my-format':",
  String(ready.extensions.getLocationExtension('my-format')),
);
// #endregion dash

// #region conversion
const calls: string[] = [];
ready.extensions.registerLocationExtension(watched('from', calls));
ready.extensions.registerLocationExtension(watched('to', calls));
await ready.build({
  location: 'from',
  locationType: 'from',
  targetLocationFormat: 'to',
  memo: '',
});
console.log('calls:', calls.join(', '));
// #endregion conversion

// #region media
const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
for (const data of [
  `data:text/html;base64,${png}`,
  'data:image/png;base64,PGI+',
  'data:image/png,<b>',
]) {
  const media = [{mediaType: 'image/png', data}];
  console.log(
    data.padEnd(36),
    await ready
      .build({location: point, memo: '', media})
      .then(
        ({mediaType, mediaData}) => `stored as ${mediaType}: ${mediaData}`,
        told,
      ),
  );
}
// #endregion media

// #region legacy
const legacy = new AstralSDKLegacy({chainId: 11155111});
const failing = Object.assign(watched('bad', []), {
  locationToString: () => {
    throw new Error('not a place');
  },
});
legacy.extensions.registerLocationExtension(failing);
ready.extensions.registerLocationExtension(failing);
const bad = {location: 'bad', locationType: 'bad', memo: ''};
await ready
  .build(bad)
  .catch((error: unknown) => console.log('build:', told(error)));
await legacy
  .buildLocationAttestation(bad)
  .catch((error: unknown) => console.log('legacy:', told(error)));
const built = await legacy.buildLocationAttestation({
  location: point,
  memo: '',
});
console.log('_extensions of the legacy class:', built._extensions);
// #endregion legacy

// #region encoder
const encoder = new SchemaEncoder('string name,uint256 size');
const name = {name: 'name', type: 'string', value: 'a'};
const size = {name: 'size', type: 'uint256', value: 1n};
console.log(
  'in order:',
  tried(() => encoder.encodeData([name, size]).length),
);
console.log(
  'other order:',
  tried(() => encoder.encodeData([size, name])),
);
console.log("isNonEmptyString('  '):", isNonEmptyString('  '));
// #endregion encoder

// #region sub-path
const subPath = '@decentralized-geo/astral-sdk/location';
const {LocationModule} = (await import(subPath)) as {
  LocationModule: new (config: {chainId: number}) => unknown;
};
try {
  new LocationModule({chainId: 137});
} catch (error) {
  console.log(
    'error of /location:',
    (error as AstralError).code,
    'instanceof AstralError:',
    error instanceof AstralError,
  );
}
// #endregion sub-path
