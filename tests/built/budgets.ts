/**
 * What a page may weigh, in bytes as gzip sends them. A number is raised only together with the reason for it; what is
 * measured beside the budgets stands in bench/RESULTS.md.
 */
export interface Budget {
  /** The document itself. */
  readonly html: number;
  /** Style sheets that hold up the first paint: all that the page links for a screen. */
  readonly css: number;
  /** Every script that the page has loaded when it answers, its content included. */
  readonly script: number;
}

export const kinds = ['home', 'page', 'long', 'reference', 'list', 'post'] as const;
export type Kind = (typeof kinds)[number];

const kb = (thousands: number): number => Math.round(thousands * 1000);

/** The bundles that every page of the site shares, without which none answers. */
export const sharedScript = kb(130);
export const fonts = kb(25);
/** Document, styles, scripts, fonts and images of a first visit to an ordinary page, all of it. */
export const firstVisit = kb(190);
/** Scripts that come when a reader goes on to an ordinary page. */
export const nextPage = kb(10);
/** Requests before the `load` event. */
export const requests = 10;

export const budgets: Record<Kind, Budget> = BUDGETS;
