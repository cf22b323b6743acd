import {findClosest} from '../closest';
import type {Finding} from '../report';
import type {PageRules} from './pageRules';
import {addAddress, checkShell, findUnknownAddresses, listShellTexts} from './shell';
import type {ShownText} from './text';

/** A package, and where in a text it is named. */
interface Installed {
  registry: string;
  name: string;
  index: number;
}

/** Words with which usual programs install what follows, also abbreviated or mistyped, up to the next command. */
const installLine =
  /(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)(?:\.\w+)?\s+(?:(?:-\S+(?:\s+\w+)?|global|workspace\s+\S+)\s+)*?(?:(?<runs>(?<creates>cr\w*|inn?it)|exe?c?|x|dlx)|i|in\w*|isn\w*|c?it|add?|up\w*|li?nk?)|(?<npx>npx|pnpx|bunx)|(?<pypi>(?:pip[\dx.]*|uv|poetry|pipenv|conda|mamba)\s+(?:install|download|inject|add|run)|uvx)|(?<program>go|cargo|forge|gem|brew|dart|flutter)\s+(?:\S+\s+)?(?:i|(?:re)?install|add|get|activate|(?<=go\s+)run))\s(?<rest>[^|;&()`\n]+)/gi;

/** An option with a value, a folder or a file of the reader, a file for output, a number, or a word that stands for another. */
const notPackage =
  /(?:^|\s)(?:(?:--prefix|--workspace|-C)\s+\S+|-(?!-?p(?:ackage)?\b)\S*|\.{1,2}(?=\s|$)|(?:\.{0,2}|~)\/\S*|\d?>>?\s*\S+|[\w.-]+\.(?:tgz|whl)|<[\w -]+>|\d+|…)(?=\s|$)/g;

/**
 * A package's name without its version: `@scope/name@1` is `@scope/name`, `name[extra]==1` is `name`. What has another source than a
 * version is returned whole, as nobody has looked at that: `name@owner/repository`.
 */
const nameOf = (word: string): string =>
  /^(@?[\w./-]+)(?:\[[\w,-]+\])?(?:[@=<>~!][\w.^~<>=*!,-]*)?$/.exec(word.replace(/^npm:/, ''))?.[1] ?? word;

/** The packages that the commands of a text install. */
const listInstalledPackages = (text: string): Installed[] => [
  ...[...text.matchAll(/(?<=[=@]|\s)(npm|jsr):((?:@[\w.-]+\/)?[\w.-]+)/g)].map(
    ({1: registry = '', 2: name = '', index}) => ({registry, name, index}),
  ),
  ...[...text.matchAll(installLine)].flatMap(({groups, index}) => {
    const {runs, creates, npx, pypi, program = 'npm', rest = ''} = groups!;
    // Twice, as one ends where the next begins.
    const words = rest
      .replace(notPackage, ' ')
      .replace(notPackage, ' ')
      .split(/\s+/)
      .map((word) => word.replace(/[.,:}\]]+$/, ''));
    const names = words.filter((word) => word !== '' && !word.startsWith('-'));
    const registry = pypi ? 'pypi' : program.toLowerCase().replace(/^(?:dart|flutter)$/, 'pub');
    return (runs || npx ? names.slice(0, 1) : names).map((word) => ({
      registry,
      name: `${creates ? 'create-' : ''}${nameOf(word)}`,
      index,
    }));
  }),
];

/** Programs and functions that fetch, or run what was fetched. */
const fetcher =
  /(?<![\w-])(?:(?:curl|wget|iwr|irm|iex|aria2c|deno|Invoke-(?:WebRequest|RestMethod|Expression))(?:\.exe)?\s|(?:urlopen|requests\.get|exec|eval)\b)/i;

/** What takes packages from another registry than the names are checked for: in an option, a variable, or a file of settings. */
const registries =
  /--(?:registry|(?:extra-)?index-url|default-index)\b|\bnpm_config_registry\b|\bregistry=|\bset\s+(?:-\S+\s+)*\S*(?:registry|index-url)|(?:registry|index)["']?\s*=\s*["']?https?:|(?:registryserver|index[-_]?url|find[-_]links|hosted[-_]url|goproxy)["']?(?:\s*[=:]\s*|\s+)["']?https?:/i;

/** Lists of packages in `package.json`, and each name in one with its version or source. */
const [packageList, listedPackage] = [
  /"(?:\w*dependencies|overrides|resolutions)"\s*:\s*\{[^}]*/gi,
  /"([^"]+)"\s*:\s*"([^"]*)"/g,
];

/** Signs of other lists, which no check reads: the name of a file (in braces, it is read from this site), a heading, a version. */
const otherList =
  /(?<!\{)\b(?:requirements[\w.-]*\.(?:txt|in)|(?:pyproject|Cargo|pixi|foundry)\.toml|Pipfile|environment\.ya?ml|go\.mod|Gemfile|Brewfile|composer\.json|pubspec\.ya?ml|deno\.jsonc?|pom\.xml|build\.gradle|setup\.(?:py|cfg))\b|^[ \t]*(?:\[[\w.-]*dependencies[\w.-]*\]|(?:\w+-)?dependencies\s*[=:]|[\w.-]+(?:\[[\w,-]+\])?[=~]=\s*\d|.*\bpkg\s+set\s.*dependencies|(?:require\s+)?[\w-]+\.[\w.-]+\/\S+\s+v\d)/gim;

/** The packages of such lists. */
const listManifestPackages = (text: string): Installed[] =>
  [...text.matchAll(packageList)].flatMap((found) =>
    [...found[0].matchAll(listedPackage)]
      .filter(
        ([, name, source = '']) => !/dependencies$/i.test(name!) && !/^(?:file|link|workspace):|^\*\./.test(source),
      )
      .map(({1: name = '', 2: source = '', index}) => ({
        registry: 'npm',
        name: /[:/]/.test(source) ? `${name}@${source.trim()}` : name,
        index: found.index + index,
      })),
  );

/**
 * What a reader may copy from a text installs packages of the lock file, or of the list with reasons, from the usual registries, and reads
 * addresses of the list. A carriage return ends a line of the file, and none of the commands.
 *
 * @param locked names of the npm packages that the lock file holds
 */
export function checkCommands(
  file: string,
  shown: ShownText,
  locked: ReadonlySet<string>,
  rules: PageRules,
): Finding[] {
  const {line, text} = shown;
  const findings: Finding[] = [];
  // Lines are joined as shells join them, and quoted words of a list parted. In a program, `${a}` stands for its own value.
  const plain = (/\.tsx?$/.test(file) ? text.replace(/\$\{\w+\}/g, '…') : text)
    .replace(/[\\`]\n/g, ' \r')
    .replace(/["']\s*,\s*["']/g, ' ');
  const unquoted = plain.replace(/["'\\]/g, '');
  const report = (source: string, index: number, message: string, fix: string): unknown =>
    findings.push({file, line: line + source.slice(0, index).split(/[\r\n]/).length - 1, message, fix});
  const checkPackage = (source: string, {registry, name, index}: Installed): void => {
    if (Object.hasOwn(rules.packages, `${registry} ${name}`) || (registry === 'npm' && locked.has(name))) return;
    const near = registry === 'npm' ? findClosest(name, locked, 1)[0] : undefined;
    const message = `${name} (${registry}) is not a package that this project uses.`;
    const fix = `Check the name${near ? ` (nearest: ${near})` : ''}. If it is right, add '${registry} ${name}' with a reason to config/pageRules.ts.`;
    report(source, index, message, fix);
  };
  for (const one of listManifestPackages(text)) checkPackage(text, one);
  for (const one of listInstalledPackages(unquoted)) checkPackage(unquoted, one);
  for (const {0: sign, index} of text.matchAll(otherList))
    report(
      text,
      index,
      `${sign.trim()}: packages are listed in a form that no check reads.`,
      'Give readers the command that installs them.',
    );
  for (const {0: content, index} of plain.matchAll(/[^\n]+/g)) {
    if (registries.test(content))
      report(
        plain,
        index,
        'The command takes packages from another registry.',
        'Leave the registry out: readers have their own.',
      );
    const [unknown] = fetcher.test(content) ? findUnknownAddresses(content, rules) : [];
    if (unknown) report(plain, index, `The command reads ${unknown}.`, addAddress);
  }
  return [...findings, ...listShellTexts(shown).flatMap((code) => checkShell(file, code, rules))];
}

/**
 * Names of the packages of a lock file that come from a registry. The workspaces of this project don't, so anybody could own their
 * names there; and the name of a program (`tsc`) can be that of somebody else's package.
 */
export const listLockFilePackages = (lock: {
  packages: Readonly<Record<string, {name?: string; link?: boolean}>>;
}): Set<string> =>
  new Set(
    Object.entries(lock.packages)
      .filter(([path, {link}]) => path.includes('node_modules/') && !link)
      .map(([path, {name}]) => name ?? path.replace(/^.*node_modules\//, '')),
  );
