import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A caption above a group of sections. */
const caption = (value: string) => ({type: 'html' as const, value, className: 'a-menu-caption'});

/** A section, with the page that its name opens, if it has one. */
const category = (label: string, id: string | null, items: SidebarItemConfig[]): SidebarItemConfig => ({
  type: 'category',
  label,
  link: id ? {type: 'doc', id} : undefined,
  items,
});

/** Pages of the SDK reference by the names of their files. */
const sdkReference = (...names: string[]): string[] =>
  names.flatMap((line) => line.split(' ')).map((name) => `sdk/reference/${name}`);

/**
 * One sidebar, in the order of a reader. Two pages stay outside it by specification or by purpose: `location-protocol/media-attachments`
 * and `api/documentation-review`, both linked from their neighbours.
 */
const sidebars: SidebarsConfig = {
  docs: [
    // The sidebar's own link takes the label of its first item, so it is written here and not in front matter.
    {type: 'doc', id: 'introduction', label: 'Astral'},
    caption('Learn'),
    category('Start', null, [
      category('Tutorial', 'intro', ['intro/register', 'intro/revoke']),
      'developer-resources/quickstart',
      'core-concepts/questions',
      'core-concepts/status',
      category('Examples', 'examples', [
        'examples/check-in',
        'examples/geolocation',
        'examples/field-survey',
        'examples/geofence',
        'examples/verify-python',
        'examples/hand-over',
        'examples/sign-for-others',
        'examples/batch',
        'examples/index-records',
        'examples/migrate-record',
      ]),
      'playground',
    ]),
    caption('Build'),
    category('SDK', 'sdk/index', [
      category('Quick start', 'sdk/quick-start/index', [
        'sdk/quick-start/installation',
        'sdk/quick-start/configuration',
        'sdk/quick-start/call-options',
        'sdk/quick-start/first-attestation',
      ]),
      category('Guides', null, [
        'sdk/guides/getting-started',
        category('Offchain', 'sdk/guides/offchain-workflow', ['sdk/guides/keep-the-salt', 'sdk/guides/attach-image']),
        category('Onchain', 'sdk/guides/onchain-workflow', [
          'sdk/guides/private-chain',
          'sdk/guides/onchain-eas',
          'sdk/guides/gas',
          'sdk/guides/read-in-contract',
          'sdk/guides/register-schema',
          'sdk/guides/onchain-polygon',
        ]),
        'sdk/guides/react',
        'sdk/guides/testing',
        'sdk/guides/development',
        'sdk/guides/upgrade',
      ]),
      'sdk/extensions',
      category('SDK reference', 'sdk/reference/index', [
        category(
          'Classes',
          null,
          sdkReference(
            'astral-sdk location-module offchain-workflow onchain-workflow extension-registry compute-module',
            'onchain-registrar offchain-signer schema-encoder schema-validation-cache',
            'astral-sdk-legacy astral-api-client',
          ),
        ),
        category('Functions', null, sdkReference('schema-functions type-guards')),
        category(
          'Types',
          null,
          sdkReference(
            'configuration attestation-input attestation-options attestations',
            'compute-input compute-results extension-interfaces schema-types',
          ),
        ),
        ...sdkReference('errors'),
      ]),
      'sdk/known-issues',
      category('Background', null, [
        'sdk/background/geospatial',
        'sdk/background/shapes',
        'sdk/background/cells',
        'sdk/background/web3',
      ]),
    ]),
    category('API', 'api/index', [
      'api/getting-started',
      'api/run-your-own',
      'api/authentication',
      'api/data-model',
      category('REST reference', 'api/api-reference', [
        'api/reference/service',
        'api/reference/location-proofs',
        'api/reference/operator',
      ]),
      category('GraphQL', 'api/graphql-api', ['api/graphql-client', 'api/reference/graphql']),
      category('OGC API', 'api/ogc-api', [
        'api/reference/ogc',
        'api/reference/ogc-schemas',
        'api/reference/ogc-conformance',
      ]),
      'api/spatial-queries',
      'api/troubleshooting',
    ]),
    caption('Specify'),
    category('Location Protocol', 'location-protocol/introduction', [
      caption('Tutorials'),
      'location-protocol/quickstart',
      'hello',
      'location-protocol/rationale',
      caption('Records'),
      'location-protocol/eas-schema',
      'location-protocol/schemas',
      'location-protocol/payloads',
      'location-protocol/attestations',
      'location-protocol/verification',
      'location-protocol/v01',
      'location-protocol/strategies-recipes',
      'location-protocol/media-extensions',
      'developer-resources/location-attestations',
      caption('Places'),
      'location-protocol/location-types',
      'location-protocol/one-place',
      'location-protocol/encoding',
      caption('Rules and tests'),
      'location-protocol/rules',
      'location-protocol/reason-codes',
      'location-protocol/conformance',
      'location-protocol/conformance-results',
      'location-protocol/other-languages',
    ]),
    category('Location proofs', 'location-proofs/overview', [
      'location-proofs/strategies',
      'location-proofs/signals',
      'location-proofs/integrity',
      'location-proofs/evaluation',
      'location-proofs/objects',
      'location-proofs/glossary',
    ]),
    category('Core concepts', 'core-concepts/index', [
      'core-concepts/what-is-spatial-data',
      'core-concepts/location-proofs',
      'core-concepts/onchain-geospatial',
      'core-concepts/decentralized-spatial-data',
      'core-concepts/privacy',
      'core-concepts/comparison',
    ]),
    caption('Project'),
    category('Registries and contracts', null, [
      'developer-resources/spatial-registries',
      'spatial-registries/logbook',
      'spatial-registries/spatial-sol',
      'spatial-sol/introduction',
      'spatial-sol/research-plan',
    ]),
    category('Astralscan', 'astralscan/introduction', [
      'astralscan/viewing-entries',
      'astralscan/registering-entries',
      'astralscan/multi-entry-views',
      'astralscan/frames',
      'astralscan/developers',
      'astralscan/contributing',
    ]),
    'tools/introduction',
    'research/introduction',
    category('Contribute', 'tutorial-basics/congratulations', [
      'tutorial-basics/create-a-document',
      'tutorial-basics/style',
      'tutorial-basics/markdown-features',
      'tutorial-basics/components',
      'tutorial-basics/figures',
      'tutorial-basics/tools',
      'tutorial-basics/elements',
      'tutorial-basics/create-a-blog-post',
      'tutorial-basics/create-a-page',
      'tutorial-basics/deploy-your-site',
      'tutorial-extras/add-a-plugin',
      'tutorial-extras/manage-docs-versions',
      'tutorial-extras/translate-your-site',
    ]),
  ],
};

export default sidebars;
