import {readFileSync, readdirSync} from 'node:fs';
import {compareOutput} from '../../src/lib/playground/compare';
import {constantValues} from '../../plugins/playground/constants';
import type {RunnableProgram} from '../../src/lib/playground/types';
import {expect, test} from './fixtures';
import type {Tab, Target} from './tab';

const folder = 'build/assets/run';
const files = readdirSync(folder);
const programs = files
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RunnableProgram);
const entry = (name: string): string => files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))!;
const modules = {
  ethers: entry('ethers'),
  viem: entry('viem'),
  'h3-js': entry('h3-js'),
  ngeohash: entry('ngeohash'),
  'openapi-fetch': entry('openapi-fetch'),
  '@ethereum-attestation-service/eas-sdk': entry('eas-sdk'),
  'node:fs': entry('node-fs'),
  'node:crypto': entry('node-crypto'),
  'node:process': entry('node-process'),
};

interface Outcome {
  output: string;
  failure: string;
  files: Record<string, string>;
}

/** Runs a program in a worker of the page that the tab shows, under its policy. */
async function run(tab: Tab, program: RunnableProgram, isInterpreted: boolean): Promise<Outcome> {
  const first = programs.find(({path}) => path === program.after);
  const before = first ? (await run(tab, first, false)).files : {};
  const given: Record<string, string> = {...program.files, ...before};
  const request = {
    name: program.path.split('/').at(-1),
    run: isInterpreted ? {source: program.source, interpreter: entry('interpreter')} : {file: program.file},
    preload: [],
    modules: {...modules, ...program.imports},
    api: entry('api'),
    args: program.args.map((text) => (text.startsWith('@') ? given[text.slice(1)]!.trim() : text)),
    env: program.api ? {BASE_URL: 'http://localhost:3000'} : {},
    files: given,
  };
  return tab.read(
    (file, message) =>
      new Promise<Outcome>((done) => {
        const worker = new Worker(`/assets/run/${file}`, {type: 'module'});
        let output = '';
        const end = (failure: string, written: Record<string, string> = {}): void => {
          worker.terminate();
          done({output, failure, files: written});
        };
        const timer = setTimeout(() => end('no end after 20 s'), 20_000);
        worker.onerror = () => end('the worker did not start');
        worker.onmessage = ({data}) => {
          if (data.type === 'print') {
            if (!data.isError) output += data.text;
            return;
          }
          clearTimeout(timer);
          end(data.crash ? `${data.crash.message} (line ${data.crash.line})` : '', data.files);
        };
        worker.postMessage(message);
      }),
    entry('worker'),
    request,
  );
}

for (const [name, isInterpreted] of [
  ['compiled', false],
  ['interpreted', true],
] as const)
  test(`all programs print ${name} what was recorded`, async ({tab}) => {
    test.setTimeout(300_000);
    expect(programs.length).toBeGreaterThanOrEqual(40);
    await tab.open('/hello');
    const wrong: string[] = [];
    for (const program of programs) {
      const {output, failure} = await run(tab, program, isInterpreted);
      const {difference} = compareOutput(program.output, output, constantValues());
      if (failure || difference) wrong.push(`${program.path}: ${failure || JSON.stringify(difference)}`);
    }
    expect(wrong).toEqual([]);
    expect(await tab.problems()).toEqual([]);
  });

test('a block runs and opens its editor', async ({tab}) => {
  await tab.open('/hello');
  const block = '[data-run="hello/record#sign"]';
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
