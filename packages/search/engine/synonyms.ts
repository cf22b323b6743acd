import type {TermDictionary} from './lexicon';

/** A thing that a query asks for: forms that mean the same, each a list of keys that must all be there; the typed one first. */
export type QueryTerm = string[][];

/** Forms without those that are the same as one before. */
const withoutDuplicates = (forms: QueryTerm): QueryTerm => [
  ...new Map(forms.map((keys) => [keys.join(' '), keys])).values(),
];

/** Words that mean the same, and terms of several words, both as keys of an index. */
export class Synonyms {
  private readonly others = new Map<string, string[][]>();
  /** The keys of the terms that have several words, the longest first. */
  private readonly phrases: string[][];

  /** @param groups words that mean the same; each line is one thing */
  constructor(
    groups: readonly (readonly string[])[],
    private readonly lexicon: TermDictionary,
  ) {
    for (const group of groups) {
      const terms = group.map((term) => lexicon.parse(term)).filter((keys) => keys.length);
      for (const keys of terms) {
        const name = keys.join(' ');
        this.others.set(name, [...(this.others.get(name) ?? []), ...terms.filter((other) => other !== keys)]);
      }
    }
    this.phrases = [...this.others.keys()]
      .filter((name) => name.includes(' '))
      .sort((a, b) => b.length - a.length)
      .map((name) => name.split(' '));
  }

  private correct(key: string, isLast: boolean): string[] {
    return this.others.has(key) ? [key] : this.lexicon.correct(key, isLast);
  }

  /**
   * Splits a query into the things it asks for. A term of several words, such as "bounding box", is one thing; each thing comes
   * with its synonyms.
   */
  parseQuery(query: string): QueryTerm[] {
    const typed = this.lexicon.parse(query);
    const corrected = typed.map((key, at) => this.correct(key, at === typed.length - 1));
    const terms: QueryTerm[] = [];
    for (let at = 0; at < typed.length;) {
      const phrase = this.phrases.find((keys) => keys.every((key, i) => corrected[at + i]?.includes(key)));
      const forms = phrase ? [phrase] : (corrected[at] as string[]).map((key) => [key]);
      terms.push(withoutDuplicates([...forms, ...forms.flatMap((keys) => this.others.get(keys.join(' ')) ?? [])]));
      at += phrase?.length ?? 1;
    }
    return terms;
  }
}
