import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {copyProject, shell} from '../support/copy';
import {readSection} from '../support/markdown';

/**
 * Carries out the tasks of the handbook in a copy of the project: it writes each block that has a path as its title, and runs
 * each command, in the order of the page. What shows the site to a person is left out, and the build comes once, at the end.
 * What a page asks for in words, entries in two lists, is in `entries`.
 */
const tasks: readonly [page: string, heading: string][] = [
  ['create-a-document', 'Add a page'],
  ['create-a-document', 'Add a sample'],
  ['create-a-document', 'Add a component'],
  ['create-a-document', 'Add a tool'],
  ['create-a-blog-post', 'Add a post'],
  ['create-a-page', 'Add a Markdown page'],
];

const forPeople = /^npm (?:start|run serve|run build|run build && npm run test:built)$/;

let copy = '';
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** What a contributor adds by hand: text behind another one in a file. */
const entries: Readonly<Record<string, readonly [file: string, after: string, text: string][]>> = {
  'Add a page': [['sidebars.ts', "'sdk/guides/testing',", "'sdk/guides/offline',"]],
  'Add a component': [
    [
      'src/theme/MDXComponents/index.tsx',
      "import Term from '@site/src/components/Term';",
      "\nimport DistanceNote from '@site/src/components/DistanceNote';",
    ],
    ['src/theme/MDXComponents/index.tsx', '  Term,', '\n  DistanceNote,'],
  ],
};

describe.each(tasks)('%s: %s', (page, heading) => {
  it('is green when it is taken literally', {timeout: 600_000}, () => {
    const blocks = readSection(join(copy, `docs/tutorial-basics/${page}.md`), heading);
    expect(blocks.length).toBeGreaterThan(1);
    for (const [file, after, text] of entries[heading] ?? []) {
      const path = join(copy, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(after, `${after}${text}`));
      expect(shell(copy, `npx prettier --write ${file}`).status).toBe(0);
    }
    for (const {lang, meta, value, position} of blocks) {
      const {title} = parseFence(lang, meta, {file: page, line: position?.start.line ?? 1});
      if (title && /^[\w.-]+\/.*\.\w+$/.test(title)) {
        mkdirSync(dirname(join(copy, title)), {recursive: true});
        writeFileSync(join(copy, title), `${value}\n`);
      } else if (lang === 'bash')
        for (const line of value.split('\n').filter((one) => !forPeople.test(one))) {
          const {status, output} = shell(copy, line);
          expect(status, `${line}\n${output}`).toBe(0);
        }
    }
  });
});

it('the site with all of it builds, and the pages are right', {timeout: 600_000}, () => {
  const {status, output} = shell(
    copy,
    'npm run build && npx vitest run --config=tests/vitest.config.mts --project=built tests/built/{shell,budgets,feeds,machine}.test.ts',
  );
  expect(status, output).toBe(0);
});
