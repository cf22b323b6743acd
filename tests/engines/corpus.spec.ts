import {areas, casesOf, normalise} from '../playground/record';
import known from '../playground/differences.json';
import {runAll} from '../playground/drive';
import {engines, expect, test} from './fixtures';

const rows: readonly {readonly in?: readonly string[]; readonly may?: boolean; readonly programs: readonly string[]}[] =
  known;
const isLoose = (path: string): boolean => rows.some(({may, programs}) => may && programs.includes(path));

for (const area of areas())
  // Each program in one engine.
  test(`programs about ${area} print what Node.js prints, but for the known differences`, async ({tab}) => {
    test.setTimeout(300_000);
    await tab.open('/hello');
    const cases = casesOf(area).filter((_, index) => engines[index % 3] === tab.engine);
    const outcomes = await runAll(
      tab,
      cases.map((one) => ({...one, name: 'program.ts'})),
    );
    const differing = cases.filter(({name, stdout, stderr, code}, index) => {
      const {ending, output, errors} = outcomes[index]!;
      const here = [normalise(output), normalise(errors), ending.type === 'end' ? ending.code : ending.type];
      const isSame = JSON.stringify(here) === JSON.stringify([stdout, stderr, code]);
      if (!isSame && process.env.SHOW)
        console.log(tab.engine, name, JSON.stringify({here, node: [stdout, stderr, code]}, null, 1));
      return !isSame;
    });
    const listed = cases
      .map(({name}) => `${area}/${name}`)
      .filter((name) =>
        rows.some(
          ({programs, in: engines}) =>
            programs.includes(name) && (engines === undefined || engines.includes(tab.engine)),
        ),
      );
    expect(differing.map(({name}) => `${area}/${name}`).filter((path) => !isLoose(path))).toEqual(
      listed.filter((path) => !isLoose(path)),
    );
  });
