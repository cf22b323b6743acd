/**
 * Every tutorial and how-to is executed from its built page, in an empty folder that holds nothing but what the page had its
 * reader install. A page without commands has nothing to execute; a page that cannot be executed says why in its front
 * matter (`not_run`), and at most five do.
 */
import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {extractRegion} from '../../plugins/samples/region';
import {flatten} from '../../plugins/samples/needs';
import {ensureProgram} from '../support/debian';
import {readSteps} from './alternate';
import {pages, workThrough} from './work';

describe('pages work as described', () => {
  beforeAll(() => ensureProgram('go', 'golang-go'));
  const sandbox = workThrough(false);

  it('the home page installs in one line what its program needs', async () => {
    const region = extractRegion(readFileSync('samples/home/delivery.ts', 'utf8'), 'program');
    const home = readFileSync('src/pages/_delivery.md', 'utf8')
      .replace(/(```ts) file=\S+ region=program (title="delivery\.ts")\n/, (_all, open: string, title: string) =>
        [`${open} ${title}`, flatten(region), ''].join('\n'),
      )
      .replace(/(```text) output=\S+ (title="Output")\n/, (_all, open: string, title: string) =>
        [`${open} ${title}`, readFileSync('samples/home/delivery.out.txt', 'utf8')].join('\n'),
      );
    const session = sandbox().openSession();
    try {
      expect(await session.work('/', readSteps(home))).toEqual({files: 1, commands: 2, outputs: 1});
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
