/** Each known issue of the API is seen in an answer over the sample rows, or is about something that the model leaves out. */
import {describe, expect, it} from 'vitest';
import {apiIssues} from '@site/data/known-issues/api';
import {records} from '@site/data/records';
import {get, runGraphQL, testServer} from './server';

const LIST = '/api/v0/location-proofs';
const ITEMS = '/api/ogc/collections/location-proofs/items';
type Body = Record<string, never> & {
  pagination: {total: number; limit: number};
  numberMatched: number;
  data: unknown[];
};
const body = (target: string): Body => get(target).body as Body;
const recordOf = new Map(records.map((record) => [record.uid, record]));
const pairs = testServer.rows.map((row) => ({row, record: recordOf.get(row.uid)!}));

const shown: Readonly<Record<string, () => boolean>> = {
  'api-null-geometry': () => pairs.some(({row}) => row.longitude && row.latitude && !row.geometry),
  'api-revoked-flag': () =>
    pairs.some(({row, record}) => row.revoked && !record.revoked) &&
    pairs.some(({row, record}) => !row.revoked && record.revoked),
  'api-event-time': () =>
    pairs.some(({row, record}) => row.event_timestamp === row.timestamp && record.eventTimestamp !== record.time),
  'api-axis-order': () => pairs.some(({row, record}) => row.longitude && row.longitude === record.latitude),
  'api-zero-coordinates': () =>
    pairs.some(({row, record}) => record.locationType.startsWith('geojson') && row.longitude === null),
  'api-first-vertex': () => pairs.some(({row, record}) => record.geometry?.type === 'LineString' && row.geometry),
  'api-antimeridian': () =>
    body(`${LIST}?bbox=170,-20,-170,-10`).pagination.total === body(`${LIST}?bbox=-170,-20,170,-10`).pagination.total,
  'api-ogc-reset': () => body(`${ITEMS}?limit=5000&chain=celo`).numberMatched === testServer.rows.length,
  'api-no-default-limit': () => body(LIST).data.length > body(LIST).pagination.limit,
  'api-ogc-links': () => JSON.stringify(body(ITEMS)).includes(`"${testServer.origin}/ogc/`),
  'api-ogc-bbox-500': () => get(`${ITEMS}?bbox=1,2,3`).status === 500,
  'api-ogc-open-interval': () => body(`${ITEMS}?datetime=2025-02-01T00:00:00Z/`).numberMatched === 0,
  'api-stats-by-chain': () => JSON.stringify(runGraphQL('{locationProofsStats {byChain {chain}}}').body).includes('[]'),
  'api-null-filter': () => JSON.stringify(runGraphQL('{locationProofs(filter: null) {uid}}').body).includes('errors'),
};
/** About the worker, its schedule, what it never read and a database that fails: no request of the model reaches them. */
const leftOut = ['api-swallowed-errors', 'api-open-operator', 'api-cron-get', 'api-first-sync-409', 'api-missed-rows'];

describe('known issues of the API', () => {
  it('are all here', () =>
    expect([...Object.keys(shown), ...leftOut].sort()).toEqual(apiIssues.map(({id}) => id).sort()));

  it.each(Object.entries(shown))('%s is seen over the sample', (_, isSeen) => expect(Boolean(isSeen())).toBe(true));
});
