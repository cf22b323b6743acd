import {compoundsOf, keyOf, wordsOf} from './words';

/** A thing that a query asks for: forms that mean the same, each a list of keys that must all be there. */
export type Unit = string[][];

export const keysOf = (text: string): string[] => wordsOf(text).flatMap((word) => keyOf(word) ?? []);

/** Each term's keys, joined, with the keys of the terms that mean the same. */
export type Synonyms = ReadonlyMap<string, string[][]>;

/** @param groups words that mean the same; each line is one thing */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[][]>();
  for (const group of groups)
    for (const term of group) {
      const name = keysOf(term).join(' ');
      const others = group.filter((other) => other !== term).map(keysOf);
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...others.filter((keys) => keys.length)]);
    }
  return synonyms;
}

/** Forms without those that are the same as one before. */
const different = (forms: Unit): Unit => [...new Map(forms.map((keys) => [keys.join(' '), keys])).values()];

/**
 * Splits a query into the things it asks for. A term of several words, such as "bounding box", is one thing; each thing comes
 * with its synonyms.
 * @param isKey whether the index holds a key
 * @param known the keys of the index that a key was meant for: itself, or those it is a typing mistake away from
 * @param phrases the keys of the names of `synonyms` that have several words, the longest first
 */
export function unitsOf(
  query: string,
  isKey: (key: string) => boolean,
  known: (key: string, last: boolean) => string[],
  synonyms: Synonyms,
  phrases: readonly (readonly string[])[],
): Unit[] {
  // Who types a compound that the pages hold means it whole; otherwise its parts have to do.
  const typed = [
    ...new Set(
      compoundsOf(query).flatMap((words) => {
        const [whole, ...parts] = words.flatMap((word) => keyOf(word) ?? []);
        if (!whole) return [];
        const isWhole = !parts.length || isKey(whole) || known(whole, false)[0] !== whole;
        return isWhole ? [whole] : parts;
      }),
    ),
  ];
  const corrected = typed.map((key, at) => known(key, at === typed.length - 1));
  const units: Unit[] = [];
  for (let at = 0; at < typed.length;) {
    const phrase = phrases.find((keys) => keys.every((key, i) => corrected[at + i]?.includes(key)));
    if (phrase) {
      units.push(different([[...phrase], ...(synonyms.get(phrase.join(' ')) ?? [])]));
      at += phrase.length;
    } else {
      const forms = corrected[at] as string[];
      units.push(different([...forms.map((key) => [key]), ...forms.flatMap((key) => synonyms.get(key) ?? [])]));
      at += 1;
    }
  }
  return units;
}
