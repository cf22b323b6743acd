/**
 * Every tutorial and how-to is executed from its built page, in an empty folder that holds nothing but what the page had its
 * reader install. A page without commands has nothing to execute; a page that cannot be executed says why in its front
 * matter (`not_run`), and at most five do.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readProgram} from './alternate';
import {type Desk, openDesk} from './desk';
import {pagesToRun} from './list';

const root = resolve('.');
const {chains, excused, silent} = pagesToRun(root);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(root, mkdtempSync(join(tmpdir(), 'pages-')));
});
afterAll(() => {
  desk.close();
  rmSync(desk.folder, {recursive: true, force: true});
});

describe('pages do what they say', () => {
  it.for(chains)('%s', async (chain) => {
    const session = desk.sitDown();
    try {
      for (const route of chain) {
        const markdown = readFileSync(join(root, 'build', `${route.replace(/\/$/, '')}.md`), 'utf8');
        const {commands} = await session.work(route, readProgram(markdown));
        expect(commands, `${route} has no command`).toBeGreaterThan(0);
      }
    } finally {
      session.close();
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
