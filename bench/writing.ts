import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {shell} from '../tests/full/copy';
import {seconds} from './build';
import {type Line, ms} from './measures';
import {median} from './support/browser';
import {freePort} from './support/port';
import {end, watched} from './support/watched';

/** How long the development server may take for its first answer and its first check, and a change until it is seen, ms. */
const startLimit = 600_000;
const changeLimit = 30_000;

/** The page that is changed, and its address. */
const file = join('docs', 'introduction.md');
const route = '/introduction';

/** Mistakes that different checks see, each with a part of what they say. */
const mistakes: readonly [sentence: string, says: string][] = [
  ['Berlin is at 52.52, 13.405.', 'Berlin with its axes swapped'],
  ['You will recieve a record.', '“recieve” is not in the dictionary'],
  ['The chain with the id 84532 is Arbitrum Sepolia.', 'not Arbitrum Sepolia'],
  ['See [the quick start](/sdk/quick-strat/).', '/sdk/quick-strat/ is not a page'],
  ['A <Term id="locaton-record">record</Term>.', 'Term "locaton-record" is not in the data'],
];

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

/** Starts the development server on a copy of the site, and opens the page that is changed. */
async function whileWriting<T>(browser: Browser, copy: string, act: (page: Page) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = spawn('npm', ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  const stop = (): void => end(server);
  process.once('exit', stop);
  const text = readFileSync(join(copy, file), 'utf8');
  const page = await browser.newPage();
  try {
    const url = `http://127.0.0.1:${port}${route}`;
    await untilAnswered(url);
    await page.goto(url, {timeout: startLimit});
    await page.waitForSelector('article h1', {timeout: startLimit});
    await pause(3000);
    return await act(page);
  } finally {
    await page.close();
    stop();
    process.off('exit', stop);
    writeFileSync(join(copy, file), text);
  }
}

/** From saving a page to something that shows in it, ms; undefined when it does not show in time. */
async function untilShown(
  page: Page,
  save: () => void,
  [selector, wanted]: [selector: string, wanted: string],
  timeout: number,
): Promise<number | undefined> {
  const seen = page.waitForFunction(
    ([where, what]) => {
      const element = document.querySelector(where);
      return (element?.shadowRoot ?? element)?.textContent.includes(what);
    },
    [selector, wanted] as const,
    {timeout, polling: 'raf'},
  );
  const saved = performance.now();
  save();
  return seen.then(
    () => performance.now() - saved,
    () => undefined,
  );
}

const isNumber = (time: number | undefined): time is number => time !== undefined;

/**
 * From saving a Markdown file to its new text in the open page, then from saving a mistake to the finding above the page. The
 * first of each is not counted: with it, the server and the checks warm up.
 */
async function edits(page: Page, copy: string, runs: number): Promise<{texts: number[]; findings: number[]}> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const texts: (number | undefined)[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const sentence = `This sentence was saved as number ${run}.`;
    const save = (): void => writeFileSync(path, `${text}\n${sentence}\n`);
    texts.push(await untilShown(page, save, ['article', sentence], changeLimit));
    await pause(1500);
  }
  const findings: (number | undefined)[] = [];
  for (const [index, [sentence, says]] of [mistakes.at(-1)!, ...mistakes].entries()) {
    // A guide begins with a sentence and ends with links: the mistake comes before its first heading.
    const save = (): void => writeFileSync(path, text.replace('\n\n## ', `\n\n${sentence}\n\n## `));
    findings.push(await untilShown(page, save, ['check-findings', says], index === 0 ? startLimit : changeLimit));
    writeFileSync(path, text);
    await page.waitForSelector('check-findings', {state: 'detached', timeout: changeLimit});
    await pause(1500);
  }
  return {texts: texts.slice(1).filter(isNumber), findings: findings.slice(1).filter(isNumber)};
}

/**
 * What `npm test -- --only=lint,content` takes after a change of one page, s: wall time, and time of processors. A run before
 * them checks what no run has checked.
 *
 * @throws Error when the copy does not pass
 */
function checks(copy: string, runs: number): {wall: number; busy: number}[] {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const times: {wall: number; busy: number}[] = [];
  for (let run = 0; run <= runs; run += 1) {
    if (run > 0) writeFileSync(path, text.replace('\n\n## ', `\n\nThis sentence was saved as number ${run}.\n\n## `));
    const started = performance.now();
    const {status, output, busy} = shell(copy, 'npm test -- --only=lint,content');
    if (status !== 0) throw new Error(output);
    if (run > 0) times.push({wall: (performance.now() - started) / 1000, busy});
  }
  writeFileSync(path, text);
  return times;
}

const range = (times: readonly number[], unit: (time: number) => string): string =>
  `${unit(median(times))} (median of ${times.length}; ${unit(Math.min(...times))} to ${unit(Math.max(...times))})`;

/** What a writer waits for: a change in the open page, a finding above it, and the checks before a commit. */
export async function writing(browser: Browser, copy: string): Promise<Line[]> {
  const changed = checks(copy, 3);
  const {texts, findings} = await whileWriting(browser, copy, (page) => edits(page, copy, 5));
  const samples = await watched(join('node_modules', '.bin', 'tsx'), ['tests/content/check.ts', '--all'], '.');
  const programs = /(\d+) programs run/.exec(samples.log)?.[1] ?? 'no';
  return [
    ['Development server: from saving a Markdown file to its text in the open page', range(texts, ms), '1000 ms'],
    ['Development server: from saving a mistake to the finding above the open page', range(findings, ms), '2000 ms'],
    [
      '`npm test -- --only=lint,content` after a change of one page: wall time',
      range(
        changed.map(({wall}) => wall),
        seconds,
      ),
      '5 s',
    ],
    [
      '`npm test -- --only=lint,content` after a change of one page: time of processors',
      range(
        changed.map(({busy}) => busy),
        seconds,
      ),
      '5 s',
    ],
    [`Check of all pages and samples (${programs} programs run and compared)`, seconds(samples.seconds), '180 s'],
  ];
}
