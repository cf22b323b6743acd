import MiniSearch, {type Options, type SearchResult} from 'minisearch';
import {fields, type PackedIndex, unpackIndex} from './pack';
import {unitsOf} from './synonyms';
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

const boost = {page: 2.5, heading: 5, text: 1};

/** Edits that a word of this many letters may differ by; short words must fit. */
const edits = (term: string): number => (term.length < 5 ? 0 : 1);

export class Engine {
  private readonly index: MiniSearch;

  private readonly firsts: number[] = [];

  constructor(private readonly data: SearchData) {
    data.sections.forEach(([page], section) => (this.firsts[page] ??= section));
    this.index = MiniSearch.loadJS(unpackIndex(data.index), indexOptions);
  }

  /** Areas in the order of the site, for filters. */
  get areas(): string[] {
    return [...new Set(this.data.pages.map(([, , area]) => area))];
  }

  /**
   * Finds sections: first those with all words (or a synonym of each), then, when they are few, those with some of them.
   * The last word may be unfinished, and each word of four letters or more may hold a typing mistake.
   *
   * @param area only pages of this area
   * @param limit most pages to return
   */
  search(query: string, {area, limit = 8}: {area?: string; limit?: number} = {}): PageHits[] {
    const units = unitsOf(query);
    if (!units.length) return [];
    const inArea = (result: SearchResult): boolean => {
      const page = this.data.sections[result.id as number]?.[0];
      return !area || (page !== undefined && this.data.pages[page]?.[2] === area);
    };
    const ask = (combineWith: 'AND' | 'OR'): SearchResult[] =>
      this.index.search(
        {
          combineWith,
          queries: units.map((forms, position) => ({
            combineWith: 'OR',
            queries: forms.map((form) => ({combineWith: 'AND', queries: wordsOf(form)})),
            ...(position < units.length - 1 && {prefix: false}),
          })),
        } as never,
        {
          boost,
          prefix: (term) => term.length > 2,
          fuzzy: (term) => edits(term),
          weights: {prefix: 0.5, fuzzy: 0.25},
          filter: inArea,
        },
      );
    const all = ask('AND');
    const found = new Map(all.map((result) => [result.id as number, result]));
    if (found.size < 5) {
      // Sections with some of the words come after every section with all of them.
      const ceiling = all.at(-1)?.score ?? 0;
      const some = ask('OR').filter((result) => !found.has(result.id as number));
      const best = some[0]?.score ?? 1;
      for (const result of some.slice(0, 40)) {
        found.set(result.id as number, ceiling ? {...result, score: (result.score / best) * ceiling * 0.9} : result);
      }
    }
    return this.byPage([...found.values()], limit);
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
