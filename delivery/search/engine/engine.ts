import type {SearchFact} from '../../options';
import {editDistance} from '../../shared/editDistance';
import {fields, type Index, type PackedIndex, unpackIndex} from './pack';
import {Symbols} from './symbols';
import {keysOf, synonymsOf, type Synonyms, type Unit, unitsOf} from './synonyms';
import {type Intent, intentOf, isCodeName, isLight, keyOf, wordsOf} from './words';

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
  /** Words of other trades, each line with the words of the site for the first. */
  meanings: readonly (readonly string[])[];
  facts: readonly SearchFact[];
  /** Areas in the order in which filters have them. */
  areas: readonly string[];
  /** Address of a form for what was not found. */
  report?: string;
  /** Words with which a query asks for the pages that otherwise come last. */
  lastUnless: readonly string[];
  /** Route with base URL, title, area and type of each page; `last` for one that comes after the others. */
  pages: [route: string, title: string, area: string, type: string][];
  /**
   * Sections of each page: anchor (empty for the top of the page, `=` for the one that Docusaurus makes of the heading), heading, and
   * 1 for a row of a table.
   */
  sections: [anchor: string, heading: string, isRow?: 1][][];
  /** Names of code with an anchor of their own, and the section that holds each. */
  entries: [section: number, anchor: string, name: string][];
  index: PackedIndex;
}

/** A section as it is searched. */
export interface IndexedSection {
  page: number;
  anchor: string;
  heading: string;
  isRow: boolean;
  /** Whether the heading is a name of code. */
  isCode: boolean;
}

/** The anchor that Docusaurus makes of a heading without one of its own, but for repeated headings. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

export interface Hit {
  /** Number of the section in the whole index. */
  section: number;
  /** Number of the first section of its page. */
  first: number;
  anchor: string;
  /** The heading of the section, or the title of the page for its top. */
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

/** The weight of a match in each field; a thing that is asked for counts once, where it matches best. */
const fieldWeights = {page: 2, heading: 3, lead: 1.5, text: 1} as const;
const weightOfField = fields.map((field) => fieldWeights[field]);

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

/**
 * Constants of BM25+ (Lv and Zhai, "Lower-bounding term frequency normalization", 2011). How often a section repeats a word is
 * not counted: it changed the order of no result of the questions, and was a tenth of the index.
 */
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;

/** Where a key is: for each section how well it fits, and the weight of the best field, 0 for none. */
interface Postings {
  scores: Float64Array;
  places: Float64Array;
  /** The terms that the key was taken for. */
  terms: number[];
}

/** What the type of a page adds to the rank of its sections, by what the query asks for. */
const typeWeights: Record<Intent | 'any', Readonly<Record<string, number>>> = {
  any: {'how-to': 0.25, tutorial: 0.25, explanation: 0.2, reference: 0.15, glossary: -0.5, post: -0.3, last: -3},
  name: {'how-to': 0, tutorial: -0.2, explanation: 0, reference: 0.6, glossary: -0.8, post: -0.5, last: -3},
  steps: {'how-to': 0.7, tutorial: 0.7, explanation: 0, reference: 0, glossary: -1, post: -0.5, last: -3},
  explanation: {'how-to': 0.1, tutorial: 0.1, explanation: 0.5, reference: 0.25, glossary: 0.2, post: 0, last: -3},
};

/** A fact that answers a query, with the values that the query asks for. */
export interface Answer extends Pick<SearchFact, 'title' | 'text' | 'to'> {
  values: (readonly [label: string, value: string])[];
}

/** A page of which several sections fit is more likely to be the one that is meant. */
const weightOfPage = ({hits: [first, second, third]}: PageHits): number =>
  (first?.score ?? 0) + 0.15 * (second?.score ?? 0) + 0.05 * (third?.score ?? 0);

/** Path of a page below the base URL, as facts name it. */
const pathOf = ({baseUrl, pages}: SearchData, page: number): string =>
  `/${(pages[page]?.[0] ?? '').slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');

export class Engine {
  private readonly index: Index;
  private readonly sections: readonly IndexedSection[];
  private readonly firsts: number[] = [];
  private readonly numbers: Map<string, number>;
  /** Mean number of words in each field. */
  private readonly means: number[];
  private readonly synonyms: Synonyms;
  private readonly phrases: string[];
  private readonly symbols: Symbols;
  private readonly unless: Set<string>;
  /** What was looked up for keys typed before: most of a query is the same with the next letter. */
  private readonly postingsByKey = new Map<string, Postings>();
  private readonly corrections = new Map<string, string[]>();

  constructor(private readonly data: SearchData) {
    this.synonyms = synonymsOf(data.synonyms, data.meanings);
    this.phrases = [...this.synonyms.keys()].filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);
    this.sections = data.sections.flatMap((own, page) =>
      own.map(([anchor, heading, isRow]) => ({
        page,
        anchor: anchor === '=' ? slugOf(heading) : anchor,
        heading,
        isRow: Boolean(isRow),
        isCode: isCodeName(heading.split(' ').at(-1) ?? ''),
      })),
    );
    this.symbols = new Symbols(data.pages, this.sections, data.entries);
    this.unless = new Set(data.lastUnless.flatMap(keysOf));
    this.sections.forEach(({page}, section) => (this.firsts[page] ??= section));
    this.index = unpackIndex(data.index);
    this.numbers = new Map(this.index.terms.map((term, number) => [term, number]));
    const sums = fields.map(() => 0);
    this.index.lengths.forEach((length, at) => (sums[at % fields.length]! += length));
    this.means = sums.map((sum) => sum / this.index.sections || 1);
  }

  /** Areas that pages belong to, for filters; none when the pages have no areas. */
  get areas(): string[] {
    const held = new Set(this.data.pages.map(([, , area]) => area));
    return this.data.areas.filter((area) => held.has(area));
  }

  get scopes(): readonly SearchScope[] {
    return this.data.scopes;
  }

  get baseUrl(): string {
    return this.data.baseUrl;
  }

  /** Address of a form that reports what was not found. */
  get report(): string | undefined {
    return this.data.report;
  }

  /** In how many sections a key is, a section counted once for each field. */
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

  /** Keys of the index that a typed key was probably meant for. The last one may be unfinished, so it stays when it begins a key. */
  private correctionsOf(key: string, last: boolean): string[] {
    if (this.numbers.has(key) || this.synonyms.has(key) || key.length < 4 || /^0x/.test(key)) return [key];
    if (last) {
      const [from, to] = this.range(key);
      if (from < to) return [key];
    }
    const before = this.corrections.get(key);
    if (before) return before;
    const near = this.index.terms.filter((known) => known.length > 3 && oneEditApart(key, known));
    const common = near.sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, 3);
    const corrected = common.length ? common : [key];
    this.corrections.set(key, corrected);
    return corrected;
  }

  private postingsOf(key: string, prefix: boolean): Postings {
    const name = prefix ? `${key}*` : key;
    const before = this.postingsByKey.get(name);
    if (before) return before;
    const {sections, starts, holders, lengths} = this.index;
    const scores = new Float64Array(sections);
    const places = new Float64Array(sections);
    const [from, to] = prefix ? this.range(key) : [0, 0];
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
        const value = weightOfField[field] as number;
        for (let at = start; at < end; at++) {
          const section = holders[at] as number;
          const share = (lengths[section * fields.length + field] as number) / (this.means[field] as number);
          const fit = (saturation + 1) / (1 + saturation * (1 - lengthShare + lengthShare * share));
          scores[section]! += weight * value * rarity * (floor + fit);
          places[section] = Math.max(places[section] as number, value * (whole ? 1 : 0.8));
        }
      }
    }
    const postings = {scores, places, terms: found};
    // A reader types some dozens of words; what would remember them all for a day is emptied.
    if (this.postingsByKey.size > 400) this.postingsByKey.clear();
    this.postingsByKey.set(name, postings);
    return postings;
  }

  private unitsOf(query: string): Unit[] {
    return unitsOf(
      query,
      (key) => this.numbers.has(key),
      (key, last) => this.correctionsOf(key, last),
      this.synonyms,
      this.phrases,
    );
  }

  /**
   * Finds sections: first those with everything asked for (or a synonym of it), then those with some of it. What is asked for
   * counts where it matches best: in a heading, in the title of the page, or in the text. A query that is a name of code has its
   * definition first.
   *
   * @param area only pages of this area
   * @param limit most pages to return
   */
  search(query: string, {area, limit = 8}: {area?: string; limit?: number} = {}): PageHits[] {
    const {ranks, terms} = this.rank(this.unitsOf(query), intentOf(query) ?? 'any');
    const names = new Map<number, {anchor?: string; name: string}>();
    this.symbols.find(query).forEach(({section, anchor, name}, place) => {
      if (names.has(section)) return;
      names.set(section, {anchor, name});
      ranks[section]! += 100 - place;
    });
    // The page that a short answer comes from has the whole of it.
    const source = this.answer(query)?.to;
    const answering = this.sections.findIndex(
      ({page, anchor}) => source === pathOf(this.data, page) + (anchor && `#${anchor}`),
    );
    if (answering >= 0) ranks[answering]! += 4;
    const found = Array.from(ranks.keys()).filter((section) => {
      const {page} = this.sections[section] as IndexedSection;
      return (ranks[section] as number) > 0 && (!area || this.data.pages[page]?.[2] === area);
    });
    const words = [...terms].map((term) => this.index.terms[term] as string);
    const pages = new Map<number, PageHits>();
    for (const section of found.sort((a, b) => (ranks[b] as number) - (ranks[a] as number))) {
      const {page, anchor, heading} = this.sections[section] as IndexedSection;
      const group = pages.get(page);
      if (group?.hits.length === 4) continue;
      const [route, title, ownArea] = this.data.pages[page] as SearchData['pages'][number];
      const named = names.get(section);
      const hit = {
        section,
        first: this.firsts[page] ?? 0,
        anchor: named?.anchor ?? anchor,
        heading: named?.name ?? (heading || title),
        score: ranks[section] ?? 0,
        terms: words,
      };
      if (group) group.hits.push(hit);
      else pages.set(page, {page, route, title, area: ownArea, hits: [hit]});
    }
    return [...pages.values()]
      .map((page) => ({page, weight: weightOfPage(page)}))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({page}) => page);
  }

  /** Things asked for that each section holds, each at its best place, then how well the words fit; 0 for none. */
  private rank(units: Unit[], intent: Intent | 'any'): {ranks: Float64Array; terms: Set<number>} {
    const {sections, lengths} = this.index;
    /** For each key typed or corrected, the sections where it counts: text that holds more of them fits better. */
    const counted = new Map<string, Uint8Array>();
    const terms = new Set<number>();
    const scores = new Float64Array(sections);

    const found = units.map((forms, unit) => {
      const best = new Float64Array(sections);
      const ways = new Uint8Array(sections);
      forms.forEach((keys, form) => {
        // Only what was typed last can be unfinished; synonyms are whole.
        const [only = ''] = keys;
        const prefix = unit === units.length - 1 && form === 0 && keys.length === 1 && only.length > 2;
        const found = keys.map((key) => {
          const postings = this.postingsOf(key, prefix);
          postings.terms.forEach((term) => terms.add(term));
          if (!counted.has(key)) counted.set(key, new Uint8Array(sections));
          return postings;
        });
        for (let section = 0; section < sections; section++) {
          if (found.some(({places}) => !places[section])) continue;
          const sum = found.reduce((total, {places}) => total + (places[section] as number), 0);
          best[section] = Math.max(best[section] as number, (sum / keys.length) * (form ? 0.85 : 1));
          ways[section]!++;
          for (const {scores: own} of found) scores[section]! += (own[section] as number) * (form ? 0.7 : 1);
          for (const key of keys) (counted.get(key) as Uint8Array)[section] = 1;
        }
      });
      const holding = ways.reduce((sum, count) => sum + Number(count > 0), 0);
      return {best, ways, holding, rarity: Math.log((sections + 1) / (holding + 1)), light: forms[0]?.every(isLight)};
    });

    // What no section holds tells nothing apart; of the rest a rare word says more of what is meant than a common one.
    const asked = found.filter(({holding}) => holding > 0);
    const mean = asked.reduce((sum, {rarity}) => sum + rarity, 0) / asked.length || 1;
    const onlyLight = asked.every(({light}) => light);
    const held = new Float64Array(sections);
    const placed = new Float64Array(sections);
    const inHeading = new Float64Array(sections);
    for (const {best, ways, rarity, light} of asked) {
      const weight = (rarity / mean) * (light && !onlyLight ? 0.1 : 1);
      for (let section = 0; section < sections; section++) {
        if (!ways[section]) continue;
        held[section]! += weight;
        placed[section]! += (best[section] as number) * weight;
        if ((best[section] as number) >= 0.8 * 0.85 * fieldWeights.heading)
          inHeading[section]! += light && !onlyLight ? 0.1 : 1;
      }
    }

    const isForLast = units.some((forms) => forms[0]?.some((key) => this.unless.has(key)));
    const weightOf = typeWeights[intent];
    const ranks = new Float64Array(sections);
    for (let section = 0; section < sections; section++) {
      if (!held[section]) continue;
      let kinds = 0;
      for (const sectionsOf of counted.values()) kinds += sectionsOf[section] as number;
      const {page, isRow, isCode} = this.sections[section] as IndexedSection;
      const type = this.data.pages[page]?.[3] ?? '';
      // A heading that says what is asked for and nothing else names the answer.
      const words = (field: (typeof fields)[number]): number =>
        lengths[section * fields.length + fields.indexOf(field)] as number;
      const named = inHeading[section] as number;
      const share = (named / Math.max(named, words('heading'))) * (named / asked.length);
      ranks[section] = Math.max(
        0.001,
        (held[section] as number) * 0.5 +
          (placed[section] as number) +
          Math.log1p((scores[section] as number) * kinds) * 0.6 +
          (named ? 1.5 * share : 0) -
          // A row only where nothing else says as much, and names of code for those who ask for them.
          (isRow && intent !== 'name' ? 3 : 0) -
          (isCode && intent !== 'name' ? 0.9 : 0) +
          (type === 'last' && isForLast ? 0 : (weightOf[type] ?? 0)) -
          // A long list of everything holds every word; a section that is about the words is short.
          Math.min(1, (words('text') + words('lead')) / 2000),
      );
    }
    return {ranks, terms};
  }

  /**
   * The fact that answers a query, if there is one. It holds the value that was asked for, or all that it is about is named, and
   * nothing else.
   */
  answer(query: string): Answer | undefined {
    const value = query.trim().toLowerCase();
    const asked = new Set(
      keysOf(query)
        .flatMap((key) => this.correctionsOf(key, false).slice(0, 1))
        .filter((key) => !isLight(key)),
    );
    const holds = (phrase: string): boolean => keysOf(phrase).every((key) => asked.has(key));
    for (const {title, asks, also = [], text, values = [], to} of this.data.facts) {
      const isValue = ([, own]: readonly [string, string]): boolean =>
        own.toLowerCase() === value || (/^0x[0-9a-f]{4,}$/.test(value) && own.toLowerCase().startsWith(value));
      if (values.some(isValue)) return {title, text, to, values: values.filter(isValue)};
      if (!asks.every((phrases) => phrases.some(holds))) continue;
      const known = new Set([...asks.flat(), ...also, ...values.map(([label]) => label)].flatMap(keysOf));
      if (![...asked].every((key) => known.has(key))) continue;
      const fit = ([label]: readonly [string, string]): number => {
        const named = keysOf(label).filter((key) => asked.has(key)).length;
        return named && 2 * named + Number(holds(label));
      };
      const most = Math.max(0, ...values.map(fit));
      return {title, text, to, values: most ? values.filter((one) => fit(one) === most) : [...values]};
    }
    return undefined;
  }

  /** Words of the site near to those of a query that found nothing, best first, as headings write them where they do. */
  suggestTerms(query: string): string[] {
    const written = new Map<string, string>();
    for (const text of [...this.data.pages.map(([, title]) => title), ...this.sections.map(({heading}) => heading)]) {
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
