import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {expectClean, type Finding} from './finding';
import {readingLevel} from './prose/level';
import {lintProse} from './prose/lint';
import {readPage, readPages, readText, root} from './site';

/** What readers and contributors read: pages, posts, messages, labels, outputs, test titles. Not what others wrote. */
const prose = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((path) => /\.(?:mdx?|tsx?|txt)$/.test(path))
  .filter((path) => !/^(?:LICEN[CS]ES?|src\/css\/fonts\/OFL|tests\/content\/prose|data\/records\/|tests\/api-corpus)/.test(path));

const lint = async (text: string, path: string): Promise<string[]> =>
  (await lintProse(text, path)).map(({line, column, message}) => `${line}:${column} ${message}`);

describe('words', () => {
  it('of pages, posts, messages, labels, outputs and test titles follow the rules', async () => {
    const findings: Finding[] = [];
    for (const file of prose) {
      for (const {line, message} of await lintProse(readText(file), file))
        findings.push({file, line, what: `${message}.`, cure: 'The rules are in tests/content/prose/rules.yml.'});
    }
    expectClean({looked: prose.length, findings}, 500);
  });

  it('are read in pages, front matter, attributes, messages and outputs (negative control)', async () => {
    const found = [
      ...(await lint('---\ntitle: "A way round"\n---\n\nText.\n', 'page.md')),
      ...(await lint('# Title\n\nFirst line.\nThis is no page.\n', 'page.md')),
      ...(await lint('<Figure description="Somebody signs" />\n', 'page.mdx')),
      ...(await lint('| a | b |\n|---|---|\n| x | a telephone |\n', 'page.md')),
      ...(await lint("const a = 'The file stands in the folder.';\n", 'a.ts')),
      ...(await lint('const a = <p>Nobody signs</p>;\n', 'a.tsx')),
      ...(await lint('const a = `The ${1} is dear to us`;\n', 'a.ts')),
      ...(await lint('signed by a stranger\n', 'a.txt')),
    ];
    expect(found).toEqual([
      '2:11 way round => workaround',
      '4:6 is no => is not a',
      '1:22 Somebody => someone',
      '3:9 telephone => phone',
      '1:21 stands in => is in',
      '1:14 Nobody => no one',
      '1:24 dear => expensive',
      '1:11 a stranger => the reader, the verifier, another app',
    ]);
  });

  it('leave code alone', async () => {
    expect(await lint('Run `cure --mend`.\n\n```\nthe telephone\n```\n', 'page.md')).toEqual([]);
    expect(await lint("import a from 'way-round';\nconst defect = 'defect';\n", 'a.ts')).toEqual([]);
  });
});

describe('reading level', () => {
  const guides = readPages().filter(({frontMatter}) => ['tutorial', 'how-to'].includes(String(frontMatter.page_type)));

  it('of every tutorial and how-to is grade 10 or below', () => {
    expect(guides.length).toBeGreaterThan(20);
    const hard = guides
      .map(({path, tree}) => ({path, level: readingLevel(tree) ?? 0}))
      .filter(({level}) => level > 10)
      .map(({path, level}) => `${path}: grade ${level.toFixed(1)}. Write shorter sentences and shorter words.`);
    expect(hard).toEqual([]);
  });

  it('rises with long sentences and long words (negative control)', () => {
    const level = (text: string) => readingLevel(readPage('page.md', `---\ntitle: A\n---\n\n${text}`).tree);
    expect(level('You sign the record. The app sends it to the chain. You see its name on the page. '.repeat(4))).toBeLessThan(5);
    expect(
      level(
        'Notwithstanding considerations regarding interoperability, implementers necessarily incorporate authentication infrastructures, verification methodologies, and cryptographic identification, irrespective of environmental circumstances or organizational preferences. '.repeat(2),
      ),
    ).toBeGreaterThan(15);
  });
});
