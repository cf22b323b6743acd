/** Negative controls: a page with each kind of slip that was seen on real pages, and the message that its author gets. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readProgram} from './alternate';
import {difference} from '../../src/lib/playground/compare';
import {constantValues} from '../../plugins/playground/constants';
import {type Desk, openDesk} from './desk';
import {Lanes} from './lanes';

/** Not one that the pages use: their readers work at the same time. */
const ownPort = 3999;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(resolve('.'), mkdtempSync(join(tmpdir(), 'slips-')), [ownPort]);
});
afterAll(() => {
  desk.close();
  rmSync(desk.folder, {recursive: true, force: true});
});

const block = (info: string, ...lines: string[]): string => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n`;

const install = block('sh', 'npm init -y > npm.log', 'npm pkg set type=module', 'npm install ngeohash');
const key = block('sh', 'export PLACE=51.4778');
const library = block('js title="place.js"', 'export const place = {lat: Number(process.env.PLACE), lon: 0};');
const head = block('js title="hash.js"', "import {place} from './place.js';", "import geohash from 'ngeohash';");
const program = block(
  'js title="hash.js"',
  "if (!Number.isFinite(place.lat)) throw new Error('Set PLACE: export PLACE=51.4778');",
  "console.log('cell', geohash.encode(place.lat, place.lon, 5));",
);
const run = block('sh', 'node hash.js');
const output = block('text title="Output"', 'cell gcpuz');

async function work(...blocks: string[]): Promise<unknown> {
  const session = desk.sitDown();
  try {
    const count = await session.work('/specimen', readProgram(blocks.join('\n')));
    session.finish();
    return count;
  } finally {
    session.close();
  }
}

describe('a page that works as described', () => {
  it('passes', async () => {
    expect(await work(install, key, library, head, program, run, output)).toEqual({files: 3, commands: 3, outputs: 1});
  });
  it('may grow a program, and shows what is new in the output', async () => {
    const more = block('js title="hash.js"', "console.log('done');");
    const grown = await work(
      install,
      key,
      library,
      head,
      program,
      run,
      output,
      more,
      run,
      block('text title="Output"', 'done'),
    );
    expect(grown).toMatchObject({outputs: 2});
  });
  it('may start a server in a second terminal', async () => {
    const server = block(
      'js title="server.js"',
      "import {createServer} from 'node:http';",
      `createServer((_, answer) => answer.end('hello\\n')).listen(${ownPort}, () => console.log('listening'));`,
    );
    const start = block('sh terminal=2', 'node server.js');
    const ask = block('sh', `curl -s http://localhost:${ownPort}/`);
    const pages = [
      server,
      start,
      block('text title="Output"', 'listening'),
      ask,
      block('text title="Output"', 'hello'),
    ];
    expect(await work(block('sh', 'npm init -y > npm.log', 'npm pkg set type=module'), ...pages)).toMatchObject({
      outputs: 2,
    });
  });
});

describe('a page with a slip (negative control)', () => {
  it.for([
    [
      'a missing import',
      [install, key, library, block('js title="hash.js"', "import {place} from './place.js';"), program, run, output],
      /geohash is not defined/,
    ],
    [
      'a missing package',
      [install.replace('npm install ngeohash', 'true'), key, library, head, program, run, output],
      /Cannot find package 'ngeohash'/,
    ],
    ['a missing variable', [install, library, head, program, run, output], /Set PLACE/],
    ['a wrong order', [install, key, library, program, head, run, output.replace('gcpuz', 'gcpu0')], /line 1 differs/],
    [
      'a wrong file name',
      [install, key, library, head, program, block('sh', 'node hash.ts'), output],
      /Cannot find module/,
    ],
    [
      'an output that changed',
      [install, key, library, head, program, run, output.replace('gcpuz', 'gcpuy')],
      /cell gcpuy/,
    ],
    ['a command before its install', [key, library, head, program, run, output, install], /line 1/],
    [
      'a file that nothing uses',
      [install, key, library, head, program, block('sh', 'true')],
      /hash\.js is saved, and no command/,
    ],
    ['a package that the lock file does not have', [install.replace('ngeohash', 'no-such-package-here'), run], /404/],
  ] as const)('%s', async ([, blocks, message]) => {
    await expect(work(...blocks)).rejects.toThrow(message);
  });
});

describe('readers at work side by side', () => {
  /** How many worked at once, and how many of them on one port. */
  async function most(readers: readonly (readonly number[])[]): Promise<{all: number; onePort: number}> {
    const lanes = new Lanes(2);
    const working: (readonly number[])[] = [];
    const seen = {all: 0, onePort: 0};
    await Promise.all(
      readers.map((ports) =>
        lanes.run(ports, async () => {
          working.push(ports);
          seen.all = Math.max(seen.all, working.length);
          seen.onePort = Math.max(seen.onePort, working.filter(([port]) => port === 8545).length);
          await new Promise((done) => setTimeout(done, 10));
          working.splice(working.indexOf(ports), 1);
        }),
      ),
    );
    return seen;
  }
  it('are two at most, and one for each port', async () => {
    expect(await most([[8545], [8545], [3000], [], [8545]])).toEqual({all: 2, onePort: 1});
    expect(await most([[8545], [8545]])).toEqual({all: 1, onePort: 1});
  });
});

describe('comparing outputs', () => {
  const constants = constantValues();
  const [known] = [...constants];
  it('lets values differ that differ by nature', () => {
    expect(difference(`uid 0x${'a'.repeat(64)}`, `uid 0x${'b'.repeat(64)}`, constants)).toBeUndefined();
    expect(difference('gas used 563,045', 'gas used 563,900', constants)).toBeUndefined();
    expect(difference('signed 2026-11-21T12:00:00Z', 'signed 2027-01-02T08:30:11Z', constants)).toBeUndefined();
  });
  it('sees a constant that changed (negative control)', () => {
    expect(difference(`eas ${known}`, `eas 0x${'1'.repeat(40)}`, constants)).toMatch(/differs/);
  });
  it('sees gas that moved by more than one in a hundred (negative control)', () => {
    expect(difference('gas used 563,045', 'gas used 570,900', constants)).toMatch(/gas/);
  });
  it('sees a value that the page repeats and the run does not (negative control)', () => {
    const page = `a 0x${'a'.repeat(64)}\nb 0x${'a'.repeat(64)}`;
    expect(difference(page, `a 0x${'b'.repeat(64)}\nb 0x${'c'.repeat(64)}`, constants)).toMatch(/two places/);
  });
});
