import {readFileSync} from 'node:fs';
import {records} from '@site/data/records';
import type {IndexedAttestation} from '../ingest';
import {createSampleServer} from '../sample';
import {handleGraphQL, handleRequest} from '../server';
import type {ApiResponse} from '../types';

export const sdl = readFileSync('data/reference/schema.graphql', 'utf8');

export const testServer = createSampleServer(records, sdl);

export const get = (target: string, server = testServer): ApiResponse => handleRequest(server, {method: 'GET', target});

export const runGraphQL = (query: string, server = testServer): ApiResponse => handleGraphQL(server, {query});

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
