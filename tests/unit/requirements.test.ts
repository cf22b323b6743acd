import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Row {
  number: string;
  file: string;
  title: string;
}

const rows: Row[] = [
  ...readFileSync('tests/REQUIREMENTS.md', 'utf8').matchAll(/^\| (\d+\.\d+) \| [^|]+ \| `([^`]+)` \| `(.+)` \|$/gm),
].map(([, number = '', file = '', title = '']) => ({
  number,
  file: `tests/${file}`,
  title: title.replaceAll('\\|', '|'),
}));

interface Title {
  title: string;
  isGroup: boolean;
  indent: number;
}

/** Titles of a file, in the order in which they are written. */
function readTitles(file: string): Title[] {
  const call =
    /^( *)(it|test|describe)(\.describe)?(?:\.(?!skip)\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\4)[\s\S])+)\4/gm;
  return [...readFileSync(file, 'utf8').matchAll(call)].map(([, spaces = '', name, describe, , title = '']) => ({
    title,
    isGroup: name === 'describe' || describe !== undefined,
    indent: spaces.length,
  }));
}

/** Files whose every test is about the specification. */
const specification = [
  'tests/browser/shell-constants.spec.ts',
  'tests/browser/shell-routing.spec.ts',
  'tests/browser/shell-states.spec.ts',
  'tests/browser/shell-calls.spec.ts',
  'tests/browser/specimens/states.spec.ts',
  'tests/unit/loading.test.tsx',
  'tests/unit/shell-constants.test.ts',
  'tests/browser/specimens/navbar.spec.ts',
];

describe('tests/REQUIREMENTS.md', () => {
  it('names a test for every requirement', () => {
    expect(rows.length).toBeGreaterThan(130);
    const files = new Map([...new Set(rows.map(({file}) => file))].map((file) => [file, readTitles(file)]));
    expect(rows.filter(({file, title}) => !files.get(file)!.some((test) => test.title === title))).toEqual([]);
  });

  it.each(specification)('has every test of %s', (file) => {
    const listed = new Set(rows.filter((row) => row.file === file).map(({title}) => title));
    let group = Infinity;
    const unlisted = readTitles(file).filter(({title, indent, isGroup}) => {
      // What stands in a group that is listed is listed with it.
      if (indent > group) return false;
      group = isGroup && listed.has(title) ? indent : Infinity;
      return !isGroup && !listed.has(title);
    });
    expect(unlisted.map(({title}) => title)).toEqual([]);
  });
});
