/** The server that readers download, started in an empty folder and asked by curl, the sample programs, GDAL and generated clients. */
import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {Contract, JsonRpcProvider, Wallet, ZeroHash} from 'ethers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {EAS_ABI, SCHEMA_UID, encodePlace} from 'astral-samples/offchain/location';
import {KEYS, SEPOLIA, startLocalChain} from 'astral-samples/onchain/local-chain';
import {freePort} from '@site/tests/support/port';
import {createApiServerFixture, type ApiServerFixture} from './download';

const root = join(import.meta.dirname, '../../..');
const loader = join(root, 'node_modules/tsx/dist/loader.mjs');
const run = promisify(execFile);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

let server: ApiServerFixture;
let port = 0;
let fixedPort = 0;
let base = '';
let scratch = '';

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'api-clients-'));
  server = createApiServerFixture();
  port = await freePort();
  base = `http://localhost:${port}`;
  expect((await server.start(String(port))).output).toBe(
    `Model of the Astral API on ${base}, 163 sample rows. Stop it with Ctrl+C.\n`,
  );
  fixedPort = await freePort();
  await server.start(String(fixedPort), '--fix-links');
}, 300_000);
afterAll(() => {
  server.remove();
  rmSync(scratch, {recursive: true, force: true});
});

/** What curl prints, as the pages show it: the address and the moment of the recording, without empty lines. */
const asRecorded = (output: string): string =>
  `${output
    .replaceAll(base, 'http://localhost:3000')
    .replace(/("timeStamp": ")[^"]*/, '$12026-11-21T12:00:00.000Z')
    .replace(/\n{2,}/g, '\n')
    .trimEnd()}\n`;

describe('api-server.ts', () => {
  it.each(readdirSync(join(root, 'samples/api')).filter((name) => name.endsWith('.sh')))(
    'responds to %s, pasted into a shell, as the page shows it',
    async (name) => {
      const {stdout} = await run('sh', ['-c', read(`samples/api/${name}`)], {env: {...process.env, BASE_URL: base}});
      await expect(asRecorded(stdout)).toMatchFileSnapshot(
        join(root, `samples/api/${name.replace('.sh', '.out.txt')}`),
      );
    },
  );

  it('sends JSON in one line to everything but curl', async () => {
    expect(await (await fetch(`${base}/health`)).text()).toBe('{"status":"ok","message":"Astral API is running"}');
  });

  it('marks each response as that of a model', async () => {
    for (const path of ['/', '/health', '/nowhere', '/graphql', '/api/ogc', '/api/sync/status']) {
      const response = await fetch(base + path);
      expect(response.headers.get('Astral-Model'), path).toMatch(/^not a live server; a model of/);
    }
  });

  it('tags responses, and sends 304 to a client that has the tag', async () => {
    const first = await fetch(`${base}/health`);
    const tag = first.headers.get('ETag')!;
    expect(tag).toBe('W/"31-O07n6xiDKY6icyOTqm2xDyYCfTs"');
    const again = await fetch(`${base}/health`, {headers: {'If-None-Match': tag}, cache: 'no-store'});
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('adds the records of a chain, marks revoked ones, and serves its own when the chain does not respond', async () => {
    const chain = await startLocalChain();
    const provider = new JsonRpcProvider(chain.url, 11155111, {staticNetwork: true, cacheTimeout: -1});
    const wallet = new Wallet(KEYS.user, provider);
    const eas = new Contract(SEPOLIA.eas, EAS_ABI, wallet);
    const other = await freePort();
    await server.start(String(other), '--chain', chain.url);
    const rows = async (): Promise<Record<string, unknown>[]> => {
      const path = `/api/v0/location-proofs?prover=${wallet.address}&limit=10`;
      return ((await (await fetch(`http://localhost:${other}${path}`)).json()) as {data: []}).data;
    };
    expect(await rows()).toEqual([]);
    const data = {recipient: wallet.address, expirationTime: 0, revocable: true, refUID: ZeroHash, value: 0};
    const place = encodePlace({location: {type: 'Point', coordinates: [-0.001475, 51.477812]}, memo: 'mine'});
    await (await eas.getFunction('attest')({schema: SCHEMA_UID, data: {...data, data: place}})).wait();
    await (await eas.getFunction('attest')({schema: SCHEMA_UID, data: {...data, data: '0x1234'}})).wait();
    const [row] = await rows();
    expect(row).toMatchObject({chain: 'sepolia', longitude: -0.001475, memo: 'mine', revoked: false});
    await (await eas.getFunction('revoke')({schema: SCHEMA_UID, data: {uid: row?.uid, value: 0}})).wait();
    expect((await rows()).map(({revoked}) => revoked)).toEqual([true]);
    provider.destroy();
    chain.stop();
    // The chain answers on open connections until its process has ended.
    await expect.poll(rows, {timeout: 20_000}).toEqual([]);
  }, 60_000);

  it('does not pretend to have a worker', async () => {
    const response = await fetch(`${base}/api/sync/status`);
    expect([response.status, await response.json()]).toEqual([
      501,
      {error: 'This model does not support this request: /api/sync/status: operator operations are not modelled.'},
    ]);
  });

  it('reports in one sentence what is wrong with a port, and how to fix it', async () => {
    const taken = await server.start(String(port));
    expect(taken.code).toBe(1);
    expect(taken.output).toBe(
      `Port ${port} is in use: stop the program that uses it, or choose another port, for example npx tsx api-server.ts 3000\n`,
    );
    const wrong = await server.start('http');
    expect([wrong.code, wrong.output.split('\n').length]).toEqual([2, 2]);
    expect(wrong.output).toContain('http is not a port: choose a number from 1 to 65535');
    expect((await server.start('--port=1')).output).toContain('--port=1 is not an option.');
  });

  it('holds no path of the machine that built it', () =>
    expect(readFileSync(join(server.folder, 'api-server.ts'), 'utf8')).not.toContain(root));
});

describe('the sample programs', () => {
  const cases = [
    ...readdirSync(join(root, 'samples/api'))
      .filter((name) => /(?<!\.d)\.ts$/.test(name))
      .map((name) => `samples/api/${name}`),
    'samples/graphql/typed.ts',
  ];
  const start = (path: string, address: string, ...args: string[]) =>
    run(process.execPath, ['--import', loader, join(root, path), ...args], {
      cwd: join(root, path, '..'),
      env: {PATH: process.env.PATH, BASE_URL: address},
    });

  it.each(cases)('%s prints the recorded output', async (path) => {
    await expect((await start(path, base)).stdout).toMatchFileSnapshot(join(root, path.replace('.ts', '.out.txt')));
  });

  it.each([...cases, 'samples/graphql/generate.ts'])('%s explains what to do when no server responds', async (path) => {
    const free = await freePort();
    const failure = await start(path, `http://localhost:${free}`).catch((error: {stderr: string}) => error);
    expect(failure.stderr.trim()).toBe(
      `No server answers at http://localhost:${free}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
    );
  });

  it.each(['read-all', 'deep-pages', 'antimeridian'])('%s.ts fails when the database fails half-way', async (name) => {
    const pages = [2, 0].map((n) => ({data: n ? [{uid: 1}] : [], pagination: {total: n, next: n ? '/' : null}}));
    const half = createServer((_, response) => response.end(JSON.stringify(pages.shift())));
    const free = await freePort();
    half.listen(free);
    const failure = await start(`samples/api/${name}.ts`, `http://localhost:${free}`).catch((error: Error) => error);
    half.close();
    expect(String(failure)).toContain('Only 1 of 2 rows came: read again.');
  });

  it('typed.ts and generate.ts say which package is missing', async () => {
    for (const path of ['samples/api/typed.ts', 'samples/graphql/generate.ts']) {
      const alone = join(scratch, path.replaceAll('/', '-').replace('.ts', '.mts'));
      cpSync(join(root, path), alone);
      const failure = await run(process.execPath, ['--import', loader, alone], {cwd: scratch}).catch(
        (error: {stderr: string}) => error,
      );
      expect(failure.stderr.trim()).toMatch(/missing: run npm install \S+/);
    }
  });
});

describe('generated clients', () => {
  it('openapi-typescript makes the types of the sample from the published contract', async () => {
    const target = join(scratch, 'api-types.d.ts');
    await run(
      process.execPath,
      [join(root, 'node_modules/openapi-typescript/bin/cli.js'), 'data/reference/openapi.yaml', '-o', target],
      {cwd: root},
    );
    expect(readFileSync(target, 'utf8')).toBe(read('samples/api/api-types.d.ts'));
  });

  it('graphql-codegen creates the types of the sample from the introspected schema', async () => {
    const folder = join(scratch, 'graphql');
    cpSync(join(root, 'samples/graphql'), folder, {recursive: true});
    rmSync(join(folder, 'near-types.d.ts'));
    cpSync(join(root, 'samples/package.json'), join(folder, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const {stdout} = await run(process.execPath, ['--import', loader, 'generate.ts'], {
      cwd: folder,
      env: {PATH: process.env.PATH, BASE_URL: base},
    });
    expect(stdout).toBe('near-types.d.ts: types of near.graphql\n');
    expect(readFileSync(join(folder, 'near-types.d.ts'), 'utf8')).toBe(read('samples/graphql/near-types.d.ts'));
  });
});

/** GDAL is a program of the system: a machine without it says so, and leaves its tests out. */
const hasGdal = spawnSync('ogrinfo', ['--version']).error === undefined;
if (!hasGdal) console.log('GDAL (gdal-bin) is missing: nothing reads the model as a GIS does.');

if (hasGdal)
  describe('GDAL', () => {
    /** Number of features of a source; NaN when GDAL cannot open it, whatever its exit status is. */
    const count = (source: string, ...more: string[]): number => {
      const {stdout} = spawnSync('ogrinfo', ['-so', '-al', ...more, source], {encoding: 'utf8'});
      return Number(/Feature Count: (\d+)/.exec(stdout)?.[1]);
    };
    const items = (address: string) => `${address}/api/ogc/collections/location-proofs/items`;

    it('reads a page of items as GeoJSON into a GeoPackage', () => {
      const file = join(scratch, 'rows.gpkg');
      execFileSync('ogr2ogr', ['-f', 'GPKG', file, `${items(base)}?limit=1000`], {stdio: 'ignore'});
      expect(existsSync(file)).toBe(true);
      expect(count(file)).toBe(163);
      expect(count(`${items(base)}?limit=10&bbox=-11,35,30,60`)).toBe(10);
    });

    it('reads no feature through its OAPIF driver, because the links leave out /api', () => {
      expect(count(`OAPIF:${base}/api/ogc`) || 0).toBe(0);
    });

    it('discovers it with its OAPIF driver when the links are repaired, reads every page and sends boxes', () => {
      const source = `OAPIF:http://localhost:${fixedPort}/api/ogc`;
      const file = join(scratch, 'pages.gpkg');
      execFileSync('ogr2ogr', ['-f', 'GPKG', file, source, '-oo', 'PAGE_SIZE=50'], {stdio: 'ignore'});
      expect(count(file)).toBe(163);
      expect(count(source, '-spat', '-11', '35', '30', '60')).toBe(26);
    });
  });
