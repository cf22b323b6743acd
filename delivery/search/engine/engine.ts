import {editDistance} from '../../shared/editDistance';
import {fields, type Index, type PackedIndex, unpackIndex} from './pack';
import {synonymsOf, type Synonyms, type Unit, unitsOf} from './synonyms';
import {keyOf, wordsOf} from './words';

/** An index of the site: a language and a version. */
export interface SearchScope {
  label: string;
  /** Address of the folder with the index and its texts, with a slash at the end. */
  address: string;
}

/** What travels to the browser. */
export interface SearchData {
  /** Base URL of the language. */
  baseUrl: string;
  /** Every index of the site, when there are several. */
  scopes: SearchScope[];
  /** Words that mean the same; each line is one thing. */
  synonyms: readonly (readonly string[])[];
  /** Route with base URL, title and area of each page. */
  pages: [route: string, title: string, area: string][];
  /** Page number, anchor (empty for the top of a page) and heading of each section. */
  sections: [page: number, anchor: string, heading: string][];
  index: PackedIndex;
}

export interface Hit {
  /** Number of the section in the whole index. */
  section: number;
  /** Number of the first section of its page. */
  first: number;
  anchor: string;
  heading: string;
  score: number;
  /** The words of the index that matched, for marking them in the text. */
  terms: string[];
}

export interface PageHits {
  page: number;
  route: string;
  title: string;
  area: string;
  hits: Hit[];
}

/** What a match in each field is worth; a thing that is asked for counts once, where it matches best. */
const worth = {page: 2, heading: 3, text: 1} as const;
const worths = fields.map((field) => worth[field]);

/** Whether two words differ by one letter added, left out, replaced or swapped with its neighbour. */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left.length < 2 && right.length < 2 ? true : left.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Constants of BM25+ (Lv and Zhai, "Lower-bounding term frequency normalization", 2011). */
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;

/** Where a key stands: for each section how well it fits, and the worth of the best place, 0 for none. */
interface Standing {
  scores: Float64Array;
  places: Float64Array;
  /** The terms that the key was taken for. */
  terms: number[];
}

export class Engine {
  private readonly index: Index;
  private readonly firsts: number[] = [];
  private readonly numbers: Map<string, number>;
  /** Mean number of words in each field. */
  private readonly means: number[];
  private readonly synonyms: Synonyms;

  constructor(private readonly data: SearchData) {
    this.synonyms = synonymsOf(data.synonyms);
    data.sections.forEach(([page], section) => (this.firsts[page] ??= section));
    this.index = unpackIndex(data.index);
    this.numbers = new Map(this.index.terms.map((term, number) => [term, number]));
    const sums = fields.map(() => 0);
    this.index.lengths.forEach((length, at) => (sums[at % fields.length]! += length));
    this.means = sums.map((sum) => sum / this.index.sections);
  }

  /** Areas in the order of the site, for filters; none when the pages have no areas. */
  get areas(): string[] {
    return [...new Set(this.data.pages.map(([, , area]) => area))].filter(Boolean);
  }

  get scopes(): readonly SearchScope[] {
    return this.data.scopes;
  }

  get baseUrl(): string {
    return this.data.baseUrl;
  }

  /** In how many sections a key stands, a section counted once for each field. */
  private frequency(key: string): number {
    const term = this.numbers.get(key);
    if (term === undefined) return 0;
    const {starts} = this.index;
    return (starts[(term + 1) * fields.length] as number) - (starts[term * fields.length] as number);
  }

  /** The terms that begin with a key, itself included, as a range of numbers. */
  private range(key: string): [from: number, to: number] {
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

  /** Keys of the index that a typed key was meant for. The last one may be unfinished, so it stays when it begins a key. */
  private meant(key: string, last: boolean): string[] {
    if (this.numbers.has(key) || key.length < 4) return [key];
    if (last) {
      const [from, to] = this.range(key);
      if (from < to) return [key];
    }
    const near = this.index.terms.filter((known) => known.length > 3 && oneEditApart(key, known));
    const common = near.sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, 3);
    return common.length ? common : [key];
  }

  private standing(key: string, prefix: boolean): Standing {
    const {sections, starts, holders, often, lengths} = this.index;
    const scores = new Float64Array(sections);
    const places = new Float64Array(sections);
    const [from, to] = this.range(key);
    const exact = this.numbers.get(key);
    const found = prefix ? Array.from({length: to - from}, (_, at) => from + at) : exact === undefined ? [] : [exact];
    for (const term of found) {
      const {length} = this.index.terms[term] as string;
      const whole = term === exact;
      const weight = whole ? 1 : (0.5 * length) / (length + 0.3 * (length - key.length));
      for (let field = 0; field < fields.length; field++) {
        const list = term * fields.length + field;
        const [start, end] = [starts[list] as number, starts[list + 1] as number];
        const holding = end - start;
        const rarity = Math.log(1 + (sections - holding + 0.5) / (holding + 0.5));
        const value = worths[field] as number;
        for (let at = start; at < end; at++) {
          const section = holders[at] as number;
          const count = often[at] as number;
          const share = (lengths[section * fields.length + field] as number) / (this.means[field] as number);
          const fit = (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * share));
          scores[section]! += weight * value * rarity * (floor + fit);
          places[section] = Math.max(places[section] as number, value * (whole ? 1 : 0.8));
        }
      }
    }
    return {scores, places, terms: found};
  }

  /**
   * Finds sections: first those with everything asked for (or a synonym of it), then those with some of it. What is asked for
   * counts where it matches best: in a heading, in the title of the page, or in the text.
   *
   * @param area only pages of this area
   * @param limit most pages to return
   */
  search(query: string, {area, limit = 8}: {area?: string; limit?: number} = {}): PageHits[] {
    const units = unitsOf(
      query,
      (key) => this.numbers.has(key),
      (key, last) => this.meant(key, last),
      this.synonyms,
    );
    if (!units.length) return [];
    const {ranks, terms} = this.rank(units);
    const found = Array.from(ranks.keys()).filter((section) => {
      const page = this.data.sections[section]?.[0] as number;
      return (ranks[section] as number) > 0 && (!area || this.data.pages[page]?.[2] === area);
    });
    return this.byPage(
      found.sort((a, b) => (ranks[b] as number) - (ranks[a] as number)),
      ranks,
      terms,
      limit,
    );
  }

  /** Things asked for that each section holds, each at its best place, then how well the words fit; 0 for none. */
  private rank(units: Unit[]): {ranks: Float64Array; terms: Set<number>} {
    const {sections, lengths} = this.index;
    const known = new Map<string, Standing>();
    /** For each key typed or meant, the sections where it counts: text that holds more of them fits better. */
    const counted = new Map<string, Uint8Array>();
    const terms = new Set<number>();
    const scores = new Float64Array(sections);
    const held = new Uint8Array(sections);
    const placed = new Float64Array(sections);

    // A rare word says more of what is meant than a common one.
    const rarity = units.map(([typed]) =>
      Math.log((sections + 1) / (1 + Math.min(...(typed ?? []).map((key) => this.frequency(key))))),
    );
    const mean = rarity.reduce((sum, value) => sum + value, 0) / rarity.length || 1;

    units.forEach((forms, unit) => {
      const best = new Float64Array(sections);
      const ways = new Uint8Array(sections);
      forms.forEach((keys, form) => {
        // Only what was typed last can be unfinished; synonyms are whole.
        const [only = ''] = keys;
        const prefix = unit === units.length - 1 && form === 0 && keys.length === 1 && only.length > 2;
        const standings = keys.map((key) => {
          const name = prefix ? `${key}*` : key;
          const standing = known.get(name) ?? this.standing(key, prefix);
          known.set(name, standing);
          standing.terms.forEach((term) => terms.add(term));
          if (!counted.has(key)) counted.set(key, new Uint8Array(sections));
          return standing;
        });
        for (let section = 0; section < sections; section++) {
          if (standings.some(({places}) => !places[section])) continue;
          const sum = standings.reduce((total, {places}) => total + (places[section] as number), 0);
          best[section] = Math.max(best[section] as number, (sum / keys.length) * (form ? 0.85 : 1));
          ways[section]!++;
          for (const {scores: own} of standings) scores[section]! += (own[section] as number) * (form ? 0.7 : 1);
          for (const key of keys) (counted.get(key) as Uint8Array)[section] = 1;
        }
      });
      const weight = 0.5 + (0.5 * (rarity[unit] ?? 1)) / mean;
      for (let section = 0; section < sections; section++) {
        if (!ways[section]) continue;
        held[section]!++;
        // Text that names a thing in several ways is about it.
        placed[section]! += ((best[section] as number) + 0.15 * ((ways[section] as number) - 1)) * weight;
      }
    });

    const ranks = new Float64Array(sections);
    for (let section = 0; section < sections; section++) {
      if (!held[section]) continue;
      let kinds = 0;
      for (const sectionsOf of counted.values()) kinds += sectionsOf[section] as number;
      // A long list of everything holds every word; a section that is about the words is short.
      const words = lengths[section * fields.length + fields.indexOf('text')] as number;
      ranks[section] =
        (held[section] as number) * 1.5 +
        (placed[section] as number) +
        Math.log1p((scores[section] as number) * kinds) * 0.6 -
        Math.min(1, words / 3000);
    }
    return {ranks, terms};
  }

  private byPage(found: readonly number[], ranks: Float64Array, terms: Set<number>, limit: number): PageHits[] {
    const words = [...terms].map((term) => this.index.terms[term] as string);
    const pages = new Map<number, PageHits>();
    for (const section of found) {
      const [page, anchor, heading] = this.data.sections[section] as SearchData['sections'][number];
      const group = pages.get(page);
      if (group ? group.hits.length === 4 : pages.size === limit) continue;
      const hit = {section, first: this.firsts[page] ?? 0, anchor, heading, score: ranks[section] ?? 0, terms: words};
      if (group) {
        group.hits.push(hit);
      } else {
        const [route, title, area] = this.data.pages[page] as SearchData['pages'][number];
        pages.set(page, {page, route, title, area, hits: [hit]});
      }
    }
    return [...pages.values()];
  }

  /** Words of the site near to those of a query that found nothing, best first, as headings write them where they do. */
  near(query: string): string[] {
    const written = new Map<string, string>();
    for (const text of [...this.data.pages.map(([, title]) => title), ...this.data.sections.map(([, , it]) => it)]) {
      for (const word of wordsOf(text)) {
        const key = keyOf(word);
        if (key && !written.has(key)) written.set(key, word);
      }
    }
    const near = wordsOf(query)
      .flatMap((word) => keyOf(word) ?? [])
      .flatMap((key) => {
        const most = key.length < 5 ? 1 : key.length < 8 ? 2 : 3;
        return this.index.terms.flatMap((term) => {
          const away = Math.abs(term.length - key.length) > most ? Infinity : editDistance(key, term);
          return away <= most ? [{term, away}] : [];
        });
      })
      .sort((a, b) => a.away - b.away || this.frequency(b.term) - this.frequency(a.term));
    return [...new Set(near.map(({term}) => written.get(term) ?? term))].slice(0, 4);
  }
}
