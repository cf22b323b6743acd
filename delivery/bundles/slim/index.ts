import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedPages} from '../../shared/recordPlugin';

const here = (file: string): string => path.resolve(__dirname, file);

/** What each document says of itself in one sentence, by plugin and version (`default/current`) and then by document. */
function cardsOf(allContent: AllContent): Record<string, object> {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
  return Object.fromEntries(
    Object.entries(docs).flatMap(([plugin, {loadedVersions}]) =>
      loadedVersions.map((version) => [
        `${plugin}/${version.versionName}`,
        Object.fromEntries(version.docs.map(({id, title, description}) => [id, {id, title, description}])),
      ]),
    ),
  );
}

/**
 * Keeps out of the browser what only the build uses of the framework's own modules (Docusaurus 3.10): settings of plugins,
 * descriptions of documents, helpers of TypeScript. See ./loader.cjs.
 */
export default function slimClient({generatedFilesDir}: LoadContext): Plugin {
  let hasUnlisted = false;
  return {
    name: 'delivery-slim',
    async allContentLoaded({allContent, actions}) {
      hasUnlisted = [...loadedPages(allContent).sources.values()].some(({unlisted}) => unlisted);
      await actions.createData('documents.json', cardsOf(allContent));
    },
    configureWebpack(config, isServer) {
      if (isServer)
        return {
          module: {
            rules: [{resource: path.join(generatedFilesDir, 'registry.js'), enforce: 'pre', use: [here('loader.cjs')]}],
          },
        };
      const stockCard = (config.resolve?.alias as Record<string, string>)['@theme/DocCard'];
      // A site that draws its own cards may use the list of documents in another way.
      const isStock = stockCard?.includes('theme-classic');
      return {
        module: {
          rules: [
            {
              // A text stands for all paths that begin with it.
              resource: [
                require.resolve('@docusaurus/core/lib/client/prefetch.js'),
                path.join(require.resolve('@docusaurus/theme-common'), '../utils/reactUtils.js'),
                path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                ...(isStock
                  ? [
                      {
                        and: [
                          path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
                          /[\\/]p[\\/][^\\/]+\.json$/,
                        ],
                      },
                    ]
                  : []),
              ],
              enforce: 'pre',
              use: [here('loader.cjs')],
            },
          ],
        },
        resolve: {
          alias: {
            // Its index brings all of tslib (2.5 KB gzip) for one line.
            '@docusaurus/utils-common$': here('utils-common.js'),
            // No draft is ever published.
            '@theme/ContentVisibility/Draft': here('absent.js'),
            ...(!hasUnlisted && {'@theme/ContentVisibility/Unlisted': here('absent.js')}),
            ...(isStock && {'@theme/DocCard': here('DocCard.js'), '@delivery/original/DocCard$': stockCard}),
          },
        },
      };
    },
  };
}
