import {readFileSync} from 'node:fs';
import {records} from '@site/data/records';
import type {IndexedAttestation} from '../ingest';
import {createSampleServer} from '../sample';
import {handleRequest} from '../server';
import type {ApiResponse} from '../types';

export const sdl = readFileSync('data/reference/schema.graphql', 'utf8');

export const testServer = createSampleServer(records, sdl);

export const get = (target: string, server = testServer): ApiResponse => handleRequest(server, {method: 'GET', target});

export function runGraphQL(query: string, variables?: Record<string, unknown>, server = testServer): ApiResponse {
  return handleRequest(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, variables}),
  });
}

/** An attestation that leaves open what it can. */
export const attestation: IndexedAttestation = {
  uid: '0x01',
  chain: 'base',
  attester: '0xA',
  recipient: '',
  timeCreated: 1_740_000_000,
  revocationTime: 0,
  eventTimestamp: 1_739_000_000,
  srs: '',
  locationType: '',
  location: '51.48,0',
  recipeType: [],
  recipePayload: [],
  mediaType: [],
  mediaData: [],
  memo: '',
};
