import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A caption above a group of sections. */
const caption = (value: string) => ({type: 'html' as const, value, className: 'a-menu-caption'});

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
    {
      type: 'category',
      label: 'Start',
      items: [
        {
          type: 'category',
          label: 'Tutorial',
          link: {type: 'doc', id: 'intro'},
          items: ['intro/register', 'intro/revoke'],
        },
        'developer-resources/quickstart',
        'core-concepts/questions',
        'core-concepts/status',
        {
          type: 'category',
          label: 'Examples',
          link: {type: 'doc', id: 'examples'},
          items: [
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
          ],
        },
        'playground',
      ],
    },
    caption('Build'),
    {
      type: 'category',
      label: 'SDK',
      link: {type: 'doc', id: 'sdk/index'},
      items: [
        {
          type: 'category',
          label: 'Quick start',
          link: {type: 'doc', id: 'sdk/quick-start/index'},
          items: [
            'sdk/quick-start/installation',
            'sdk/quick-start/configuration',
            'sdk/quick-start/call-options',
            'sdk/quick-start/first-attestation',
          ],
        },
        {
          type: 'category',
          label: 'Guides',
          items: [
            'sdk/guides/getting-started',
            {
              type: 'category',
              label: 'Offchain',
              link: {type: 'doc', id: 'sdk/guides/offchain-workflow'},
              items: ['sdk/guides/keep-the-salt', 'sdk/guides/attach-image'],
            },
            {
              type: 'category',
              label: 'Onchain',
              link: {type: 'doc', id: 'sdk/guides/onchain-workflow'},
              items: [
                'sdk/guides/private-chain',
                'sdk/guides/onchain-eas',
                'sdk/guides/gas',
                'sdk/guides/read-in-contract',
                'sdk/guides/register-schema',
                'sdk/guides/onchain-polygon',
              ],
            },
            'sdk/guides/react',
            'sdk/guides/testing',
            'sdk/guides/development',
            'sdk/guides/upgrade',
          ],
        },
        'sdk/extensions',
        {
          type: 'category',
          label: 'SDK reference',
          link: {type: 'doc', id: 'sdk/reference/index'},
          items: [
            {
              type: 'category',
              label: 'Classes',
              items: sdkReference(
                'astral-sdk location-module offchain-workflow onchain-workflow extension-registry compute-module',
                'onchain-registrar offchain-signer schema-encoder schema-validation-cache',
                'astral-sdk-legacy astral-api-client',
              ),
            },
            {type: 'category', label: 'Functions', items: sdkReference('schema-functions type-guards')},
            {
              type: 'category',
              label: 'Types',
              items: sdkReference(
                'configuration attestation-input attestation-options attestations',
                'compute-input compute-results extension-interfaces schema-types',
              ),
            },
            ...sdkReference('errors'),
          ],
        },
        'sdk/known-issues',
        {
          type: 'category',
          label: 'Background',
          items: ['sdk/background/geospatial', 'sdk/background/shapes', 'sdk/background/cells', 'sdk/background/web3'],
        },
      ],
    },
    {
      type: 'category',
      label: 'API',
      link: {type: 'doc', id: 'api/index'},
      items: [
        'api/getting-started',
        'api/run-your-own',
        'api/authentication',
        'api/data-model',
        {
          type: 'category',
          label: 'REST reference',
          link: {type: 'doc', id: 'api/api-reference'},
          items: ['api/reference/service', 'api/reference/location-proofs', 'api/reference/operator'],
        },
        {
          type: 'category',
          label: 'GraphQL',
          link: {type: 'doc', id: 'api/graphql-api'},
          items: ['api/graphql-client', 'api/reference/graphql'],
        },
        {
          type: 'category',
          label: 'OGC API',
          link: {type: 'doc', id: 'api/ogc-api'},
          items: ['api/reference/ogc', 'api/reference/ogc-schemas', 'api/reference/ogc-conformance'],
        },
        'api/spatial-queries',
        'api/troubleshooting',
      ],
    },
    caption('Specify'),
    {
      type: 'category',
      label: 'Location Protocol',
      link: {type: 'doc', id: 'location-protocol/introduction'},
      items: [
        'location-protocol/quickstart',
        'hello',
        'location-protocol/rationale',
        'location-protocol/eas-schema',
        'location-protocol/schemas',
        'location-protocol/payloads',
        'location-protocol/attestations',
        'location-protocol/verification',
        'location-protocol/v01',
        'location-protocol/location-types',
        'location-protocol/one-place',
        'location-protocol/encoding',
        'location-protocol/rules',
        'location-protocol/reason-codes',
        'location-protocol/conformance',
        'location-protocol/conformance-results',
        'location-protocol/other-languages',
        'location-protocol/strategies-recipes',
        'location-protocol/media-extensions',
        'developer-resources/location-attestations',
      ],
    },
    {
      type: 'category',
      label: 'Location proofs',
      link: {type: 'doc', id: 'location-proofs/overview'},
      items: [
        'location-proofs/strategies',
        'location-proofs/signals',
        'location-proofs/integrity',
        'location-proofs/evaluation',
        'location-proofs/objects',
        'location-proofs/glossary',
      ],
    },
    {
      type: 'category',
      label: 'Core concepts',
      link: {type: 'doc', id: 'core-concepts/index'},
      items: [
        'core-concepts/what-is-spatial-data',
        'core-concepts/location-proofs',
        'core-concepts/onchain-geospatial',
        'core-concepts/decentralized-spatial-data',
        'core-concepts/privacy',
        'core-concepts/comparison',
      ],
    },
    caption('Project'),
    {
      type: 'category',
      label: 'Registries and contracts',
      items: [
        'developer-resources/spatial-registries',
        'spatial-registries/logbook',
        'spatial-registries/spatial-sol',
        'spatial-sol/introduction',
        'spatial-sol/research-plan',
      ],
    },
    {
      type: 'category',
      label: 'Astralscan',
      link: {type: 'doc', id: 'astralscan/introduction'},
      items: [
        'astralscan/viewing-entries',
        'astralscan/registering-entries',
        'astralscan/multi-entry-views',
        'astralscan/frames',
        'astralscan/developers',
        'astralscan/contributing',
      ],
    },
    'tools/introduction',
    'research/introduction',
    {
      type: 'category',
      label: 'Contribute',
      link: {type: 'doc', id: 'tutorial-basics/congratulations'},
      items: [
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
      ],
    },
  ],
};

export default sidebars;
