/**
 * What a page may weigh, in bytes as gzip sends them. A number is raised only together with the reason for it; what else is
 * measured stands in bench/RESULTS.md.
 */
export interface Budget {
  /** The document itself. */
  readonly html: number;
  /** Style sheets that hold up the first paint: all that the page links for a screen. */
  readonly css: number;
  /** Every script that the page starts. Islands fetch theirs after that. */
  readonly script: number;
}

export type Kind = 'home' | 'page' | 'list' | 'post' | 'reference';

/** Bundles that every page shares. */
export const shared = 111_500;
/** The fonts that a page links or its style sheets name. */
export const fonts = 15_000;
/** Requests before `load`: document, style sheets, font, images of the navbar. */
export const requests = 10;

/**
 * Each number stands a little above the heaviest page of its kind, measured on 2026-11-21: it is lowered when pages become
 * lighter. Documents hold more prose and code than the 8 KB that were hoped for: the shell alone, as the page for unknown
 * addresses has it, takes 5.5 KB, text and samples the rest. Articles bring no script that draws them, so a long page has
 * hardly more script than a short one. It is still above the 145 KB hoped for, because what all pages share (110 KB: React,
 * the router) carries the theme's parts (40 KB) with it.
 * Styles are 13.7 KB on a page of prose; figures, instruments and references link up to 5 KB more. Each page of the site adds
 * its route, about 100 bytes, to the script of all others: the numbers leave room for ten more, so that a new page does not
 * fail on a page which its author has not touched. The menu grows by a line in each page of the same section.
 * Search takes 0.2 KB of each document and 0.5 KB of each script: without them its index would wait for the bundles, then for
 * the dialog, and a search in progress would end with the navbar that it was opened from.
 */
export const budgets: Record<Kind, Budget> = {
  home: {html: 16_800, css: 16_000, script: 141_800},
  list: {html: 8_000, css: 15_200, script: 152_000},
  post: {html: 17_500, css: 19_400, script: 150_700},
  page: {html: 16_500, css: 18_500, script: 155_400},
  // Whole references and tutorials in one page each, so that one search of the browser finds everything.
  reference: {html: 28_000, css: 18_500, script: 156_000},
};

/** Pages that are heavier than their kind, with the reason. */
export const exceptions: Readonly<Record<string, Partial<Budget> & {readonly because: string}>> = {
  '/sdk/': {html: 42_500, because: 'all types and calls of the SDK stand on one page'},
  '/tutorial-basics/markdown-features': {
    html: 40_800,
    css: 19_400,
    script: 159_600,
    because: 'the page shows a specimen of every component',
  },
};
