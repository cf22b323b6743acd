import {keyOf, wordsOf} from './words';

/** The fields of a section, in the order in which the index numbers them. */
export const fields = ['page', 'heading', 'lead', 'text'] as const;

/** What is indexed of a section: the words that name its page, its heading, the words that begin rows and entries, its text. */
export type Fields = Record<(typeof fields)[number], string>;

/**
 * The index as it travels: strings that JSON carries unchanged, one character for each small number, each kind of number in a
 * stream of its own because Brotli then takes 4 % less than for one stream of all. Hosts compress JSON, and seldom a binary
 * file.
 */
export interface PackedIndex extends PackedTerms {
  sections: number;
  /** The lengths of {@link Index}, for an index without its terms, which otherwise tell them. */
  lengths?: string;
}

/** Terms that follow each other, and where they are. */
export interface PackedTerms {
  /** Sorted; each as the length it shares with the one before, in base 36, then the rest. */
  terms: string;
  /** One stream for each field: how many sections hold each term. */
  counts: string[];
  /**
   * How many sections are between a section that holds the term and the one before. A stream for each field and each size of
   * list, because the gaps of a rare term are wide and those of a common one are narrow.
   */
  gaps: string[];
}

/** Printable ASCII without the two characters that JSON escapes. */
const digits = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).filter((it) => !/["\\]/.test(it));
const base = digits.length;
/** Below this a number takes one character; the digits from here on begin a longer one, the last a number of four. */
const short = 78;
const leads = base - short - 1;
/** More than an array of 16 bits holds. */
const longest = 2 ** 16;

const digit = (at: number): string => digits[at] as string;

function write(value: number): string {
  if (value < short) return digit(value);
  const over = value - short;
  if (over < leads * base) return digit(short + Math.floor(over / base)) + digit(over % base);
  if (value >= longest) throw new RangeError(`The search index cannot hold the number ${value}.`);
  const far = over - leads * base;
  const [high, low] = [Math.floor(far / base), far % base];
  return digit(base - 1) + digit(Math.floor(high / base)) + digit(high % base) + digit(low);
}

/** Writes whole numbers from 0 to 65,535 as text. @throws RangeError for a greater one */
export const packNumbers = (values: readonly number[]): string => values.map(write).join('');

const values = new Uint8Array(128);
digits.forEach((it, at) => (values[it.charCodeAt(0)] = at));

/** The reverse of {@link packNumbers}. */
export function unpackNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length);
  let count = 0;
  let at = 0;
  const next = (): number => values[text.charCodeAt(at++)] as number;
  while (at < text.length) {
    const first = next();
    numbers[count++] =
      first < short
        ? first
        : first < base - 1
          ? short + (first - short) * base + next()
          : short + leads * base + (next() * base + next()) * base + next();
  }
  return numbers.subarray(0, count);
}

/** Sizes of lists that have streams of their own: 1, 2 or 3, 4 to 7, and so on. */
const sizes = 8;

/** The stream of the gaps of a list. */
const streamOf = (field: number, count: number): number => field * sizes + Math.min(31 - Math.clz32(count), sizes - 1);

/** The field that holds the most and is worth the least. */
const least = fields.indexOf('text');

/** Indexes sections, which are known by their place in the list from then on. @throws RangeError above 65,536 of them */
export function packIndex(sections: readonly Fields[]): PackedIndex {
  if (sections.length > longest) throw new RangeError(`The search index cannot hold ${sections.length} sections.`);
  const postings = new Map<string, Set<number>[]>();
  sections.forEach((section, id) => {
    fields.forEach((name, field) => {
      for (const key of wordsOf(section[name]).flatMap((word) => keyOf(word) ?? [])) {
        if (!postings.has(key))
          postings.set(
            key,
            fields.map(() => new Set()),
          );
        const byField = postings.get(key);
        // A word counts where it is worth most: what a better field of the section holds would only weigh in its text.
        if (field !== least || !byField?.some((held) => held.has(id))) byField?.[field]?.add(id);
      }
    });
  });

  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {sections: sections.length, ...packTerms(sorted)};
}

/** @param entries sorted terms, each with the sections that hold it in each field, in ascending order */
function packTerms(entries: readonly (readonly [term: string, byField: readonly Iterable<number>[]])[]): PackedTerms {
  let before = '';
  const terms: string[] = [];
  const counts: number[][] = fields.map(() => []);
  const gaps: number[][] = Array.from({length: fields.length * sizes}, () => []);
  for (const [term, byField] of entries) {
    let shared = 0;
    while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared++;
    terms.push(shared.toString(36) + term.slice(shared));
    before = term;
    byField.forEach((found, field) => {
      const ids = [...found];
      counts[field]?.push(ids.length);
      ids.forEach((id, at) => gaps[streamOf(field, ids.length)]?.push(id - (ids[at - 1] ?? -1) - 1));
    });
  }
  return {terms: terms.join(' '), counts: counts.map(packNumbers), gaps: gaps.map(packNumbers)};
}

/** File of the terms that begin with a letter, in the folder of the index. */
export const termsFile = (letter: string): string => `terms-${letter.codePointAt(0)}.json`;

/** Takes the terms out of an index, by the letter that they begin with. A query needs the letters of its words and synonyms only. */
export function splitIndex(packed: PackedIndex): {index: PackedIndex; byLetter: Map<string, PackedTerms>} {
  const {terms, starts, holders, lengths} = unpackIndex(packed, [packed]);
  const entries = new Map<string, [string, Uint16Array[]][]>();
  terms.forEach((term, number) => {
    const lists = fields.map((_, field) => {
      const list = number * fields.length + field;
      return holders.subarray(starts[list], starts[list + 1]);
    });
    const letter = term.charAt(0);
    entries.set(letter, [...(entries.get(letter) ?? []), [term, lists]]);
  });
  return {
    index: {...packed, ...packTerms([]), lengths: packNumbers([...lengths])},
    byLetter: new Map([...entries].map(([letter, own]) => [letter, packTerms(own)])),
  };
}

/** The index as it is searched: a few arrays, made in some milliseconds. */
export interface Index {
  sections: number;
  /** Sorted by code unit. */
  terms: string[];
  /**
   * Different words of field `f` of section `s` at `f * sections + s`. The text counts as long as the whole section: it does not
   * hold what a better field has.
   */
  lengths: Uint16Array;
  /** Postings of field `f` of term `t` begin at `starts[t * fields.length + f]` and end where the next begin. */
  starts: Uint32Array;
  /** The section of each posting. */
  holders: Uint16Array;
}

/** @param parts terms in their order, each part with those that follow the part before */
export function unpackIndex(
  {sections, lengths: packedLengths}: Pick<PackedIndex, 'sections' | 'lengths'>,
  parts: readonly PackedTerms[],
): Index {
  const width = fields.length;
  const terms: string[] = [];
  const unpacked = parts.map((part) => ({counts: part.counts.map(unpackNumbers), gaps: part.gaps.map(unpackNumbers)}));
  const total = unpacked.flatMap(({gaps}) => gaps).reduce((sum, {length}) => sum + length, 0);
  const holders = new Uint16Array(total);
  const starts = new Uint32Array(unpacked.reduce((sum, {counts}) => sum + (counts[0]?.length ?? 0) * width, 1));
  const lengths = packedLengths ? unpackNumbers(packedLengths) : new Uint16Array(width * sections);
  let at = 0;
  let list = 0;
  unpacked.forEach(({counts, gaps}, part) => {
    let before = '';
    for (const cut of parts[part]?.terms.split(' ') ?? []) {
      before = before.slice(0, parseInt(cut.charAt(0), 36)) + cut.slice(1);
      if (before) terms.push(before);
    }
    const read = gaps.map(() => 0);
    counts[0]?.forEach((_, term) => {
      for (let field = 0; field < width; field++) {
        const count = counts[field]?.[term] as number;
        starts[list++] = at;
        if (!count) continue;
        const stream = streamOf(field, count);
        const steps = gaps[stream] as Uint16Array;
        let step = read[stream] as number;
        let section = -1;
        for (const end = at + count; at < end; at++, step++) {
          section += (steps[step] as number) + 1;
          holders[at] = section;
          if (packedLengths) continue;
          lengths[field * sections + section]!++;
          if (field !== least) lengths[least * sections + section]!++;
        }
        read[stream] = step;
      }
    });
  });
  starts[list] = at;
  return {sections, terms, lengths, starts, holders};
}
