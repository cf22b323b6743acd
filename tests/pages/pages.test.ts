/**
 * Every tutorial and how-to is executed from its built page, in an empty folder that holds nothing but what the page had its
 * reader install. A page without commands has nothing to execute; a page that cannot be executed says why in its front
 * matter (`not_run`), and at most five do.
 */
import {beforeAll, describe, expect, it} from 'vitest';
import {ensurePrograms} from '../support/debian';
import {readSteps} from './alternate';
import {readAlternate} from './list';
import {pages, workThrough} from './work';

describe('pages work as described', () => {
  beforeAll(() => ensurePrograms('go'));
  const sandbox = workThrough(false);

  it('the home page installs in one line what its program needs', async () => {
    const session = sandbox().openSession();
    try {
      // The output stands beside the program, before the commands that print it.
      const [file, output, ...commands] = readSteps(readAlternate('/'));
      expect(commands.map(({kind}) => kind)).toEqual(['commands', 'commands']);
      await session.work('/', [file!, ...commands, output!]);
    } finally {
      await session.close();
    }
  });

  it('excuses at most five pages, each with a reason', () => {
    expect(pages.excused.length).toBeLessThanOrEqual(5);
    for (const {route, reason} of pages.excused) expect(reason.length, route).toBeGreaterThan(20);
  });

  it('finds tutorials and how-tos', () => {
    expect(pages.chains.flat().length).toBeGreaterThan(10);
    // A page that names files for its reader to save also says what to do with them.
    expect(pages.silent.filter(({files}) => files > 0).map(({route}) => route)).toEqual([]);
  });
});
