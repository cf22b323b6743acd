import type {QuestionFields} from '@site/src/lib/api/questions';

/** A question with no filter at all. */
export const EMPTY_QUERY: QuestionFields = {
  west: '',
  south: '',
  east: '',
  north: '',
  from: '',
  to: '',
  chain: '',
  limit: '',
};

/**
 * Questions to start from: each shows one thing that goes wrong unnoticed. The first is the one the explorer opens with. Their
 * requests stand here written out (a test holds them to `buildApiRequests`), so that pages without an explorer do not carry the code.
 */
export const QUERIES: readonly {title: string; teaches: string; fields: QuestionFields; requests: string[]}[] = [
  {
    title: 'Europe since 2026',
    teaches: 'A box, and an interval with an open end',
    fields: {
      ...EMPTY_QUERY,
      west: '-11',
      south: '35',
      east: '30',
      north: '60',
      from: '2026-01-01T00:00:00Z',
      limit: '10',
    },
    requests: ['/api/v0/location-proofs?fromTimestamp=2026-01-01T00:00:00Z&bbox=-11,35,30,60&limit=10'],
  },
  {
    title: 'Around Fiji',
    teaches: 'A box across the antimeridian: two requests',
    fields: {...EMPTY_QUERY, west: '176.8', south: '-19.3', east: '-178.2', north: '-15.9', limit: '100'},
    requests: [
      '/api/v0/location-proofs?bbox=176.8,-19.3,180,-15.9&limit=100',
      '/api/v0/location-proofs?bbox=-180,-19.3,-178.2,-15.9&limit=100',
    ],
  },
  {
    title: 'The Gulf of Guinea',
    teaches: 'Places on the equator and the prime meridian, for which the server has no coordinates',
    fields: {...EMPTY_QUERY, west: '-10', south: '-10', east: '12', north: '10', limit: '100'},
    requests: ['/api/v0/location-proofs?bbox=-10,-10,12,10&limit=100'],
  },
  {
    title: 'October 2026 on Sepolia',
    teaches: 'Closed ends and a chain, no box',
    fields: {
      ...EMPTY_QUERY,
      from: '2026-10-01T00:00:00Z',
      to: '2026-10-31T23:59:59.999Z',
      chain: 'sepolia',
      limit: '100',
    },
    requests: [
      '/api/v0/location-proofs?chain=sepolia&fromTimestamp=2026-10-01T00:00:00Z&toTimestamp=2026-10-31T23:59:59.999Z&limit=100',
    ],
  },
  {
    title: 'Central Russia',
    teaches: 'The position of a row with swapped axes',
    fields: {...EMPTY_QUERY, west: '30', south: '48', east: '50', north: '60', limit: '100'},
    requests: ['/api/v0/location-proofs?bbox=30,48,50,60&limit=100'],
  },
];
