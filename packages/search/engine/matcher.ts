import type {MatchedTerms} from './excerpt';
import type {TermDictionary} from './lexicon';
import {indexedFields, type InvertedIndex} from './pack';
import {rankingWeights} from './score';
import type {QueryTerm} from './synonyms';
import {isLowWeightTerm} from './words';

/** How a section holds a word or a thing. How often it repeats a word, and how long it is, led to no better answers. */
interface Holding {
  /** The weight of the best field that has it. */
  field: number;
  fit: number;
}

interface Postings {
  sections: Map<number, Holding>;
  /** The terms that the key was taken for. */
  terms: string[];
}

/** Where a thing that is asked for is, in any of its forms. */
export interface TermMatch {
  /** The sections that hold it; `isTyped` where it is there as it was typed, and not by a synonym only. */
  sections: Map<number, Holding & {isTyped: boolean}>;
  /** The pages that hold it in any section. */
  pages: Set<number>;
  terms: MatchedTerms;
  /** The fewer sections hold it, the more it says of what is meant. */
  rarity: number;
  isLowWeight: boolean;
}

/** Looks up words in the index. */
export class TermMatcher {
  /** @param pageOf the page of each section */
  constructor(
    private readonly index: InvertedIndex,
    private readonly lexicon: TermDictionary,
    private readonly pageOf: readonly number[],
  ) {}

  /** The sections that hold a key. @param isPrefix whether it may go on */
  private lookUp(key: string, isPrefix: boolean): Postings {
    const postings: Postings = {sections: new Map(), terms: []};
    const exact = this.lexicon.numberOf(key);
    const [from, to] = isPrefix ? this.lexicon.prefixRange(key) : [exact ?? 0, exact === undefined ? 0 : exact + 1];
    for (let number = from; number < to; number++) this.addTerm(postings, number, key.length);
    return postings;
  }

  /** Adds the sections that hold a term, of which a number of letters was typed. */
  private addTerm(postings: Postings, number: number, typedLength: number): void {
    const {sections, starts, holders, terms} = this.index;
    const term = terms[number] as string;
    postings.terms.push(term);
    const isWhole = term.length === typedLength;
    const share = isWhole ? 1 : rankingWeights.prefix.fit;
    indexedFields.forEach((name, field) => {
      const list = number * indexedFields.length + field;
      const [start, end] = [starts[list] as number, starts[list + 1] as number];
      const rarity = Math.log(1 + (sections - (end - start) + 0.5) / (end - start + 0.5));
      const weight = rankingWeights.field[name];
      for (let at = start; at < end; at++) {
        const section = holders[at] as number;
        let holding = postings.sections.get(section);
        if (!holding) postings.sections.set(section, (holding = {field: 0, fit: 0}));
        holding.field = Math.max(holding.field, weight * (isWhole ? 1 : rankingWeights.prefix.field));
        holding.fit += share * weight * rarity;
      }
    });
  }

  /**
   * Where a thing is. Its forms count by their best field.
   * @param isLast only what was typed last can be unfinished; synonyms are whole
   */
  match(forms: QueryTerm, isLast: boolean): TermMatch {
    const sections: TermMatch['sections'] = new Map();
    const typed: string[] = [];
    const synonyms: string[] = [];
    forms.forEach((keys, form) => {
      const isPrefix = isLast && form === 0 && keys.length === 1 && (keys[0] as string).length > 2;
      const postings = keys.map((key) => this.lookUp(key, isPrefix));
      (form ? synonyms : typed).push(...postings.flatMap(({terms}) => terms));
      this.addForm(sections, keys, postings, form > 0);
    });
    return {
      sections,
      pages: new Set([...sections.keys()].map((section) => this.pageOf[section] as number)),
      terms: {typed, synonyms},
      rarity: Math.log((this.index.sections + 1) / (sections.size + 1)),
      isLowWeight: Boolean(forms[0]?.every(isLowWeightTerm)),
    };
  }

  /** Adds the sections that hold every key of a form. */
  private addForm(
    sections: TermMatch['sections'],
    keys: readonly string[],
    postings: readonly Postings[],
    isSynonym: boolean,
  ): void {
    const share = isSynonym ? rankingWeights.synonym : 1;
    const rarest = postings.reduce((least, one) => (one.sections.size < least.sections.size ? one : least));
    for (const section of rarest.sections.keys()) {
      const holdings = postings.flatMap((one) => one.sections.get(section) ?? []);
      if (holdings.length < keys.length) continue;
      let holding = sections.get(section);
      if (!holding) sections.set(section, (holding = {field: 0, fit: 0, isTyped: false}));
      holding.isTyped ||= !isSynonym;
      const field = holdings.reduce((sum, one) => sum + one.field, 0) / keys.length;
      holding.field = Math.max(holding.field, field * share);
      holding.fit += holdings.reduce((sum, one) => sum + one.fit, 0) * share;
    }
  }
}
