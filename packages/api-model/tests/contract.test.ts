import {readFileSync} from 'node:fs';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {Validator} from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {deriveCoordinates} from '../ingest';
import {handleRequest} from '../server';
import {get, runGraphQL, testServer} from './server';

interface Media {
  schema: {$ref: string};
  example?: unknown;
}
interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  'x-example-request'?: string;
  parameters?: {name: string; description?: string; $ref?: string}[];
  requestBody?: {content: Record<string, Media>};
  responses: Record<string, {description: string; content: Record<string, Media>}>;
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
  /** What Redocly's linter calls an error, as text. */
  const redocly = async (source: string): Promise<string[]> => {
    const config = await createConfig({extends: ['recommended']});
    const problems = await lintFromString({source, absoluteRef: 'openapi.yaml', config});
    return problems
      .filter(({severity}) => severity === 'error')
      .map(({message, location}) => `${location[0]?.pointer ?? ''}: ${message}`);
  };

  it('is valid OpenAPI 3.1 to the schema validator', async () => {
    expect(await new Validator().validate(parse(text))).toEqual({valid: true});
  });

  it('has no error to the linter of Redocly', async () => {
    expect(await redocly(text)).toEqual([]);
  });

  it('has the 18 routes of the server and two for GraphQL, each with its own id', () => {
    expect(operations).toHaveLength(20);
    expect(new Set(operations.map(({operationId}) => operationId)).size).toBe(20);
  });

  const examples = operations.flatMap(({operationId, requestBody, responses}) => [
    ...Object.values(requestBody?.content ?? {}).map((media) => ({label: `${operationId} request`, media})),
    ...Object.entries(responses).flatMap(([status, {content}]) =>
      Object.values(content).map((media) => ({label: `${operationId} ${status}`, media})),
    ),
  ]);
  it.each(examples.filter(({media}) => media.example !== undefined))('contains a valid example: $label', ({media}) => {
    expect(problems(media.schema.$ref.replace(/^#/, '#'), media.example)).toBe('');
  });

  const {uid} = testServer.rows[0]!;
  it.each(operations.filter((operation) => operation['x-example-request']))(
    'agrees with the model: $operationId',
    (operation) => {
      const target = operation['x-example-request']!.replace(/^GET /, '').replace('{uid}', uid);
      const {status, contentType, body} = get(target);
      const media = operation.responses[status]?.content[contentType.split(';')[0]!];
      expect(media, `${target} answers ${status} ${contentType}`).toBeDefined();
      expect(problems(media!.schema.$ref, body)).toBe('');
    },
  );

  it.each([
    ['listLocationProofs', '/api/v0/location-proofs'],
    ['listLocationProofs', '/api/v0/location-proofs?bbox=1'],
    ['listLocationProofs', '/api/v0/location-proofs?bbox=1,2,3,4&bbox=1,2,3,4'],
    ['getLocationProof', '/api/v0/location-proofs/0x00'],
    ['getOgcCollection', '/api/ogc/collections/parcels'],
    ['listOgcFeatures', '/api/ogc/collections/location-proofs/items?limit=1000'],
    ['listOgcFeatures', '/api/ogc/collections/location-proofs/items?bbox=1'],
    ['listOgcFeatures', '/api/ogc/collections/parcels/items'],
    ['getOgcFeature', '/api/ogc/collections/location-proofs/items/0x00'],
    ['getOgcFeature', '/api/ogc/collections/parcels/items/0x00'],
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

  it('describes every parameter', () => {
    for (const {operationId, parameters = []} of operations) {
      for (const {name, description, $ref} of parameters)
        expect(description ?? $ref, `${operationId} ${name}`).toBeTruthy();
    }
  });
});

describe('the sample index', () => {
  it('contains the cases that the pages mention', () => {
    const {rows} = testServer;
    const named = (name: string) => rows.find(({memo}) => memo?.startsWith(name))!;
    // A comma pair whose first number can be a latitude is read the wrong way round; one that cannot is read right.
    expect(deriveCoordinates(named('Damavand').location)).toEqual({latitude: 52.11, longitude: 35.9556});
    expect(deriveCoordinates(named('Honolulu Harbor').location)?.longitude).toBe(-157.8656);
    expect(named('Null Island').geometry).toBeNull();
    expect(named('Tower of Hercules').longitude).toBeNull();
    expect(rows.filter(({revoked}) => revoked)).toHaveLength(6);
  });
});
