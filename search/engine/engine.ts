import {distance} from 'fastest-levenshtein';
import {sectionAddress} from '../../delivery/shared/paths';
import type {SearchFact} from '../options';
import type {Wanted} from './excerpt';
import {fields, type Index, unpackIndex} from './pack';
import {Symbols} from './symbols';
import {keysOf, synonymsOf, type Synonyms, type Unit, unitsOf} from './synonyms';
import type {IndexedSection, SearchData} from './types';
import {type Intent, intentOf, isCodeName, isLight, keyOf, wordsOf} from './words';

/**
 * The anchor that Docusaurus makes of a heading without one of its own, but for repeated headings. A method is indexed under the
 * name of its class, which its heading does not have.
 */
const slugOf = (heading: string): string =>
  heading
    .replace(/^\w+\.(?=\w+\(\)$)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Writes an anchor as it travels: what a heading makes of itself at its end becomes `=`. */
export function shortAnchor(anchor: string, heading: string): string {
  const slug = slugOf(heading);
  return slug && anchor.endsWith(slug) ? `${anchor.slice(0, -slug.length)}=` : anchor;
}

/** The reverse of {@link shortAnchor}. */
const wholeAnchor = (short: string, heading: string): string =>
  short.endsWith('=') ? short.slice(0, -1) + slugOf(heading) : short;

export interface Hit {
  /** Number of the section in the whole index. */
  section: number;
  /** Number of the first section of its page. */
  first: number;
  anchor: string;
  /** The heading of the section, or the title of the page for its top. */
  heading: string;
  score: number;
  /** For each thing asked for the words that matched, for marking them in the text. */
  wanted: readonly Wanted[];
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
function oneEditApart(a: string, b: string): boolean {
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

/** Where a key is: the sections that hold it, and for each how well it fits, and the weight of the best field. */
interface Postings {
  holders: number[];
  scores: number[];
  places: number[];
  /** The terms that the key was taken for. */
  terms: string[];
}

/** Where a thing that is asked for is, in any of its forms. */
interface Match {
  /** The sections that hold it. */
  holders: number[];
  /** For each of them the weight of the best place, how well the words fit, and how many of the words it holds. */
  places: number[];
  scores: number[];
  kinds: number[];
  /** For each of them whether it holds the thing as it was typed, and not by a synonym only. */
  typed: boolean[];
  /** The pages that hold it in any section. */
  pages: number[];
  wanted: Wanted;
  /** The fewer sections hold it, the more it says of what is meant. */
  rarity: number;
  /** Whether it says little of what is meant. */
  light: boolean;
}

/**
 * Numbers for each section, to add up in. They are made once, and whoever uses them resets them to zero: arrays made for each
 * letter keep the collector of a slow phone busy.
 */
const sums = (sections: number) => ({
  key: {scores: new Float64Array(sections), places: new Float64Array(sections)},
  form: {held: new Uint8Array(sections), scores: new Float64Array(sections), places: new Float64Array(sections)},
  thing: {
    scores: new Float64Array(sections),
    places: new Float64Array(sections),
    typed: new Uint8Array(sections),
    /** A bit for each word. */
    words: new Int32Array(sections),
  },
  query: {
    held: new Float64Array(sections),
    placed: new Float64Array(sections),
    scores: new Float64Array(sections),
    kinds: new Uint16Array(sections),
    inHeading: new Float64Array(sections),
  },
});

const clear = (arrays: object, sections: readonly number[]): void => {
  for (const array of Object.values(arrays) as Float64Array[]) for (const section of sections) array[section] = 0;
};

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left; left &= left - 1) bits++;
  return bits;
}

/** How many keys and things a cache holds: a reader types some dozens. */
const maxCacheEntries = 200;

/** Adds to a memory; what would remember every word of a day is emptied. */
function remember<Value>(memory: Map<string, Value>, name: string, value: Value): Value {
  if (memory.size >= maxCacheEntries) memory.clear();
  memory.set(name, value);
  return value;
}

const maxPages = 8;

/** A page with more sections that match shows its best. */
const maxSectionsPerPage = 4;

/** What a light word counts for beside words that are not. */
const lightShare = 0.35;

/** What a synonym counts for at its place, and how well it fits, when the word itself is 1. */
const synonymShare = {place: 0.85, fit: 0.85};

/** What it counts for that a section holds a thing: as it was typed, or by a synonym. Fitted to the questions of the tests. */
const heldShare = {typed: 0.6, synonym: 0.35};

/** What the type of a page adds to the rank of its sections, by what the query asks for. */
const typeWeights: Record<Intent | 'any', Readonly<Record<string, number>>> = {
  any: {'how-to': 0.25, tutorial: 0.25, explanation: 0.2, reference: 0.15, glossary: -0.8, post: -0.6, last: -3},
  name: {'how-to': 0, tutorial: -0.2, explanation: 0, reference: 0.6, glossary: -0.8, post: -0.5, last: -3},
  steps: {'how-to': 0.7, tutorial: 0.7, explanation: 0, reference: 0, glossary: -1, post: -0.5, last: -3},
  explanation: {'how-to': 0.1, tutorial: 0.1, explanation: 0.5, reference: 0.25, glossary: 0.2, post: 0, last: -3},
};

/** A fact that answers a query, with the values that the query asks for. */
export interface Answer extends Pick<SearchFact, 'title' | 'text' | 'to'> {
  values: (readonly [label: string, value: string])[];
}

/** A fact with the keys of its words, which every letter is compared with: of each phrase, of all that may be asked, of each label. */
const knownFact = (fact: SearchFact) => {
  const {asks, also = '', values = []} = fact;
  return {
    fact,
    asks: asks.map((phrases) => phrases.map(keysOf)),
    known: new Set([...asks.flat(), also, ...values.map(([label]) => label)].flatMap(keysOf)),
    labels: values.map(([label]) => keysOf(label)),
  };
};

/** Path of a page below the base URL. */
const pathOf = ({baseUrl, pages}: SearchData, page: number): string =>
  `/${(pages[page]?.[0] ?? '').slice(baseUrl.length)}`;

export class Engine {
  /** Areas that pages belong to, for filters; none when the pages have no areas. */
  readonly areas: readonly string[];
  private readonly index: Index;
  private readonly sections: readonly IndexedSection[];
  private readonly firsts: number[] = [];
  private readonly numbers: ReadonlyMap<string, number>;
  /** Mean number of words in each field. */
  private readonly means: number[];
  private readonly synonyms: Synonyms;
  private readonly phrases: string[][];
  private readonly symbols: Symbols;
  private readonly unless: Set<string>;
  /** What was looked up for keys typed before: most of a query is the same with the next letter. */
  private readonly postingsByKey = new Map<string, Postings>();
  private readonly matches = new Map<string, Match>();
  private readonly facts: readonly ReturnType<typeof knownFact>[];
  private readonly corrections = new Map<string, string[]>();
  private readonly sums: ReturnType<typeof sums>;
  /** The rank of each section for the last query, and the sections that have one. */
  private readonly ranks: Float64Array;
  private ranked: number[] = [];

  constructor(readonly data: SearchData) {
    const areas = new Set(data.pages.map(([, , area]) => area));
    this.areas = data.areas.filter((area) => areas.has(area));
    this.synonyms = synonymsOf(data.synonyms);
    this.phrases = [...this.synonyms.keys()]
      .filter((name) => name.includes(' '))
      .sort((a, b) => b.length - a.length)
      .map((name) => name.split(' '));
    this.sections = data.sections.flatMap((own, page) =>
      own.map(([anchor, heading, isRow]) => ({
        page,
        anchor: wholeAnchor(anchor, heading),
        heading,
        isRow: Boolean(isRow),
        isCode: isCodeName(heading.split(' ').at(-1) ?? ''),
      })),
    );
    const entries = data.entries.map(([section, anchor, name]): (typeof data.entries)[number] => [
      section,
      wholeAnchor(anchor, name),
      name,
    ]);
    this.symbols = new Symbols(data.pages, this.sections, entries);
    this.unless = new Set(keysOf(data.lastUnless));
    this.sections.forEach(({page}, section) => (this.firsts[page] ??= section));
    this.index = unpackIndex(data.index);
    const {sections, lengths, terms} = this.index;
    this.numbers = new Map(terms.map((term, number) => [term, number]));
    // "Astral: location data you can check" is named "Astral"; what follows the colon only adds to it.
    this.sections.forEach(({page, heading}, section) => {
      const [, name] = /^(.+?): ./.exec(heading || (data.pages[page]?.[1] ?? '')) ?? [];
      if (name) lengths[fields.indexOf('heading') * sections + section] = new Set(keysOf(name)).size;
    });
    this.means = fields.map((_, field) => {
      const own = lengths.subarray(field * sections, (field + 1) * sections);
      return own.reduce((sum, length) => sum + length, 0) / sections || 1;
    });
    this.facts = data.facts.map(knownFact);
    this.sums = sums(sections);
    this.ranks = new Float64Array(sections);
  }

  /** The tutorials, each as if its top had been found; those at the top of the site first, without their later parts. */
  begin(area?: string): PageHits[] {
    const found = this.data.pages.flatMap(([route, title, own, type], page) => {
      const first = this.firsts[page] ?? 0;
      const hit = {section: first, first, anchor: '', heading: title, score: 0, wanted: []};
      return type === 'tutorial' && (!area || own === area) ? [{page, route, title, area: own, hits: [hit]}] : [];
    });
    const depthOf = ({route}: PageHits): number => route.split('/').length;
    const isPartOf = (a: PageHits, b: PageHits): boolean => a !== b && a.route.startsWith(b.route.replace(/\/?$/, '/'));
    return found.filter((a) => !found.some((b) => isPartOf(a, b))).sort((a, b) => depthOf(a) - depthOf(b));
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
    // Few mistakes are in the first letter, and another first letter makes another word.
    const [from, to] = this.range(key.charAt(0));
    const near = this.index.terms.slice(from, to).filter((known) => known.length > 3 && oneEditApart(key, known));
    const common = near.sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, 3);
    return remember(this.corrections, key, common.length ? common : [key]);
  }

  private postingsOf(key: string, prefix: boolean): Postings {
    const name = prefix ? `${key}*` : key;
    const before = this.postingsByKey.get(name);
    if (before) return before;
    const {sections, starts, holders, lengths} = this.index;
    const {scores, places} = this.sums.key;
    const holding: number[] = [];
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
        const rarity = Math.log(1 + (sections - (end - start) + 0.5) / (end - start + 0.5));
        const value = weightOfField[field] as number;
        for (let at = start; at < end; at++) {
          const section = holders[at] as number;
          const share = (lengths[field * sections + section] as number) / (this.means[field] as number);
          const fit = (saturation + 1) / (1 + saturation * (1 - lengthShare + lengthShare * share));
          scores[section]! += weight * value * rarity * (floor + fit);
          if (!places[section]) holding.push(section);
          places[section] = Math.max(places[section] as number, value * (whole ? 1 : 0.8));
        }
      }
    }
    const postings = {
      holders: holding,
      scores: holding.map((section) => scores[section] as number),
      places: holding.map((section) => places[section] as number),
      terms: found.map((term) => this.index.terms[term] as string),
    };
    clear(this.sums.key, holding);
    return remember(this.postingsByKey, name, postings);
  }

  /**
   * Where a thing is. Its forms count by their best place.
   * @param isLast only what was typed last can be unfinished; synonyms are whole
   */
  private match(forms: Unit, isLast: boolean): Match {
    const name = `${forms.map((keys) => keys.join(' ')).join('|')}${isLast ? '*' : ''}`;
    const before = this.matches.get(name);
    if (before) return before;
    const {form: own, thing} = this.sums;
    const holders: number[] = [];
    const wanted: [typed: string[], alike: string[]] = [[], []];
    /** The number of each key. */
    const numbers = new Map<string, number>();
    forms.forEach((keys, form) => {
      const [only = ''] = keys;
      const prefix = isLast && form === 0 && keys.length === 1 && only.length > 2;
      const found = keys.map((key) => this.postingsOf(key, prefix));
      for (const postings of found) {
        wanted[form ? 1 : 0].push(...postings.terms);
        postings.holders.forEach((section, at) => {
          own.held[section]!++;
          own.places[section]! += postings.places[at] as number;
          own.scores[section]! += postings.scores[at] as number;
        });
      }
      let words = 0;
      for (const key of keys) {
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        words |= 1 << Math.min(31, numbers.get(key) as number);
      }
      const shortest = found.reduce((least, one) => (one.holders.length < least.holders.length ? one : least));
      for (const section of shortest.holders) {
        if (own.held[section] !== keys.length) continue;
        if (!thing.places[section]) holders.push(section);
        if (!form) thing.typed[section] = 1;
        const weight = ((own.places[section] as number) / keys.length) * (form ? synonymShare.place : 1);
        thing.places[section] = Math.max(thing.places[section] as number, weight);
        thing.scores[section]! += (own.scores[section] as number) * (form ? synonymShare.fit : 1);
        thing.words[section]! |= words;
      }
      for (const postings of found) clear(own, postings.holders);
    });
    const match: Match = {
      holders,
      places: holders.map((section) => thing.places[section] as number),
      scores: holders.map((section) => thing.scores[section] as number),
      kinds: holders.map((section) => bitsOf(thing.words[section] as number)),
      typed: holders.map((section) => thing.typed[section] === 1),
      pages: [...new Set(holders.map((section) => (this.sections[section] as IndexedSection).page))],
      wanted,
      rarity: Math.log((this.index.sections + 1) / (holders.length + 1)),
      light: Boolean(forms[0]?.every(isLight)),
    };
    clear(thing, holders);
    return remember(this.matches, name, match);
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
   */
  search(query: string, area?: string): PageHits[] {
    const wanted = this.rank(this.unitsOf(query), intentOf(query) ?? 'any');
    const {ranks, ranked} = this;
    const raise = (section: number, by: number): void => {
      if (!ranks[section]) ranked.push(section);
      ranks[section]! += by;
    };
    const names = new Map<number, {anchor?: string; name: string}>();
    this.symbols.find(query).forEach(({section, anchor, name}, place) => {
      if (names.has(section)) return;
      names.set(section, {anchor, name});
      raise(section, 100 - place);
    });
    // The page that a short answer comes from has the whole of it.
    const source = this.answer(query)?.to;
    const answering = this.sections.findIndex(
      ({page, anchor}) => source?.endsWith(anchor) && source === sectionAddress(pathOf(this.data, page), anchor),
    );
    if (answering >= 0) raise(answering, 4);

    /** The best sections of each page, best first. */
    const best = new Map<number, number[]>();
    for (const section of ranked) {
      const {page} = this.sections[section] as IndexedSection;
      if (area && this.data.pages[page]?.[2] !== area) continue;
      const own = best.get(page);
      if (!own) {
        best.set(page, [section]);
        continue;
      }
      let at = own.length;
      while (at > 0 && isBefore(section, own[at - 1] as number)) at--;
      if (at < maxSectionsPerPage) own.splice(at, 0, section);
      if (own.length > maxSectionsPerPage) own.length = maxSectionsPerPage;
    }
    function isBefore(one: number, other: number): boolean {
      return ((ranks[one] as number) - (ranks[other] as number) || other - one) > 0;
    }
    // A page of which several sections fit is more likely to be the one that is meant.
    const weightOfPage = ([first = -1, second = -1, third = -1]: number[]): number =>
      (ranks[first] ?? 0) + 0.3 * (ranks[second] ?? 0) + 0.05 * (ranks[third] ?? 0);
    return [...best]
      .map(([page, own]) => ({page, own, weight: weightOfPage(own)}))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxPages)
      .map(({page, own}) => {
        const [route, title, ownArea] = this.data.pages[page] as SearchData['pages'][number];
        const hits = own.map((section) => {
          const {anchor, heading} = this.sections[section] as IndexedSection;
          const named = names.get(section);
          return {
            section,
            first: this.firsts[page] ?? 0,
            anchor: named?.anchor ?? anchor,
            heading: named?.name ?? (heading || title),
            score: ranks[section] ?? 0,
            wanted,
          };
        });
        return {page, route, title, area: ownArea, hits};
      });
  }

  /**
   * Ranks sections by the things asked for that each holds, each at its best place, then by those that its page holds, and by
   * how well the words fit.
   * @returns the words that matched each thing
   */
  private rank(units: Unit[], intent: Intent | 'any'): Wanted[] {
    const {sections, lengths} = this.index;
    const {ranks} = this;
    for (const section of this.ranked) ranks[section] = 0;
    const matches = units.map((forms, unit) => this.match(forms, unit === units.length - 1));
    // What no section holds tells nothing apart; of the rest a rare word says more of what is meant than a common one.
    const asked = matches.filter(({holders}) => holders.length > 0);
    const mean = asked.reduce((sum, {rarity}) => sum + rarity, 0) / asked.length || 1;
    const onlyLight = asked.every(({light}) => light);
    const {held, placed, scores, kinds, inHeading} = this.sums.query;
    const onPage = new Float64Array(this.data.pages.length);
    const ranked: number[] = [];
    let total = 0;
    for (const match of asked) {
      const weight = (match.rarity / mean) * (match.light && !onlyLight ? lightShare : 1);
      total += weight;
      for (const page of match.pages) onPage[page]! += weight;
      match.holders.forEach((section, at) => {
        if (!kinds[section]) ranked.push(section);
        const place = match.places[at] as number;
        held[section]! += weight * (match.typed[at] ? heldShare.typed : heldShare.synonym);
        placed[section]! += place * weight;
        scores[section]! += match.scores[at] as number;
        kinds[section]! += match.kinds[at] as number;
        if (place >= 0.8 * synonymShare.place * fieldWeights.heading) inHeading[section]! += weight;
      });
    }

    const isForLast = units.some((forms) => forms[0]?.some((key) => this.unless.has(key)));
    const weightOf = typeWeights[intent];
    for (const section of ranked) {
      const {page, isRow, isCode} = this.sections[section] as IndexedSection;
      const ownType = this.data.pages[page]?.[3] ?? '';
      const type = ownType === 'last' && isForLast ? 'how-to' : ownType;
      const words = (field: (typeof fields)[number]): number =>
        lengths[fields.indexOf(field) * sections + section] as number;
      // A heading that says what is asked for and nothing else names the answer.
      const named = inHeading[section] as number;
      const share = (named / Math.max(named, words('heading'))) * (named / total);
      ranks[section] = Math.max(
        0.001,
        (held[section] as number) +
          (placed[section] as number) +
          (onPage[page] as number) * 0.7 +
          Math.log1p((scores[section] as number) * (kinds[section] as number)) * 0.6 +
          (named ? 1.5 * share : 0) -
          // A row only where nothing else says as much, and names of code for those who ask for them.
          (isRow && intent !== 'name' ? 3 : 0) -
          (isCode && intent !== 'name' ? 1.4 : 0) +
          (weightOf[type] ?? 0) -
          // A long list of everything holds every word; a section that is about the words is short.
          Math.min(1, (words('text') + words('lead')) / 2000),
      );
    }
    clear(this.sums.query, ranked);
    this.ranked = ranked;
    return matches.map(({wanted}) => wanted);
  }

  /**
   * The fact that answers a query, if there is one. It holds the value that was asked for, or all that it is about is named, and
   * nothing else.
   */
  answer(query: string): Answer | undefined {
    const value = query.trim().toLowerCase();
    const asked = new Set(
      keysOf(query)
        .flatMap((key, at, keys) => this.correctionsOf(key, at === keys.length - 1).slice(0, 1))
        .filter((key) => !isLight(key)),
    );
    const holds = (keys: readonly string[]): boolean => keys.every((key) => asked.has(key));
    for (const {fact, asks, known, labels} of this.facts) {
      const {title, text, values = [], to} = fact;
      const isValue = ([, own]: readonly [string, string]): boolean =>
        own.toLowerCase() === value || (/^0x[0-9a-f]{4,}$/.test(value) && own.toLowerCase().startsWith(value));
      if (values.some(isValue)) return {title, text, to, values: values.filter(isValue)};
      if (!asks.every((phrases) => phrases.some(holds))) continue;
      if (![...asked].every((key) => known.has(key))) continue;
      const fits = labels.map((keys) => {
        const named = keys.filter((key) => asked.has(key)).length;
        return named && 2 * named + Number(holds(keys));
      });
      const most = Math.max(0, ...fits);
      return {title, text, to, values: values.filter((_, at) => !most || fits[at] === most)};
    }
    return undefined;
  }

  /** Words of the site near to those of a query that found nothing, best first, as headings write them where they do. */
  suggestTerms(query: string): string[] {
    const near = keysOf(query)
      .filter((key) => key.length > 2)
      .flatMap((key) => {
        const most = key.length < 5 ? 1 : key.length < 8 ? 2 : 3;
        return this.index.terms.flatMap((term) => {
          const away = Math.abs(term.length - key.length) > most ? Infinity : distance(key, term);
          return away <= most ? [{term, away}] : [];
        });
      })
      .sort((a, b) => a.away - b.away || this.frequency(b.term) - this.frequency(a.term));
    return [...new Set(near.map(({term}) => term))].slice(0, 4).map((term) => this.spellingOf(term));
  }

  /** A word of the index as a title or a heading writes it, or as it is there. */
  private spellingOf(term: string): string {
    for (const text of [...this.data.pages.map(([, title]) => title), ...this.sections.map(({heading}) => heading)]) {
      const word = text.toLowerCase().includes(term) && wordsOf(text).find((one) => keyOf(one) === term);
      if (word) return word;
    }
    return term;
  }
}
