import {outlineBox} from '@astral-docs/location-record/geo';
import {describe, expect, it} from 'vitest';
import {records} from '../../../data/records';
import {compareWithStandards, intersectsBox, countByInterface} from '../../../src/lib/api/explore';
import {
  buildApiRequests,
  splitQueryAtAntimeridian,
  type QuestionFields,
  parseSpatialQueryFields,
} from '../../../src/lib/api/questions';
import type {SpatialQuery} from '@astral-docs/api-model/requests';
import {EMPTY_QUERY, QUERIES} from '../../../src/tools/QueryExplorer/questions';
import {testServer as server} from '@astral-docs/api-model/tests/server';

const read = (change: Partial<QuestionFields>) => parseSpatialQueryFields({...EMPTY_QUERY, ...change});
const box = (west: string, south: string, east: string, north: string) => ({west, south, east, north});
const ask = (title: string) => {
  const {question, problems} = parseSpatialQueryFields(QUERIES.find((entry) => entry.title === title)!.fields);
  expect(problems).toEqual({});
  return question!;
};
const verdicts = (question: SpatialQuery) =>
  compareWithStandards(server, records, question).map(({name, verdict}) => `${verdict} ${name}`);

describe('reading a question', () => {
  it('reads the given values and omits the others', () => {
    expect(read({})).toEqual({problems: {}, question: {}});
    expect(read({...box(' -0.05', '51.45 ', '.05', '5.15e1'), from: '2026-01-01', chain: 'celo', limit: '5'})).toEqual({
      problems: {},
      question: {bbox: [-0.05, 51.45, 0.05, 51.5], from: '2026-01-01', chain: 'celo', limit: 5},
    });
  });

  it('asks for every chain where a link brings something else than its name', () => {
    expect(read({chain: 'b'.repeat(103_000)}).question).toEqual({});
    expect(read({chain: ' '.repeat(99_000)}).question).toEqual({});
  });

  it('keeps zero as a coordinate, and west greater than east as a crossing', () => {
    expect(read(box('0', '0', '0', '0')).question?.bbox).toEqual([0, 0, 0, 0]);
    expect(read(box('170', '-20', '-170', '-10')).question?.bbox).toEqual([170, -20, -170, -10]);
  });

  it.each<[string, Partial<QuestionFields>, keyof QuestionFields, RegExp]>([
    ['a missing side', box('1', '2', '', '4'), 'east', /all four sides/],
    ['a decimal comma', box('1,5', '2', '3', '4'), 'west', /point, not a comma/],
    ['nothing but a sign', box('1', '-', '3', '4'), 'south', /latitude as a decimal/],
    ['a latitude out of range', box('1', '-91', '3', '4'), 'south', /between −90 and 90.*Longitude comes first/],
    ['a longitude out of range', box('-181', '1', '3', '4'), 'west', /between −180 and 180\.$/],
    ['corners upside down', box('1', '5', '3', '4'), 'north', /swap/],
    ['a Unix time', {from: '1760000000'}, 'from', /Unix/],
    ['a time without a zone', {to: '2026-01-01T00:00'}, 'to', /Add Z/],
    ['a day that does not exist', {from: '2026-02-30'}, 'from', /does not exist/],
    [
      'more digits of a second than a request has room for',
      {to: `2026-10-10T00:00:00.${'1'.repeat(10)}Z`},
      'to',
      /ISO 8601/,
    ],
    ['an hour that does not exist', {from: '2026-02-03T25:00:00Z'}, 'from', /does not exist/],
    ['dots', {from: '..'}, 'from', /empty/],
    ['an end before the start', {from: '2026-02-02', to: '2026-02-01'}, 'to', /before the start/],
    ['limit 0', {limit: '0'}, 'limit', /1 to 1000/],
    ['limit 1001', {limit: '1001'}, 'limit', /1 to 1000/],
    ['half a limit', {limit: '1.5'}, 'limit', /whole/],
  ])('names %s next to its field', (_, fields, field, message) => {
    const {question, problems} = read(fields);
    expect(question).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});

describe('saying a question', () => {
  it.each(QUERIES.map(({title}) => title))('is what the page shows of "%s"', (title) => {
    const {requests} = QUERIES.find((entry) => entry.title === title)!;
    expect(splitQueryAtAntimeridian(ask(title)).map((part) => buildApiRequests(part).rest)).toEqual(requests);
  });
});

describe('the answer', () => {
  it.each(QUERIES.map(({title}) => title))('of "%s" is the same through each interface', (title) => {
    for (const part of splitQueryAtAntimeridian(ask(title))) {
      const {rest, ogc, graphql} = countByInterface(server, part);
      expect(rest.matched).toBeGreaterThan(0);
      expect(ogc).toEqual(rest);
      expect(graphql).toEqual(rest);
    }
  });

  it('differs in what is sent without a limit', () => {
    const {rest, ogc, graphql} = countByInterface(server, {chain: 'sepolia'});
    expect(rest).toEqual({matched: 82, returned: 82});
    expect(ogc).toEqual({matched: 82, returned: 10});
    expect(graphql).toEqual({matched: 82, returned: 10});
  });

  it('finds both sides of the antimeridian', () => {
    const question = ask('Around Fiji');
    expect(verdicts(question).filter((text) => text.startsWith('found'))).toEqual([
      'found Taveuni 180th meridian marker',
      'found Port of Suva',
    ]);
  });

  it('shows what zero coordinates cost', () => {
    const question = ask('The Gulf of Guinea');
    const found = compareWithStandards(server, records, question);
    expect(found.find(({name}) => name === 'Null Island weather buoy')).toMatchObject({
      verdict: 'missed',
      reason: expect.stringMatching(/has a 0/),
    });
  });

  it('finds a swapped pair at its stored place, and misses it at its real place', () => {
    const wrong = compareWithStandards(server, records, ask('Central Russia'));
    expect(wrong.find(({name}) => name === 'Damavand')).toMatchObject({
      verdict: 'misplaced',
      position: [35.9556, 52.11],
      reason: expect.stringMatching(/latitude first/),
    });
    expect(verdicts({bbox: [52, 35, 53, 36]})).toContain('missed Damavand');
  });

  it('takes both ends of an interval in, and every row exactly once', () => {
    const {time} = compareWithStandards(server, records, {})[0]!;
    expect(compareWithStandards(server, records, {from: time, to: time}).map(({verdict}) => verdict)).toEqual([
      'found',
    ]);
    const all = compareWithStandards(server, records, {});
    expect(all).toHaveLength(163);
    expect(all.every(({verdict}) => verdict === 'found')).toBe(true);
    expect(new Set(all.map(({uid}) => uid)).size).toBe(163);
  });

  it('gives a reason for every difference', () => {
    for (const bbox of [
      [-180, -90, 180, 90],
      [-20, 30, 40, 70],
      [100, -50, -100, 50],
    ] as const) {
      for (const match of compareWithStandards(server, records, {bbox}))
        expect(Boolean(match.reason), match.name).toBe(match.verdict !== 'found');
    }
  });

  it('says which rows the first page holds', () => {
    const found = compareWithStandards(server, records, {chain: 'celo', limit: 3});
    expect(found.filter(({onPage}) => onPage)).toHaveLength(3);
    expect(found.slice(0, 3).every(({onPage}) => onPage)).toBe(true);
  });
});

type Case = Parameters<typeof intersectsBox>;
const square = outlineBox([0, 0, 10, 10]);
const withHole: Case[0] = {
  type: 'Polygon',
  coordinates: [...square.coordinates, outlineBox([2, 2, 8, 8]).coordinates[0]!.reverse()],
};
const line: Case[0] = {type: 'LineString', coordinates: [0, 10].map((at) => [at, at])};

it.each<[what: string, geometry: Case[0], box: Case[1], boolean]>([
  ['a point on its edge', {type: 'Point', coordinates: [1, 1]}, [1, 1, 2, 2], true],
  ['a point next to it', {type: 'Point', coordinates: [0.999, 1]}, [1, 1, 2, 2], false],
  ['a line that only passes through', line, [4, 4, 6, 6], true],
  ['a line whose extent alone covers it', line, [6, 0, 9, 3], false],
  ['a hole around it', withHole, [4, 4, 5, 5], false],
])('%s intersects the box or not', (_, geometry, box, expected) => expect(intersectsBox(geometry, box)).toBe(expected));
