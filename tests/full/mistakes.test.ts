import type {ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launch} from '../../bench/support/browser';
import {freePort} from '../../scripts/port';
import {ensureChromium} from '../../scripts/browsers';
import {copyProject, endNpm, shell, startNpm} from '../../scripts/copy';
import {after, during, lineOf, type Mistake, mistakes, page, saves} from './mistakes';

let copy = '';
beforeAll(() => {
  copy = copyProject();
  // The first run checks everything that no earlier run has: a contributor waits for it once.
  const {status, output} = shell(copy, 'npm run lint');
  expect(status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('npm run lint', () => {
  it('sees a mistake', {timeout: 600_000}, async () => {
    const [mistake] = mistakes as [Mistake];
    const {status, output} = await during(copy, mistake, () => shell(copy, 'npm run lint'));
    expect(status, output).toBe(1);
    expect(output).toMatch(lineOf(mistake));
  });

  it('reads one page again for a changed word, and runs no program', {timeout: 600_000}, async () => {
    const word: Mistake = {name: 'a word', file: page, make: after('A record says who was where.'), says: /./};
    const {status, output} = await during(copy, word, () => shell(copy, 'npm run lint'));
    expect(status, output).toBe(0);
    expect(output).toContain('1 pages read again, 0 programs run');
  });
});

describe('npm start', () => {
  let server: ChildProcess;
  let said = '';
  let port = 0;

  const until = async (seen: () => boolean, seconds: number): Promise<boolean> => {
    const last = performance.now() + seconds * 1000;
    while (!seen() && performance.now() < last) await pause(20);
    return seen();
  };

  beforeAll(async () => {
    port = await freePort();
    server = startNpm(copy, 'start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => (said += text.toString()));
    expect(await until(() => /compiled successfully/i.test(said) && said.includes('No findings'), 300), said).toBe(
      true,
    );
    // Compiler and dictionaries are loaded in advance.
    await pause(10_000);
  }, 400_000);
  afterAll(() => endNpm(server));

  const ways = Object.entries(saves);
  it.each(mistakes.map((mistake, at) => ({...mistake, at, way: ways[at % ways.length]![0]})))(
    'sees $name, saved $way',
    {timeout: 120_000},
    async ({at, way}) => {
      const mistake = mistakes[at]!;
      said = '';
      const seen = async () => expect(await until(() => lineOf(mistake).test(said), 60), said).toBe(true);
      await during(copy, mistake, seen, saves[way]);
      expect(said).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
      said = '';
      expect(await until(() => said.includes('No findings'), 60), said).toBe(true);
    },
  );

  it('misses none of 40 saves', {timeout: 240_000}, async () => {
    const [mistake] = mistakes as [Mistake];
    for (let save = 0; save < 20; save += 1) {
      const [way, write] = ways[save % ways.length]!;
      said = '';
      const seen = async () => expect(await until(() => lineOf(mistake).test(said), 10), `${way}\n${said}`).toBe(true);
      await during(copy, mistake, seen, write);
      said = '';
      expect(await until(() => said.includes('No findings'), 10), `${way}\n${said}`).toBe(true);
    }
  });

  it('goes on after data that do not compile', {timeout: 300_000}, async () => {
    const file = join(copy, 'data', 'glossary.ts');
    const text = readFileSync(file, 'utf8');
    said = '';
    writeFileSync(file, `${text}const = 1;\n`);
    try {
      expect(await until(() => said.includes('The checks have stopped.'), 60), said).toBe(true);
    } finally {
      said = '';
      writeFileSync(file, text);
    }
    expect(await until(() => said.includes('No findings'), 200), said).toBe(true);
  });

  it('shows findings above the open page', {timeout: 120_000}, async () => {
    ensureChromium();
    const browser = await launch();
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/intro`);
      const found = tab.locator('check-findings li');
      await during(copy, mistakes[0]!, async () => {
        await found.first().waitFor({timeout: 30_000});
        expect(await found.first().textContent()).toMatch(/docs\/intro\.md:\d+:\d+ .*Berlin with its axes swapped/);
      });
      await found.first().waitFor({state: 'detached', timeout: 30_000});
    } finally {
      await browser.close();
    }
  });
});
