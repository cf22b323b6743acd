import {type Compound, compoundsOf, keyOf} from './words';

/** The fields of a section, in the order in which the index numbers them. */
export const fields = ['page', 'heading', 'lead', 'text'] as const;

/** What is indexed of a section: the words that name its page, its heading, the words that begin rows and entries, its text. */
export type Fields = Record<(typeof fields)[number], string>;

/**
 * The index as it travels: strings that JSON carries unchanged, one character for each small number, each kind of number in a
 * stream of its own because Brotli then takes 4 % less than for one stream of all. Hosts compress JSON, and seldom a binary
 * file.
 */
export interface PackedIndex {
  sections: number;
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
  // A joined form is worth its place where some page writes it as one word, or with a number; otherwise a query is split.
  const isKept = ({whole, isOneWord}: Compound): boolean => isOneWord || /\d/.test(whole);
  const compounds = sections.map((section) => fields.map((name) => compoundsOf(section[name])));
  const kept = new Set(compounds.flat(2).flatMap((compound) => (isKept(compound) ? keyOf(compound.whole) : [])));
  sections.forEach((_, id) => {
    fields.forEach((_name, field) => {
      const words = (compounds[id]?.[field] ?? []).flatMap(({whole, parts}) =>
        kept.has(keyOf(whole)) ? [whole, ...parts] : parts,
      );
      for (const key of words.flatMap((word) => keyOf(word) ?? [])) {
        const byField: Set<number>[] = postings.get(key) ?? fields.map(() => new Set());
        postings.set(key, byField);
        // A word counts where it is worth most: what a better field of the section holds would only weigh in its text.
        if (field !== least || !byField.some((held) => held.has(id))) byField[field]?.add(id);
      }
    });
  });

  let before = '';
  const terms: string[] = [];
  const counts: number[][] = fields.map(() => []);
  const gaps: number[][] = Array.from({length: fields.length * sizes}, () => []);
  for (const [term, byField] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
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
  return {
    sections: sections.length,
    terms: terms.join(' '),
    counts: counts.map(packNumbers),
    gaps: gaps.map(packNumbers),
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

/** The reverse of {@link packIndex}. */
export function unpackIndex(packed: PackedIndex): Index {
  const {sections} = packed;
  const width = fields.length;
  const counts = packed.counts.map(unpackNumbers);
  const gaps = packed.gaps.map(unpackNumbers);
  const terms: string[] = [];
  let before = '';
  for (const cut of packed.terms.split(' ')) {
    before = before.slice(0, parseInt(cut.charAt(0), 36)) + cut.slice(1);
    if (before) terms.push(before);
  }
  const holders = new Uint16Array(gaps.reduce((sum, {length}) => sum + length, 0));
  const starts = new Uint32Array(terms.length * width + 1);
  const lengths = new Uint16Array(width * sections);
  let at = 0;
  let list = 0;
  const read = gaps.map(() => 0);
  terms.forEach((_, term) => {
    for (let field = 0; field < width; field++) {
      const count = counts[field]?.[term] as number;
      starts[list++] = at;
      if (!count) continue;
      const stream = streamOf(field, count);
      let section = -1;
      for (const end = at + count; at < end; at++) {
        section += (gaps[stream]![read[stream]!++] as number) + 1;
        holders[at] = section;
        lengths[field * sections + section]!++;
        if (field !== least) lengths[least * sections + section]!++;
      }
    }
  });
  starts[list] = at;
  return {sections, terms, lengths, starts, holders};
}
