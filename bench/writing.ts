import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {seconds} from './build';
import {type Line, ms} from './measures';
import {median} from './support/browser';
import {freePort} from './support/port';
import {end, watched} from './support/watched';

/** How long the development server may take for its first answer, and a change until it is seen, ms. */
const startLimit = 240_000;
const changeLimit = 30_000;

/** @throws Error when nothing answers in time */
async function untilAnswered(url: string): Promise<void> {
  const limit = performance.now() + startLimit;
  while (performance.now() < limit) {
    if (
      await fetch(url).then(
        ({ok}) => ok,
        () => false,
      )
    )
      return;
    await pause(250);
  }
  throw new Error(`Nothing answered at ${url} within ${startLimit / 1000} s.`);
}

/**
 * From saving a Markdown file to its new text in an open page of the development server, which runs on a copy of the site.
 * The first change is not counted: with it, the server warms up.
 */
async function edits(browser: Browser, copy: string, runs: number): Promise<number[]> {
  const port = await freePort();
  const server = spawn('npm', ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  const stop = (): void => end(server);
  process.once('exit', stop);
  const file = join(copy, 'docs', 'introduction.md');
  const text = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  try {
    const url = `http://127.0.0.1:${port}/introduction`;
    await untilAnswered(url);
    await page.goto(url, {timeout: startLimit});
    await page.waitForSelector('article h1', {timeout: startLimit});
    await pause(3000);
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const sentence = `This sentence was saved as number ${run}.`;
      const seen = page.waitForFunction(
        (wanted) => document.querySelector('article')?.textContent.includes(wanted),
        sentence,
        {timeout: changeLimit, polling: 'raf'},
      );
      const saved = performance.now();
      writeFileSync(file, `${text}\n${sentence}\n`);
      const time = await seen.then(
        () => performance.now() - saved,
        () => undefined,
      );
      if (run > 0 && time !== undefined) times.push(time);
      await pause(1500);
    }
    return times;
  } finally {
    await page.close();
    stop();
    process.off('exit', stop);
    writeFileSync(file, text);
  }
}

/** What somebody waits for who writes: a change in the open page, and the check of all samples. */
export async function writing(browser: Browser, copy: string): Promise<Line[]> {
  const times = await edits(browser, copy, 5);
  const samples = await watched(join('node_modules', '.bin', 'tsx'), ['tests/content/check.ts', '--all'], '.');
  const programs = /(\d+) programs run/.exec(samples.log)?.[1] ?? 'no';
  return [
    [
      'Development server: from saving a Markdown file to its text in the open page',
      `${ms(median(times))} (median of ${times.length}; ${ms(Math.min(...times))} to ${ms(Math.max(...times))})`,
      '1000 ms',
    ],
    [`Check of all pages and samples (${programs} programs run and compared)`, seconds(samples.seconds), '180 s'],
  ];
}
