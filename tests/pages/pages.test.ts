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
import {ensureProgram} from '../support/debian';
import {readProgram} from './alternate';
import {type Sandbox, chainPort, openSandbox, usedPorts, withChain} from './sandbox';
import {Semaphore} from './semaphore';
import {pagesToRun} from './list';
import {pressButtons} from './reactApp';
import {type Session, startsChain} from './session';

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

/** Works through pages in a new folder; `session` is for the caller to close. */
async function workThrough(session: Session, chain: readonly string[], port: number): Promise<void> {
  for (const route of chain) {
    const {commands} = await session.work(route, readProgram(withChain(textOf(route), port)));
    expect(commands, `${route} has no command`).toBeGreaterThan(0);
    await inBrowser[route]?.(port);
  }
  session.finish();
}

async function withPort(work: (port: number) => Promise<void>): Promise<void> {
  const port = free.pop()!;
  try {
    await work(port);
  } finally {
    free.push(port);
  }
}

const workAlone = (chain: readonly string[]): Promise<void> =>
  withPort(async (port) => {
    const session = sandbox.openSession(port);
    await workThrough(session, chain, port).finally(() => session.close());
  });

/** The pages of one chain of pages after those of the other, each in its own folder, with the private chain of the first. */
const workOnOneChain = (all: readonly (readonly string[])[]): Promise<void> =>
  withPort(async (port) => {
    const sessions: Session[] = [];
    try {
      for (const chain of all) {
        const session = sandbox.openSession(port, sessions.length > 0);
        sessions.push(session);
        await workThrough(session, chain, port);
        // What a page served in other terminals ends with it; the chain of the first page stays.
        if (sessions.length > 1) await sessions.pop()!.close();
      }
    } finally {
      for (const session of sessions) await session.close();
    }
  });

describe('pages work as described', () => {
  const byLength = [...chains].sort((a, b) => b.length - a.length);
  // The longest first: it decides when all are done.
  it.concurrent('one after another on one private chain, each in its own folder', () => {
    const onChain = byLength.filter((chain) => chain.some((route) => startsChain.test(textOf(route))));
    expect(onChain.length).toBeGreaterThan(10);
    // First the page that starts the chain with a key of its reader, then those that say what they show of a new chain.
    const rankOf = (chain: readonly string[]): number => {
      const text = chain.map(textOf).join('\n');
      return /^npx tsx local-chain\.ts \d+ "/m.test(text) ? 0 : /\bOn a new chain\b/.test(text) ? 1 : 2;
    };
    onChain.sort((a, b) => rankOf(a) - rankOf(b));
    return semaphore.run(portsOf(onChain.flat()), () => workOnOneChain(onChain));
  });

  it.concurrent.for(byLength)('%s', (chain) => semaphore.run(portsOf(chain), () => workAlone(chain)));

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
