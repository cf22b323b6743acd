import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyProject, shell} from '../support/copy';
import {hostilePages, page, type Try} from './hostilePages';

const tries: readonly Try[] = [
  [
    'a program in front matter',
    'docs/t09.md',
    `---js\n{title: require('node:os').userInfo().username}\n---\n\nText.\n`,
    /:1:1 The front matter does not parse: front matter does not begin and end .* Write --- alone/,
  ],
  [
    'a handler in plain Markdown',
    'docs/t12.md',
    page('<details ontoggle="alert(1)"><summary>Text</summary></details>', 'mdx:\n  format: md\n'),
    /:7:1 The page has mdx in its front matter, .* pagesWithCode/,
  ],
  [
    'a tag whose page leaves the folder of the build',
    'i18n/en/docusaurus-plugin-content-blog/tags.yml',
    'places:\n  label: Places\n  permalink: /../../t60\n',
    /:3:1 permalink is not a path below this site/,
  ],
  ['an install line in two', 'docs/t63.mdx', page('Text.\n<code>npm\ninstall ethres</code>'), /:9:1 ethres is/],
  ['a command behind a break', 'docs/t66.mdx', page('<code>npm test<br/>pixi add evil</code>'), /:9:1 `pixi add evil`/],
  ['commands of a file', 'docs/t65.mdx', page('```sh file=samples/api/nginx.conf\n```'), /:\d+:1 `.*` is not/],
  ['an install line of values', 'docs/t64.mdx', page("<div>\n{['np']}\n{`m i ethres`}\n</div>"), /:8:1 ethres is/],
  [
    'code that a fence hides from checks alone',
    'docs/t61.mdx',
    page('```mdx-code-block\nexport const x = process.exit(1);\n```'),
    /:8:1 The build takes mdx-code-block away, .* pagesWithCode/,
  ],
  ...hostilePages,
];

describe('a hostile pull request', () => {
  let copy = '';
  let output = '';
  beforeAll(() => {
    copy = copyProject(true);
    for (const [, file, content] of tries) {
      mkdirSync(dirname(join(copy, file)), {recursive: true});
      if (content.startsWith('→')) symlinkSync(content.slice(1), join(copy, file));
      else writeFileSync(join(copy, file), content);
    }
    const ended = shell(copy, 'npm run build');
    output = ended.output;
    expect(ended.status, output).toBe(1);
  }, 300_000);
  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('is stopped before the site is built', () =>
    expect(output).not.toContain('Creating an optimized production build'));
  it('runs no program in lint:format', () => {
    shell(copy, JSON.parse(readFileSync('package.json', 'utf8')).scripts['lint:format'].replace(' . ', ' docs blog '));
    expect(existsSync(join(copy, 'ran.txt'))).toBe(false);
  });
  it.each(tries)('is refused with %s, with the line and what to do', (_, file, __, says) => {
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith(`${file}:`))
        .join('\n'),
    ).toMatch(new RegExp(`^${file.replace(/[.\\]/g, '\\$&')}${says.source}`, 'm'));
  });
});
