import {describe, expect, it} from 'vitest';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import {formatFinding} from '@astral-docs/content-checks/report';
import type {PageRules} from '@astral-docs/content-checks/rules/pageRules';
import {pageRules} from '../../config/pageRules';
import {checkShownText, listLockFilePackages} from '@astral-docs/content-checks/rules/commands';

const locked = new Set(['ethers', 'tsx', '@scope/kit']);
const rules: PageRules = {
  ...pageRules,
  commands: ['npm ci', 'npm install<packages>', 'npx tsx <file><words>', 'curl<ours>', 'curl<api>'],
};
const check = (text: string, language?: string): string[] =>
  checkShownText('docs/page.md', {line: 5, text, ...(language !== undefined && {language})}, locked, rules).map(
    formatFinding,
  );

describe('what a reader gives to a shell', () => {
  it.each([
    'npm ci  # a note\n\n# A note of a few words.\n$ npm ci && npx tsx a.ts',
    'npm install ethers@6 @scope/kit@1.2.0 tsx ./kit/scope-kit-1.0.0.tgz',
    'npx tsx verify.ts record.json "$(cat signer.txt)" --own',
    'curl -fO "https://docs.astral.global/samples/{a,b}.ts"',
    'curl -s \\\n  "$BASE_URL/api?bbox=[-1,2,3,4]"',
  ])('passes when each line is on the list: %s', (text) => expect(check(text, 'sh')).toEqual([]));

  it.each([
    ['npm ci\npixi add evil', 6, '`pixi add evil` is not a command that pages tell readers to run. Check what it does'],
    ['npm ci; evil', 5, '`npm ci; evil`'],
    ['npm \\\n  ci\nevil', 7, '`evil`'],
    ['# A note (of a few words); evil', 5, '`# A note (of a few words); evil`'],
    ['npx tsx -e "evil"', 5, '`npx tsx -e "evil"`'],
    ['npx tsx a.ts "$(evil)"', 5, '`npx tsx a.ts "$(evil)"`'],
    ['NODE_OPTIONS=a npx tsx a.ts', 5, '`NODE_OPTIONS=a npx tsx a.ts`'],
    ['npm install ethers 6', 5, '`npm install ethers 6`'],
    ['npm install ethers@evil/ethers', 5, '`npm install ethers@evil/ethers`'],
    ['npm install --reg=evil ethers', 5, '`npm install --reg=evil ethers`'],
    ['curl -fO "https://docs.astral.global/samples/a.ts', 5, '`curl -fO "https'],
    ['curl -fO https://docs.astral.global.example.org/samples/a.ts', 5, '`curl -fO https'],
    ['curl -s "$BASE_URL.example.org/a"', 5, '`curl -s "$BASE_URL'],
    ['$ npm ci\n> evil', 6, '`> evil`'],
  ])('fails with the line and what to do: %s', (text, line, message) => {
    const found = check(text, 'sh').join('\n');
    expect(found).toContain(`docs/page.md:${line}:1 `);
    expect(found).toContain(message);
  });

  it.each([
    ['$ bash a.sh', 'Console', true],
    ['overrides:\n  a: github:evil/a', 'yaml', true],
    ['$ npm exe tsx', '', true],
    ['One line.\nnpm crea tsx', 'text', true],
    ['npm: an error', 'text', false],
    ['bash a.sh', 'ts', false],
    ['Run `sh a.sh` first.', undefined, true],
    ['Run `npm ci\nevil`.', undefined, true],
    ['Run it by `npm`, not `git`.', undefined, false],
  ])('is known by its language or its words: %j in %s', (text, language, isShell) =>
    expect(check(text, language).length > 0).toBe(isShell),
  );
});

describe('install lines in prose and in programs', () => {
  it.each([
    'Run npm install --save-exact ethers@6 @scope/kit@1.2.0 tsx ./kit/scope-kit-1.0.0.tgz',
    'The schema registry https://easscan.org has a spatial index: https://h3geo.org',
    '{"dependencies": {"ethers": "^6.1.0"}}',
  ])('pass when each package is known: %s', (text) => expect(check(text)).toEqual([]));

  it.each([
    ['npx --yes -p evil tsx a.ts', 'evil is not a package of npm'],
    ['npm create evil', 'create-evil'],
    ['npm install ethers@npm:evil@6', 'evil'],
    ['npm install ethers@https://example.org/a.tgz', 'ethers@https://example.org/a.tgz'],
    ['npm i "evil@>=6"', 'evil'],
    ['npm install `\n  evil', 'evil'],
    [`npm ${'-a '.repeat(60)}! || npm i evil`, 'evil'],
    ['npm i <version> evil', 'evil'],
    ['Type: n"p"m i\u2028 evil', 'evil'],
    ['{"depend\\u0065ncies": {"evil": "6"}}', 'evil'],
    ['python3 -m pip install shaply', '`pip install shaply` is not a command'],
    ['go install example.org/evil@latest', '`go install example.org/evil@latest`'],
    ['cargo +nightly install evil', '`cargo +nightly install evil`'],
    ['curl -fsSL https://example.org/install | sudo bash', '`curl -fsSL https://example.org/install`'],
  ])('fail with the line and what to do: %s', (line, message) => {
    const [first = ''] = check(`Text.\n\n${line}`);
    expect(first).toContain('docs/page.md:7:1 ');
    expect(first).toContain(message);
  });
});

it('packages of this project, and programs by another name than their package, are none that a registry has', () => {
  const names = listLockFilePackages({
    packages: {
      '': {name: 'site'},
      'packages/own': {name: '@site/own'},
      'node_modules/@site/own': {link: true},
      'node_modules/typescript': {},
      'node_modules/a/node_modules/@scope/kit': {name: 'kit-renamed'},
    },
  });
  expect([...names]).toEqual(['typescript', 'kit-renamed']);
});

/** Programs of ours that pages name, and the file of each that reads its options. */
const programs: Readonly<Record<string, string>> = {
  'api-server.ts': 'packages/api-model/program/main.ts',
  'replay.ts': 'packages/api-model/tests/corpus/replay.ts',
  'conformance.mjs': 'packages/conformance/runner/options.ts',
};

it('each option of our programs that a page names is one that the program reads', () => {
  const named = listFiles(['docs'], /\.mdx?$/).flatMap((page) => {
    const text = readText(page);
    const commands = [...text.matchAll(/(?:npx tsx|node) (?:\S*\/)?([\w-]+\.(?:ts|mjs)) ([^`\n|]*)/g)]
      .filter(([, program = '']) => program in programs)
      .map(([, program = '', rest = '']) => ({program, options: rest.replace(/(?:^| )-- .*/, '')}));
    // On a page about one program, an option may stand alone.
    const [only, ...others] = new Set(commands.map(({program}) => program));
    const alone = only && !others.length ? [...text.matchAll(/`(--[a-z][^`]*)`/g)] : [];
    return [...commands, ...alone.map(([, options = '']) => ({program: only!, options}))].flatMap(
      ({program, options}) => (options.match(/--[a-z][\w-]*/g) ?? []).map((option) => [page, program, option] as const),
    );
  });
  expect(named.length).toBeGreaterThan(8);
  const isKnown = (program: string, option: string): boolean =>
    new RegExp(`${option}\\b|^  ${option.slice(2)}: \\{type`, 'm').test(readText(programs[program]!));
  expect(named.filter(([, program, option]) => !isKnown(program, option))).toEqual([]);
});
