import {distance} from 'fastest-levenshtein';
import {indexedFields, type InvertedIndex} from './pack';
import {type Compound, parseCompoundWords, toTermKey} from './words';

/** Whether two words differ by one letter added, left out, replaced or swapped with its neighbour. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (distance(a, b) < 2) return true;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

/** How often the pages have a joined word, at least and beside the rarest of its parts, for both to be taken for one. */
const joinedWord = {leastFrequency: 6, leastShare: 0.25} as const;

/** The words of the site as the index holds them, and what a typed word stands for among them. */
export class TermDictionary {
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly index: Pick<InvertedIndex, 'terms' | 'starts'>) {
    this.numbers = new Map(index.terms.map((term, number) => [term, number]));
  }

  /** The number of a term in the index; undefined for a word that no page has. */
  numberOf(key: string): number | undefined {
    return this.numbers.get(key);
  }

  /** In how many sections a key is, a section counted once for each field. */
  frequency(key: string): number {
    const term = this.numbers.get(key);
    if (term === undefined) return 0;
    const {starts} = this.index;
    return (starts[(term + 1) * indexedFields.length] as number) - (starts[term * indexedFields.length] as number);
  }

  /** The terms that begin with a key, itself included, as a range of numbers. */
  prefixRange(key: string): [from: number, to: number] {
    const {terms} = this.index;
    let from = 0;
    let to = terms.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((terms[middle] as string) < key) from = middle + 1;
      else to = middle;
    }
    while (terms[to]?.startsWith(key)) to++;
    return [from, to];
  }

  /**
   * Keys of the index that a typed key was probably meant for, the most common first; itself when the index has it or nothing near.
   * @param isLast the last word of a query may be unfinished, so it stays when it begins a term
   */
  correct(key: string, isLast: boolean): string[] {
    if (this.numbers.has(key) || key.length < 4 || /^0x/.test(key)) return [key];
    if (isLast) {
      const [from, to] = this.prefixRange(key);
      if (from < to) return [key];
    }
    // Few mistakes are in the first letter, and another first letter makes another word.
    const similar = this.index.terms
      .slice(...this.prefixRange(key.charAt(0)))
      .filter((term) => term.length > 3 && isOneEditApart(key, term))
      .sort((a, b) => this.frequency(b) - this.frequency(a));
    return similar.length ? similar.slice(0, 3) : [key];
  }

  /**
   * The keys of a text, each once. However a compound is written, it gets the keys that the pages have for it: two neighbouring
   * words, with a hyphen or a space between them, are the joined word where the pages have that often enough beside its parts; a
   * word that they do not have is the words that it is made of.
   */
  parse(text: string): string[] {
    const words = parseCompoundWords(text).flatMap(({whole, parts, isOneWord}): Pick<Compound, 'whole' | 'parts'>[] =>
      isOneWord || !parts.length ? [{whole, parts}] : parts.map((part) => ({whole: part, parts: []})),
    );
    const keys: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const {whole, parts} = words[at] as Compound;
      const joined = this.join(whole, words[at + 1]?.whole);
      if (joined) {
        keys.push(joined);
        at++;
      } else keys.push(...this.parseWord(whole, parts, at === words.length - 1));
    }
    return [...new Set(keys)];
  }

  /** The key of two neighbouring words when the pages write them as one; undefined when they do not. */
  private join(first: string, second?: string): string | undefined {
    const joined = second && toTermKey(first + second);
    if (!joined || !this.numbers.has(joined)) return undefined;
    if (/^\p{L}+\d+$/u.test(joined)) return joined;
    const parts = [first, second].flatMap((word) => toTermKey(word) ?? []);
    const least = Math.max(
      joinedWord.leastFrequency,
      joinedWord.leastShare * Math.min(...parts.map((key) => this.frequency(key))),
    );
    return this.frequency(joined) >= least ? joined : undefined;
  }

  private parseWord(word: string, parts: readonly string[], isLast: boolean): string[] {
    const key = toTermKey(word);
    if (key === null) return parts.flatMap((part) => toTermKey(part) ?? []);
    const isKnown = this.numbers.has(key) || this.correct(key, isLast)[0] !== key;
    if (isKnown || (isLast && !parts.length && this.prefixRange(key)[0] < this.prefixRange(key)[1])) return [key];
    if (parts.length) return parts.flatMap((part) => toTermKey(part) ?? []);
    return this.split(word) ?? [key];
  }

  /** Two words of the pages that a word consists of, the most common; undefined when there are none. */
  private split(word: string): string[] | undefined {
    let best: string[] | undefined;
    let most = 0;
    for (let at = 3; at <= word.length - 2; at++) {
      const keys = [toTermKey(word.slice(0, at)), toTermKey(word.slice(at))].filter((key) => key !== null);
      const frequency = keys.length === 2 ? Math.min(...keys.map((key) => this.frequency(key))) : 0;
      if (frequency > most) [best, most] = [keys, frequency];
    }
    return best;
  }

  /** Terms near to some keys that the index does not have, the nearest and most common first. */
  similarTerms(keys: readonly string[]): string[] {
    const similar = keys
      .filter((key) => key.length > 2)
      .flatMap((key) => {
        const most = key.length < 5 ? 1 : key.length < 8 ? 2 : 3;
        return this.index.terms.flatMap((term) => {
          const edits = Math.abs(term.length - key.length) > most ? Infinity : distance(key, term);
          return edits <= most ? [{term, edits}] : [];
        });
      })
      .sort((a, b) => a.edits - b.edits || this.frequency(b.term) - this.frequency(a.term));
    return [...new Set(similar.map(({term}) => term))];
  }
}
