import {compareOutput} from '../../src/lib/playground/compare';
import {constantValues} from '../../plugins/playground/constants';
import {programs, runAll} from '../playground/drive';
import {engines, expect, test} from './fixtures';
import type {Target} from './tab';

test('programs print what was recorded', async ({tab}) => {
  test.setTimeout(300_000);
  expect(programs.length).toBeGreaterThanOrEqual(40);
  await tab.open('/hello');
  const wrong: string[] = [];
  // Each in one engine: how engines differ is what the corpus is for.
  const here = programs.filter((_, index) => engines[index % 3] === tab.engine);
  for (const [index, {ending, output, errors}] of (await runAll(tab, here)).entries()) {
    const program = here[index]!;
    const asked = ending.type === 'end' ? ending.asked : {random: false, clock: false};
    const {difference} = compareOutput(program.output, output, constantValues(), new Map(), asked);
    if (ending.type !== 'end' || ending.code !== 0 || difference)
      wrong.push(`${program.path}: ${ending.type} ${errors} ${JSON.stringify(difference)}`);
  }
  expect(wrong).toEqual([]);
  expect(await tab.problems()).toEqual([]);
});

test('a sample that two imports ask for at once runs once, and the result says how Node.js differs', async ({tab}) => {
  await tab.open('/hello');
  const source = `import './verify-record';
    const [one, other] = await Promise.all([import('./private-root'), import('./private-root')]);
    console.log(one === other);`;
  const differences = tab.engine === 'chromium' ? [] : ['words and lines of errors are those of this browser'];
  expect(await runAll(tab, [{source}])).toMatchObject([{output: 'true\n', ending: {type: 'end', differences}}]);
});

test('a text that the engine refuses has the line of its error, and what the page lacks is said', async ({tab}) => {
  await tab.open('/hello');
  const source = '\nclass A {\n  constructor(readonly b: 1) {}\n  @c d() {}\n}';
  const said = expect.arrayContaining([
    'decorators and `accessor` are left out',
    expect.stringContaining('constructor'),
  ]);
  expect(await runAll(tab, [{source}])).toMatchObject([{ending: {crash: {line: 4}, differences: said}}]);
});

// tests/browser sees it in Chromium.
test('a block runs and opens its editor @others', async ({tab}) => {
  await tab.open('/hello');
  const block = '[data-run="hello/record#save"]';
  // The editor's buttons have a status of their own: what they copied.
  const verdict: Target = [`${block} section [role="status"]`, 'The output'];
  await tab.click([`${block} button`, 'Run']);
  await expect.poll(() => tab.text(verdict)).toMatch(/The output matches the recorded one/);
  await tab.click([`${block} button`, 'Edit']);
  await expect
    .poll(() =>
      tab.read(
        (css) =>
          [...document.querySelectorAll(`${css} section div`)].some((one) =>
            one.shadowRoot?.querySelector('.cm-region'),
          ),
        block,
      ),
    )
    .toBe(true);
  await tab.click([`${block} section button`, 'Run']);
  await expect.poll(() => tab.text(verdict)).toMatch(/The output matches the recorded one/);
  expect(await tab.problems()).toEqual([]);
});
