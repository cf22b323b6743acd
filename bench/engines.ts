import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {Engine, type PageHits, type SearchData} from '../delivery/search/engine/engine';
import {fresh} from '../tests/built/search-set/fresh';
import {newcomers, validation} from '../tests/built/search-set/newcomers';
import {roles} from '../tests/built/search-set/roles';
import {sealed} from '../tests/built/search-set/sealed';
import {scoreOf} from '../tests/built/search-set/score';
import {tuned} from '../tests/built/search-set/tuned';
import type {Line} from './measures';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const kilobytes = (text: string): string => `${(brotliCompressSync(text).length / 1000).toFixed(1)} KB`;

/** MiniSearch over the sections of our index, with the settings that its manual shows for documentation. */
function miniSearch({pages, sections}: SearchData): {index: string; search: (text: string) => PageHits[]} {
  const mini = new MiniSearch<{id: number; title: string; heading: string; text: string}>({
    fields: ['title', 'heading', 'text'],
    searchOptions: {boost: {title: 2, heading: 3}, prefix: true, fuzzy: 0.2},
  });
  const places: {page: number; anchor: string}[] = [];
  sections.forEach((own, page) => {
    const texts = JSON.parse(readFileSync(`build/search/${page}.json`, 'utf8')) as string[];
    own.forEach(([anchor, heading], at) => {
      const id = places.push({page, anchor}) - 1;
      mini.add({id, title: pages[page]?.[1] ?? '', heading, text: texts[at] ?? ''});
    });
  });
  const search = (text: string): PageHits[] => {
    const found = new Map<number, PageHits>();
    for (const {id, score} of mini.search(text)) {
      const {page, anchor} = places[id as number] as (typeof places)[number];
      const [route, title, area] = pages[page] as SearchData['pages'][number];
      const group = found.get(page) ?? {page, route, title, area, hits: []};
      group.hits.push({section: id as number, first: 0, anchor, heading: '', score, terms: []});
      found.set(page, group);
    }
    return [...found.values()];
  };
  return {index: JSON.stringify(mini), search};
}

/** Our engine and MiniSearch on the questions of the tests, over the same sections. */
export function engines(): Line[] {
  const text = readFileSync('build/search/index.json', 'utf8');
  const data = JSON.parse(text) as SearchData;
  const ours = new Engine(data);
  const mini = miniSearch(data);
  const sets = [
    ['tuned', tuned],
    ['newcomers', newcomers],
    ['validation', validation],
    ['role', roles],
    ['held-out', fresh],
    ['sealed', sealed],
  ] as const;
  const candidates = [
    ['our engine', text, (query: string) => ours.search(query)],
    ['MiniSearch', mini.index, mini.search],
  ] as const;
  return candidates.flatMap(([name, index, search]) => [
    ...sets.map(([set, questions]): Line => {
      const {first, three, nothing} = scoreOf(questions, search);
      return [
        `Search: right page first, among three, nothing found, ${questions.length} ${set} questions, ${name}`,
        `${percent(first)}, ${percent(three)}, ${percent(nothing)}`,
        '85 %, 97 %, 1 %',
      ];
    }),
    [`Search: index, compressed, ${name}`, kilobytes(index), name === 'our engine' ? '90 KB' : 'none set'] as Line,
  ]);
}
