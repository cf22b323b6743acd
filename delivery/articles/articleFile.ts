/** What a page must be to show an article that came as a file. */
export interface FragmentHead {
  /** The edition of the site that the article belongs to: classes and scripts of another one may differ. */
  readonly edition: string;
}

/** Path of the file that holds the HTML of an article, from the root of the site: `/sdk/` is in `articles/sdk/index.txt`. */
export const fragmentFile = (name: string): string => `articles${name.endsWith('/') ? `${name}index` : name}.txt`;

/** Writes a fragment: its head as JSON on the first line, then the HTML. */
export const writeFragment = (head: FragmentHead, html: string): string => `${JSON.stringify(head)}\n${html}`;

/**
 * Reads what `writeFragment` wrote.
 * @throws SyntaxError when the text has no such head
 */
export function readFragment(text: string): {readonly head: FragmentHead; readonly html: string} {
  const end = text.indexOf('\n');
  return {head: JSON.parse(text.slice(0, end)) as FragmentHead, html: text.slice(end + 1)};
}
