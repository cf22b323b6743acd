import {existsSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../delivery/shared/site';
import {Engine, type SearchData} from '../../delivery/search/engine/engine';
import {mistyped, queries, type Query} from './search-queries';

const data = JSON.parse(readFileSync('build/search/index.json', 'utf8')) as SearchData;
const engine = new Engine(data);
const bare = (route: string): string => route.replace(/(.)\/$/, '$1');

interface Score {
  pages: number;
  sections: number;
  misses: string[];
}

function score(set: readonly {text: string; query: Query}[]): Score {
  const misses: string[] = [];
  let pages = 0;
  let sections = 0;
  for (const {text, query} of set) {
    const wanted = query.pages.map(bare);
    const found = engine.search(text);
    const top = found.slice(0, 3).map(({route}) => bare(route));
    const hasPage = top.some((route) => wanted.includes(route));
    const first = found[0];
    const hasSection = Boolean(
      first && wanted.includes(bare(first.route)) && query.section.test(first.hits[0]?.heading || first.title),
    );
    pages += Number(hasPage);
    sections += Number(hasSection);
    if (!hasPage) misses.push(`"${text}": no wanted page in ${top.join(', ')}`);
    else if (!hasSection) misses.push(`"${text}": first is ${first?.route} § ${first?.hits[0]?.heading}`);
  }
  return {pages: pages / set.length, sections: sections / set.length, misses};
}

describe('search answers what readers type', () => {
  it('has a query set of at least 60, and every page it names exists', () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const routes = new Set(data.pages.map(([route]) => bare(route)));
    const lost = queries.flatMap(({pages}) => pages.map(bare)).filter((route) => !routes.has(route));
    expect(lost).toEqual([]);
  });

  it('has a right page among the first three for 95 %, and the right section first for 85 %', () => {
    const result = score(queries.map((query) => ({text: query.text, query})));
    const report = `pages ${result.pages.toFixed(3)}, sections ${result.sections.toFixed(3)}\n${result.misses.join('\n')}`;
    expect(result.pages, report).toBeGreaterThanOrEqual(0.95);
    expect(result.sections, report).toBeGreaterThanOrEqual(0.85);
  });

  it('loses nothing to a missing letter', () => {
    const set = queries.map((query) => ({text: mistyped(query.text), query}));
    expect(set.filter(({text, query}) => text !== query.text).length).toBeGreaterThan(40);
    const result = score(set);
    const report = `pages ${result.pages.toFixed(3)}, sections ${result.sections.toFixed(3)}\n${result.misses.join('\n')}`;
    expect(result.pages, report).toBeGreaterThanOrEqual(0.95);
    expect(result.sections, report).toBeGreaterThanOrEqual(0.85);
  });

  it('fails a set that asks for the wrong pages', () => {
    const planted = {
      text: 'antimeridian',
      query: {text: 'antimeridian', pages: ['/markdown-page'], section: /cookies/},
    };
    expect(score([planted])).toMatchObject({pages: 0, sections: 0});
  });

  it('offers near words where nothing is found', () => {
    expect(engine.search('qqzzxxww')).toEqual([]);
    expect(engine.near('atestaton')).not.toEqual([]);
  });

  it('narrows to an area', () => {
    const found = engine.search('verify', {area: 'SDK'});
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({area}) => area))).toEqual(new Set(['SDK']));
  });

  it('holds listed pages only: no tags, no archive, no 404', () => {
    const stray = data.pages.filter(([route]) => /\/tags|\/archive|404/.test(route));
    expect(stray).toEqual([]);
    expect(data.pages.length).toBeGreaterThan(60);
  });

  it('costs at most 100 KB on first use: dialog, engine and index, compressed', async () => {
    const files = (await filesBelow('build')).filter((file) =>
      /^(?:assets\/(?:js|css)\/search\.\w+\.(?:js|css)|search\/index\.json)\.br$/.test(file),
    );
    expect(files).toHaveLength(3);
    expect(files.reduce((sum, file) => sum + statSync(`build/${file}`).size, 0)).toBeLessThanOrEqual(100_000);
  });

  it('has the texts of every page for excerpts', () => {
    expect(data.pages.every((_, page) => existsSync(`build/search/${page}.json`))).toBe(true);
  });
});
