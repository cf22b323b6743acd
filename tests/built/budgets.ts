/**
 * What a page may weigh, in bytes as gzip sends them. A number is raised only together with the reason for it; what else is
 * measured stands in bench/RESULTS.md.
 */
export interface Budget {
  /** The document itself. */
  readonly html: number;
  /** Style sheets that hold up the first paint: all that the page links for a screen. */
  readonly css: number;
  /** Every script that has come when the page answers, its content included. */
  readonly script: number;
}

export type Kind = 'home' | 'page' | 'list' | 'post' | 'reference';

/** Bundles that every page shares. */
export const shared = 118_000;
/** The fonts that a page links or its style sheets name. */
export const fonts = 25_000;
/** Requests before `load`: document, style sheets, font, images of the navbar. */
export const requests = 10;

/**
 * Most pages hold more prose and code than the 8 KB that were hoped for: the shell alone takes 4.4 KB, text and samples the
 * rest. Scripts are above the 145 KB hoped for because React and the router (112 KB) carry the theme's parts (40 KB) with them.
 * Styles are 14.7 KB on a page of prose; figures, instruments and references link up to 5 KB more. Each page of the site adds
 * its route, about 100 bytes, to the script of all others: the numbers leave room for ten more, so that a new page does not
 * fail on a page which its author has not touched. The menu grows by a line in each page of the same section.
 * Search takes 0.2 KB of each document and 0.5 KB of each script: without them its index would wait for the bundles, then for
 * the dialog, and a search in progress would end with the navbar that it was opened from.
 */
export const budgets: Record<Kind, Budget> = {
  home: {html: 17_000, css: 17_000, script: 170_000},
  list: {html: 8_000, css: 16_500, script: 173_200},
  post: {html: 17_500, css: 20_500, script: 180_000},
  page: {html: 16_500, css: 19_800, script: 184_000},
  // Whole references and tutorials in one page each, so that one search of the browser finds everything.
  reference: {html: 28_000, css: 19_800, script: 195_500},
};

/** Pages that are heavier than their kind, with the reason. */
export const exceptions: Readonly<Record<string, Partial<Budget> & {readonly because: string}>> = {
  '/sdk/': {html: 42_500, script: 209_600, because: 'all types and calls of the SDK stand on one page'},
  '/tutorial-basics/markdown-features': {
    html: 40_500,
    css: 20_500,
    script: 204_000,
    because: 'the page shows a specimen of every component',
  },
};
