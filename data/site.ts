/** What the site says of itself, once. */
export const site = {
  title: 'Astral',
  tagline: 'Location data you can check',
  summary:
    'Astral is an open toolkit for location records with signatures and location proofs with evidence: the Location Protocol, a TypeScript SDK, a GraphQL and OGC API, contracts and research.',
  url: 'https://docs.astral.global',
  github: 'https://github.com/AstralProtocol/docs',
  editUrl: 'https://github.com/AstralProtocol/docs/edit/main/',
  issues: 'https://github.com/AstralProtocol/docs/issues/new',
  notes: {
    title: 'Astral notes',
    description: 'Notes on location data that can be checked: methods, measurements and what they do not show.',
  },
  community: [
    {label: 'Telegram', href: 'https://t.me/+UkTOSXnDcDM5ZTBk'},
    {label: 'X (Twitter)', href: 'https://twitter.com/astralprotocol'},
    {label: 'Farcaster', href: 'https://warpcast.com/astralprotocol'},
  ],
};
