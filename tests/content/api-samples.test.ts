/**
 * The GraphQL operations of the samples, answered by the model of the server. `vitest … -u` records the responses; without it each
 * has to be what is recorded.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {loadSampleServer} from '../../plugins/api-reference';
import {handleGraphQL} from '@astral-docs/api-model/server';

const root = join(import.meta.dirname, '../..');
const server = loadSampleServer();
const read = (name: string) => readFileSync(join(root, 'samples/graphql', name), 'utf8');
const names = readdirSync(join(root, 'samples/graphql')).filter((name) => name.endsWith('.graphql'));

it.each(names)('samples/graphql/%s returns the recorded response', async (name) => {
  const variables = name.replace('.graphql', '.variables.json');
  const given = existsSync(join(root, 'samples/graphql', variables)) && {
    variables: JSON.parse(read(variables)) as object,
  };
  const {status, body} = handleGraphQL(server, {query: read(name), ...given});
  expect(status, 'every operation on a page validates').toBe(200);
  const recorded = join(root, 'samples/graphql', name.replace('.graphql', '.out.txt'));
  await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot(recorded);
});
