import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import differences from '../../playground/differences.json';
import {areas, casesOf, record} from '../../playground/record';

describe('the corpus of programs', () => {
  const cases = areas().flatMap((area) => casesOf(area).map((one) => ({...one, path: `${area}/${one.name}`})));

  it.each(cases.filter((_, index) => index % 24 === 0))('$path still prints in Node.js what is recorded', (one) => {
    const now = record(one);
    // The words are those of Node.js 20. Later versions print some values otherwise, and end as it does.
    const isRecorder = process.version.startsWith('v20.');
    expect(isRecorder ? now : {...now, stdout: one.stdout, stderr: one.stderr}).toEqual(one);
  });

  it('has every known difference, in words, in the table of the page', () => {
    const page = readFileSync('docs/playground.md', 'utf8');
    expect(differences.filter(({what, here}) => !page.includes(`| ${what} | ${here} |\n`))).toEqual([]);
    const paths = cases.map(({path}) => path);
    expect(differences.flatMap(({programs}) => programs).filter((program) => !paths.includes(program))).toEqual([]);
    expect(page).toContain(`${cases.length} programs`);
  });
});
