const under = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}`);

/** Every route that the specification lists, with exactly its trailing slash. */
export const specifiedRoutes: readonly string[] = [
  ...['/', '/markdown-page', '/examples', '/hello', '/intro', '/introduction', '/research/introduction'],
  ...['/blog', ...under('/blog', 'archive first-blog-post long-blog-post mdx-blog-post welcome tags')],
  ...under('/blog/tags', 'docusaurus facebook hello hola'),
  ...['/api', ...under('/api', 'api-reference authentication data-model documentation-review getting-started')],
  ...under('/api', 'graphql-api ogc-api spatial-queries troubleshooting'),
  ...under('/astralscan', 'contributing developers frames introduction multi-entry-views registering-entries'),
  '/astralscan/viewing-entries',
  '/core-concepts',
  ...under('/core-concepts', 'decentralized-spatial-data location-proofs onchain-geospatial what-is-spatial-data'),
  ...under('/developer-resources', 'location-attestations quickstart spatial-registries'),
  ...under('/location-protocol', 'eas-schema introduction location-types media-attachments media-extensions'),
  ...under('/location-protocol', 'quickstart rationale strategies-recipes'),
  ...['/sdk/', '/sdk/extensions', '/sdk/quick-start/', ...under('/sdk/background', 'geospatial web3')],
  ...under('/sdk/guides', 'development getting-started offchain-workflow onchain-workflow'),
  ...under('/sdk/quick-start', 'configuration first-attestation installation'),
  ...under('/spatial-registries', 'logbook spatial-sol'),
  ...under('/spatial-sol', 'introduction research-plan'),
  '/tools/introduction',
  ...under('/tutorial-basics', 'congratulations create-a-blog-post create-a-document create-a-page'),
  ...under('/tutorial-basics', 'deploy-your-site markdown-features'),
  ...under('/tutorial-extras', 'manage-docs-versions translate-your-site'),
];
