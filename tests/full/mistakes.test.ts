import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launch} from '../../bench/support/browser';
import {freePort} from '../../bench/support/port';
import {end} from '../../bench/support/watched';
import {ensureChromium} from '../engines';
import {contributor, copyProject, shell} from './copy';

interface Mistake {
  name: string;
  file: string;
  make: (text: string) => string;
  /** What has to be said, after the file, the line and the column. */
  says: RegExp;
  /** Another file in which it shows. */
  at?: string;
}

const after = (added: string) => (text: string) => text.replace('\n\n## ', `\n\n${added}\n\n## `);
const page = 'docs/intro.md';
const program = 'samples/background/decimals.ts';

/** What contributors do wrong. Each is made alone, in a copy of the project. How long it takes is in bench/RESULTS.md. */
const mistakes: readonly Mistake[] = [
  {
    name: 'coordinates with swapped axes',
    file: page,
    make: after('Berlin is at 52.52, 13.405.'),
    says: /Berlin with its axes swapped\. Write \[13\.405, 52\.52\]/,
  },
  {
    name: 'a link that leads nowhere',
    file: page,
    make: after('See [the quick start](/sdk/quick-strat/).'),
    says: /\/sdk\/quick-strat\/ is not a page .* Nearest: \/sdk\/quick-start\//,
  },
  {
    name: 'a page without front matter',
    file: page,
    make: (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '\n'),
    says: /(?:title is missing[\s\S]*)(?:description is missing[\s\S]*)(?:page_type is missing[\s\S]*)(?:verified is missing[\s\S]*)sources is missing/,
  },
  {
    name: 'an unknown term',
    file: page,
    make: after('A <Term id="locaton-record">record</Term>.'),
    says: /Term "locaton-record" is not in the data\. Nearest: location-record/,
  },
  {
    name: 'an unknown component',
    file: page,
    make: after('A <Trem id="location-record">record</Trem>.'),
    says: /<Trem> is not a component that pages can use\. Nearest: Term/,
  },
  {
    name: 'a program that does not compile',
    file: program,
    make: (text) => `${text}const wrong: number = 'one';\nvoid wrong;\n`,
    says: /TS2322: Type 'string' is not assignable/,
  },
  {
    name: 'an output that has changed',
    file: program,
    make: (text) => `${text}console.log('one line more');\n`,
    says: /The output differs from samples\/background\/decimals\.out\.txt, line \d+: "one line more"/,
  },
  {
    name: 'an anchor that has another name',
    file: 'docs/introduction.md',
    make: (text) => text.replace('{/* #state */}', '{/* #states */}'),
    says: /\/introduction has no part #state\. Nearest: #states/,
    at: '[\\w/.-]+',
  },
  {
    name: 'an image without a text alternative',
    file: page,
    make: after('![](/img/mark.svg)'),
    says: /\/img\/mark\.svg has no alternative text/,
  },
  {
    name: 'the wrong name of a chain',
    file: page,
    make: after('The chain with the id 84532 is Arbitrum Sepolia.'),
    says: /Chain 84532 is Base Sepolia, not Arbitrum Sepolia/,
  },
  {
    name: 'a component without a specimen',
    file: 'src/components/Requirement/specimen.md',
    make: () => '',
    says: /The component has no specimen|A specimen is empty/,
  },
  {
    name: 'a misspelled word',
    file: page,
    make: after('You will recieve a record.'),
    says: /“recieve” is not in the dictionary\. Nearest: receive/,
  },
];

let copy = '';
beforeAll(() => {
  copy = copyProject();
  // The first run checks everything that no earlier run has: a contributor waits for it once.
  const {status, output} = shell(copy, 'npm test -- --only=lint,content');
  expect(status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** Makes a mistake, lets something happen, and takes it back. */
async function during<T>({file, make}: Mistake, act: () => T | Promise<T>): Promise<T> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const wrong = make(text);
  expect(wrong, 'the mistake changes the file').not.toBe(text);
  try {
    if (wrong === '') rmSync(path);
    else writeFileSync(path, wrong);
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

/** The finding as it is printed. */
const lineOf = ({says, at, file}: Mistake): RegExp =>
  new RegExp(`^${at ?? file.replace(/\./g, '\\.')}:\\d+:\\d+ .*${says.source}`, 'm');

describe('npm test -- --only=lint,content', () => {
  it.each(mistakes)('sees $name', {timeout: 600_000}, async (mistake) => {
    const {status, output} = await during(mistake, () => shell(copy, 'npm test -- --only=lint,content'));
    expect(status, output).toBe(1);
    expect(output).toMatch(lineOf(mistake));
    expect(output.slice(output.lastIndexOf('layer  ')), 'below the closing table').toMatch(lineOf(mistake));
  });

  it('reads one page again for a changed word, and runs no program', {timeout: 600_000}, async () => {
    const word: Mistake = {name: 'a word', file: page, make: after('A record says who was where.'), says: /./};
    const {status, output} = await during(word, () => shell(copy, 'npm test -- --only=lint,content'));
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
    server = spawn('npm', ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: contributor(),
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => (said += text.toString()));
    expect(await until(() => /compiled successfully/i.test(said) && said.includes('No findings'), 300), said).toBe(
      true,
    );
    // Compiler and dictionaries are loaded in advance.
    await pause(10_000);
  }, 400_000);
  afterAll(() => end(server));

  it.each(mistakes)('sees $name', {timeout: 120_000}, async (mistake) => {
    said = '';
    await during(mistake, async () => expect(await until(() => lineOf(mistake).test(said), 60), said).toBe(true));
    expect(said).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
    said = '';
    expect(await until(() => said.includes('No findings'), 60), said).toBe(true);
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
      await during(mistakes[0]!, async () => {
        await found.first().waitFor({timeout: 30_000});
        expect(await found.first().textContent()).toMatch(/docs\/intro\.md:\d+:\d+ .*Berlin with its axes swapped/);
      });
      await found.first().waitFor({state: 'detached', timeout: 30_000});
    } finally {
      await browser.close();
    }
  });
});
