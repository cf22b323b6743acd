import {toTermKey, wordPattern, splitWordsAndParts} from './words';

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** The terms of the index that a thing asked for matched: as it was typed, and those that mean the same. */
export interface MatchedTerms {
  readonly typed: readonly string[];
  readonly synonyms: readonly string[];
}

/** The keys of the words of texts that were shown: most words are in many texts, and each letter looks through some again. */
const keysByWord = new Map<string, readonly string[]>();

function wordKeys(word: string): readonly string[] {
  const known = keysByWord.get(word);
  if (known) return known;
  const keys = splitWordsAndParts(word).flatMap((part) => toTermKey(part) ?? []);
  keysByWord.set(word, keys);
  return keys;
}

/** The terms to mark in a text: of each thing asked for those that were typed, or where the text has none, those that mean the same. */
export function listTermsToHighlight(text: string, matched: readonly MatchedTerms[]): string[] {
  const keys = new Set((text.match(wordPattern) ?? []).flatMap(wordKeys));
  return matched.flatMap(({typed, synonyms}) => (typed.some((key) => keys.has(key)) ? typed : synonyms));
}

/**
 * The part of a section's text in which most of the matching words stand, cut at spaces, with those words marked.
 * @param terms words of the index that matched
 * @param length about how many characters to show
 */
export function buildExcerpt(text: string, terms: readonly string[], length = 140): ExcerptPart[] {
  const marked = new Set(terms);
  const hits: {word: string; index: number; kind: string | undefined}[] = [];
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    const keys = wordKeys(word);
    if (keys.some((key) => marked.has(key))) hits.push({word, index, kind: keys[0]});
  }
  let from = 0;
  let most = -1;
  for (const [at, hit] of hits.entries()) {
    // No window of that many characters has more words.
    const inside = hits.slice(at, at + length).filter(({index}) => index < hit.index + length - 20);
    const kinds = new Set(inside.map(({kind}) => kind)).size;
    if (kinds > most) [most, from] = [kinds, hit.index];
  }
  const start = from < 30 || text.length <= length ? 0 : text.lastIndexOf(' ', from - 24) + 1;
  const end = start + length >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + length), start + 20);
  const pieces: ExcerptPart[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.index < start || hit.index + hit.word.length > end) continue;
    if (hit.index > at) pieces.push({text: text.slice(at, hit.index), marked: false});
    pieces.push({text: hit.word, marked: true});
    at = hit.index + hit.word.length;
  }
  if (at < end) pieces.push({text: text.slice(at, end), marked: false});
  if (start > 0 && pieces[0]) pieces.unshift({text: '… ', marked: false});
  if (end < text.length) pieces.push({text: ' …', marked: false});
  return pieces;
}
