import {describe, expect, it} from 'vitest';
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

/** A page whose format is its own takes a review. */
const rules = {...pageRules, pagesWithCode: {'docs/plain.md': 'Its format is its own.'}};

const encodings: readonly [name: string, encode: (text: string) => string][] = [
  ['with line feeds', (text) => text],
  ['with the line endings of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte-order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
];

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
