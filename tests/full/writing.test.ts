import {type ChildProcess, execFileSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launch} from '../../bench/support/browser';
import {ensureChromium} from '../support/browsers';
import {copyProject, endNpm, shell, startNpm} from '../support/copy';
import {freePort} from '../support/port';

/** Ways in which editors and tools save a file. */
const ways: readonly [way: string, save: (path: string, text: string) => void][] = [
  ['in place', writeFileSync],
  [
    'by a new file that takes the name',
    (path, text) => {
      writeFileSync(`${path}~`, text);
      renameSync(`${path}~`, path);
    },
  ],
  [
    'by removing the old file first',
    (path, text) => {
      rmSync(path);
      writeFileSync(path, text);
    },
  ],
  [
    'by sed -i',
    (path, text) => {
      writeFileSync(`${path}.new`, text);
      execFileSync('sed', ['-i', '-e', `r ${path}.new`, '-e', 'd', path]);
      rmSync(`${path}.new`);
    },
  ],
];

const finding = /^docs\/intro\.md:\d+:\d+ .*Berlin with its axes swapped\. Write \[13\.405, 52\.52\]/m;

let copy = '';
let page = '';
let right = '';
let wrong = '';
beforeAll(() => {
  copy = copyProject();
  page = join(copy, 'docs/intro.md');
  right = readFileSync(page, 'utf8');
  wrong = right.replace('\n\n## ', '\n\nBerlin is at 52.52, 13.405.\n\n## ');
  // The first run checks everything that no earlier run has: a contributor waits for it once.
  const {status, output} = shell(copy, 'npm run lint');
  expect(status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}));

it('npm run lint reads one page again for a changed line, and reports its mistake', {timeout: 600_000}, () => {
  writeFileSync(page, wrong);
  const {status, output} = shell(copy, 'npm run lint');
  writeFileSync(page, right);
  expect(status, output).toBe(1);
  expect(output).toMatch(finding);
  expect(output).toContain('1 pages read again, 0 programs run');
});

describe('npm start', () => {
  let server: ChildProcess;
  let output = '';
  let port = 0;

  /** Waits for a text in the output since the last save. */
  async function waitFor(text: RegExp, seconds: number): Promise<void> {
    const last = performance.now() + seconds * 1000;
    while (!text.test(output) && performance.now() < last) await pause(20);
    expect(output).toMatch(text);
    output = '';
  }

  beforeAll(async () => {
    port = await freePort();
    server = startNpm(copy, 'start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    await waitFor(/compiled successfully[\s\S]*No findings|No findings[\s\S]*compiled successfully/i, 300);
    // Compiler and dictionaries are loaded in advance.
    await pause(10_000);
  }, 400_000);
  afterAll(() => endNpm(server));

  it.each(ways)('reports a mistake and its correction, saved %s', {timeout: 120_000}, async (_, save) => {
    save(page, wrong);
    await waitFor(finding, 20);
    save(page, right);
    await waitFor(/No findings/, 20);
  });

  it('goes on after data that do not compile', {timeout: 300_000}, async () => {
    const file = join(copy, 'data', 'glossary.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}const = 1;\n`);
    await waitFor(/The checks have stopped\./, 60);
    writeFileSync(file, text);
    await waitFor(/No findings/, 200);
  });

  it('shows findings above the open page until they are gone', {timeout: 120_000}, async () => {
    ensureChromium();
    const browser = await launch();
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/intro`);
      const found = tab.locator('check-findings li').first();
      writeFileSync(page, wrong);
      await found.waitFor({timeout: 30_000});
      expect(await found.textContent()).toMatch(finding);
      writeFileSync(page, right);
      await found.waitFor({state: 'detached', timeout: 30_000});
    } finally {
      await browser.close();
    }
  });
});
