/** Addresses that were published once, and where their subject is now. The hosts redirect them. */
export const moved = [
  {from: '/docs', to: '/introduction'},
  {from: '/docs/intro', to: '/introduction'},
  {from: '/docs/introduction', to: '/introduction'},
  {from: '/docs/location-proof-protocol/*', to: '/location-protocol/:splat'},
  {from: '/docs/verifiable-geocomputation/*', to: '/spatial-sol/:splat'},
  {from: '/docs/logbook/*', to: '/astralscan/:splat'},
  {from: '/docs/decentralized-spatial-data/*', to: '/research/:splat'},
  {from: '/spatial-sol/functions', to: '/spatial-sol/introduction'},
  {from: '/spatial-sol/replacements', to: '/spatial-registries/spatial-sol'},
  {from: '/conformance/conformance.ts', to: '/conformance/conformance.mjs'},
  {from: '/conformance/python/checks.py', to: '/conformance/python/records.py'},
  ...['validation', 'extension', 'eas', 'signer', 'storage', 'network', 'not-found', 'verification'].map((name) => ({
    from: `/sdk/reference/${name}-error`,
    to: '/sdk/reference/errors',
  })),
];
