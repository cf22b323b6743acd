/** Parts of the citation of a page. */
export interface Citable {
  title: string;
  /** Absolute address. */
  url: string;
  /** Name of the site, which is also the publisher. */
  site: string;
  /** The day on which the page was last verified, `YYYY-MM-DD`. */
  verified: string;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** `21 November 2026`, without the browser's own names: to load them takes longer than to draw a page. @param day `YYYY-MM-DD` */
export function formatLongDate(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** One line for a list of references. */
export const formatPlainCitation = ({title, url, site, verified}: Citable): string =>
  `${site} contributors. “${title}.” ${site} documentation, verified ${formatLongDate(verified)}. ${url}`;

/** Address of an empty issue that already names the page. @param base address of the form without query */
export function buildNewIssueUrl(base: string, {title, url}: Pick<Citable, 'title' | 'url'>): string {
  const body = `Page: ${url}\n\nWhat the page states:\n\n\nWhat is true, and how you know:\n\n`;
  return `${base}?${new URLSearchParams({title: `Docs: ${title}`, body})}`;
}
