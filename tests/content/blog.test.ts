import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readText} from '@astral-docs/content-checks/files';

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
