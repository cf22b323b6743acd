/** What the site says of itself, once. */
export const site = {
  title: 'Astral',
  tagline: 'Location data you can check',
  url: 'https://docs.astral.global',
  github: 'https://github.com/AstralProtocol/docs',
  editUrl: 'https://github.com/AstralProtocol/docs/edit/main/',
  issues: 'https://github.com/AstralProtocol/docs/issues/new',
  copyright: 'Copyright © 2025 Astral',
  community: [
    {label: 'Telegram', href: 'https://t.me/+UkTOSXnDcDM5ZTBk'},
    {label: 'X (Twitter)', href: 'https://twitter.com/astralprotocol'},
    {label: 'Farcaster', href: 'https://warpcast.com/astralprotocol'},
  ],
};
