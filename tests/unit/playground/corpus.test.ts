import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import differences from '../../playground/differences.json';
import {areas, casesOf, normalise, record} from '../../playground/record';

describe('the corpus of programs', () => {
  const cases = areas().flatMap((area) => casesOf(area).map((one) => ({...one, path: `${area}/${one.name}`})));

  it('has enough of them, each under a name of its own and with something to compare', () => {
    expect(cases.length).toBeGreaterThanOrEqual(180);
    expect(new Set(cases.map(({path}) => path)).size).toBe(cases.length);
    expect(cases.filter(({stdout, stderr}) => stdout + stderr === '').map(({path}) => path)).toEqual([]);
  });

  it.each(cases.filter((_, index) => index % 24 === 0))('$path still prints in Node.js what is recorded', (one) => {
    expect(record(one)).toEqual(one);
  });

  it('has every known difference, in words, in the table of the page', () => {
    const page = readFileSync('docs/playground.md', 'utf8');
    expect(differences.filter(({what, here}) => !page.includes(`| ${what} | ${here} |\n`))).toEqual([]);
    const paths = cases.map(({path}) => path);
    expect(differences.flatMap(({programs}) => programs).filter((program) => !paths.includes(program))).toEqual([]);
    expect(page).toContain(`${cases.length} programs`);
  });

  it('keeps of a stack the line in the program, and what stands behind it', () => {
    const stack = [
      'Error: no place',
      '    at JSON.parse (<anonymous>)',
      '    at read (file:///home/me/.cache/corpus-a/program.mjs:4:7)',
      '    at ModuleJob.run (node:internal/modules/esm/module_job:263:25) {',
      "  code: 'E'",
      '}',
    ];
    expect(normalise(stack.join('\n'))).toBe("Error: no place\n    at program.ts:4 {\n  code: 'E'\n}");
    expect(normalise('Error: no\n    at node:internal/timers:7:1,\n 2')).toBe('Error: no,\n 2');
  });
});
