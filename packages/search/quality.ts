import {readFileSync} from 'node:fs';
import {buildSectionPath} from './engine/sectionPath';
import type {PageHits} from './engine/engine';

/**
 * What a reader types, and what answers it: `/page`, or `/page#section` for the section to read first. Only "tuned" questions are for
 * choosing words and weights. A miss in another set is no reason to change anything: they show whether a change also holds for
 * questions that nobody looked at, "foreign" for those in words that the pages do not use.
 */
export interface QualityQuestion {
  q: string;
  page: string[];
  set: 'tuned' | 'sealed' | 'foreign';
}

/** Reads questions from a file with one JSON object in each line. */
export const readQualityQuestions = (file: string): QualityQuestion[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as QualityQuestion);

/** Shares of the questions, from 0 to 1, and what was missed. */
export interface QualityScore {
  /** The first page is a right one. */
  first: number;
  /** A right page is among the first three. */
  three: number;
  /** Nothing was found. */
  nothing: number;
  /** A line for each question whose first page is another. */
  misses: string[];
}

/** Asks every question and compares what comes first with its answers. */
export function measureSearchQuality(
  asked: readonly QualityQuestion[],
  search: (text: string) => readonly PageHits[],
): QualityScore {
  const misses: string[] = [];
  const places = asked.map(({q, page}) => {
    const right = new Set(page.map((answer) => answer.replace(/#.*/, '')));
    const found = search(q).map(({route}) => buildSectionPath(route, ''));
    const place = found.findIndex((route) => right.has(route)) + 1;
    if (place !== 1) misses.push(`"${q}": ${found.slice(0, 3).join(', ') || 'nothing'}; ${[...right].join(' or ')}`);
    return {place, isEmpty: !found.length};
  });
  const share = (test: (one: (typeof places)[number]) => boolean): number => places.filter(test).length / asked.length;
  return {
    first: share(({place}) => place === 1),
    three: share(({place}) => place > 0 && place < 4),
    nothing: share(({isEmpty}) => isEmpty),
    misses,
  };
}
