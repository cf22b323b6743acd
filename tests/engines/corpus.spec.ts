import {areas, casesOf, normalise} from '../playground/record';
import known from '../playground/differences.json';
import {type Outcome, runAll} from '../playground/drive';
import {engines, expect, test} from './fixtures';

const rows: readonly {readonly in?: readonly string[]; readonly may?: boolean; readonly programs: readonly string[]}[] =
  known;
/** Whether a reader learns from the result that Node.js does something else. */
const says = ({ending, output, errors}: Outcome): boolean =>
  (ending.type === 'end' && ending.differences.length > 0) ||
  /isn't (?:available|offered) on this page|no network/.test(output + errors);
const isLoose = (path: string): boolean => rows.some(({may, programs}) => may && programs.includes(path));

// Each program in one engine, and in the long layers in each.
for (const isWhole of [false, true])
  test(`${isWhole ? '@full all ' : ''}programs print what Node.js prints, but for the known differences`, async ({
    tab,
  }) => {
    test.setTimeout(600_000);
    await tab.open('/hello');
    const cases = areas()
      .flatMap((area) => casesOf(area).map((one) => ({...one, path: `${area}/${one.name}`})))
      .filter((_, index) => isWhole || engines[index % 3] === tab.engine);
    const outcomes = await runAll(
      tab,
      cases.map(({source, args = [], files = {}}) => ({source, args, files})),
    );
    const differing = cases.filter(({path, stdout, stderr, code}, index) => {
      const {ending, output, errors} = outcomes[index]!;
      const here = [normalise(output), normalise(errors), ending.type === 'end' ? ending.code : ending.type];
      const isSame = JSON.stringify(here) === JSON.stringify([stdout, stderr, code]);
      if (!isSame && process.env.SHOW)
        console.log(tab.engine, path, JSON.stringify({here, node: [stdout, stderr, code]}, null, 1));
      return !isSame;
    });
    const listed = cases.filter(({path}) =>
      rows.some(
        ({programs, in: engines}) => programs.includes(path) && (engines === undefined || engines.includes(tab.engine)),
      ),
    );
    const paths = (list: typeof cases) => list.map(({path}) => path).filter((path) => !isLoose(path));
    const silent = differing.filter((one) => !says(outcomes[cases.indexOf(one)]!));
    expect(paths(differing)).toEqual(paths(listed));
    expect(paths(silent)).toEqual([]);
  });
