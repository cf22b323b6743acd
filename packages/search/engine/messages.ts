import type {SearchData} from './types';

/** A text as words with spaces around them. */
const normalize = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const countWords = (text: string): number => text.trim().split(' ').length;

/** Fewest words of a message that are taken for it: fewer are in many sentences. */
const leastWords = 3;

/** Messages that the site explains, as programs print them. */
export class ErrorMessageIndex {
  private readonly fragments: readonly {section: number; text: string}[];

  constructor(messages: SearchData['messages']) {
    this.fragments = messages.flatMap(([section, message]) => {
      // What varies is left out, "Chain ID … is not supported", and what is short beside it; so is the code before a message.
      const [first = '', ...others] = message
        .replace(/^\S+ · /, '')
        .split('…')
        .map(normalize)
        .filter((text) => text.trim());
      const least = others.length > 0 ? leastWords : 2;
      return [first, ...others].filter((text) => countWords(text) >= least).map((text) => ({section, text}));
    });
  }

  /** The sections that explain a message which the query holds, or which some of its words are a part of. */
  find(query: string): Set<number> {
    const asked = normalize(query);
    const isPart = countWords(asked) >= leastWords;
    return new Set(
      this.fragments
        .filter(({text}) => asked.includes(text) || (isPart && text.includes(asked)))
        .map(({section}) => section),
    );
  }
}
