/**
 * Every tutorial and how-to is executed from its built page, in an empty folder that holds nothing but what the page had its
 * reader install. A page without commands has nothing to execute; a page that cannot be executed says why in its front
 * matter (`not_run`), and at most five do.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {extractRegion} from '../../plugins/samples/region';
import {flatten} from '../../plugins/samples/needs';
import {ensureProgram} from '../../scripts/debian';
import {readProgram} from './alternate';
import {type Sandbox, chainPort, openSandbox, usedPorts, withChain} from './sandbox';
import {Semaphore} from './semaphore';
import {pagesToRun} from './list';
import {pressButtons} from './reactApp';

const root = resolve('.');
const {chains, excused, silent} = pagesToRun(root);
/** What a reader does on a page beyond files and commands, while its servers run. */
const inBrowser: Readonly<Record<string, (chain: number) => Promise<void>>> = {'/sdk/guides/react': pressButtons};
/** Ports for the chain of one reader each. */
const free = [chainPort, chainPort + 1];
let sandbox: Sandbox;

beforeAll(async () => {
  ensureProgram('go', 'golang-go');
  sandbox = await openSandbox(root, mkdtempSync(join(tmpdir(), 'pages-')), [...usedPorts, ...free]);
});
afterAll(() => {
  sandbox.close();
  rmSync(sandbox.folder, {recursive: true, force: true});
});

const textOf = (route: string): string => readFileSync(join(root, 'build', `${route.replace(/\/$/, '')}.md`), 'utf8');

/** Two readers work at once, since two cores are what a test machine has; no two of them start servers on one port. */
const semaphore = new Semaphore(free.length);
const portsOf = (chain: readonly string[]): number[] => {
  const text = chain.map(textOf).join('\n');
  return usedPorts.filter((port) => text.includes(`:${port}`));
};

async function workThrough(chain: readonly string[]): Promise<void> {
  const port = free.pop()!;
  const session = sandbox.openSession(port);
  try {
    for (const route of chain) {
      const {commands} = await session.work(route, readProgram(withChain(textOf(route), port)));
      expect(commands, `${route} has no command`).toBeGreaterThan(0);
      await inBrowser[route]?.(port);
    }
    session.finish();
  } finally {
    await session.close();
    free.push(port);
  }
}

describe('pages work as described', () => {
  // The longest first: it decides when all are done.
  const byLength = [...chains].sort((a, b) => b.length - a.length);
  it.concurrent.for(byLength)('%s', (chain) => semaphore.run(portsOf(chain), () => workThrough(chain)));

  it('the home page installs in one line what its program needs', async () => {
    const region = extractRegion(readFileSync('samples/home/delivery.ts', 'utf8'), 'program');
    const home = readFileSync('src/pages/_delivery.md', 'utf8')
      .replace(/(```ts) file=\S+ region=program (title="delivery\.ts")\n/, (_all, open: string, title: string) =>
        [`${open} ${title}`, flatten(region), ''].join('\n'),
      )
      .replace(/(```text) output=\S+ (title="Output")\n/, (_all, open: string, title: string) =>
        [`${open} ${title}`, readFileSync('samples/home/delivery.out.txt', 'utf8')].join('\n'),
      );
    const session = sandbox.openSession();
    try {
      expect(await session.work('/', readProgram(home))).toEqual({files: 1, commands: 2, outputs: 1});
    } finally {
      await session.close();
    }
  });

  it('excuses at most five pages, each with a reason', () => {
    expect(excused.length).toBeLessThanOrEqual(5);
    for (const {route, reason} of excused) expect(reason.length, route).toBeGreaterThan(20);
  });

  it('finds tutorials and how-tos', () => {
    expect(chains.flat().length).toBeGreaterThan(10);
    // A page that names files for its reader to save also says what to do with them.
    expect(silent.filter(({files}) => files > 0).map(({route}) => route)).toEqual([]);
  });
});
