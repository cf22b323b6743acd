import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {listFiles} from '@astral-docs/content-checks/files';

/** Changes that pages tell contributors to make: what stays and what goes has to be in the file that a block names. */
it('changes that pages show fit the files they name', () => {
  const astray = listFiles(['docs']).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^( *)```diff title="([^"]+)"\n([^]*?)\n\1```/gm)]
      .filter(([, , file = '']) => existsSync(file))
      .flatMap(([, indent = '', file = '', block = '']) => {
        const there = new Set(readFileSync(file, 'utf8').split('\n'));
        return block
          .split('\n')
          .map((line) => line.slice(indent.length))
          .filter((line) => /^[ -]./.test(line) && !there.has(line.slice(1)))
          .map((line) => `${page}: ${file} has no line "${line.slice(1)}"`);
      }),
  );
  expect(astray).toEqual([]);
});
