import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {pageRules} from '../../config/pageRules';
import {splitFrontMatter} from '@astral-docs/content-checks/markdown/frontMatter';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {checkAdmonitionSyntax} from '@astral-docs/content-checks/rules/prose';
import {formatFinding} from '@astral-docs/content-checks/report';
import {parsePageWithSamples} from '../../plugins/content-checks/pages';

/** Every form of file name, address, prefix, partial and part that Docusaurus accepts, and links to each. */
const forms: Readonly<Record<string, string>> = {
  'docs/index.md': `---
slug: /
---

# Start

[Umlaut](./日本語.md), [space](<./with space.md>), [first](./01-first.md), [in a folder](02-folder/03-page.mdx),
[read me](./readme-folder/README.md), [same name](./same/same.md), [named](./named.md), [dotted](/try/v1.2),
[part of a partial](/first#from-a-partial), [dotted id](/first#v1.2), [umlaut id](/first#über-uns), [old anchor](/first#old).
`,
  'docs/日本語.md': '# 日本語\n\nText.\n',
  'docs/with space.md': '# With space\n\nText.\n',
  'docs/01-first.md': `# First

import Part from './_part.mdx';

<Part />

## Version {/* #v1.2 */}

## Über uns

<a name="old">Text</a>
`,
  'docs/_part.mdx': '## From a partial\n\nText.\n',
  'docs/02-folder/03-page.mdx':
    '---\nverified: 2026-11-21\n---\n\n# A page\n\n[First](../01-first.md#from-a-partial)\n',
  'docs/readme-folder/README.md': '# Read me\n\n[Start](../index.md)\n',
  'docs/same/same.md': '# Same\n\nText.\n',
  'docs/named.md': '---\nid: other-name\n---\n\n# Named\n\nText.\n',
  'docs/plain.md': '---\nmdx:\n  format: md\n---\n\n# Plain\n\nA <b>word</b>, a < b, {text}.\n',
  'docs/dotted.md': '---\nslug: /try/v1.2\n---\n\n# Dotted\n\nText.\n',
};

const config = `
export default {
  title: 'Forms', url: 'https://forms.example', baseUrl: '/', onBrokenLinks: 'warn', onBrokenAnchors: 'warn',
  future: {v4: true}, markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false, theme: {}}]],
};
`;

const folder = resolve('.cache', 'forms');
/** A page whose format is its own takes a review. */
const rules = {...pageRules, pagesWithCode: {'docs/plain.md': 'Its format is its own.'}};

const encodings: readonly [name: string, encode: (text: string) => string][] = [
  ['with line feeds', (text) => text],
  ['with the line endings of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte-order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
];

afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe.each(encodings)('a site of every form that Docusaurus accepts, %s', (_, encode) => {
  it.each(Object.entries(forms))('has no finding in %s', (path, text) => {
    const page = parsePageWithSamples(path, encode(text));
    const all = [
      ...page.problems,
      ...checkMarkup(page, rules, new Set(Object.keys(forms))),
      ...checkAdmonitionSyntax(page),
    ];
    expect(all.map(formatFinding)).toEqual([]);
  });

  it('keeps its front matter and its lines', () => {
    const {frontMatter, body} = splitFrontMatter(encode(forms['docs/02-folder/03-page.mdx']!));
    expect(frontMatter.verified).toEqual(new Date('2026-11-21'));
    expect(body.split('\n').indexOf('# A page')).toBe(4);
  });
});

it('a site of every form builds on a checkout with the line endings of Windows', {timeout: 400_000}, () => {
  rmSync(folder, {recursive: true, force: true});
  for (const [path, text] of Object.entries({...forms, 'docusaurus.config.mjs': config})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text.replaceAll('\n', '\r\n'));
  }
  const {status, stdout, stderr} = spawnSync(
    resolve('node_modules/.bin/docusaurus'),
    ['build', folder, '--no-minify'],
    {
      encoding: 'utf8',
      env: {...process.env, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  expect(status, stdout + stderr).toBe(0);
  // The framework does not collect the names of `<a name>`, so it warns of a link to one.
  const broken = [...(stdout + stderr).matchAll(/-> linking to (\S+)/g)].map(([, target]) => target);
  expect([...new Set(broken)]).toEqual(['/first#old']);
});
