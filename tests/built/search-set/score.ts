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

const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Sections that are pages of their own now; what is left of them links there. */
const grown: Readonly<Record<string, string>> = {
  '/sdk/known-issues': '/sdk#known-defects',
  '/api/graphql-client': '/api/graphql-api#generate-a-client',
};

/** What an answer on a page that was split into pages of its own is called there. */
function formerNames(route: string, anchor: string): string[] {
  const section = grown[withoutSlash(route)];
  if (section) return [section];
  const sdk = /^\/sdk\/reference\/([\w-]+)/.exec(route)?.[1]?.replaceAll('-', '');
  if (sdk) return [anchor ? `/sdk#sdk-${sdk}-${anchor}` : `/sdk#sdk-${sdk}`, `/sdk#sdk-${anchor}`, `/sdk#${anchor}`];
  const api = /^\/api\/reference\/(graphql|ogc)?/.exec(route);
  return api ? [`/api/${api[1] ?? 'api'}-${api[1] ? 'api' : 'reference'}${anchor && `#${anchor}`}`] : [];
}

/** Whether a section is one of the answers. */
const isAnswer = (route: string, anchor: string, answers: readonly string[]): boolean =>
  [withoutSlash(route) + (anchor && `#${anchor}`), ...formerNames(route, anchor)].some((name) =>
    answers.includes(name),
  );

/** Whether a page has one of the answers: it is their page, or the part of their page that has them now. */
function hasAnswer(route: string, answers: readonly string[]): boolean {
  const pages = answers.map((answer) => answer.replace(/#.*/, ''));
  if (pages.includes(withoutSlash(route))) return true;
  if (/^\/api\/reference\//.test(route)) return formerNames(route, '').some((name) => pages.includes(name));
  const [entry] = formerNames(route, '');
  return entry !== undefined && answers.some((answer) => answer === entry || answer.startsWith(`${entry}-`));
}

const isPage = ({route, hits}: PageHits, answers: readonly string[]): boolean =>
  hasAnswer(route, answers) || hits.some(({anchor}) => isAnswer(route, anchor, answers));

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
