/**
 * The anchor that Docusaurus makes of a heading without one of its own, but for repeated headings. A method is indexed under the
 * name of its class, which its heading does not have.
 */
const slugOf = (heading: string): string =>
  heading
    .replace(/^\w+\.(?=\w+\(\)$)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Writes an anchor as it travels: what a heading makes of itself at its end becomes `=`. */
export function shortenAnchor(anchor: string, heading: string): string {
  const slug = slugOf(heading);
  return slug && anchor.endsWith(slug) ? `${anchor.slice(0, -slug.length)}=` : anchor;
}

/** The reverse of {@link shortenAnchor}. */
export const expandAnchor = (short: string, heading: string): string =>
  short.endsWith('=') ? short.slice(0, -1) + slugOf(heading) : short;
