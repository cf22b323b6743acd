import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {site} from '../data/site';

/** Docusaurus fills in `left` for an item without a position; the specification's default is `right`. */
const right = (item: NavbarItem): NavbarItem => ({position: 'right', ...item});

/** A drawing as an address that needs no request: as files, the two marks would come before the text of every page. */
const inline = (name: string): string => {
  const drawing = readFileSync(join(__dirname, '../static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll('#', '%23')}`;
};

/** The mark of the site in each mode. */
export const logoSources = {src: inline('mark.svg'), srcDark: inline('mark-dark.svg')};

export const announcement = {
  id: 'sdk-0-2-0',
  content: 'Docs for <a href="/sdk/">SDK 0.2.0</a>. On 0.1? <a href="/sdk/guides/upgrade">Upgrade</a>.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

export const navbar = {
  title: 'Astral',
  hideOnScroll: true,
  logo: {
    alt: '',
    ...logoSources,
    href: '/introduction',
    width: 28,
    height: 28,
  },
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

/**
 * Leaves the menus of versions and languages out of the navbar while there is nothing to choose: the theme would draw a link "Next"
 * that is marked as the current page everywhere, and a menu of one language. The second of either needs no change here.
 */
export function removeSingleChoiceDropdowns<T extends Config & {themeConfig: {navbar: {items: NavbarItem[]}}}>(
  config: T,
): T {
  const {navbar} = config.themeConfig;
  const items = navbar.items.filter(
    ({type}) =>
      (type !== 'localeDropdown' || (config.i18n?.locales?.length ?? 1) > 1) &&
      (type !== 'docsVersionDropdown' || existsSync(join(__dirname, '../versions.json'))),
  );
  return {...config, themeConfig: {...config.themeConfig, navbar: {...navbar, items}}};
}
