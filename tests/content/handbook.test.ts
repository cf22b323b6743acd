import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {checkAdmonitionSyntax} from '@astral-docs/content-checks/rules/prose';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import {parsePageWithSamples} from '../../plugins/content-checks/pages';
import {checkFrontMatter} from '../../plugins/front-matter/schema';

it('the page that the guide prints passes when it is taken literally', () => {
  const [, file = ''] =
    /^ *```md title="src\/pages\/licence\.md"\n([\s\S]*?)\n *```$/m.exec(
      readText('docs/tutorial-basics/create-a-page.md'),
    ) ?? [];
  const page = parsePageWithSamples('src/pages/licence.md', file.replace(/^ {3}/gm, ''));
  expect(checkFrontMatter('pages', page.frontMatter)).toEqual([]);
  expect(page.problems).toEqual([]);
  expect(checkAdmonitionSyntax(page)).toEqual([]);
  expect(page.body.match(/^# /gm)).toHaveLength(1);
});

it('every path in the text of a guide exists, unless the guide creates it', () => {
  const pages = ['docs/tutorial-basics', 'docs/tutorial-extras'].flatMap((folder) => listFiles([folder], /\.md$/));
  const named = pages.flatMap((page) => {
    const prose = readText(page).replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
    const folders = 'blog|config|data|docs|packages|plugins|samples|src|tests';
    return [...prose.matchAll(new RegExp(`(Create )?\`((?:${folders})/[^\`\\s]*)\``, 'g'))]
      .filter(([, isNew]) => !isNew)
      .map(([, , path = '']) => path);
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

/** Changes that pages tell contributors to make: what stays and what goes has to be in the file that a block names. */
it('changes that pages show fit the files they name', () => {
  const astray = listFiles(['docs']).flatMap((page) =>
    [...readText(page).matchAll(/^( *)```diff title="([^"]+)"\n([^]*?)\n\1```/gm)]
      .filter(([, , file = '']) => existsSync(file))
      .flatMap(([, indent = '', file = '', block = '']) => {
        const there = new Set(readText(file).split('\n'));
        return block
          .split('\n')
          .map((line) => line.slice(indent.length))
          .filter((line) => /^[ -]./.test(line) && !there.has(line.slice(1)))
          .map((line) => `${page}: ${file} has no line "${line.slice(1)}"`);
      }),
  );
  expect(astray).toEqual([]);
});
