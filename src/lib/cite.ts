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

const bibtexEscapes: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escapeBibtex = (text: string): string =>
  text.replace(/[\\{}~^]/g, (sign) => bibtexEscapes[sign] ?? sign).replace(/[&%$#_]/g, '\\$&');

/** An `@online` entry for BibLaTeX, which old styles read as `@misc`. */
export function citeBibtex({title, url, site, verified}: Citable): string {
  const key = new URL(url).pathname.split('/').filter(Boolean).join('-') || 'home';
  return [
    `@online{${site.toLowerCase()}-${key},`,
    `  author  = {{${escapeBibtex(site)} contributors}},`,
    `  title   = {${escapeBibtex(title)}},`,
    `  date    = {${verified}},`,
    `  url     = {${url}},`,
    `  note    = {${escapeBibtex(site)} documentation}`,
    '}',
  ].join('\n');
}

/** Address of an empty issue that already names the page. @param base address of the form without query */
export function issueAddress(base: string, {title, url}: Pick<Citable, 'title' | 'url'>): string {
  const body = `Page: ${url}\n\nWhat the page states:\n\n\nWhat is true, and how you know:\n\n`;
  return `${base}?${new URLSearchParams({title: `Docs: ${title}`, body})}`;
}
