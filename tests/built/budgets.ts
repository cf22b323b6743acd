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

export type Kind = 'home' | 'page' | 'list' | 'post';

/** Scripts that every page starts. */
export const shared = 128_400;
/** The fonts that a page links or its style sheets name. */
export const fonts = 15_000;
/** Requests before `load`: document, style sheet, font on wide screens, and an image that is not lazy. */
export const requests = 4;

/**
 * Each number stands a little above the heaviest page of its kind, measured on 2026-11-21: it is lowered when pages become
 * lighter. Documents hold more prose and code than the 8 KB that were hoped for: the shell alone, as the page for unknown
 * addresses has it, takes 5.9 KB, text and samples the rest. 0.4 KB of the shell are the mark and what starts
 * script after the first paint: as files they would be two requests.
 * Islands name themselves and their properties in the HTML, where script had them before: 2.7 KB for a page with two records, and
 * 0.5 KB of shared script for the registry of islands, tabs with an address, and styles that React must find.
 * Articles bring no script that draws them, so a long page has hardly more script than a short one; half of all pages stay
 * below 145 KB. Styles are 13.9 KB on a page of prose; figures, tools and references add up to 3 KB.
 * The numbers hold for the site of `measured`. What each further page, post and component adds to pages that its author has not
 * touched is in `growth`, so that none of them fails. Search takes 0.2 KB of each document and 0.5 KB of each script: without them its index would wait for the
 * bundles, then for the dialog, and a search in progress would end with the navbar that it was opened from.
 * On 2026-11-22 scripts grew by 4 KB of the shell, for correctness: choosers of version and language and their menus, which are in the
 * navbar (1.9 KB); scroll that is kept on back and forward in WebKit, presses before hydration and prefetching without
 * prefetch links (1.3 KB); search by language and version with results that are links (0.8 KB).
 * The same day the references of SDK and API became pages of their own, 43 of them: 3.2 KB of routes in the script of all pages, for
 * entries that are read in 10 to 16 KB each where one page had 46 KB.
 * On 2026-11-22 styles grew by 0.3 KB on every page: one grid for all widths, and tables that become lists on a phone.
 * The policy in each document, for hosts that send no headers, takes 0.2 KB: the hashes of three scripts do not compress.
 * Blocks whose program runs in the page have two buttons more, and the sheet of the tools has the looks of the playground (0.2 KB).
 * On 2026-11-22 documents took over what tables said of them: 16.2 KB less script on every document, of which 0.6 to 1.1 KB come
 * as a script of the page now, with its menu.
 * The sheets of the two-column references, of tables on phones and of the playground together: 0.3 KB on pages that have them.
 * Then what was heavier than 16 KB became pages of its own, 33 of them, the examples one by one.
 * Coastlines lost half of their points, and the records that the workbench offers became a file. What only script can
 * show left the styles of the first paint: 1.9 KB of every page, 3.9 KB of one with a tool.
 * The field of search came into the script of all pages, 0.5 KB, which the script of the results lost: the box opens with the tap,
 * before anything of search has arrived.
 */
export const budgets: Record<Kind, Budget> = {
  home: {html: 14_500, css: 15_000, script: 136_300},
  list: {html: 8_600, css: 15_000, script: 149_900},
  post: {html: 16_384, css: 15_000, script: 140_600},
  // Every other page, references and tutorials among them, without exception.
  page: {html: 16_384, css: 15_000, script: 141_900},
};

/** How many of each there are. */
export interface Extent {
  /** Pages of the site, lists included. */
  readonly pages: number;
  readonly posts: number;
  /** Components, tools and elements that the handbook shows. */
  readonly specimens: number;
}

/** The site for which the numbers above were measured. */
export const measured: Extent = {pages: 169, posts: 4, specimens: 46};

/**
 * What each further page, post and specimen adds at most to pages that its author has not touched, in bytes. A page adds its
 * line to the menu of its section and itself to the lists of pages, and nothing to the script of others when it has no code. A post is in every list, and
 * by its title in every post. A component is in the register of those that pages can use.
 */
export const growth = {
  page: {html: 80, css: 0, script: 0},
  post: {html: 120, css: 0, script: 160},
  specimen: {html: 0, css: 60, script: 160},
} as const satisfies Record<'page' | 'post' | 'specimen', Budget>;

/** What lists add for each further post, and the pages that show specimens for each of them. */
export const inLists = {
  post: {html: 420, css: 0, script: 700},
  specimen: {html: 900, css: 400, script: 400},
} as const satisfies Record<'post' | 'specimen', Budget>;

/** The pages that show the specimens. */
export const showSpecimens: readonly string[] = ['markdown-features', 'components', 'figures', 'tools', 'elements'].map(
  (name) => `/tutorial-basics/${name}`,
);
