import {type Compound, parseCompoundWords, toTermKey} from './words';

/** The fields of a section, in the order in which the index numbers them. */
export const indexedFields = ['page', 'heading', 'lead', 'text'] as const;

/** What is indexed of a section: the words that name its page, its heading, the words that begin rows and entries, its text. */
export type SectionFields = Record<(typeof indexedFields)[number], string>;

/** The index as it travels. */
export interface PackedIndex {
  sections: number;
  /** Sorted by code unit, with a space between two. */
  terms: string;
  /** For each field, how many sections hold each term. */
  counts: number[][];
  /** For each field, the sections of the first term, then those of the next; each as its distance from the one before. */
  gaps: number[][];
}

/** The field that holds the most and is worth the least. */
const least = indexedFields.indexOf('text');

/** Indexes sections, which are known by their place in the list from then on. */
export function packIndex(sections: readonly SectionFields[]): PackedIndex {
  const postings = new Map<string, Set<number>[]>();
  // A joined form is worth its place where some page writes it as one word, or with a number; otherwise a query is split.
  const isKept = ({whole, isOneWord}: Compound): boolean => isOneWord || /\d/.test(whole);
  const compounds = sections.map((section) => indexedFields.map((name) => parseCompoundWords(section[name])));
  const kept = new Set(compounds.flat(2).flatMap((compound) => (isKept(compound) ? toTermKey(compound.whole) : [])));
  sections.forEach((_, id) => {
    indexedFields.forEach((_name, field) => {
      const words = (compounds[id]?.[field] ?? []).flatMap(({whole, parts}) =>
        kept.has(toTermKey(whole)) ? [whole, ...parts] : parts,
      );
      for (const key of words.flatMap((word) => toTermKey(word) ?? [])) {
        const byField: Set<number>[] = postings.get(key) ?? indexedFields.map(() => new Set());
        postings.set(key, byField);
        // A word counts where it is worth most: what a better field of the section holds would only weigh in its text.
        if (field !== least || !byField.some((held) => held.has(id))) byField[field]?.add(id);
      }
    });
  });

  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const idsOf = (field: number): number[][] => sorted.map(([, byField]) => [...(byField[field] ?? [])]);
  return {
    sections: sections.length,
    terms: sorted.map(([term]) => term).join(' '),
    counts: indexedFields.map((_, field) => idsOf(field).map(({length}) => length)),
    gaps: indexedFields.map((_, field) => idsOf(field).flatMap((ids) => ids.map((id, at) => id - (ids[at - 1] ?? 0)))),
  };
}

/** The index as it is searched: a few arrays, made in some milliseconds. */
export interface InvertedIndex {
  sections: number;
  /** Sorted by code unit. */
  terms: string[];
  /** Postings of field `f` of term `t` begin at `starts[t * indexedFields.length + f]` and end where the next begin. */
  starts: Uint32Array;
  /** The section of each posting. */
  holders: Uint32Array;
}

/** The reverse of {@link packIndex}. */
export function unpackIndex({sections, counts, gaps, terms: joined}: PackedIndex): InvertedIndex {
  const terms = joined.split(' ').filter(Boolean);
  const holders = new Uint32Array(gaps.reduce((sum, {length}) => sum + length, 0));
  const starts = new Uint32Array(terms.length * indexedFields.length + 1);
  let at = 0;
  const read = indexedFields.map(() => 0);
  terms.forEach((_, term) => {
    indexedFields.forEach((_name, field) => {
      starts[term * indexedFields.length + field] = at;
      let section = 0;
      for (const end = at + (counts[field]?.[term] as number); at < end; at++) {
        section += gaps[field]![read[field]!++] as number;
        holders[at] = section;
      }
    });
  });
  starts[starts.length - 1] = at;
  return {sections, terms, starts, holders};
}
