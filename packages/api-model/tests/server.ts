import {readFileSync} from 'node:fs';
import {records} from '@site/data/records';
import {INDEXED_CHAINS, buildSampleRows} from '../ingest';
import {handleRequest} from '../server';
import type {ApiResponse, LocationProofRow, Server} from '../types';

export const sdl = readFileSync('data/reference/schema.graphql', 'utf8');

/** A server over the given rows, at a fixed time. */
export function createServer(rows: readonly LocationProofRow[], change: Partial<Server> = {}): Server {
  return {
    rows,
    database: 'up',
    now: () => new Date('2026-11-21T12:00:00Z'),
    origin: 'http://localhost:3000',
    chains: INDEXED_CHAINS,
    environment: 'production',
    sdl,
    ...change,
  };
}

export const testServer = createServer(buildSampleRows(records));

export const get = (target: string, server = testServer): ApiResponse => handleRequest(server, {method: 'GET', target});

export function runGraphQL(query: string, variables?: Record<string, unknown>, server = testServer): ApiResponse {
  return handleRequest(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, variables}),
  });
}

/** A row at a place (degrees, longitude first) and time; everything else is constant. */
export function createRow(
  uid: string,
  position: [number, number] | null,
  time: string,
  change: Partial<LocationProofRow> = {},
): LocationProofRow {
  return {
    uid,
    chain: 'base',
    prover: '0x00000000000000000000000000000000000000AA',
    subject: '0x0000000000000000000000000000000000000000',
    timestamp: time,
    event_timestamp: time,
    srs: 'EPSG:4326',
    location_type: 'geojson-point',
    location: '',
    longitude: position?.[0] ?? null,
    latitude: position?.[1] ?? null,
    geometry: position && {type: 'Point', coordinates: position},
    recipe_types: [],
    recipe_payloads: [],
    media_types: [],
    media_data: [],
    memo: '',
    revoked: false,
    created_at: time,
    updated_at: time,
    ...change,
  };
}
