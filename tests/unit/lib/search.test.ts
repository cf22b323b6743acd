import {describe, expect, it} from 'vitest';
import {articleOf} from '../../../delivery/shared/pageContent';
import type {Page} from '../../../delivery/shared/site';
import {emptySection, filesOf, searchData, type Section, sectionsOf} from '../../../delivery/search/publish';
import {Engine, oneEditApart, type SearchData} from '../../../delivery/search/engine/engine';
import {excerptOf} from '../../../delivery/search/engine/excerpt';
import {
  fields,
  packIndex,
  packNumbers,
  termsFile,
  unpackIndex,
  unpackNumbers,
} from '../../../delivery/search/engine/pack';
import {packMeanings, synonymsOf} from '../../../delivery/search/engine/synonyms';
import {keyOf} from '../../../delivery/search/engine/words';

const site = {title: 'Astral', titleDelimiter: '|'};
const page = (route: string, title: string, body: string, more: Partial<Page> = {}): Page => ({
  route,
  path: route,
  kind: 'page',
  scripts: [],
  ...more,
  file: `${route.slice(1)}index.html`,
  html: `<!doctype html><html><head><title>${title} | Astral</title><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

const pages = [
  page('/sdk/places/', 'Places', '<p>Lead.</p><h2 id="box">Bounding box</h2><p>West, south, east, north.</p>'),
  page('/api/time/', 'Times', '<h2 id="zone">Zones</h2><p>All times are UTC. A bbox has no time.</p>'),
  page('/hidden/', 'Hidden box', '<p>Unlisted.</p>', {unlisted: true}),
  page('/blog/tags/box', 'Box', '<p>Posts about boxes.</p>', {kind: undefined}),
  page('/blog/archive', 'Archive', '<p>Every post about a box.</p>', {kind: undefined}),
  page('/404.html', 'Page Not Found', '<p>No box here.</p>', {kind: undefined}),
];
const listed = pages
  .map((it) => articleOf(it, site))
  .filter((article) => article.listed)
  .map((article) => ({...article, sections: sectionsOf(article)}));
const options = {areas: {api: 'API', sdk: 'SDK'}, synonyms: [['bbox', 'bounding box', 'box', 'extent']]};
const engine = new Engine(
  searchData(listed, [], {baseUrl: '/', label: 'English', versions: [], options: {search: options}}).data,
);
const found = (query: string, area?: string) =>
  engine.search(query, {area}).flatMap(({route, hits}) => hits.map(({anchor}) => route + (anchor && `#${anchor}`)));

describe('the packed index', () => {
  it('gives back every number it can hold', () => {
    const numbers = [0, 1, 77, 78, 79, 170, 171, 1379, 1380, 1381, 10_028, 10_029, 65_535];
    expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
    expect(() => packNumbers([65_536])).toThrow(RangeError);
  });

  it('is text that JSON carries unchanged', () => {
    const all = packNumbers(Array.from({length: 65_536}, (_, at) => at));
    expect(JSON.stringify(all)).toHaveLength(all.length + 2);
  });

  it('gives back the terms and where they are', () => {
    const sections = [
      {page: 'alpha', heading: 'beta', lead: '', text: 'gamma gamma delta'},
      {page: 'alpha', heading: 'gamma', lead: 'beta', text: 'delta delta'},
    ];
    const packed = packIndex(sections);
    const {terms, starts, holders} = unpackIndex(packed, [packed]);
    const sectionsOf = (term: string, field: number) => {
      const list = terms.indexOf(term) * fields.length + field;
      return [...holders.slice(starts[list], starts[list + 1])];
    };
    expect(terms).toEqual(['alpha', 'beta', 'delta', 'gamma']);
    expect(sectionsOf('alpha', fields.indexOf('page'))).toEqual([0, 1]);
    expect(sectionsOf('gamma', fields.indexOf('heading'))).toEqual([1]);
    expect(sectionsOf('beta', fields.indexOf('lead'))).toEqual([1]);
    expect(sectionsOf('gamma', fields.indexOf('text'))).toEqual([0]);
    expect(sectionsOf('delta', fields.indexOf('text'))).toEqual([0, 1]);
  });

  it('does not hold in the text what the section has in a better place', () => {
    const packed = packIndex([{page: '', heading: 'alpha', lead: '', text: 'alpha beta'}]);
    const {terms, starts} = unpackIndex(packed, [packed]);
    const held = (term: string, field: number) => {
      const list = terms.indexOf(term) * fields.length + field;
      return (starts[list + 1] as number) - (starts[list] as number);
    };
    expect(held('alpha', fields.indexOf('heading'))).toBe(1);
    expect(held('alpha', fields.indexOf('text'))).toBe(0);
    expect(held('beta', fields.indexOf('text'))).toBe(1);
  });
});

describe('an index of more than 1 MB', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  let state = 1;
  const random = (most: number): number => (state = (state * 48_271) % 2_147_483_647) % most;
  const words = Array.from({length: 6000}, () =>
    Array.from({length: 5 + random(6)}, () => letters[random(letters.length)]).join(''),
  );
  const text = (count: number): string => Array.from({length: count}, () => words[random(words.length)]).join(' ');
  const part = (at: number): Section => ({...emptySection(at ? `part-${at}` : '', text(3)), text: text(12)});
  const many = Array.from({length: 1200}, (_, at) => ({
    route: `/page-${at}`,
    path: '/page',
    title: text(2),
    description: text(8),
    sections: Array.from({length: 10}, (_, section) => part(section)),
  }));
  const synonyms = [[words[1] as string, words[2] as string]];
  const {data} = searchData(many, [], {
    baseUrl: '/',
    label: 'English',
    versions: [],
    options: {search: {synonyms}},
  });
  const files = filesOf(data);
  const sizeOf = (content: unknown): number => JSON.stringify(content).length;

  it('is split by the letters that terms begin with', () => {
    expect(sizeOf(data)).toBeGreaterThan(1_000_000);
    expect([...files.keys()]).toEqual(['index.json', ...[...letters].map((letter) => termsFile(letter))]);
    expect(sizeOf(files.get('index.json'))).toBeLessThan(0.6 * sizeOf(data));
    expect([...filesOf(data, Infinity).keys()]).toEqual(['index.json']);
  });

  it('answers as the whole index, with the files of the letters that a query needs', () => {
    const whole = new Engine(data);
    const split = new Engine(JSON.parse(JSON.stringify(files.get('index.json'))) as SearchData);
    const [first = '', second = '', third = '', fourth = ''] = words;
    const mistyped = `${third.slice(0, 2)}${third.slice(3)}`;
    for (const query of [`${first} ${fourth}`, second, third.slice(0, 4), `${mistyped} ${first}`]) {
      expect(split.search(query).length <= whole.search(query).length, query).toBe(true);
      for (const letter of split.missing(query))
        split.add(letter, files.get(termsFile(letter)) as ReturnType<typeof packIndex>);
      expect(split.missing(query), query).toEqual([]);
      expect(split.search(query), query).toEqual(whole.search(query));
      expect(split.search(query), query).not.toEqual([]);
    }
    expect(split.added).toBeLessThan(letters.length);
    expect(whole.missing(first)).toEqual([]);
  });
});

/** An engine over two pages of which one has both words, in different sections, and each has one of them in a section. */
const spread = (terms: Readonly<Record<string, string>> = {}) => {
  const two = [
    page('/rates/', 'Rates', '<h2 id="ship">Ship</h2><p>A parcel.</p>'),
    page('/guide/', 'Guide', '<h2 id="send">Send</h2><p>A parcel.</p><h2 id="pay">Pay</h2><p>An invoice.</p>'),
  ].map((it) => ({...articleOf(it, site), sections: sectionsOf(articleOf(it, site))}));
  const made = new Engine(
    searchData(two, [], {baseUrl: '/', label: 'English', versions: [], options: {search: {terms}}}).data,
  );
  return (query: string): Record<string, number> =>
    Object.fromEntries(
      made
        .search(query)
        .flatMap(({route, hits}) => hits.map(({anchor, score}) => [route + (anchor && `#${anchor}`), score])),
    );
};

describe('words of other trades', () => {
  const meanings = [
    ['courier', 'delivery', 'trip log'],
    ['pipe, or hose', 'query'],
    ['driver', 'delivery', 'trip log'],
  ];

  it('travel with what they mean, once for all that mean the same', () => {
    expect(packMeanings(meanings)).toEqual(['delivery,trip log', 'courier,driver', 'query', 'pipe  or hose']);
  });

  it('mean it in one direction', () => {
    const known = synonymsOf([], packMeanings(meanings));
    expect(known.get('driver')).toEqual([['delivery'], ['trip', 'log']]);
    expect(known.get('pipe hose')).toEqual([['query']]);
    expect(known.get('delivery')).toBeUndefined();
  });
});

describe('words', () => {
  it.each([
    ['anonymise', 'anonymized', 'anonymisation', 'Anonymizations'],
    ['organize', 'organisers', 'organising'],
    ['legal', 'legally'],
    ['complete', 'completed', 'completely'],
  ])('are one word in either spelling of English, as a noun and as an adverb: %s', (...forms) => {
    expect(new Set(forms.map((form) => keyOf(form.toLowerCase()))).size).toBe(1);
  });

  it.each(['size', 'horizon', 'location', 'exist', 'supply'])(
    'that only look like that stay as they are: %s',
    (word) => {
      expect(keyOf(word)).toBe(word);
    },
  );
});

describe('search', () => {
  it('ranks a section higher whose page holds the rest of what is asked for', () => {
    const found = spread()('parcel invoice');
    expect(found['/guide/#send']).toBeGreaterThan(found['/rates/#ship'] ?? Infinity);
    const one = spread()('parcel');
    expect(one['/guide/#send']).toBe(one['/rates/#ship']);
  });

  it('cuts the text of pages that come last between words', () => {
    const it = articleOf(page('/last/', 'Last', `<p>${'Handbook '.repeat(6)}elsewhere beyond</p>`), site);
    const search = {last: {paths: ['/last'], unless: []}};
    const {data} = searchData([{...it, sections: sectionsOf(it)}], [], {
      baseUrl: '/',
      label: 'English',
      versions: [],
      options: {search},
    });
    const {terms} = unpackIndex(data.index, [data.index]);
    expect(terms).toContain('handbook');
    expect(terms.filter((term) => /^els|^bey/.test(term))).toEqual([]);
  });

  it('finds a page and a section by the words that readers have for them', () => {
    const words = {'/guide': 'courier', '/rates#ship': 'freight'};
    expect(Object.keys(spread(words)('courier'))).toEqual(['/guide/']);
    expect(Object.keys(spread(words)('freight'))).toEqual(['/rates/#ship']);
    expect(spread()('freight')).toEqual({});
  });

  it('leads to a section that has moved, and not to the link it left behind', () => {
    const ship = (to: string) => `<h2 id="ship">Ship a parcel</h2><p><a href="${to}">Ship</a> says how.</p>`;
    const two = [
      page('/old/', 'Old', `<h2 id="pay">Pay</h2><p>An invoice.</p>${ship('/new/#ship')}`),
      page('/new/', 'New', '<h2 id="ship">Ship a parcel</h2><p>By boat.</p>'),
      page('/near/', 'Near', ship('/new/#boat')),
    ].map((it) => ({...articleOf(it, site), sections: sectionsOf(articleOf(it, site))}));
    const anchorsOf = (at: number) => two[at]?.sections.map(({anchor}) => anchor);
    expect([anchorsOf(0), anchorsOf(1), anchorsOf(2)]).toEqual([
      ['', 'pay'],
      ['', 'ship'],
      ['', 'ship'],
    ]);
  });

  it('leads to the anchor of a section however its heading is written', () => {
    const parts = [
      ['bounding-box', 'Bounding box'],
      ['reason-ring-open', 'ring-open'],
      ['cut-it', 'Cut at the antimeridian'],
      ['EASError', 'EASError'],
    ];
    const body = parts.map(([id, heading]) => `<h2 id="${id}">${heading}</h2><p>Word.</p>`).join('');
    const methods = '<h2 id="places">PlaceStore</h2><h3 id="create">create()</h3><p>Word.</p>';
    const it = articleOf(page('/parts/', 'Parts', body + methods), site);
    const made = new Engine(
      searchData([{...it, sections: sectionsOf(it)}], [], {baseUrl: '/', label: 'English', versions: [], options: {}})
        .data,
    );
    expect(parts.map(([, heading = '']) => made.search(heading)[0]?.hits[0]?.anchor)).toEqual(parts.map(([id]) => id));
    expect(made.search('PlaceStore.create()')[0]?.hits[0]?.anchor).toBe('create');
  });

  it('takes no word for another that begins with another letter', () => {
    expect(Object.keys(spread()('invoise'))).toEqual(['/guide/#pay']);
    expect(spread()('marcel')).toEqual({});
  });

  it('counts a thing once that is named twice among the synonyms', () => {
    const twice = [
      ['bbox', 'box', 'extent'],
      ['bbox', 'box'],
    ];
    const once = [['bbox', 'box', 'extent']];
    const scoreOf = (synonyms: string[][]) =>
      new Engine(
        searchData(listed, [], {baseUrl: '/', label: 'English', versions: [], options: {search: {synonyms}}}).data,
      ).search('bbox')[0]?.hits[0]?.score;
    expect(scoreOf(twice)).toBe(scoreOf(once));
  });

  it('knows listed pages only: no unlisted page, no tags, no archive, no not-found page', () =>
    expect(listed.map(({route}) => route)).toEqual(['/sdk/places/', '/api/time/']));

  it('finds a section by its heading before one by its text, and by another word for it', () => {
    expect(found('bounding box')).toEqual(['/sdk/places/#box', '/api/time/#zone']);
    expect(found('extent')[0]).toBe('/sdk/places/#box');
  });

  it('finds what is not typed to the end, and what is mistyped', () => {
    expect(found('boun')).toContain('/sdk/places/#box');
    expect(found('bonding')).toContain('/sdk/places/#box');
    expect(found('zonse')).toContain('/api/time/#zone');
  });

  it('puts what holds everything asked for before what holds a part', () =>
    expect(found('utc times')[0]).toBe('/api/time/#zone'));

  it('narrows to an area', () => expect(found('box', 'API')).toEqual(['/api/time/#zone']));
  it('finds nothing for words that tell nothing apart', () => expect(found('the of and')).toEqual([]));

  it('offers near words as the pages write them', () => {
    expect(found('boundimq')).toEqual([]);
    expect(engine.suggestTerms('boundimq')).toEqual(['bounding']);
    expect(engine.suggestTerms('qqqqqq')).toEqual([]);
  });
});

describe('excerpts', () => {
  it('are cut where the words stand, and mark them', () => {
    const text = `${'Nothing to see. '.repeat(20)}Here is the axis order of a point. ${'More follows. '.repeat(20)}`;
    const pieces = excerptOf(text, ['axi', 'axis', 'order']);
    expect(pieces.filter(({marked}) => marked).map((piece) => piece.text)).toEqual(['axis', 'order']);
    expect(pieces[0]?.text).toBe('… ');
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(200);
  });
});

describe('oneEditApart', () => {
  it.each([
    ['record', 'recrd', true],
    ['record', 'rceord', true],
    ['record', 'recurd', true],
    ['record', 'records', true],
    ['record', 'rcrds', false],
    ['record', 'rdcoer', false],
  ])('%s and %s: %s', (a, b, near) => expect(oneEditApart(a, b)).toBe(near));
});
