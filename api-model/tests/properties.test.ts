/** What holds for every parameter, tried on many. A failure prints the smallest case that shows it. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {graphqlRequest, ogcTarget, restTarget, type Question} from '../requests';
import {handle} from '../server';
import type {Box, LocationProofRow} from '../types';
import {get, gql, sample} from './server';

const options = {numRuns: 300, seed: 20261122};
const LIST = '/api/v0/location-proofs';
const ITEMS = '/api/ogc/collections/location-proofs/items';
interface Page {
  data: LocationProofRow[];
  pagination: {total: number; limit: number; offset: number; next: string | null};
}
const page = (target: string) => get(target).body as Page;

const degrees = (max: number) => fc.oneof(fc.integer({min: -max, max}), fc.double({min: -max, max, noNaN: true}));
const box = fc.tuple(degrees(180), degrees(90), degrees(180), degrees(90));
/** Positions of the sample, so that edges are met as well as missed. */
const corner = fc.constantFrom(
  ...sample.rows.flatMap(({geometry}) => (geometry ? [geometry.coordinates as unknown as [number, number]] : [])),
);
const anyBox = fc.oneof(
  box,
  fc.tuple(corner, corner).map(([a, b]): [number, number, number, number] => [a[0], a[1], b[0], b[1]]),
);
const moment = fc
  .date({min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true})
  .map((date) => date.toISOString());
const chain = fc.constantFrom('arbitrum', 'base', 'celo', 'sepolia', 'optimism');
const question = fc.record<Question>(
  {bbox: anyBox, from: moment, to: moment, chain, limit: fc.integer({min: 1, max: 100})},
  {requiredKeys: []},
);

describe('the list of REST v0', () => {
  it('finds exactly the rows whose point is in the box, edges included, corners in any order', () => {
    fc.assert(
      fc.property(anyBox, ([a, b, c, d]: Box) => {
        const inside = sample.rows.filter(({geometry}) => {
          const [x, y] = (geometry?.coordinates ?? [NaN, NaN]) as [number, number];
          return x >= Math.min(a, c) && x <= Math.max(a, c) && y >= Math.min(b, d) && y <= Math.max(b, d);
        });
        const found = page(`${LIST}?bbox=${[a, b, c, d].join(',')}`).data;
        expect(found.map(({uid}) => uid).sort()).toEqual(inside.map(({uid}) => uid).sort());
      }),
      options,
    );
  });

  it('brings each row once when its pages are read to the end', () => {
    fc.assert(
      fc.property(question, fc.integer({min: 7, max: 200}), (asked, limit) => {
        const uids: string[] = [];
        let next: string | null = restTarget({...asked, limit});
        let total = 0;
        while (next) {
          const {data, pagination} = page(next);
          expect(data.length).toBeLessThanOrEqual(Math.min(limit, 100));
          uids.push(...data.map(({uid}) => uid));
          ({next, total} = pagination);
        }
        expect(new Set(uids).size).toBe(uids.length);
        expect(uids).toHaveLength(total);
      }),
      {...options, numRuns: 150},
    );
  });

  it('is newest first, and a further filter never adds a row', () => {
    fc.assert(
      fc.property(question, chain, (asked, name) => {
        const {data, pagination} = page(restTarget(asked));
        const times = data.map(({event_timestamp}) => Date.parse(event_timestamp));
        expect(times).toEqual([...times].sort((a, b) => b - a));
        expect(page(restTarget({...asked, chain: name})).pagination.total).toBeLessThanOrEqual(
          asked.chain ? Infinity : pagination.total,
        );
      }),
      options,
    );
  });

  it('answers every text of every parameter with 200, 400 or 500, and never changes with an unknown parameter', () => {
    const name = fc.constantFrom(
      'chain',
      'prover',
      'subject',
      'fromTimestamp',
      'toTimestamp',
      'bbox',
      'limit',
      'offset',
    );
    const form = fc.constantFrom('', '[]', '[x]', '[0]');
    const parameter = fc
      .tuple(name, form, fc.string({maxLength: 12}))
      .map(([n, f, v]) => `${n}${f}=${encodeURIComponent(v)}`);
    fc.assert(
      fc.property(fc.array(parameter, {maxLength: 4}), (parts) => {
        const target = `${LIST}?${parts.join('&')}`;
        const {status, body} = get(target);
        expect([200, 400, 500]).toContain(status);
        const other = get(`${target}&colour=blue`);
        expect(other.status).toBe(status);
        if (status === 200) expect((other.body as Page).data).toEqual((body as Page).data);
        expect([200, 500]).toContain(get(`${ITEMS}?${parts.join('&')}`).status);
      }),
      options,
    );
  });
});

describe('the three interfaces', () => {
  it('count the same rows for the same question', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const {total} = page(restTarget(asked)).pagination;
        expect((get(ogcTarget(asked)).body as {numberMatched: number}).numberMatched).toBe(total);
        const {query, variables} = graphqlRequest(asked);
        expect((gql(query, variables).body as {data: {locationProofsCount: number}}).data.locationProofsCount).toBe(
          total,
        );
      }),
      options,
    );
  });

  it('answer HEAD as GET, without a body', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        fc.pre(!/^\/api\/\/?(sync|cron)/i.test(path));
        const target = `${path || '/'}?${query}`;
        const {body, ...rest} = get(target);
        expect(handle(sample, {method: 'HEAD', target})).toEqual({...rest, body: ''});
        expect(body).not.toBe('');
      }),
      options,
    );
  });
});
