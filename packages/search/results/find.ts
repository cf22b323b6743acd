import type {DirectAnswer} from '../engine/directAnswers';
import type {SearchEngine, PageHits} from '../engine/engine';

/** What the dialog shows for a query. */
export interface SearchFindings {
  query: string;
  pages: readonly PageHits[];
  answer?: DirectAnswer;
  /** `found`; `start` for the tutorials before a query; `miss` when nothing holds a word of the query. */
  kind: 'found' | 'start' | 'miss';
  /** After a miss: words of the site that are near. `pages` are those of the nearest, or the tutorials. */
  similarTerms: readonly string[];
}

/** Most pages that are shown for the nearest word after a miss. */
const maxNearPages = 3;

/** Searches, in one area or everywhere. One or two letters that find nothing are the beginning of a word. */
export function findSearchResults(engine: SearchEngine, query: string, area?: string): SearchFindings {
  const text = query.trim();
  const pages = text ? engine.search(query, area) : [];
  if (pages.length) return {query: text, pages, answer: engine.answer(query), kind: 'found', similarTerms: []};
  if (text.length <= 2) return {query: text, pages: engine.listTutorials(area), kind: 'start', similarTerms: []};
  const similarTerms = engine.suggestTerms(text);
  const near = similarTerms[0]
    ? engine.search(similarTerms[0], area).slice(0, maxNearPages)
    : engine.listTutorials(area);
  return {query: text, pages: near, answer: engine.answer(query), kind: 'miss', similarTerms};
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a screen reader says of the findings. */
export function describeSearchResults({query, pages, answer, kind, similarTerms}: SearchFindings): string {
  const hint = similarTerms[0]
    ? `Here is what there is for ${similarTerms[0]}`
    : pages.length && (kind === 'miss' ? 'Here are tutorials to begin with' : 'Tutorials to begin with');
  if (kind === 'start') return hint || '';
  if (kind === 'miss') return `Nothing found for ${query}${hint ? `. ${hint}` : ''}`;
  const sections = pages.reduce((sum, {hits}) => sum + hits.length, 0);
  return `${countOf(sections, 'section')} on ${countOf(pages.length, 'page')}${answer ? ', and a short answer' : ''}`;
}
