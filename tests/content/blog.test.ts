import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {isJsx, walk} from '../../plugins/shared/tree';
import {readPage, readText} from '../../checks/site';

it('every figure of the plot in “Longitude first” is one that its program printed', () => {
  const path = 'blog/2026-11-21-long-blog-post.md';
  const printed = readText('samples/blog/land-in-the-sea.out.txt').replaceAll(',', '');
  const plots = [...walk(readPage(path, readText(path)).tree)].filter((node) => isJsx(node) && node.name === 'Plot');
  const values = plots.flatMap((plot) =>
    [...JSON.stringify(plot).matchAll(/\['[^']+', ([\d.]+)\]/g)].map(([, value]) => value),
  );
  expect(values.length).toBeGreaterThanOrEqual(7);
  for (const value of new Set(values)) expect(printed, value).toMatch(new RegExp(` ${value} m$`, 'm'));
});

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'}).trim();
/** Whether the whole history is here: an archive of the project has none, and a shallow clone only its end. */
const hasHistory = (): boolean => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
};

it('no post is dated before its file was in the repository, and each says the day that its name says', () => {
  const posts = readdirSync('blog').filter((name) => name.endsWith('.md'));
  expect(posts.length).toBeGreaterThan(0);
  const dated = hasHistory();
  for (const name of posts) {
    const day = /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0];
    expect(readText(`blog/${name}`), name).toContain(`\ndate: ${day}\n`);
    const first = dated ? git('log', '--diff-filter=A', '--format=%as', '--', `blog/${name}`).split('\n').at(-1) : '';
    if (first) expect(day! >= first, `${name} was first in the repository on ${first}`).toBe(true);
  }
});
