/** Every request that the API reference prints for a client, executed against the server that readers download. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readOpenApi, loadSampleServer} from '../../plugins/api-reference';
import {createExampleRequest} from '../../plugins/api-reference/requests';
import {createRequestSnippets, buildRequestTarget} from '../../src/lib/api/requests';
import {handleRequest} from '@astral-docs/api-model/server';
import {ensurePrograms, ensurePython, python} from '../support/debian';
import {freePort} from '../support/port';
import {createApiServerFixture, type ApiServerFixture} from '../../packages/api-model/tests/download';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const model = loadSampleServer();
const uid = model.rows[0]!.uid;
const operations = [...readOpenApi().operations.values()].map((operation) => {
  const request = createExampleRequest(operation, uid);
  const of = new Map(createRequestSnippets(request).map((snippet) => [snippet.client, snippet]));
  return {operation, request, of};
});
const executed = operations.filter(({operation}) => operation['x-example-request']);

let server: ApiServerFixture;
let base = '';
let scratch = '';

beforeAll(async () => {
  ensurePrograms('curl');
  ensurePython();
  scratch = mkdtempSync(join(tmpdir(), 'api-requests-'));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  writeFileSync(join(scratch, 'package.json'), '{"type": "module"}');
  server = createApiServerFixture();
  const port = await freePort();
  base = `http://localhost:${port}`;
  await server.start(String(port));
}, 300_000);
afterAll(() => {
  server.remove();
  rmSync(scratch, {recursive: true, force: true});
});

/** What a client received, without what differs by nature: the address, and the moment of the answer. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(base, 'http://localhost:3000')
      .replace(/"(timestamp|timeStamp|lastUpdated)":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"$1":""'),
  );

const expected = ({operation, request}: (typeof operations)[number]): unknown =>
  comparable(handleRequest(model, {method: operation.method, target: buildRequestTarget(request)}).body);

/** What parts the output of one block from that of the next. */
const mark = '\x1e';

/** The command that runs the blocks of a client as a reader would save them, one after the other in one process. */
const clients: Readonly<Record<'curl' | 'fetch' | 'python', (blocks: readonly string[]) => readonly string[]>> = {
  curl: (blocks) => ['sh', '-c', blocks.join(`\nprintf '${mark}'\n`)],
  fetch: (blocks) => {
    for (const [i, text] of blocks.entries())
      writeFileSync(
        join(scratch, `${i}.ts`),
        text.replace(/console\.log\((.*)\);$/, `console.log(JSON.stringify($1), '${mark}');`),
      );
    writeFileSync(join(scratch, 'all.ts'), blocks.map((_, i) => `await import('./${i}.ts');\n`).join(''));
    return ['node', '--import', 'tsx', join(scratch, 'all.ts')];
  },
  python: (blocks) => [...python, '-c', blocks.join(`\nprint("${mark}")\n`)],
};

describe('requests of the API reference', () => {
  const graphql = operations.filter(({operation}) => operation.tags[0] === 'graphql');
  const all = [...executed, ...graphql];
  it('cover every operation but those of an operator, which would change a real server', () =>
    expect(all).toHaveLength(operations.filter(({operation}) => operation.tags[0] !== 'operator').length));

  it.each(['curl', 'fetch', 'python'] as const)('get by %s what the server answers', async (client) => {
    const [program, ...args] = clients[client](all.map(({of}) => of.get(client)!.text));
    const env = {...process.env, BASE_URL: base, PYTHONIOENCODING: 'utf-8'};
    const {stdout} = await run(program!, args, {cwd: scratch, env});
    const answers = stdout.split(mark).filter((text) => text.trim());
    expect(answers.map((text) => comparable(JSON.parse(text)))).toEqual([
      ...executed.map(expected),
      ...graphql.map(() => ({data: {locationProofsCount: 163}})),
    ]);
  });
});
