import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from '../data/site';
import {logoSources} from './navbar';

export const copyright = 'Copyright © 2025 Astral';

export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Location Protocol', to: '/location-protocol/introduction'},
        {label: 'SDK', to: '/sdk/'},
        {label: 'API', to: '/api'},
        {label: 'Examples', to: '/examples'},
      ],
    },
    {title: 'Community', items: site.community},
    {
      title: 'This site',
      items: [
        {label: 'GitHub', href: site.github},
        {label: 'Contribute', to: '/tutorial-basics/congratulations'},
        {label: 'Accessibility and colophon', to: '/markdown-page'},
      ],
    },
  ],
  // Dark in both modes, and so is its mark.
  logo: {alt: 'Astral', src: logoSources.srcDark, href: '/introduction', width: 32, height: 32},
  copyright: `${copyright}. Coasts: <a href="https://www.naturalearthdata.com">Natural Earth</a>.`,
} satisfies ThemeConfig['footer'];
