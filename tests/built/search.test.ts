import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {listFilesBelow} from '@astral-docs/paint-first/shared/site';
import {SearchEngine} from '@astral-docs/search/engine/engine';
import type {SearchData} from '@astral-docs/search/engine/types';
import {searchOptions} from '../../config/search';
import {errors as catalogue} from '../../data/errors';
import type {CatalogueError} from '../../data/types';

const data = JSON.parse(readFileSync('build/search/index.json', 'utf8')) as SearchData;
const engine = new SearchEngine(data);
const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

/**
 * What a reader types, and what answers it: `/page`, or `/page#section` for the section to read first. Only "tuned" questions are for
 * choosing words and weights. A miss in another set is no reason to change anything: they show whether a change also holds for
 * questions that nobody looked at, "foreign" for those in words that the pages do not use.
 */
const questions = readFileSync('data/searchQuestions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as {q: string; page: string[]; set: string});
const routes = new Set(data.pages.map(([route]) => withoutSlash(route)));

describe('search finds what readers type', () => {
  // A floor leaves room for two or three questions: an edit of a page that has nothing to do with search must not fail here.
  // The held-out floors are those of the pages after they lost a fifth of their words, and with them some answers.
  it.each([
    {set: 'tuned', first: 0.83, three: 0.91},
    {set: 'sealed', first: 0.79, three: 0.89},
    {set: 'foreign', first: 0.45, three: 0.72},
  ])('answers the $set questions', ({set, first, three}) => {
    const asked = questions.filter((one) => one.set === set);
    const places = asked.map(({q, page}) => {
      const right = page.map((answer) => answer.replace(/#.*/, ''));
      return engine.search(q).map(({route}) => right.includes(withoutSlash(route)));
    });
    const missed = asked.flatMap(({q, page}, at) => (places[at]?.[0] ? [] : `"${q}": ${page.join(' or ')}`)).join('\n');
    const share = (test: (found: boolean[]) => boolean) => places.filter(test).length / asked.length;
    expect(
      share(([isFirst]) => Boolean(isFirst)),
      missed,
    ).toBeGreaterThanOrEqual(first);
    expect(
      share((found) => found.slice(0, 3).includes(true)),
      missed,
    ).toBeGreaterThanOrEqual(three);
    expect(
      share(({length}) => !length),
      missed,
    ).toBeLessThanOrEqual(0.01);
  });

  it('is asked for pages that exist, and knows words for pages and sections that exist', () => {
    const html = new Map<string, string>();
    const exists = (address: string): boolean => {
      const [route = '', anchor] = address.split('#');
      if (!routes.has(route)) return false;
      const files = [`build${route}/index.html`, `build${route}.html`];
      if (!html.has(route)) html.set(route, readFileSync(files.find((file) => existsSync(file)) as string, 'utf8'));
      return !anchor || new RegExp(` id="?${anchor}[" >]`).test(html.get(route) as string);
    };
    const {terms = {}, facts = []} = searchOptions;
    const named = [...questions.flatMap(({page}) => page), ...facts.map(({to}) => to), ...Object.keys(terms)];
    expect(named.filter((address) => !exists(address))).toEqual([]);
  });

  it('contains listed pages only, each with texts for excerpts', () => {
    expect(data.pages.filter(([route]) => /\/tags|\/archive|404/.test(route))).toEqual([]);
    expect(data.pages.length).toBeGreaterThan(60);
    expect(data.pages.every((_, page) => existsSync(`build/search/${page}.json`))).toBe(true);
  });

  it('ranks the handbook last, except for queries about it', () => {
    for (const query of ['tables', 'code sample', 'claims', 'links', 'images'])
      expect(engine.search(query)[0]?.route, query).not.toMatch(/^\/tutorial-|documentation-review/);
    expect(engine.search('translate the documentation')[0]?.route).toBe('/tutorial-extras/translate-your-site');
  });

  it('costs little on first use: dialog, engine and index, compressed', async () => {
    const files = (await listFilesBelow('build')).filter((file) =>
      /^(?:assets\/(?:js|css)\/search\.\w+\.(?:js|css)|search\/index\.json)$/.test(file),
    );
    expect(files.length).toBeGreaterThanOrEqual(2);
    const sent = (file: string): number => brotliCompressSync(readFileSync(`build/${file}`)).length;
    expect(files.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(100_000);
  });
});

/** The pages of the first three results. */
const firstThree = (query: string): string[] =>
  engine
    .search(query)
    .slice(0, 3)
    .map(({route}) => withoutSlash(route));

/** What a program prints of an error, with what is around it, and its first and last words, as a reader types them. */
function writeMessages({area, name, code, message = '', when}: CatalogueError): string[] {
  if (code?.startsWith('0x'))
    return [`execution reverted (unknown custom error) (action="estimateGas", data="${code}", reason=null)`, name];
  const quoted = [...when.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
  return [message, ...quoted]
    .filter((text) => /[a-z] \w/i.test(text))
    .flatMap((text) => {
      const whole = text.replaceAll('…', '137');
      const findWords = (part: RegExp): string[] =>
        text
          .match(part)!
          .sort((a, b) => b.length - a.length)[0]!
          .toLowerCase()
          .match(/\w+/g)!;
      return [
        area === 'sdk' ? `${name}: ${whole}` : whole,
        area === 'sdk' ? `${name}: ${whole}: image/jpeg` : JSON.stringify({status: 'error', message: whole}),
        findWords(/\w+(?: \w+)+/g)
          .slice(0, 4)
          .join(' '),
        findWords(/[\w …]+/g)
          .slice(-4)
          .join(' '),
      ];
    });
}

describe('messages lead to the page that explains them, whole and in part', () => {
  it.each(catalogue.filter((error) => writeMessages(error).length > 0))('$id', (error) => {
    const route = error.area === 'sdk' ? '/sdk/reference/errors' : '/api/api-reference';
    for (const query of writeMessages(error)) expect(firstThree(query), query).toContain(route);
  });

  it('supported chains are in the configuration of the SDK', () => {
    for (const query of ['Which chains are supported', 'which chains does the sdk support'])
      expect(firstThree(query), query).toContain('/sdk/quick-start/configuration');
  });
});

describe('short answers', () => {
  it.each([
    ['which chains', 'Chains', /Sepolia/],
    ['EAS address on Sepolia', 'Addresses of the EAS contract', /^0xC2679fBD37d54388Ce493F1DB75320D236e1815e$/],
    ['chain id of Base Sepolia', 'Chain ids', /^84532$/],
    ['0xba41', 'Schema UIDs', /^0xba4171c9/],
    ['v0.2 schema string', 'Schema strings', /^string lp_version,/],
    ['which SDK version', 'Version of the SDK', /^0\.2\.0$/],
    ['is it production ready?', 'Ready for production?', /^No\./],
    ['what does a record cost', 'Gas of a record', /^565,186 gas$/],
  ])('%s: %s', (query, title, value) => {
    const answer = engine.answer(query);
    expect(answer?.title).toBe(title);
    const said = [answer?.text ?? '', ...(answer?.values ?? []).map(([, one]) => one)];
    expect(said.filter((one) => value.test(one))).not.toEqual([]);
    // The section with the whole answer is among the first results.
    const sections = engine
      .search(query)
      .slice(0, 3)
      .map(({route, hits}) => `${withoutSlash(route)}#${hits[0]?.anchor ?? ''}`);
    expect(sections).toContain(answer?.to);
  });

  it.each(['supply chain', 'register a schema', 'gas of pointInPolygon', 'v0.1'])('are not given to %s', (query) =>
    expect(engine.answer(query)).toBeUndefined(),
  );
});

describe('names of code lead to their entry', () => {
  it.each([
    ['sdk.location.offchain.create(input)', '/sdk/reference/offchain-workflow#create'],
    ['locationProofs(filter)', '/api/reference/graphql#graphql-query-location-proofs'],
    ['LP-31', '/location-protocol/verification#LP-31'],
    ['srs-short-code', '/location-protocol/reason-codes#reason-srs-short-code'],
    ['ValidationError', '/sdk/reference/errors#validationerror'],
  ])('%s', (query, entry) => {
    const [page] = engine.search(query);
    expect(`${page?.route}#${page?.hits[0]?.anchor ?? ''}`).toBe(entry);
  });
});
