import {resolve} from 'node:path';
import {afterAll, beforeAll, it} from 'vitest';
import {readSteps} from './alternate';
import {listPages, readAlternate} from './list';
import {pressButtons} from './reactApp';
import {openSandbox, serverPorts, type Sandbox} from './sandbox';

export const pages = listPages();

/** Whether a page has its reader start a server on a port of this machine. */
const needsPort = (route: string): boolean => {
  const text = readAlternate(route);
  return /^npx tsx local-chain\.ts\b/m.test(text) || serverPorts.some((port) => text.includes(`:${port}`));
};

/** What a reader does on a page beyond files and commands, while its servers run. */
const inBrowser: Readonly<Record<string, () => Promise<void>>> = {'/sdk/guides/react': pressButtons};

/**
 * Works through pages, one reader after the other, each in an empty folder. Those that start servers come one after another, as
 * all of them use the same ports; the others meanwhile, in a file of their own.
 *
 * @returns the sandbox, which is open while tests run
 */
export function workThrough(withServers: boolean): () => Sandbox {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await openSandbox(resolve('.'), withServers ? serverPorts : []);
  });
  afterAll(() => sandbox.close());
  it.for(pages.chains.filter((chain) => chain.some(needsPort) === withServers))('%s', async (chain) => {
    const session = sandbox.openSession();
    try {
      for (const route of chain) {
        await session.work(route, readSteps(readAlternate(route)));
        await inBrowser[route]?.();
      }
    } finally {
      await session.close();
    }
  });
  return () => sandbox;
}
