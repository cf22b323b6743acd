import MiniSearch, {type Options, type SearchResult} from 'minisearch';
import {fields, type PackedIndex, unpackIndex} from './pack';
import {type Unit, unitsOf} from './synonyms';
import {keyOf, wordsOf} from './words';

/** What travels to the browser beside the index itself. */
export interface SearchData {
  /** Route, title and area of each page. */
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

/** Options that the index is built with; the browser must use the same. */
export const indexOptions: Options = {
  fields: [...fields],
  idField: 'id',
  tokenize: wordsOf,
  processTerm: keyOf,
};

/** What a match in each field is worth; a thing that is asked for counts once, where it matches best. */
const worth: Record<string, number> = {page: 2, heading: 3, text: 1};

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

export class Engine {
  private readonly index: MiniSearch;

  private readonly firsts: number[] = [];
  /** Every key of the index, with the number of sections that hold it. */
  private readonly keys = new Map<string, number>();

  constructor(private readonly data: SearchData) {
    data.sections.forEach(([page], section) => (this.firsts[page] ??= section));
    const unpacked = unpackIndex(data.index);
    for (const [key, fieldsOf] of unpacked.index) {
      this.keys.set(
        key,
        Object.values(fieldsOf).reduce((sum, sections) => sum + Object.keys(sections as object).length, 0),
      );
    }
    this.index = MiniSearch.loadJS(unpacked, indexOptions);
  }

  /** Areas in the order of the site, for filters. */
  get areas(): string[] {
    return [...new Set(this.data.pages.map(([, , area]) => area))];
  }

  /** Keys of the index that a typed key was meant for. The last one may be unfinished, so it stays when it begins a key. */
  private meant(key: string, last: boolean): string[] {
    if (this.keys.has(key) || key.length < 4) return [key];
    const all = [...this.keys.keys()];
    if (last && all.some((known) => known.startsWith(key))) return [key];
    const near = all.filter((known) => known.length > 3 && oneEditApart(key, known));
    const common = near.sort((a, b) => (this.keys.get(b) ?? 0) - (this.keys.get(a) ?? 0)).slice(0, 3);
    return common.length ? common : [key];
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
      (key) => this.keys.has(key),
      (key, last) => this.meant(key, last),
    );
    if (!units.length) return [];
    const last = units.length - 1;
    const results = this.index.search(
      {
        combineWith: 'OR',
        queries: units.flatMap((forms, at) =>
          forms.map((keys, form) => ({
            combineWith: 'AND',
            queries: keys,
            // Only what was typed last can be unfinished; synonyms are whole.
            prefix: at === last && form === 0 && keys.length === 1 && (keys[0] as string).length > 2,
            ...(form > 0 && {boostTerm: () => 0.7}),
          })),
        ),
      } as never,
      {
        tokenize: (text) => [text],
        processTerm: (term) => term,
        boost: worth,
        weights: {prefix: 0.5, fuzzy: 0},
        filter: ({id}) => {
          const page = this.data.sections[id as number]?.[0];
          return !area || (page !== undefined && this.data.pages[page]?.[2] === area);
        },
      },
    );
    const ranked = results.map((result) => ({...result, score: this.rank(result, units)}));
    return this.byPage(ranked, limit);
  }

  /** Things asked for that a section holds, each at its best place, then how well the words fit. */
  private rank({id, match, score}: SearchResult, units: Unit[]): number {
    const bestOf = (key: string, prefix: boolean): number =>
      Math.max(
        0,
        ...Object.entries(match)
          .filter(([term]) => term === key || (prefix && term.startsWith(key)))
          .flatMap(([term, fieldNames]) => fieldNames.map((field) => (worth[field] ?? 0) * (term === key ? 1 : 0.8))),
      );
    const places = units.map((forms, at) => {
      const values = forms.map((keys, form) => {
        const parts = keys.map((key) => bestOf(key, at === units.length - 1 && form === 0));
        return parts.includes(0) ? 0 : (parts.reduce((sum, part) => sum + part, 0) / parts.length) * (form ? 0.85 : 1);
      });
      // Text that names a thing in several ways is about it.
      const best = Math.max(...values);
      return best && best + 0.15 * (values.filter(Boolean).length - 1);
    });
    const held = places.filter(Boolean).length;
    // A rare word says more of what is meant than a common one.
    const rarity = units.map(([typed]) =>
      Math.log((this.data.index.sections + 1) / (1 + Math.min(...(typed ?? []).map((key) => this.keys.get(key) ?? 0)))),
    );
    const mean = rarity.reduce((sum, value) => sum + value, 0) / rarity.length || 1;
    // A long list of everything holds every word; a section that is about the words is short.
    const words = this.data.index.lengths[id as number]?.[2] ?? 0;
    return (
      held * 1.5 +
      places.reduce((sum, place, at) => sum + place * (0.5 + (0.5 * (rarity[at] ?? 1)) / mean), 0) +
      Math.log1p(score) * 0.6 -
      Math.min(1, words / 3000)
    );
  }

  private byPage(results: SearchResult[], limit: number): PageHits[] {
    const pages = new Map<number, PageHits>();
    for (const {id, score, terms} of results.sort((a, b) => b.score - a.score)) {
      const [page, anchor, heading] = this.data.sections[id as number] as SearchData['sections'][number];
      const [route, title, area] = this.data.pages[page] as SearchData['pages'][number];
      const group = pages.get(page) ?? {page, route, title, area, hits: []};
      if (group.hits.length < 4)
        group.hits.push({section: id as number, first: this.firsts[page] ?? 0, anchor, heading, score, terms});
      pages.set(page, group);
    }
    return [...pages.values()].slice(0, limit);
  }

  /** Words of the index near to a query that found nothing, best first. */
  near(query: string): string[] {
    return this.index
      .autoSuggest(query, {fuzzy: 0.4, prefix: true, combineWith: 'OR', tokenize: wordsOf})
      .slice(0, 4)
      .map(({suggestion}) => suggestion);
  }
}
