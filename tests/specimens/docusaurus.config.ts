import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {createPrePaintScriptTags} from '../../config/head';
import {withPaintFirst} from '@astral-docs/paint-first';
import highlight from '../../plugins/highlight';
import routesPlugin from '../../plugins/routes';
import search from '@astral-docs/search';

/**
 * The second site: same theme, same client modules, same head, and everything of which the documentation has only one.
 * `SPECIMEN` picks a variant; each of the last two is a build that has to fail.
 */
const variants = ['root', 'pages', 'links'] as const;
const variant = variants.find((name) => name === (process.env.SPECIMEN ?? 'root'));
if (!variant) throw new Error(`SPECIMEN must be one of ${variants.join(', ')}; it is ${process.env.SPECIMEN}.`);

const announcement = {
  id: 'specimen-1',
  content: 'This is a <b>specimen</b>.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

const footer = {
  style: 'dark',
  links: [
    {label: 'Introduction', to: '/introduction'},
    {label: 'Blog', to: '/blog'},
    {label: 'Example', href: 'https://example.org/'},
  ],
  logo: {alt: 'Astral', src: 'img/icon-192.png', srcDark: 'img/icon-512.png', width: 28, height: 28},
  copyright: 'Copyright © 2025 Specimen',
} satisfies ThemeConfig['footer'];

const navbar = {
  title: 'Specimen',
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Sidebar item'},
    {type: 'doc', docId: 'long', position: 'left', label: 'Doc item'},
    {type: 'doc', docId: 'unlisted', position: 'left', label: 'Unlisted item'},
    {type: 'doc', docId: 'draft', position: 'left', label: 'Draft item'},
    {type: 'search', position: 'left'},
    {to: '/blog', position: 'left', label: 'Link item', activeBasePath: '/blog'},
    {
      type: 'dropdown',
      position: 'right',
      label: 'More',
      items: [
        {to: '/more', label: 'More to read'},
        {href: 'https://example.org/', label: 'Example'},
      ],
    },
    {position: 'right', label: 'Untyped', items: [{to: '/described', label: 'Described page'}]},
    {type: 'html', position: 'right', value: '<span id="html-item">Html item</span>'},
    {type: 'docsVersion', position: 'right', label: 'Version item'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right', queryString: '?persistLocale=true'},
    {type: 'custom-bomb', position: 'right', label: 'Bomb'},
  ],
} satisfies ThemeConfig['navbar'];

/** A part of the theme that only specimens have: a navbar item that fails on demand. */
const specimenTheme: PluginConfig = () => ({
  name: 'specimen-theme',
  getThemePath: () => path.join(__dirname, 'theme'),
});

/** Pages that a build has to warn of, or to refuse. */
const faults: PluginConfig = ['@docusaurus/plugin-content-pages', {id: 'faults', path: `faults/${variant}`}];

const css = ['tokens', 'site', 'code', 'print'].map((name) => `../../src/css/${name}.css`);

const config = {
  title: 'Specimen',
  url: 'https://specimen.example',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  staticDirectories: ['../../static'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  i18n: {defaultLocale: 'en', locales: variant === 'root' ? ['en', 'fr'] : ['en']},
  storage: {type: 'localStorage', namespace: false},
  future: {v4: true},
  clientModules: ['colourMode', 'keyboardNavigation', 'closeOnEscape', 'revealTarget'].map(
    (name) => `./src/clientModules/${name}.ts`,
  ),
  headTags: createPrePaintScriptTags(announcement.id),
  plugins: [highlight, routesPlugin, search(), specimenTheme, faults],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions: {current: {label: 'Next'}},
        },
        blog: {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore'},
        pages: {path: 'pages'},
        theme: {customCss: css},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage'},
    announcementBar: announcement,
    navbar,
    footer,
    prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
} satisfies Config;

export default withPaintFirst(config);
