import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {site} from '../../data/site';
import {readSite} from './site';
import {statementsOf, type Thing, thingsOf, vocabularyProblems} from './structured-data';

const {pages, files} = readSite('build');
const things = pages.flatMap(({file, canonical}) =>
  thingsOf(readFileSync(`build/${file}`, 'utf8')).map((thing) => ({
    route: new URL(canonical ?? site.url).pathname,
    thing,
  })),
);
const on = (route: string, type: string): Thing | undefined =>
  things.find((found) => found.route === route && found.thing['@type'] === type)?.thing;
const schema = 'https://schema.org/';
const typeOf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** Addresses of this site in a description that lead nowhere. */
function lostAddresses(thing: Thing): string[] {
  const found = JSON.stringify(thing).matchAll(new RegExp(`"(${site.url}[^"]*)"`, 'g'));
  return [...found]
    .map(([, url]) => new URL(url as string))
    .flatMap(({pathname, hash}) => {
      const path = decodeURI(pathname).slice(1);
      const page = pages.find(
        ({file}) => file === path || file === `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, ''),
      );
      if (!page) return files.has(path) ? [] : [pathname];
      return !hash || page.anchors.includes(hash.slice(1)) ? [] : [pathname + hash];
    });
}

describe('structured data', () => {
  it('is read completely by a JSON-LD processor', async () => {
    expect(things.length).toBeGreaterThan(120);
    for (const {route, thing} of things) {
      const statements = await statementsOf(thing).catch((error: Error) =>
        Promise.reject(new Error(`${route}: ${error}`)),
      );
      const types = statements.filter(({predicate}) => predicate === typeOf).map(({object}) => object);
      expect(types, route).toContain(schema + thing['@type']);
    }
  });

  it('uses the words of schema.org as it defines them', () => expect(vocabularyProblems(things)).toEqual([]));

  it('describes every doc and its position', () => {
    const docs = things.filter(({thing}) => thing['@type'] === 'TechArticle');
    expect(docs.length).toBeGreaterThan(55);
    for (const {route, thing} of docs) {
      expect(thing, route).toMatchObject({'@id': site.url + route, inLanguage: 'en'});
      expect(String(thing.headline).length, route).toBeGreaterThan(1);
      expect(String(thing.description).length, route).toBeGreaterThan(49);
      expect(String(thing.dateModified), route).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const trails = things.filter(({thing}) => thing['@type'] === 'BreadcrumbList');
    expect(trails.length).toBeGreaterThan(50);
    for (const {route, thing} of trails) {
      const steps = thing.itemListElement as {position: number; name: string; item: string}[];
      expect(
        steps.map(({position}) => position),
        route,
      ).toEqual(steps.map((_, at) => at + 1));
      expect(
        steps.every(({name}) => name),
        route,
      ).toBe(true);
      expect(steps.at(-1)?.item, route).toBe(site.url + route);
    }
  });

  it('says of every post who wrote it and when', () => {
    const posts = things.filter(({thing}) => thing['@type'] === 'BlogPosting');
    expect(posts.length).toBe(readdirSync('blog').filter((name) => name.endsWith('.md')).length);
    for (const {route, thing} of posts) {
      expect(thing, route).toMatchObject({'@id': site.url + route, author: {name: expect.stringMatching(/./)}});
      expect(String(thing.headline).length, route).toBeGreaterThan(10);
      expect(Number.isNaN(Date.parse(String(thing.datePublished))), route).toBe(false);
    }
  });

  it('defines each term of the glossary at its place on the page', async () => {
    const set = on('/location-proofs/glossary', 'DefinedTermSet') as Thing;
    const statements = await statementsOf(set);
    const terms = statements.filter(({object}) => object === `${schema}DefinedTerm`).map(({subject}) => subject);
    expect(terms.length).toBeGreaterThan(40);
    for (const term of terms) {
      expect(statements, `${term} in its set`).toContainEqual(
        expect.objectContaining({predicate: `${schema}hasDefinedTerm`, object: term}),
      );
    }
  });

  it('names only addresses that exist', () =>
    expect(things.flatMap(({route, thing}) => lostAddresses(thing).map((url) => `${route}: ${url}`))).toEqual([]));

  it('is refused when a word, a value, a keyword or an address is wrong', async () => {
    const good = on('/sdk/', 'TechArticle') as Thing;
    const controls = {
      none: {},
      word: {headlin: 'x'},
      type: {publisher: {'@type': 'Organisation'}},
      value: {dateModified: {day: 1}},
    };
    const problems = vocabularyProblems(
      Object.entries(controls).map(([route, changed]) => ({route, thing: {...good, ...changed}})),
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['word', 'type', 'value']);
    expect(problems[0]).toContain('headlin');
    await expect(statementsOf({...good, '@id': 'sdk'})).rejects.toThrow();
    await expect(statementsOf({...good, '@context': 'https://example.org'})).rejects.toThrow();
    await expect(statementsOf({...good, '@type': 7 as never})).rejects.toThrow();
    expect(lostAddresses({...good, image: `${site.url}/img/none.png`})).toEqual(['/img/none.png']);
    expect(lostAddresses({...good, '@id': `${site.url}/sdk/#no-such-part`})).toEqual(['/sdk/#no-such-part']);
  });
});
