import {keyOf, wordsOf} from './words';

export interface Piece {
  text: string;
  marked: boolean;
}

interface Word {
  word: string;
  index: number;
  keys: readonly string[];
}

/** The words of texts that were shown; with every letter that a reader types the same few texts are looked through again. */
const seen = new Map<string, readonly Word[]>();

function wordsIn(text: string): readonly Word[] {
  const known = seen.get(text);
  if (known) return known;
  const words = [...text.matchAll(/[\p{L}\p{N}_'’]+/gu)].map(({0: word, index}) => ({
    word,
    index,
    keys: wordsOf(word).flatMap((part) => keyOf(part) ?? []),
  }));
  seen.set(text, words);
  return words;
}

/**
 * The part of a section's text in which most of the matching words stand, cut at spaces, with those words marked.
 * @param terms words of the index that matched
 * @param length about how many characters to show
 */
export function excerptOf(text: string, terms: readonly string[], length = 140): Piece[] {
  const wanted = new Set(terms);
  const hits = wordsIn(text).filter(({keys}) => keys.some((key) => wanted.has(key)));
  let from = 0;
  let most = -1;
  for (const hit of hits) {
    const inside = hits.filter(({index}) => index >= hit.index && index < hit.index + length - 20);
    const kinds = new Set(inside.map(({keys}) => keys[0])).size;
    if (kinds > most) [most, from] = [kinds, hit.index];
  }
  const start = from < 30 ? 0 : text.lastIndexOf(' ', from - 24) + 1;
  const end = start + length >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + length), start + 20);
  const pieces: Piece[] = [];
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
