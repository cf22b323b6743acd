import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Strings that survive minifying and stand in every highlighter, Prism grammar or catalogue of languages. */
const fingerprints = [
  'prism-react-renderer',
  'getTokenProps',
  'insertBefore:function(',
  'template-punctuation',
  'string-interpolation',
  'class-name',
  'hljs',
  'textmate',
  'Ignore file',
];

/** Which fingerprints stand in a text. */
const found = (text: string): string[] => fingerprints.filter((fingerprint) => text.includes(fingerprint));

const folder = path.join('build', 'assets', 'js');

describe('client script', () => {
  it('has no highlighter, no grammar and no catalogue of languages', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(10);
    const guilty = files.flatMap((file) =>
      found(readFileSync(path.join(folder, file), 'utf8')).map((fingerprint) => `${file}: ${fingerprint}`),
    );
    expect(
      guilty,
      'Something imports Prism into a page: find it with `npx docusaurus build --no-minify` and colour at build time instead.',
    ).toEqual([]);
  });
});
