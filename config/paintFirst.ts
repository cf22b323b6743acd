import {moved} from '../data/moved';
import {site} from '../data/site';
import type {PaintFirstOptions} from '@astral-docs/paint-first/options';
import {frame} from '../plugins/playground/frame';

/** Options of packages/paint-first for this site. */
export const paintFirstOptions: PaintFirstOptions = {
  summary: site.summary,
  headingFont: 'spectral-600',
  stylesApart: ['src/tools'],
  llms: {
    purposes: [
      {
        heading: 'Start here',
        paths: ['/', '/introduction', '/intro', '/hello', '/developer-resources/quickstart', '/examples'],
      },
      {
        heading: 'Implement the Location Protocol',
        paths: ['/location-protocol/**', '/developer-resources/location-attestations'],
      },
      {heading: 'Use the SDK', paths: ['/sdk/**']},
      {heading: 'Query the API', paths: ['/api/**']},
      {
        heading: 'Understand places, proofs and chains',
        paths: ['/core-concepts/**', '/location-proofs/**', '/research/**'],
      },
      {
        heading: 'Contracts, registries and tools',
        paths: [
          '/spatial-registries/**',
          '/spatial-sol/**',
          '/astralscan/**',
          '/tools/**',
          '/developer-resources/spatial-registries',
        ],
      },
      {heading: 'Notes', paths: ['/blog/**']},
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
  offline: {exclude: ['/samples/', '/vectors/', '/conformance/']},
  hosting: {
    headers: [
      // Files for programs on other sites.
      ...['/reference/', '/vectors/', '/conformance/', '/records/', '/samples/'].map((path) => ({
        path,
        headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
      })),
      // Cloudflare Pages serves the file at its path without `.html`, and takes the headers of that path.
      ...[frame.file, frame.file.replace('.html', '')].map((file) => ({
        path: `/assets/run/${file}`,
        headers: frame.headers,
      })),
    ],
    redirects: moved,
  },
};
