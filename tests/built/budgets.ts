/**
 * What a page may weigh, in bytes as gzip sends them. A number is raised only together with the reason for it; what else is measured
 * stands in bench/RESULTS.md.
 */
export const budgets = {
  // What a server sends before the first answer of the browser, less its headers, is 14.6 KB: a page above it paints 0.15 s later
  // on a phone. References with tables are the pages that are not below it yet, and /location-protocol/location-types with its five
  // maps, of 2 KB each. The names of nine more scripts, which pages of the docs had to wait a round trip for, are 0.1 KB of it.
  html: 21_700,
  // One sheet for all pages (23 KB), which is sent once, and up to 3 KB of the tools that a page imports.
  css: 26_500,
  // All that a route fetches before React draws it. React, the router and the shell of the framework are 123 KB of it. While pages
  // of the docs left the routes around theirs unnamed, 27 KB that came a round trip later and weren't counted, this was 186,000.
  script: 213_000,
} as const;

/** The fonts that a page links or its style sheets name: one for headings, and one for text that is fetched when a page is at rest. */
export const fonts = 45_000;

/** Requests before `load`: document, style sheet, font on wide screens, and an image that is not lazy. */
export const requests = 4;
