import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildPlayground} from '../../plugins/playground/build';
import type {PlaygroundIndex} from '../../src/lib/playground/types';
import {files, readBuilt} from '../support/builtSite';

const folder = 'assets/run/';
const published = files.filter((file) => file.startsWith(folder));
const index = JSON.parse(readFileSync('.docusaurus/astral-playground/default/index.json', 'utf8')) as PlaygroundIndex;

describe('what the playground loads', () => {
  it('weighs at most 250 KB for a program with ethers, as the first press fetches it', () => {
    const {runtime, frame, modules, programs} = index;
    const first = [runtime, frame, modules.ethers!.file!, programs['samples/hello/record.ts']!];
    const weigh = (file: string): number => brotliCompressSync(readBuilt(folder + file)).length;
    expect(first.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(250_000);
  });

  it('is the same at each build', async () => {
    const {files: again} = await buildPlayground();
    expect([...again.keys()].map((file) => folder + file).sort()).toEqual(published);
  });

  it('holds no path of the machine that built it', () =>
    expect(published.filter((file) => readBuilt(file).includes(process.cwd()))).toEqual([]));
});

// Of the tutorial, the first page runs, by programs that tests/engines runs; what sends transactions says why it does not.
it.each([
  ['intro', 2, 0],
  ['intro/register', 0, 1],
  ['intro/revoke', 0, 1],
])('/%s has %i blocks that run, and says of %i that they need a chain', (page, blocks, reasons) => {
  const html = readBuilt(`${page}/index.html`);
  expect(html.match(/data-run=/g)?.length ?? 0).toBe(blocks);
  expect(html.match(/Not runnable on this page: it needs a chain/g)?.length ?? 0).toBe(reasons);
});
