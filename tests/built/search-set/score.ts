import type {PageHits} from '../../../delivery/search/engine/engine';
import type {Question} from './question';

/** Shares of the questions, from 0 to 1, and what was missed. */
export interface Score {
  /** The first page is a right one. */
  first: number;
  /** A right page is among the first three. */
  three: number;
  /** The first section is a right one. */
  section: number;
  /** Nothing was found. */
  nothing: number;
  /** A line for each question whose first page or section is another. */
  misses: string[];
}

const bare = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Whether a section is one of the answers. Entries of the SDK reference are on `/sdk/` or on a page of their own below it. */
function isAnswer(route: string, anchor: string, answers: readonly string[]): boolean {
  const own = bare(route) + (anchor && `#${anchor}`);
  const onOnePage = /^\/sdk\/reference\b/.test(route) ? `/sdk#${anchor || bare(route).split('/').at(-1)}` : own;
  return answers.includes(own) || answers.includes(onOnePage);
}

const isPage = ({route, hits}: PageHits, answers: readonly string[]): boolean =>
  answers.some((answer) => answer.replace(/#.*/, '') === bare(route)) ||
  hits.some(({anchor}) => isAnswer(route, anchor, answers));

/** Asks every question and compares what comes first with its answers. */
export function scoreOf(questions: readonly Question[], search: (text: string) => readonly PageHits[]): Score {
  const misses: string[] = [];
  const count = {first: 0, three: 0, section: 0, nothing: 0};
  for (const {text, answers} of questions) {
    const pages = search(text);
    const [page] = pages;
    const isFirst = Boolean(page && isPage(page, answers));
    const isSection = Boolean(page?.hits[0] && isAnswer(page.route, page.hits[0].anchor, answers));
    const place = pages.findIndex((other) => isPage(other, answers)) + 1;
    count.first += Number(isFirst);
    count.section += Number(isSection);
    count.three += Number(place > 0 && place <= 3);
    count.nothing += Number(!pages.length);
    if (!isSection) {
      const seen = pages.slice(0, 3).map(({route, hits}) => `${route}#${hits[0]?.anchor ?? ''}`);
      misses.push(`${isFirst ? 'section' : `place ${place || 'none'}`} "${text}": ${seen.join(', ') || 'nothing'}`);
    }
  }
  const share = (value: number): number => value / questions.length;
  return {
    first: share(count.first),
    three: share(count.three),
    section: share(count.section),
    nothing: share(count.nothing),
    misses,
  };
}
