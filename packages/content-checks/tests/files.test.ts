import {expect, it} from 'vitest';
import {listFiles} from '../files';

it('lists a file once, not once more behind a symbolic link to its folder', () => {
  expect(listFiles(['tests/specimens/README.md'])).toHaveLength(1);
  // tests/specimens/data leads to data.
  expect(listFiles(['tests/specimens']).filter((path) => path.startsWith('tests/specimens/data/'))).toEqual([]);
});
