import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {site} from '../data/site';

/** Docusaurus fills in `left` for an item without a position; the specification's default is `right`. */
const right = (item: NavbarItem): NavbarItem => ({position: 'right', ...item});

export const announcement = {
  id: 'sdk-0-2-0',
  content: 'Docs for <a href="/sdk/">SDK 0.2.0</a>. On 0.1? <a href="/sdk/guides/upgrade">Upgrade</a>.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

export const navbar = {
  title: 'Astral',
  hideOnScroll: true,
  // Drawn in the page: src/theme/ThemedImage.
  logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', href: '/introduction', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs'},
    {to: '/sdk/', label: 'SDK', position: 'left'},
    {to: '/api', label: 'API', position: 'left'},
    {to: '/examples', label: 'Examples', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    right({type: 'docsVersionDropdown'}),
    right({type: 'localeDropdown'}),
    right({href: site.github, label: 'GitHub'}),
    right({type: 'search'}),
  ],
} satisfies ThemeConfig['navbar'];
