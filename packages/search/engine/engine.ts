import {buildSectionPath} from './sectionPath';
import {type DirectAnswer, DirectAnswerIndex} from './directAnswers';
import type {MatchedTerms} from './excerpt';
import {TermDictionary} from './lexicon';
import {type TermMatch, TermMatcher} from './matcher';
import {ErrorMessageIndex} from './messages';
import {unpackIndex} from './pack';
import {scoreSection, rankingWeights} from './score';
import {CodeNameIndex} from './symbols';
import {type QueryTerm, Synonyms} from './synonyms';
import type {IndexedSection, SearchData} from './types';
import {type Intent, guessQueryIntent, isCodeName, toTermKey, splitWordsAndParts} from './words';

export interface Hit {
  /** Number of the section in the whole index. */
  section: number;
  /** Number of the first section of its page. */
  first: number;
  anchor: string;
  /** The heading of the section, or the title of the page for its top. */
  heading: string;
  score: number;
  /** For each thing asked for the terms that matched, for marking them in the text. */
  matched: readonly MatchedTerms[];
}

export interface PageHits {
  page: number;
  route: string;
  title: string;
  area: string;
  hits: Hit[];
}

const maxPages = 8;

/** A page with more sections that match shows its best. */
const maxSectionsPerPage = 2;

/** The sections of the index, in the order of their numbers. */
const listSections = (data: SearchData): IndexedSection[] =>
  data.sections.flatMap((own, page) =>
    own.map(([anchor, heading, isRow]) => ({
      page,
      anchor,
      heading,
      isRow: Boolean(isRow),
      isCode: isCodeName(heading.split(' ').at(-1) ?? ''),
    })),
  );

export class SearchEngine {
  private readonly sections: readonly IndexedSection[];
  /** The first section of each page. */
  private readonly firsts: number[] = [];
  private readonly lexicon: TermDictionary;
  private readonly synonyms: Synonyms;
  private readonly matcher: TermMatcher;
  private readonly symbols: CodeNameIndex;
  private readonly messages: ErrorMessageIndex;
  private readonly directAnswers: DirectAnswerIndex;
  /** Keys with which a query asks for the pages that otherwise come last. */
  private readonly unlessLast: ReadonlySet<string>;

  constructor(readonly data: SearchData) {
    this.sections = listSections(data);
    this.sections.forEach(({page}, section) => (this.firsts[page] ??= section));
    this.symbols = new CodeNameIndex(data.pages, this.sections, data.entries);
    this.messages = new ErrorMessageIndex(data.messages);
    const index = unpackIndex(data.index);
    this.lexicon = new TermDictionary(index);
    this.synonyms = new Synonyms(data.synonyms, this.lexicon);
    this.directAnswers = new DirectAnswerIndex(data.facts, this.lexicon);
    this.unlessLast = new Set(data.lastUnless.split(' ').flatMap((word) => toTermKey(word) ?? []));
    this.matcher = new TermMatcher(
      index,
      this.lexicon,
      this.sections.map(({page}) => page),
    );
  }

  /** The tutorials, each as if its top had been found; those at the top of the site first, without their later parts. */
  listTutorials(area?: string): PageHits[] {
    const found = this.data.pages.flatMap(([route, title, own, type], page) => {
      const first = this.firsts[page] ?? 0;
      const hit = {section: first, first, anchor: '', heading: title, score: 0, matched: []};
      return type === 'tutorial' && (!area || own === area) ? [{page, route, title, area: own, hits: [hit]}] : [];
    });
    const depth = ({route}: PageHits): number => route.split('/').length;
    const isPart = (a: PageHits, b: PageHits): boolean => a !== b && a.route.startsWith(b.route.replace(/\/?$/, '/'));
    return found.filter((a) => !found.some((b) => isPart(a, b))).sort((a, b) => depth(a) - depth(b));
  }

  /** The short answer to a query, if there is one. */
  answer(query: string): DirectAnswer | undefined {
    return this.directAnswers.find(query);
  }

  /**
   * Finds sections: first those with everything asked for (or a synonym of it), then those with some of it. What is asked for
   * counts where it matches best: in a heading, in the title of the page, or in the text. A query that is a name of code has its
   * definition first.
   *
   * @param area only pages of this area
   */
  search(query: string, area?: string): PageHits[] {
    const terms = this.synonyms.parseQuery(query);
    const matches = terms.map((term, at) => this.matcher.match(term, at === terms.length - 1));
    // "EIP 712", "EIP-712" and "EIP712" are one name.
    const joined = query.trim().replace(/[ -]/g, '');
    const name = this.lexicon.parse(query)[0] === toTermKey(joined.toLowerCase()) ? joined : query;
    const scores = this.rank(terms, matches, guessQueryIntent(name));
    const raise = (section: number, by: number): unknown => scores.set(section, (scores.get(section) ?? 0) + by);
    const definitions = new Map<number, {anchor?: string; name: string}>();
    this.symbols.find(name).forEach(({section, anchor, name}, place) => {
      if (definitions.has(section)) return;
      definitions.set(section, {anchor, name});
      raise(section, rankingWeights.definition - place);
    });
    for (const section of this.messages.find(query)) raise(section, rankingWeights.message);
    const answering = this.findAddress(this.answer(query)?.to);
    if (answering >= 0) raise(answering, rankingWeights.directAnswer);

    const matched = matches.map((match) => match.terms);
    return this.bestPages(scores, area).map(({page, sections}) => {
      const [route, title, own] = this.data.pages[page] as SearchData['pages'][number];
      const hits = sections.map((section) => {
        const {anchor, heading} = this.sections[section] as IndexedSection;
        const named = definitions.get(section);
        return {
          section,
          first: this.firsts[page] ?? 0,
          anchor: named?.anchor ?? anchor,
          heading: named?.name ?? (heading || title),
          score: scores.get(section) ?? 0,
          matched,
        };
      });
      return {page, route, title, area: own, hits};
    });
  }

  /** The section at an address below the base URL; -1 for none. */
  private findAddress(address?: string): number {
    const {baseUrl, pages} = this.data;
    return this.sections.findIndex(
      ({page, anchor}) =>
        address?.endsWith(anchor) &&
        address === buildSectionPath(`/${(pages[page]?.[0] ?? '').slice(baseUrl.length)}`, anchor),
    );
  }

  /** The best pages, each with its best sections. */
  private bestPages(scores: ReadonlyMap<number, number>, area?: string): {page: number; sections: number[]}[] {
    const byPage = new Map<number, number[]>();
    for (const section of scores.keys()) {
      const {page} = this.sections[section] as IndexedSection;
      if (area && this.data.pages[page]?.[2] !== area) continue;
      const own = byPage.get(page);
      if (own) own.push(section);
      else byPage.set(page, [section]);
    }
    return [...byPage]
      .map(([page, all]) => {
        const sections = all.sort((a, b) => (scores.get(b) as number) - (scores.get(a) as number) || a - b);
        const weight = rankingWeights.page.reduce(
          (sum, share, at) => sum + share * (scores.get(sections[at] ?? -1) ?? 0),
          0,
        );
        return {page, sections: sections.slice(0, maxSectionsPerPage), weight};
      })
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxPages);
  }

  /** The score of each section that holds anything that is asked for. */
  private rank(terms: readonly QueryTerm[], matches: readonly TermMatch[], intent: Intent): Map<number, number> {
    // What no section holds tells nothing apart; of the rest a rare word says more of what is meant than a common one.
    const asked = matches.filter(({sections}) => sections.size > 0);
    const meanRarity = asked.reduce((sum, {rarity}) => sum + rarity, 0) / asked.length || 1;
    const onPage = new Map<number, number>();
    const evidence = new Map<number, {held: number; placed: number; fit: number}>();
    for (const {sections, pages, rarity, isLowWeight} of asked) {
      const share = isLowWeight ? rankingWeights.lowWeightTerm : 1;
      const weight = (rarity / meanRarity) * share;
      for (const page of pages) onPage.set(page, (onPage.get(page) ?? 0) + weight);
      for (const [section, {field, fit, isTyped}] of sections) {
        let own = evidence.get(section);
        if (!own) evidence.set(section, (own = {held: 0, placed: 0, fit: 0}));
        own.held += weight * (isTyped ? rankingWeights.held.typed : rankingWeights.held.synonym);
        own.placed += weight * field;
        own.fit += fit;
      }
    }

    const asksForLast = terms.some((forms) => forms[0]?.some((key) => this.unlessLast.has(key)));
    const scores = new Map<number, number>();
    for (const [section, {held, placed, fit}] of evidence) {
      const {page, isRow, isCode} = this.sections[section] as IndexedSection;
      const type = this.data.pages[page]?.[3] ?? '';
      const features = {
        intent,
        held,
        placed,
        onPage: onPage.get(page) ?? 0,
        fit,
        isRow,
        isCode,
        pageType: type === 'last' && asksForLast ? 'how-to' : type,
      };
      scores.set(section, scoreSection(features));
    }
    return scores;
  }

  /** Words of the site near to those of a query that found nothing, best first, as headings write them where they do. */
  suggestTerms(query: string): string[] {
    const texts = [...this.data.pages.map(([, title]) => title), ...this.sections.map(({heading}) => heading)];
    const spelling = (term: string): string => {
      for (const text of texts) {
        const word =
          text.toLowerCase().includes(term) && splitWordsAndParts(text).find((one) => toTermKey(one) === term);
        if (word) return word;
      }
      return term;
    };
    return this.lexicon.similarTerms(this.lexicon.parse(query)).slice(0, 4).map(spelling);
  }
}
