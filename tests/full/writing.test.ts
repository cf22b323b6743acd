import type {ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ensureEngines, launchChromium} from '../support/browsers';
import {copyProject, endNpm, startNpm} from '../support/copy';
import {freePort} from '../support/port';

let copy = '';
let port = 0;
let output = '';
let server: ChildProcess;

/** Waits for a text in the output since the last call. */
async function waitFor(text: RegExp, seconds: number): Promise<void> {
  const last = performance.now() + seconds * 1000;
  while (!text.test(output) && performance.now() < last) await pause(20);
  expect(output).toMatch(text);
  output = '';
}

beforeAll(async () => {
  ensureEngines(['chromium']);
  copy = copyProject();
  port = await freePort();
  server = startNpm(copy, 'start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port));
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  await waitFor(/compiled successfully/i, 300);
}, 400_000);
afterAll(() => {
  endNpm(server);
  rmSync(copy, {recursive: true, force: true});
});

it.each([
  ['a fence with an unknown key', '```ts tittle="a"\n```', /docs\/intro\.md:\d+.*tittle/s],
  ['a program that does not exist', '```ts file=samples/lost.ts\n```', /docs\/intro\.md:\d+.*samples\/lost\.ts/s],
  ['a page that does not parse', 'A <Fact of="chains"', /docs\/intro\.md/],
])(
  'npm start tells of %s in terminal and page, and goes on when it is corrected',
  {timeout: 120_000},
  async (_, text, found) => {
    const page = join(copy, 'docs/intro.md');
    const right = readFileSync(page, 'utf8');
    const browser = await launchChromium();
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/intro`);
      await tab.getByRole('heading', {level: 1}).waitFor();
      writeFileSync(page, right.replace('\n\n## ', `\n\n${text}\n\n## `));
      await waitFor(found, 30);
      await tab.frameLocator('iframe').getByText('docs/intro.md').first().waitFor({timeout: 30_000});
      writeFileSync(page, right);
      await tab.locator('iframe').waitFor({state: 'detached', timeout: 30_000});
    } finally {
      await browser.close();
      writeFileSync(page, right);
    }
  },
);
