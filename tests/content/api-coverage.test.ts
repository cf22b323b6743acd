import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {requirements} from '../../data/conformance';
import {knownIssues} from '../../data/known-issues';
import {readContract} from '../../plugins/api-reference';
import {pageOfSchema, pageOfTag} from '../../plugins/api-reference/rest';

const pages = new Map(
  readdirSync('docs/api', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => [
      name === 'index.md' ? '/api' : `/api/${name.replace('.md', '').replaceAll('\\', '/')}`,
      readFileSync(`docs/api/${name}`, 'utf8'),
    ]),
);
const all = [...pages.values()].join('\n');
const contract = readContract();
const {operations, schemas} = contract;
const sampleNames = (folder: string, end: RegExp) =>
  readdirSync(`samples/${folder}`)
    .filter((name) => end.test(name))
    .map((name) => `samples/${folder}/${name}`);

describe('the pages of the API', () => {
  it.each([...operations.values()].map(({operationId, tags}) => ({operationId, page: pageOfTag[tags[0]!]!})))(
    '$page shows $operationId',
    ({operationId, page}) => {
      expect(pages.get(page)).toContain(`<Operation id="${operationId}" />`);
    },
  );

  it.each(Object.keys(schemas))('show the schema %s where links lead', (name) => {
    const page = pageOfSchema(name, contract);
    expect(page, `no operation uses ${name}`).toBeDefined();
    expect(pages.get(page!)).toContain(`<ApiSchema id="${name}" />`);
  });

  it('show the complete GraphQL schema, and the conformance table once', () => {
    for (const element of ['GraphQLReference', 'ConformanceTable']) expect(all.split(`<${element} />`)).toHaveLength(2);
  });

  it.each(sampleNames('graphql', /\.graphql$/).concat(sampleNames('api', /(?<!\.d)\.(sh|ts)$/)))(
    'show %s and its response, or lead to it',
    (path) => {
      if (all.includes(`(pathname:///${path})`)) return;
      expect(all).toContain(`file=${path} `);
      expect(all).toMatch(new RegExp(`output=${path.replaceAll('.', '\\.')}\\b`));
    },
  );

  it('name every column of a row in the data model', () => {
    for (const column of Object.keys(schemas.LocationProofRow?.properties ?? {}))
      expect(pages.get('/api/data-model')).toContain(`\`${column}\``);
  });

  it('warn of every severe issue outside the tables', () => {
    const told = [
      'api-null-geometry',
      'api-swallowed-errors',
      'api-revoked-flag',
      'api-event-time',
      'api-ogc-reset',
      'api-antimeridian',
    ];
    for (const id of told) {
      expect(knownIssues.some((issue) => issue.id === id)).toBe(true);
      expect(all).toContain(`<KnownIssue id="${id}" />`);
    }
  });

  it('promise no live service and no limits or keys of another one', () => {
    for (const lie of [
      /is live\b/i,
      /available at https/i,
      /100 requests per/i,
      /X-RateLimit/i,
      /my-location-proofs/,
      /\bOGC-compliant\b(?! \|)/,
    ])
      expect(all).not.toMatch(lie);
  });
});

describe('data/conformance.ts', () => {
  it('contains each requirement of the two declared classes once', () => {
    const of = (group: string) => requirements.filter((entry) => entry.group === group).map(({id}) => id);
    expect(of('core')).toHaveLength(35);
    expect(of('geojson')).toEqual(['/req/geojson/definition', '/req/geojson/content']);
    expect(new Set(requirements.map(({id}) => id)).size).toBe(requirements.length);
  });
});
