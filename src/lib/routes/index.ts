import {distance} from 'fastest-levenshtein';

/** A page of the site: where it is and what it is called. */
export interface Page {
  /** Path from the root of the host, for example `/sdk/guides/getting-started`. */
  readonly path: string;
  readonly title: string;
}

const wordBreak = /[^\p{L}\p{N}]+/u;
const fileEnding = /(?:\/index)?\.(?:html?|mdx?|php)$/;

/** A text of an address without its escapes: `%C3%A9` is `é`, and `%E0`, which is no letter, stays. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign is text like any other
  }
}

function normalise(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/[?#].*$/s, '')
    .replace(fileEnding, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');
}

function words(text: string): string[] {
  return text.toLowerCase().split(wordBreak).filter(Boolean);
}

/**
 * The words of a path, for a search box.
 *
 * @param path - a path as typed, percent-encoded or not
 * @returns the words separated by single spaces, in lower case; empty for the root
 */
export function wordsOfPath(path: string): string {
  return words(normalise(path)).join(' ');
}

/** How alike two texts are: 1 when equal, 0 when nothing agrees. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - distance(a, b) / longer;
}

/** The share of the typed words that the page has, a near miss counting in part and from three quarters alike on. */
function sharedWords(typed: readonly string[], page: readonly string[]): number {
  if (typed.length === 0) return 0;
  const best = typed.map((word) => Math.max(0, ...page.map((other) => likeness(word, other))));
  return best.reduce((sum, value) => sum + (value >= 0.75 ? value : 0), 0) / typed.length;
}

// A whole path that is nearly right says most; then a right last part in a wrong folder; then words in any order.
const weight = {path: 0.4, lastPart: 0.3, words: 0.3};

// Below this, what agrees is chance: three letters in ten do for two English words of like length.
const leastScore = 0.36;

function score(typed: string, page: Page): number {
  const path = normalise(page.path);
  const lastPart = (text: string) => text.slice(text.lastIndexOf('/') + 1);
  return (
    weight.path * likeness(typed, path) +
    weight.lastPart * likeness(lastPart(typed), lastPart(path)) +
    weight.words * sharedWords(words(typed), [...words(path), ...words(page.title)])
  );
}

/**
 * The pages a reader most likely meant by a path that does not exist: those whose path looks alike, whose last part is
 * the same in another folder, or whose path and title share its words.
 *
 * @param typed - the path as it stands in the address bar, percent-encoded or not; query and hash are ignored
 * @param pages - the pages there are
 * @param limit - the most pages to return, 1 or more
 * @returns the likeliest first, ties in alphabetical order of path; empty when nothing is like it
 */
export function suggestPages(typed: string, pages: readonly Page[], limit = 4): Page[] {
  const wanted = normalise(typed);
  if (wanted === '') return [];
  return pages
    .map((page) => ({page, score: score(wanted, page)}))
    .filter((candidate) => candidate.score >= leastScore)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map((candidate) => candidate.page);
}
