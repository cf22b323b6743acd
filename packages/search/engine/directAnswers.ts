import type {SearchFact} from '../options';
import type {TermDictionary} from './lexicon';
import {isLowWeightTerm} from './words';

/** A short answer to a query, with the values that the query asks for. */
export interface DirectAnswer extends Pick<SearchFact, 'title' | 'text' | 'to'> {
  values: (readonly [label: string, value: string])[];
}

/** The short answers of a site. Their words are looked up once, as every letter is compared with them. */
export class DirectAnswerIndex {
  private readonly facts: readonly {
    fact: SearchFact;
    /** The keys of each phrase of each thing that the query must name. */
    asks: string[][][];
    /** Every key that the query may hold. */
    known: ReadonlySet<string>;
    /** The keys of each label. */
    labels: string[][];
  }[];

  constructor(
    facts: readonly SearchFact[],
    private readonly lexicon: TermDictionary,
  ) {
    const parse = (text: string): string[] => lexicon.parse(text);
    this.facts = facts.map((fact) => {
      const {asks, also = '', values = []} = fact;
      return {
        fact,
        asks: asks.map((phrases) => phrases.map(parse)),
        known: new Set([...asks.flat(), ...also.split(' '), ...values.map(([label]) => label)].flatMap(parse)),
        labels: values.map(([label]) => parse(label)),
      };
    });
  }

  /** The fact that holds the value that was asked for, or of which all is named that it is about, and nothing else. */
  find(query: string): DirectAnswer | undefined {
    const value = query.trim().toLowerCase();
    const asked = new Set(
      this.lexicon
        .parse(query)
        .flatMap((key, at, keys) => this.lexicon.correct(key, at === keys.length - 1).slice(0, 1))
        .filter((key) => !isLowWeightTerm(key)),
    );
    const holds = (keys: readonly string[]): boolean => keys.every((key) => asked.has(key));
    const isValue = ([, own]: readonly [string, string]): boolean =>
      own.toLowerCase() === value || (/^0x[0-9a-f]{4,}$/.test(value) && own.toLowerCase().startsWith(value));
    for (const {fact, asks, known, labels} of this.facts) {
      const {title, text, values = [], to} = fact;
      if (values.some(isValue)) return {title, text, to, values: values.filter(isValue)};
      if (!asks.every((phrases) => phrases.some(holds)) || ![...asked].every((key) => known.has(key))) continue;
      const fits = labels.map((keys) => {
        const named = keys.filter((key) => asked.has(key)).length;
        return named && 2 * named + Number(holds(keys));
      });
      const best = Math.max(0, ...fits);
      return {title, text, to, values: values.filter((_, at) => !best || fits[at] === best)};
    }
    return undefined;
  }
}
