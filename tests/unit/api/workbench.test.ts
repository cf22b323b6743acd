import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {GRAPHQL_EXAMPLES} from '../../../src/tools/GraphQLWorkbench/examples';
import {buildGraphQLSchema} from '@astral-docs/api-model/graphql';
import {lintGraphQL, parseGraphQLVariables} from '../../../src/lib/api/workbench';
import {sdl} from '@astral-docs/api-model/tests/server';

const schema = buildGraphQLSchema(sdl);
it('the examples are the operations of samples/graphql, and those with a variable have a file of them', () => {
  const operations = readdirSync('samples/graphql').filter((name) => name.endsWith('.graphql'));
  expect(GRAPHQL_EXAMPLES.map(({name}) => `${name}.graphql`).sort()).toEqual(operations.sort());
  for (const {name} of GRAPHQL_EXAMPLES)
    expect(readFileSync(`samples/graphql/${name}.graphql`, 'utf8').includes('$'), name).toBe(
      existsSync(`samples/graphql/${name}.variables.json`),
    );
});

describe('problems', () => {
  it('stand where they are', () => {
    const text = '{\n  locationProofs {\n    uid\n    place\n  }\n}';
    const [problem, ...more] = lintGraphQL(schema, text);
    expect(more).toEqual([]);
    expect(text.slice(problem!.from, problem!.to)).toBe('place');
    expect(problem).toMatchObject({line: 4, column: 5, message: expect.stringContaining('Cannot query field "place"')});
  });

  it('of a text that does not parse lie inside the text', () => {
    for (const text of ['{', '{ locationProofsCount', 'query (', '\u0000', '}']) {
      const [problem] = lintGraphQL(schema, text);
      expect(problem!.message).toMatch(/^Syntax Error/);
      expect(problem!.from).toBeLessThanOrEqual(text.length);
      expect(problem!.to).toBeLessThanOrEqual(text.length);
    }
  });

  it('are none in an empty text', () => expect(lintGraphQL(schema, ' \n')).toEqual([]));
});

describe('variables', () => {
  it('are an object, or nothing', () => {
    expect(parseGraphQLVariables(' ')).toEqual({});
    expect(parseGraphQLVariables('{"a": 0}')).toEqual({variables: {a: 0}});
    expect(parseGraphQLVariables('[1]').problem).toMatch(/one JSON object/);
    expect(parseGraphQLVariables('null').problem).toMatch(/one JSON object/);
    expect(parseGraphQLVariables('{a').problem).toMatch(/not JSON: line 1, column 2/);
  });
});
