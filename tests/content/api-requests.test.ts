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
import {ensureProgram, ensurePython, python} from '../support/debian';
import {freePort} from '../support/port';
import {createApiServerFixture, type ApiServerFixture} from '../../packages/api-model/tests/download';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const model = loadSampleServer();
const uid = model.rows[0]!.uid;
const operations = [...readOpenApi().operations.values()].map((operation) => {
  const request = createExampleRequest(operation, uid);
  const of = new Map(createRequestSnippets(request).map((snippet) => [snippet.client, snippet]));
  return {operation, request, of, name: operation.operationId};
});
const executed = operations.filter(({operation}) => operation['x-example-request']);

let server: ApiServerFixture;
let base = '';
let scratch = '';

beforeAll(async () => {
  ensureProgram('curl', 'curl');
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

const environment = (): NodeJS.ProcessEnv => ({...process.env, BASE_URL: base});

/** What a client received, without what differs by nature: the address, and the moment of the answer. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(base, 'http://localhost:3000')
      .replace(/"(timestamp|timeStamp|lastUpdated)":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"$1":""'),
  );

const expected = ({operation, request}: (typeof operations)[number]): unknown =>
  comparable(handleRequest(model, {method: operation.method, target: buildRequestTarget(request)}).body);

/** Runs TypeScript blocks as a reader would save them, one after the other in one process; what each logs. */
async function runTypeScript(blocks: readonly string[]): Promise<unknown[]> {
  for (const [i, text] of blocks.entries())
    writeFileSync(join(scratch, `${i}.ts`), text.replace(/console\.log\((.*)\);$/, 'console.log(JSON.stringify($1));'));
  writeFileSync(join(scratch, 'all.ts'), blocks.map((_, i) => `await import('./${i}.ts');\n`).join(''));
  const {stdout} = await run('node', ['--import', 'tsx', join(scratch, 'all.ts')], {cwd: scratch, env: environment()});
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Runs Python blocks, one after the other in one process; what each prints. */
async function runPython(blocks: readonly string[]): Promise<unknown[]> {
  const {stdout} = await run(python[0], [...python.slice(1), '-c', blocks.join('\nprint("\x1e")\n')], {
    env: {...environment(), PYTHONIOENCODING: 'utf-8'},
  });
  return stdout.split('\x1e').map((text) => JSON.parse(text) as unknown);
}

describe('requests of the API reference', () => {
  const graphql = operations.filter(({operation}) => operation.tags[0] === 'graphql');
  const all = [...executed, ...graphql];
  const wanted = (): unknown[] => [
    ...executed.map(expected),
    ...graphql.map(() => ({data: {locationProofsCount: 163}})),
  ];
  const textsOf = (client: 'fetch' | 'python'): string[] => all.map(({of}) => of.get(client)!.text);

  it('cover every operation but those of an operator, which would change a real server', () =>
    expect(all).toHaveLength(operations.filter(({operation}) => operation.tags[0] !== 'operator').length));

  it.each(all.map((one, i) => [one.name, i, one] as const))('%s, by curl', async (_, i, one) => {
    const {stdout} = await run('sh', ['-c', one.of.get('curl')!.text], {env: environment()});
    expect(comparable(JSON.parse(stdout))).toEqual(wanted()[i]);
  });

  it('by fetch', async () => {
    expect((await runTypeScript(textsOf('fetch'))).map(comparable)).toEqual(wanted());
  });

  it('by Python', async () => {
    expect((await runPython(textsOf('python'))).map(comparable)).toEqual(wanted());
  });
});
