import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {paintFirstOptions} from './config/paintFirst';
import {feedOptions} from './config/feed';
import {footer} from './config/footer';
import {createPrePaintScriptTags, homeScreenHeadTags} from './config/head';
import {announcement, removeSingleChoiceDropdowns, navbar} from './config/navbar';
import {markdownPlugins} from './config/markdown';
import {addBlogPostPictures, svgoConfig} from './config/pictures';
import {sitemapOptions} from './config/sitemap';
import {withPaintFirst} from '@astral-docs/paint-first';
import {site} from './data/site';
import dependencies from './plugins/dependencies';
import {parseFrontMatter} from './plugins/front-matter';
import highlight from './plugins/highlight';
import home from './plugins/home';
import dataFiles from './plugins/data-files';
import playground from './plugins/playground';
import routesPlugin from './plugins/routes';
import search from '@astral-docs/search';
import {searchOptions} from './config/search';

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  onInlineTags: 'throw',
  editUrl: site.editUrl,
  ...markdownPlugins,
} satisfies PresetOptions['docs'];

const blog = {
  blogTitle: feedOptions.title,
  blogDescription: feedOptions.description,
  showReadingTime: true,
  // One page of posts and one page per tag, so that no route is added when the eleventh post is written.
  postsPerPage: 'ALL',
  blogSidebarCount: 'ALL',
  blogSidebarTitle: 'All notes',
  onInlineTags: 'throw',
  // An authors.yml would create the route /blog/authors, which the specification does not have.
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  feedOptions,
  processBlogPosts: addBlogPostPictures,
  editUrl: site.editUrl,
  ...markdownPlugins,
} satisfies PresetOptions['blog'];

const pages = {...markdownPlugins, editUrl: site.editUrl} satisfies PresetOptions['pages'];

const themeConfig = {
  image: 'img/share.png',
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: announcement,
  navbar,
  footer,
  // Code is coloured at build time by class; an empty theme keeps style attributes out of the pages.
  prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: '/',
  titleDelimiter: '|',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en']},
  // The v4 flag would add a suffix to every storage key; the specification wants it empty.
  storage: {type: 'localStorage', namespace: false},
  future: {v4: true},
  clientModules: [
    './src/clientModules/colourMode.ts',
    './src/clientModules/keyboardNavigation.ts',
    './src/clientModules/closeOnEscape.ts',
    './src/clientModules/repairAddress.ts',
    './src/clientModules/revealTarget.ts',
    './src/clientModules/keepScroll.ts',
    './src/clientModules/printAll.ts',
    './src/clientModules/menuFocus.ts',
    './src/clientModules/textFaces.ts',
    './src/tools/Playground/blocks.ts',
  ],
  plugins: [
    dependencies,
    dataFiles,
    routesPlugin,
    playground,
    highlight,
    home,
    // Without this line there is no index, and the search bar of another plugin takes the place.
    search(searchOptions),
  ],
  headTags: [...createPrePaintScriptTags(announcement.id), ...homeScreenHeadTags],
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        svgr: {svgrConfig: {svgoConfig}},
        sitemap: sitemapOptions,
        theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/code.css', './src/css/print.css']},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig,
} satisfies Config;

export default withPaintFirst(removeSingleChoiceDropdowns(config), paintFirstOptions);
