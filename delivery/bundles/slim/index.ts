import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedPages} from '../../shared/recordPlugin';

const here = (file: string): string => path.resolve(__dirname, file);

type Context = Pick<LoadContext, 'generatedFilesDir' | 'i18n' | 'siteConfig' | 'siteDir'>;

/**
 * Kinds of navbar items that this configuration never shows (2.4 KB): choosers of versions and languages when there is one
 * of each, menus when no item has any, and kinds that no item is of.
 */
export function absentItems({siteConfig, siteDir, i18n}: Omit<Context, 'generatedFilesDir'>): string[] {
  const {items} = (siteConfig.themeConfig as {navbar: {items: NavbarItem[]}}).navbar;
  const extended = (kind: string): boolean =>
    items.some(
      ({type, ...item}) =>
        type === kind &&
        [item.dropdownItemsBefore, item.dropdownItemsAfter].some((more) => (more as unknown[])?.length),
    );
  const versions = existsSync(path.join(siteDir, 'versions.json')) || extended('docsVersionDropdown');
  const locales = i18n.locales.length > 1 || extended('localeDropdown');
  const menus = versions || locales || items.some((item) => 'items' in item);
  const used = new Set(items.map(({type}) => type));
  return Object.entries({
    DocsVersionDropdownNavbarItem: versions,
    LocaleDropdownNavbarItem: locales,
    DropdownNavbarItem: menus,
    HtmlNavbarItem: used.has('html'),
    DocNavbarItem: used.has('doc'),
    DocsVersionNavbarItem: used.has('docsVersion'),
  }).flatMap(([name, shown]) => (shown ? [] : [name]));
}

/** Icons of the services on which an author can be found. */
const socialIcons = readdirSync(
  path.join(require.resolve('@docusaurus/theme-classic/package.json'), '../lib/theme/Icon/Socials'),
);

/** Parts of pages (5 KB with all they bring) that no page asks for, in any version, as the content plugins know them. */
export function absentParts(allContent: AllContent): string[] {
  const unlisted = [...loadedPages(allContent).sources.values()].some((page) => page.unlisted);
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  const social = blogs
    .flatMap(({blogPosts}) => blogPosts.flatMap(({metadata}) => metadata.authors))
    .some(({socials = {}}) => Object.keys(socials).length > 0);
  return [
    // A production build has no drafts.
    'ContentVisibility/Draft',
    ...(unlisted ? [] : ['ContentVisibility/Unlisted']),
    ...(social ? [] : socialIcons.map((icon) => `Icon/Socials/${icon}`)),
  ];
}

/**
 * Keeps out of the browser what only the build uses of the framework's own modules (Docusaurus 3.10): settings of plugins,
 * names of source files, a router that the configuration rules out, helpers of TypeScript. Each line names what it saves.
 */
export default function leanClient(context: Context): Plugin {
  const {generatedFilesDir} = context;
  const generated = (...parts: string[]): string => path.join(generatedFilesDir, ...parts);
  let parts: string[] = [];
  return {
    name: 'lean-client',
    allContentLoaded({allContent}) {
      parts = absentParts(allContent);
    },
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        module: {
          rules: [
            {
              // A text stands for all paths that begin with it.
              resource: [
                require.resolve('@docusaurus/core/lib/client/prefetch.js'),
                path.join(require.resolve('@docusaurus/theme-common'), '../utils/reactUtils.js'),
                generated('docusaurus.config.mjs'),
                generated('registry.js'),
                {and: [generated('docusaurus-plugin-content-docs'), /[\\/]p[\\/][^\\/]+\.json$/]},
              ],
              enforce: 'post',
              use: [here('loader.cjs')],
            },
          ],
        },
        resolve: {
          alias: {
            // Its index brings all of tslib (2.5 KB gzip) for one line.
            '@docusaurus/utils-common$': here('utils-common.js'),
            // Both history libraries for hash and memory hang on the one line that imports HashRouter (1.3 KB).
            'react-router-dom$': here('router.js'),
            ...Object.fromEntries(
              [...absentItems(context).map((name) => `NavbarItem/${name}`), ...parts].map((part) => [
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
