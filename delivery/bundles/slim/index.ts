import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {docsRouteData, isStock} from '../../shared/framework';

const here = (file: string): string => path.resolve(__dirname, file);

/** Icons of the services on which an author can be found. */
const socialIcons = readdirSync(
  path.join(require.resolve('@docusaurus/theme-classic/package.json'), '../lib/theme/Icon/Socials'),
);

interface Listed {
  readonly unlisted?: boolean;
}
type Post = {readonly metadata: Listed & {readonly authors: readonly {readonly socials?: object}[]}};

/**
 * Kinds of navbar items that no item of the navbar is of (1 KB when there are no menus and no HTML).
 * @param items of the navbar
 */
export function absentItems(items: readonly NavbarItem[]): string[] {
  const used = new Set(items.map(({type}) => type));
  const choosers = used.has('docsVersionDropdown') || used.has('localeDropdown');
  const menus = choosers || used.has('dropdown') || items.some((item) => 'items' in item);
  return Object.entries({
    DocsVersionDropdownNavbarItem: used.has('docsVersionDropdown'),
    LocaleDropdownNavbarItem: used.has('localeDropdown'),
    DropdownNavbarItem: menus,
    HtmlNavbarItem: used.has('html'),
    DocNavbarItem: used.has('doc'),
    DocsVersionNavbarItem: used.has('docsVersion'),
  }).flatMap(([name, shown]) => (shown ? [] : [`NavbarItem/${name}`]));
}

/**
 * Parts of pages (5 KB with all they bring) that no page of the locale has, in any version: what the content plugins have loaded
 * says so. Drafts are in no published build.
 */
export function absentParts(allContent: AllContent): string[] {
  const of = (name: string): unknown[] => Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {});
  const docs = (of('docs') as {loadedVersions: {docs: Listed[]}[]}[]).flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => version.docs),
  );
  const posts = (of('blog') as {blogPosts: Post[]}[]).flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
  const authors = [
    ...posts.flatMap((post) => post.authors),
    ...(of('blog') as {authorsMap?: Record<string, {socials?: object}>}[]).flatMap(({authorsMap}) =>
      Object.values(authorsMap ?? {}),
    ),
  ];
  const listed = [...docs, ...posts, ...(of('pages') as Listed[][]).flat()];
  return [
    'ContentVisibility/Draft',
    ...(listed.some(({unlisted}) => unlisted) ? [] : ['ContentVisibility/Unlisted']),
    ...(authors.some(({socials}) => Object.keys(socials ?? {}).length)
      ? []
      : socialIcons.map((icon) => `Icon/Socials/${icon}`)),
  ];
}

/** Documents as cards show them. */
type Cards = Record<
  string,
  Pick<LoadedContent['loadedVersions'][number]['docs'][number], 'id' | 'title' | 'description'>
>;

/** What each document says of itself in one sentence, by plugin and version (`default/current`) and then by document. */
export function cardsOf(allContent: AllContent): Record<string, Cards> {
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
 * descriptions of documents, helpers of TypeScript. Each line names what it saves.
 */
export default function slimClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {items = []} = (siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}}).navbar ?? {};
  let parts: string[] = [];
  return {
    name: 'delivery-slim',
    async allContentLoaded({allContent, actions}) {
      parts = absentParts(allContent);
      await actions.createData('documents.json', cardsOf(allContent));
    },
    configureWebpack(config, isServer) {
      if (isServer) return {};
      const aliases = config.resolve?.alias as Record<string, string>;
      const hasOwnCards = !isStock(aliases, 'DocCard');
      return {
        module: {
          rules: [
            {
              // A text stands for all paths that begin with it.
              resource: [
                require.resolve('@docusaurus/core/lib/client/prefetch.js'),
                path.join(require.resolve('@docusaurus/theme-common'), '../utils/reactUtils.js'),
                require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js'),
                path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                ...(hasOwnCards ? [] : [{and: docsRouteData(generatedFilesDir)}]),
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
            // 20 KB that only blocks of code need; a site that has replaced it knows better.
            ...(!aliases['prism-react-renderer$'] && {
              'prism-react-renderer$': here('prism.js'),
              '@delivery/original/prism$': path.join(require.resolve('prism-react-renderer'), '../index.mjs'),
            }),
            ...(!hasOwnCards && {
              '@theme/DocCard': here('DocCard.js'),
              '@delivery/original/DocCard$': aliases['@theme/DocCard'] as string,
            }),
            ...Object.fromEntries(
              [...(isStock(aliases, 'NavbarItem/ComponentTypes') ? absentItems(items) : []), ...parts].map((part) => [
                `@theme/${part}`,
                here('stub.js'),
              ]),
            ),
          },
        },
      };
    },
  };
}
