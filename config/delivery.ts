import {glossary} from '../data/glossary';
import {moved} from '../data/moved';
import {site} from '../data/site';
import type {DeliveryOptions} from '../delivery/options';
import {docSearchOrigins} from '../plugins/doc-search';
import {docSearchSettings} from './search';
import {shareImage} from './shareImage';

/** Words that readers use for the same thing; each line is one thing. Terms with their own page come first. */
const synonyms = [
  ['bbox', 'bounding box', 'box', 'extent', 'envelope'],
  ['expiration', 'expiry', 'expire', 'expired'],
  ['crs', 'srs', 'reference system', 'projection', 'datum'],
  ['longitude', 'lon', 'lng', 'long'],
  ['latitude', 'lat'],
  ['axis order', 'swapped', 'flipped', 'lonlat', 'latlon'],
  ['antimeridian', 'dateline', 'date line'],
  ['attestation', 'attest'],
  ['verify', 'verification', 'validate', 'check'],
  ['revoke', 'revocation', 'revoked'],
  ['signature', 'sign', 'signed', 'signer'],
  ['uid', 'identifier', 'id'],
  ['gas', 'cost', 'price', 'fee'],
  ['install', 'installation', 'setup', 'npm'],
  ['picture', 'photo', 'image', 'media'],
  ['authentication', 'auth', 'api key', 'apikey', 'login', 'token'],
  ['pagination', 'paging', 'limit', 'offset', 'cursor'],
  ['forged', 'fake', 'spoof', 'spoofing', 'tamper', 'tampered', 'tampering'],
  ['frames', 'mini app', 'miniapp', 'farcaster'],
  ['contract', 'solidity', 'smart contract'],
  ['chain', 'network', 'blockchain'],
  ['wallet', 'private key', 'key'],
  ['error', 'failure', 'exception', 'fails'],
  ['hexagon', 'h3'],
  ['migrate', 'migration', 'upgrade'],
  ['self-host', 'selfhost', 'docker', 'deploy'],
  ['timestamp', 'time', 'datetime', 'temporal'],
  ['polygon', 'area', 'geofence'],
  ['colour mode', 'dark mode', 'theme'],
  ['cors', 'cross origin'],
  ['winding', 'direction', 'orientation', 'clockwise', 'counterclockwise'],
  ['uid', 'hash'],
  ['compute', 'computed', 'made', 'derive'],
  ['geometry', 'shape'],
  ['csp', 'content security policy'],
  ['cite', 'citation', 'bibtex'],
  ['gnss', 'gps'],
  ['score', 'credibility', 'confidence'],
  ['stranger', 'third party', 'somebody else'],
  ['missing', 'appear', 'empty'],
];

/** What this site gives the delivery layer. */
export const delivery: DeliveryOptions = {
  summary: site.summary,
  search: {
    areas: {
      sdk: 'SDK',
      api: 'API',
      'location-protocol': 'Protocol',
      'location-proofs': 'Proofs',
      'core-concepts': 'Concepts',
      blog: 'Notes',
      astralscan: 'Apps',
      tools: 'Apps',
      'spatial-registries': 'Contracts',
      'spatial-sol': 'Contracts',
      'tutorial-basics': 'Handbook',
      'tutorial-extras': 'Handbook',
    },
    defaultArea: 'Start',
    synonyms,
  },
  llms: {
    purposes: [
      {
        heading: 'Start here',
        paths: ['/', '/introduction', '/intro', '/hello', '/developer-resources/quickstart', '/examples'],
      },
      {
        heading: 'Implement the Location Protocol',
        paths: ['/location-protocol/*', '/developer-resources/location-attestations'],
      },
      {heading: 'Use the SDK', paths: ['/sdk/*']},
      {heading: 'Query the API', paths: ['/api/*']},
      {
        heading: 'Understand places, proofs and chains',
        paths: ['/core-concepts/*', '/location-proofs/*', '/research/*'],
      },
      {
        heading: 'Contracts, registries and tools',
        paths: [
          '/spatial-registries/*',
          '/spatial-sol/*',
          '/astralscan/*',
          '/tools/*',
          '/developer-resources/spatial-registries',
        ],
      },
      {heading: 'Notes', paths: ['/blog/*']},
    ],
    files: [
      {path: '/data-index.json', description: 'Every machine-readable file of this site, with its SHA-256'},
      {
        path: '/reference/openapi.yaml',
        description: 'OpenAPI 3.1 description of the REST and OGC interfaces of the Astral API v0',
      },
      {path: '/reference/schema.graphql', description: 'GraphQL schema of the Astral API v0'},
      {path: '/reference/astral-sdk.d.ts', description: 'Typed declarations of Astral SDK 0.2.0'},
    ],
  },
  wholeAlternates: ['/sdk/reference/'],
  shareImages: shareImage,
  glossaries: [
    {path: '/location-proofs/glossary', terms: glossary.map(({id, term, definition}) => ({id, term, definition}))},
  ],
  feeds: {icon: '/img/icon-512.png'},
  offline: {exclude: ['/reference/', '/samples/', '/vectors/', '/conformance/', '/records/']},
  hosting: {
    crossOrigin: ['/reference/', '/vectors/', '/conformance/', '/records/', '/samples/'],
    connect: docSearchSettings(process.env) && docSearchOrigins,
    moved,
  },
};
