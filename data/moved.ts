import {readdirSync} from 'node:fs';
import {join, parse} from 'node:path';

/** Sections that had another name. Each page is written out: in a pattern, a host would take a part of an address as a reader's link has it. */
const sections = [
  {was: '/docs/location-proof-protocol', is: '/location-protocol'},
  {was: '/docs/verifiable-geocomputation', is: '/spatial-sol'},
  {was: '/docs/logbook', is: '/astralscan'},
  {was: '/docs/decentralized-spatial-data', is: '/research'},
];

/** Addresses that were published once, and where their subject is now. The hosts redirect them. */
export const moved = [
  {from: '/docs', to: '/introduction'},
  {from: '/docs/intro', to: '/introduction'},
  {from: '/docs/introduction', to: '/introduction'},
  ...sections.flatMap(({was, is}) => [
    {from: was, to: `${is}/introduction`},
    ...readdirSync(join(__dirname, '../docs', is)).map((file) => ({
      from: `${was}/${parse(file).name}`,
      to: `${is}/${parse(file).name}`,
    })),
  ]),
  {from: '/spatial-sol/functions', to: '/spatial-sol/introduction'},
  {from: '/spatial-sol/replacements', to: '/spatial-registries/spatial-sol'},
  {from: '/conformance/conformance.ts', to: '/conformance/conformance.mjs'},
  {from: '/conformance/python/checks.py', to: '/conformance/python/records.py'},
  // Sections have no page at the top of their addresses.
  {from: '/api/reference', to: '/api/api-reference'},
  {from: '/astralscan', to: '/astralscan/introduction'},
  {from: '/developer-resources', to: '/developer-resources/quickstart'},
  {from: '/location-proofs', to: '/location-proofs/overview'},
  {from: '/location-protocol', to: '/location-protocol/introduction'},
  {from: '/research', to: '/research/introduction'},
  {from: '/sdk/background', to: '/sdk/background/geospatial'},
  {from: '/sdk/guides', to: '/sdk/guides/getting-started'},
  {from: '/spatial-registries', to: '/spatial-registries/logbook'},
  {from: '/spatial-sol', to: '/spatial-sol/introduction'},
  {from: '/tools', to: '/tools/introduction'},
  {from: '/tutorial-basics', to: '/tutorial-basics/create-a-page'},
  {from: '/tutorial-extras', to: '/tutorial-extras/manage-docs-versions'},
  ...['validation', 'extension', 'eas', 'signer', 'storage', 'network', 'not-found', 'verification'].map((name) => ({
    from: `/sdk/reference/${name}-error`,
    to: '/sdk/reference/errors',
  })),
];
