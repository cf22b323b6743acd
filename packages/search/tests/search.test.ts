import {describe, expect, it} from 'vitest';
import {extractArticle} from '@astral-docs/paint-first/shared/pageContent';
import {SearchEngine} from '../engine/engine';
import {buildExcerpt, listTermsToHighlight} from '../engine/excerpt';
import {toTermKey, splitWordsAndParts} from '../engine/words';
import type {SearchOptions} from '../options';
import {buildSearchData} from '../pages';
import {parseSections} from '../sections';

interface Page {
  route: string;
  html: string;
}

const page = (route: string, title: string, body: string): Page => ({
  route,
  html: `<!doctype html><html><head><title>${title} | Astral</title><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

/** The listed ones of some pages, as they are indexed. */
const indexed = (pages: readonly Page[]) =>
  pages
    .map(({route, html}) => ({...extractArticle(html, {title: 'Astral', titleDelimiter: '|'}), route, path: route}))
    .filter(({listed}) => listed)
    .map((article) => ({...article, sections: parseSections(article)}));

const dataOf = (pages: readonly Page[], options: SearchOptions = {}) =>
  buildSearchData(indexed(pages), {baseUrl: '/', locales: [], options}).data;

/** What a query finds, best first: addresses, each with its score. */
const scores = (engine: SearchEngine, query: string, area?: string): Record<string, number> =>
  Object.fromEntries(
    engine
      .search(query, area)
      .flatMap(({route, hits}) => hits.map(({anchor, score}) => [route + (anchor && `#${anchor}`), score])),
  );

const places = [
  page('/sdk/places/', 'Places', '<p>Lead.</p><h2 id="box">Bounding box</h2><p>West, south, east, north.</p>'),
  page('/api/time/', 'Times', '<h2 id="zone">Zones</h2><p>All times are UTC. A bbox has no time.</p>'),
  page('/hidden/', 'Hidden box', '<meta name="robots" content="noindex"><p>Unlisted.</p>'),
];
const synonyms = [['bbox', 'bounding box', 'box', 'extent']];
const engine = new SearchEngine(dataOf(places, {areas: {api: 'API', sdk: 'SDK'}, synonyms}));
const found = (query: string, area?: string) => Object.keys(scores(engine, query, area));

/** Two pages of which one has both words, in different sections, and each has one of them in a section. */
const parcels = [
  page('/rates/', 'Rates', '<h2 id="ship">Ship</h2><p>A parcel.</p>'),
  page('/guide/', 'Guide', '<h2 id="send">Send</h2><p>A parcel.</p><h2 id="pay">Pay</h2><p>An invoice.</p>'),
];
const inParcels = (query: string, options?: SearchOptions) => scores(new SearchEngine(dataOf(parcels, options)), query);

describe('words', () => {
  it.each([
    ['anonymise', 'anonymized', 'anonymisation', 'anonymizations'],
    ['organize', 'organisers', 'organising'],
    ['legal', 'legally'],
    ['policy', 'policies'],
    ['cafe', 'CAFÉ', 'Cafe\u0301'],
    ['complete', 'completed', 'completely'],
  ])(
    'are one word in either spelling of English, as a noun and as an adverb, with or without accents: %s',
    (...forms) => {
      expect(new Set(forms.flatMap(splitWordsAndParts).map(toTermKey)).size).toBe(1);
    },
  );

  it('of code have their parts too', () =>
    expect(splitWordsAndParts('verifyRecord')).toEqual(['verifyrecord', 'verify', 'record']));

  it.each(["doesn't", 'doesn’t', 'isnt', 'can’t', "won't", 'whats', 'you’re', 'they’ve'])(
    'without weight have none in a contraction: %s',
    (word) => {
      expect(splitWordsAndParts(word).map(toTermKey)).toEqual([null]);
    },
  );

  it.each(['size', 'horizon', 'location', 'exist', 'supply', 'int', 'event', 'well', 'shell'])(
    'that only look alike stay as they are: %s',
    (word) => {
      expect(toTermKey(word)).toBe(word);
    },
  );
});

describe('compounds', () => {
  const texts = {
    offchain: 'Offchain. An offchain signature is not an on\u002dchain one. Offchain, offchain.',
    numbered: 'RFC 7946 and EIP-712, EPSG:4326.',
    languages: 'From C++ and C# alike.',
    parts: 'A pair of words, and words in a pair.',
  };
  const made = new SearchEngine(
    dataOf(Object.entries(texts).map(([name, text]) => page(`/${name}/`, name.slice(0, 1), `<p>${text}</p>`))),
  );
  it.each([
    ['/numbered/', 'rfc7946', 'RFC 7946', 'rfc-7946', 'RFC7946', 'rfc 7946'],
    ['/numbered/', 'eip712', 'EIP 712', 'EIP-712', 'Eip712'],
    ['/numbered/', 'EPSG4326', 'EPSG:4326', 'epsg 4326'],
    ['/languages/', 'C++', 'c++'],
    ['/languages/', 'C#', 'c#'],
    ['/parts/', 'pairwords', 'pair-words', 'pair words'],
  ])('lead to %s however they are written: %s', (route, ...queries) => {
    for (const query of queries)
      expect(
        made.search(query).map((one) => one.route),
        query,
      ).toEqual([route]);
  });

  it('are joined where the pages join them, whichever way they are asked for', () => {
    const body = Array.from({length: 8}, (_, at) => `<h2 id="s${at}">Part</h2><p>An offchain record.</p>`).join('');
    const joined = new SearchEngine(
      dataOf([page('/joined/', 'Joined', body), page('/chain/', 'Chain', '<p>A chain.</p>')]),
    );
    const results = ['offchain', 'off-chain', 'off chain', 'Off-Chain'].map((query) =>
      joined.search(query).map(({route}) => route),
    );
    expect(results).toEqual(results.map(() => ['/joined/']));
  });
});

describe('messages', () => {
  it('lead to the row that quotes them, whole or in part, and other words of the row do not', () => {
    const row = '<tr id="lost"><td>Lost</td><td>The record is gone ("No record at this address")</td></tr>';
    const others = '<h2 id="record">A record at an address</h2><p>No record at this other address, no address.</p>';
    const made = new SearchEngine(dataOf([page('/m/', 'M', `${others}<table><tbody>${row}</tbody></table>`)]));
    const first = (query: string) => made.search(query)[0]?.hits[0]?.anchor;
    expect(first('RecordError: No record at this address')).toBe('lost');
    expect(first('no record at')).toBe('lost');
    expect(first('record address')).toBe('record');
  });
});

describe('search', () => {
  it('finds a section by its heading before one by its text, and by another word for it', () => {
    expect(found('bounding box')).toEqual(['/sdk/places/#box', '/api/time/#zone']);
    expect(found('extent')[0]).toBe('/sdk/places/#box');
  });

  it('finds what is not typed to the end, and what is mistyped, but for the first letter', () => {
    expect(found('boun')).toContain('/sdk/places/#box');
    for (const mistyped of ['bonding', 'boudning', 'boumding', 'boundding'])
      expect(found(mistyped), mistyped).toContain('/sdk/places/#box');
    expect(found('pounding')).toEqual([]);
  });

  it('puts what holds everything asked for before what holds a part', () =>
    expect(found('utc times')[0]).toBe('/api/time/#zone'));

  it('ranks a section higher whose page holds the rest of what is asked for', () => {
    const both = inParcels('parcel invoice');
    expect(both['/guide/#send']).toBeGreaterThan(both['/rates/#ship'] ?? Infinity);
    const one = inParcels('parcel');
    expect(one['/guide/#send']).toBe(one['/rates/#ship']);
  });

  it('narrows to an area', () => expect(found('box', 'API')).toEqual(['/api/time/#zone']));
  it('finds nothing for words that tell nothing apart', () => expect(found('the of and')).toEqual([]));

  it('offers near words as the pages write them', () => {
    expect(found('boundimq')).toEqual([]);
    expect(engine.suggestTerms('boundimq')).toEqual(['bounding']);
    expect(engine.suggestTerms('qqqqqq')).toEqual([]);
  });

  it('finds a page and a section by the words that readers have for them', () => {
    const terms = {'/guide': 'courier', '/rates#ship': 'freight'};
    expect(Object.keys(inParcels('courier', {terms}))).toEqual(['/guide/']);
    expect(Object.keys(inParcels('freight', {terms}))).toEqual(['/rates/#ship']);
    expect(inParcels('freight')).toEqual({});
  });

  it('counts a thing once that is named twice among the synonyms', () => {
    const scoreWith = (groups: string[][]) => scores(new SearchEngine(dataOf(places, {synonyms: groups})), 'bbox');
    expect(scoreWith([...synonyms, ['bbox', 'box']])).toEqual(scoreWith(synonyms));
  });

  it('leads to a section that has moved, and not to the link it left behind', () => {
    const ship = (to: string) => `<h2 id="ship">Ship a parcel</h2><p><a href="${to}">Ship</a> says how.</p>`;
    const [old, near] = indexed([page('/old/', 'Old', ship('/new/#ship')), page('/near/', 'Near', ship('/new/#boat'))]);
    expect(old?.sections.map(({anchor}) => anchor)).toEqual(['']);
    expect(near?.sections.map(({anchor}) => anchor)).toEqual(['', 'ship']);
  });

  it('leads to a method by the name of its class', () => {
    const methods = '<h2 id="places">PlaceStore</h2><h3 id="create">create()</h3><p>Word.</p>';
    const made = new SearchEngine(dataOf([page('/parts/', 'Parts', methods)]));
    expect(made.search('PlaceStore.create()')[0]?.hits[0]?.anchor).toBe('create');
  });
});

describe('excerpts', () => {
  it('keep the cells of a table apart', () => {
    const cells = '<tr><td>A</td><td>B</td></tr><tr><td>C</td><td></td></tr>';
    const [one] = indexed([page('/t/', 'T', `<p>Of</p><table><tbody>${cells}</tbody></table>`)]);
    expect(one?.sections[0]?.excerpt).toBe('Of · A · B · C');
  });

  it('are cut where the words stand, and mark them', () => {
    const text = `${'Nothing to see. '.repeat(20)}Here is the axis order of a point. ${'More follows. '.repeat(20)}`;
    const pieces = buildExcerpt(text, ['axi', 'axis', 'order']);
    expect(pieces.filter(({marked}) => marked).map((piece) => piece.text)).toEqual(['axis', 'order']);
    expect(pieces[0]?.text).toBe('… ');
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(200);
    expect(listTermsToHighlight('Checks that verify', [{typed: ['verify'], synonyms: ['check']}])).toEqual(['verify']);
    expect(listTermsToHighlight('Checks', [{typed: ['verify'], synonyms: ['check']}])).toEqual(['check']);
  });
});
