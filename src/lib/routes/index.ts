/** A page of the site: where it is and what it is called. */
export interface Page {
  /** Path from the root of the host, for example `/sdk/guides/getting-started`. */
  readonly path: string;
  readonly title: string;
}

const wordBreak = /[^\p{L}\p{N}]+/u;
const fileEnding = /(?:\/index)?\.(?:html?|mdx?|php)$/;

/** A text of an address without its escapes: `%C3%A9` is `é`, and `%E0`, which is no letter, stays. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign is text like any other
  }
}

/**
 * The words of a path, for a search box.
 *
 * @param path - a path as typed, percent-encoded or not
 * @returns the words separated by single spaces, in lower case; empty for the root
 */
export function wordsOfPath(path: string): string {
  const words = decode(path)
    .toLowerCase()
    .replace(/[?#].*$/s, '')
    .replace(fileEnding, '')
    .split(wordBreak);
  return words.filter(Boolean).join(' ');
}
