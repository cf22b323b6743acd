import {readFileSync} from 'node:fs';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {handleRequest} from '../server';
import {runGraphQL, testServer} from './server';

interface Media {
  schema: {$ref: string};
}
interface Operation {
  operationId: string;
  'x-example-request'?: string;
  responses: Record<string, {content: Record<string, Media>}>;
}
const text = readFileSync('data/reference/openapi.yaml', 'utf8');
const contract = parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: {schemas: Record<string, object>};
};
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({path, method, ...operation})),
);

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
ajv.addSchema({$id: 'contract', components: contract.components});
/** Errors of a value against a component schema, as text; empty when it is valid. */
function problems(reference: string, value: unknown): string {
  const check = ajv.getSchema(`contract${reference}`);
  if (!check) throw new Error(`${reference}: no such schema`);
  return check(value) ? '' : ajv.errorsText(check.errors);
}

describe('data/reference/openapi.yaml', () => {
  it('is valid OpenAPI 3.1, with valid examples, a description of each parameter and an id for each operation', async () => {
    const rules = {
      'no-invalid-media-type-examples': 'error',
      'operation-operationId': 'error',
      'parameter-description': 'error',
    } as const;
    const config = await createConfig({extends: ['recommended'], rules});
    const problems = await lintFromString({source: text, absoluteRef: 'openapi.yaml', config});
    expect(
      problems
        .filter(({severity}) => severity === 'error')
        .map(({message, location}) => `${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  });

  it('has the 18 routes of the server and two for GraphQL', () => {
    expect(operations).toHaveLength(20);
  });

  const {uid} = testServer.rows[0]!;
  it.each([
    ...operations.flatMap(({operationId, 'x-example-request': example}) =>
      example ? [[operationId, example.replace(/^GET /, '').replace('{uid}', uid)]] : [],
    ),
    ['listLocationProofs', '/api/v0/location-proofs'],
    ['listLocationProofs', '/api/v0/location-proofs?bbox=1'],
    ['getLocationProof', '/api/v0/location-proofs/0x00'],
    ['getOgcCollection', '/api/ogc/collections/parcels'],
    ['listOgcFeatures', '/api/ogc/collections/location-proofs/items?bbox=1'],
    ['listOgcFeatures', '/api/ogc/collections/parcels/items'],
    ['getOgcFeature', '/api/ogc/collections/location-proofs/items/0x00'],
    ['getGraphQL', '/graphql?query=%7BlocationProofsCount%7D', {'content-type': 'application/json'}],
    ['getGraphQL', '/graphql?query=%7BlocationProofsCount%7D', {accept: 'text/html'}],
    ['getGraphQL', '/graphql?query=%7BlocationProofsCount%7D'],
    ['getGraphQL', '/graphql?query=mutation%20%7Bx%7D', {'content-type': 'application/json'}],
    [
      'getGraphQL',
      '/graphql?query=%7BlocationProofsCount%7D',
      {'content-type': 'application/json', accept: 'image/png'},
    ],
  ] as [string, string, Record<string, string>?][])(
    'describes the response of the model: %s for %s %j',
    (id, target, headers = {}) => {
      const operation = operations.find(({operationId}) => operationId === id)!;
      const {status, contentType, body} = handleRequest(testServer, {method: 'GET', target, headers});
      const media = operation.responses[status]?.content[contentType.split(';')[0]!];
      expect(media, `${status} ${contentType}`).toBeDefined();
      expect(problems(media!.schema.$ref, body)).toBe('');
    },
  );

  it('describes GraphQL responses', () => {
    for (const query of ['{ locationProofsCount }', '{', '{ locationProofs(filter: null) { uid } }']) {
      expect(problems('#/components/schemas/GraphQLResponse', runGraphQL(query).body)).toBe('');
    }
  });
});
