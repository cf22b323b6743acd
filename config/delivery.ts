import {glossary} from '../data/glossary';
import {moved} from '../data/moved';
import {site} from '../data/site';
import type {DeliveryOptions} from '../delivery/options';
import {docSearchOrigins} from '../plugins/doc-search';
import {docSearchSettings} from './search';
import {searchFacts} from './searchFacts';
import {searchTerms} from './searchTerms';
import {meanings, synonyms} from './searchWords';
import {shareImage} from './shareImage';

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
    meanings,
    terms: searchTerms,
    facts: searchFacts,
    last: {
      paths: ['/tutorial-basics/*', '/tutorial-extras/*', '/api/documentation-review', '/pages'],
      unless: [
        'docs',
        'documentation',
        'handbook',
        'typo',
        'translate',
        'site',
        'website',
        'sidebar',
        'contribute',
        'contributor',
        'blog',
        'docusaurus',
      ],
    },
    skip: ['next-steps'],
    report: site.issues,
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
