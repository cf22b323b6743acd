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

/** `21 November 2026`. @param day `YYYY-MM-DD` */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** One line for a list of references. */
export const citePlain = ({title, url, site, verified}: Citable): string =>
  `${site} contributors. “${title}.” ${site} documentation, verified ${longDate(verified)}. ${url}`;

/** Address of an empty issue that already names the page. @param base address of the form without query */
export function issueAddress(base: string, {title, url}: Pick<Citable, 'title' | 'url'>): string {
  const body = `Page: ${url}\n\nWhat the page states:\n\n\nWhat is true, and how you know:\n\n`;
  return `${base}?${new URLSearchParams({title: `Docs: ${title}`, body})}`;
}
