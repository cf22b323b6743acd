/**
 * The samples of the API, answered by the model of the server. `vitest … -u` records what they print; without it each
 * output has to be what is recorded. api-server.test.ts asks the same of the server that readers download.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleServer} from '../../plugins/api-reference';
import {handle} from '../../api-model/server';
import type {ApiResponse} from '../../api-model/types';

const root = join(import.meta.dirname, '../..');
const server = sampleServer(root);
const list = (folder: string, end: string) =>
  readdirSync(join(root, 'samples', folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `samples/${folder}/${name}`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const recordOf = (path: string) => join(root, path.replace(/\.\w+$/, '.out.txt'));
const text = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body, null, 2));

/** What a curl call of a sample asks for: one quoted address, and `-s`, `-w`, `-g`, `-H` and `-d` as options. */
function ask(source: string): {answer: ApiResponse; withStatus: boolean} {
  const command = source.split('\n').slice(1).join(' ').replace(/\\ +/g, ' ');
  const target = /"\$BASE_URL([^"]*)"/.exec(command)?.[1];
  if (!target || !command.startsWith('curl ')) throw new Error(`no curl call of $BASE_URL: ${command}`);
  const body = / -d '([^']*)'/.exec(command)?.[1];
  const [, name = '', value = ''] = / -H '([^:']+):\s*([^']*)'/.exec(command) ?? [];
  const answer = handle(server, {
    method: body ? 'POST' : 'GET',
    target,
    headers: {[name.toLowerCase()]: value},
    ...(body ? {body} : {}),
  });
  return {answer, withStatus: / -w /.test(command)};
}

describe('GraphQL operations', () => {
  it.each(list('graphql', '.graphql'))('%s returns the recorded response', async (path) => {
    const variables = path.replace('.graphql', '.variables.json');
    const query = read(path);
    const body = JSON.stringify({
      query,
      ...(existsSync(join(root, variables)) ? {variables: JSON.parse(read(variables))} : {}),
    });
    const answer = handle(server, {
      method: 'POST',
      target: '/graphql',
      headers: {'content-type': 'application/json'},
      body,
    });
    expect(answer.status, 'every operation on a page validates').toBe(200);
    await expect(`${text(answer.body)}\n`).toMatchFileSnapshot(recordOf(path));
  });
});

describe('curl calls', () => {
  it.each(list('api', '.sh'))('%s returns the recorded response', async (path) => {
    const {answer, withStatus} = ask(read(path));
    const tail = withStatus ? `\n${answer.status} ${answer.contentType}` : '';
    await expect(`${text(answer.body).trimEnd()}${tail}\n`).toMatchFileSnapshot(recordOf(path));
  });
});
