import type {ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {shell, startNpm} from '../tests/full/copy';
import {during, lineOf, mistakes, page as mistakenPage} from '../tests/full/mistakes';
import {seconds} from './build';
import {type Line, ms} from './measures';
import {median} from './support/browser';
import {freePort} from './support/port';
import {end, watched} from './support/watched';

/** How long the development server may take for its first answer and its first check, and a change until it is seen, ms. */
const startLimit = 600_000;
const changeLimit = 30_000;

/** The page that is changed, and its address. */
const file = mistakenPage;
const route = '/intro';

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

/** What a program has said so far. */
interface Said {
  text: string;
}

function listen({stdout, stderr}: ChildProcess): Said {
  const said = {text: ''};
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  return said;
}

/** From now until a program says something, ms; undefined when it does not say it in time. */
async function untilSaid(said: Said, wanted: RegExp, limit: number): Promise<number | undefined> {
  const started = performance.now();
  while (!wanted.test(said.text)) {
    if (performance.now() - started > limit) return undefined;
    await pause(20);
  }
  return performance.now() - started;
}

/** Starts the development server on a copy of the site, and opens the page that is changed. */
async function whileWriting<T>(
  browser: Browser,
  copy: string,
  act: (page: Page, server: Said) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const server = startNpm(copy, 'start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port));
  const said = listen(server);
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
    return await act(page, said);
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

/** How long each mistake was not seen, by its name, ms. */
type Seen = Map<string, number | undefined>;

interface Edits {
  texts: number[];
  /** Until the finding is in the terminal, and above the open page. */
  said: Seen;
  shown: Seen;
}

/**
 * From saving a Markdown file to its new text in the open page, then from saving each mistake to the finding in the terminal, and
 * above the page when it is in that page. The first of each is not counted: with it, the server and the checks warm up.
 */
async function edits(page: Page, server: Said, copy: string, runs: number): Promise<Edits> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const texts: (number | undefined)[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const sentence = `This sentence was saved as number ${run}.`;
    const save = (): void => writeFileSync(path, `${text}\n${sentence}\n`);
    texts.push(await untilShown(page, save, ['article', sentence], changeLimit));
    await pause(1500);
  }
  writeFileSync(path, text);
  await untilSaid(server, /No findings/, startLimit);
  const said: Seen = new Map();
  const shown: Seen = new Map();
  const warming = mistakes.at(-1)!;
  for (const mistake of [warming, ...mistakes]) {
    server.text = '';
    await during(copy, mistake, async () => {
      const isOpen = mistake.file === file;
      const [inTerminal, inPage] = await Promise.all([
        untilSaid(server, lineOf(mistake), startLimit),
        isOpen ? untilShown(page, () => undefined, ['check-findings', file], startLimit) : undefined,
      ]);
      said.set(mistake.name, inTerminal);
      if (isOpen) shown.set(mistake.name, inPage);
    });
    server.text = '';
    await untilSaid(server, /No findings/, startLimit);
    await pause(1500);
  }
  return {texts: texts.slice(1).filter(isNumber), said, shown};
}

/** From the command to the finding in the terminal, for each mistake. */
async function findings(copy: string): Promise<Seen> {
  const seen: Seen = new Map();
  for (const mistake of mistakes)
    await during(copy, mistake, async () => {
      const child = startNpm(copy, 'test', '--', '--only=lint,content');
      const ended = new Promise((done) => child.once('close', done));
      seen.set(mistake.name, await untilSaid(listen(child), lineOf(mistake), startLimit));
      await ended;
    });
  return seen;
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

/** The median of the mistakes, and the one that took longest; one that was not seen is named as such. */
function allOf(seen: Seen): string {
  const missed = [...seen].filter(([, time]) => time === undefined).map(([name]) => name);
  const times = [...seen].filter((entry): entry is [string, number] => isNumber(entry[1]));
  const [name, most] = times.reduce((last, next) => (next[1] > last[1] ? next : last), ['none', 0] as [string, number]);
  const middle = ms(median(times.map(([, time]) => time)));
  return `${middle} (median of ${times.length}), ${ms(most)} at most (${name})${missed.length ? `; not seen: ${missed.join(', ')}` : ''}`;
}

/** What a writer waits for: a change in the open page, a finding, and the checks before a commit. */
export async function writing(browser: Browser, copy: string): Promise<Line[]> {
  const changed = checks(copy, 3);
  const found = await findings(copy);
  const {texts, said, shown} = await whileWriting(browser, copy, (page, server) => edits(page, server, copy, 5));
  const samples = await watched(join('node_modules', '.bin', 'tsx'), ['checks/check.ts', '--all'], '.');
  const programs = /(\d+) programs run/.exec(samples.log)?.[1] ?? 'no';
  return [
    ['Development server: from saving a Markdown file to its text in the open page', range(texts, ms), '1000 ms'],
    ['Development server: from saving a mistake to the finding above the open page', allOf(shown), '2000 ms'],
    ['Development server: from saving a mistake to the finding in the terminal', allOf(said), '5000 ms'],
    ['`npm test -- --only=lint,content`: from the command to the finding, for each mistake', allOf(found), '5000 ms'],
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
