import {findClosest} from '../closest';
import type {Finding} from '../report';
import type {PageRules} from './pageRules';
import {addAddress, findUnknownAddresses} from './shell';
import type {ShownText} from './text';

/** Usual programs that install packages, the registry that each reads, and what it is told before the names; nothing where they follow at once. */
const installers: readonly [registry: string, program: RegExp, verb?: RegExp][] = [
  [
    'npm',
    /^(?:npm|pnpm|yarn|bun)$/,
    /^(?:i|ic|inn?i?t?|ins\w*|isn\w*|c?it|install\S*|add?|ci?|clean-\w+|upd?a?t?e?|upgr?a?d?e?|link?|ln|cr(?:e(?:a(?:te?)?)?)?|ex(?:ec?)?|x|dlx)$/,
  ],
  ['npm', /^(?:npx|pnpx|bunx)$/],
  ['pypi', /^pip[\dx.]*$/, /^(?:install|download|inject|run)$/],
  ['go', /^go$/, /^(?:install|get|run)$/],
  ['forge', /^forge$/, /^(?:i|install)$/],
];

/** Programs and functions that fetch, or run what was fetched. */
const fetcher =
  /(?<![\w-])(?:(?:curl|wget|iwr|irm|iex|aria2c|deno|Invoke-(?:WebRequest|RestMethod|Expression))(?:\.exe)?\s|(?:urlopen|requests\.get|exec|eval)\b)/i;

/** What takes packages from another registry than the names are checked for: in an option, a variable, or a file of settings. */
const registries =
  /--(?:registry|(?:extra-)?index-url|default-index)\b|\bnpm_config_registry\b|\bregistry=|\bset\s+(?:-\S+\s+)*\S*(?:registry|index-url)|(?:registry|index)["']?\s*=\s*["']?https?:|(?:registryserver|index[-_]?url|find[-_]links|hosted[-_]url|goproxy)["']?(?:\s*[=:]\s*|\s+)["']?https?:/i;

/** Options whose value, which is no package, follows as a word of its own. */
const takesValue = /^(?:--workspace|--prefix|-C)$/;

/** A folder or a file of the reader, a number, or a word that stands for another. */
const notPackage = /^(?:\.{1,2}$|\.{0,2}\/|~\/|<[\w -]+>$|[\w.-]+\.(?:tgz|whl)$|\d+$|…$)/;

/**
 * A package's name without its version: `@scope/name@1` is `@scope/name`, `name[extra]==1` is `name`. What has another source than a
 * version is returned whole, as nobody has looked at that: `name@owner/repository`.
 */
const nameOf = (word: string): string =>
  /^(@?[\w./-]+)(?:\[[\w,-]+\])?(?:[@=<>~!][\w.^~<>=*!,-]*)?$/.exec(word.replace(/^npm:/, ''))?.[1] ?? word;

/** The names of packages in what follows the command. @param runs whether the first is a program, and the others its arguments */
function listNames(words: readonly string[], runs: boolean): string[] {
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!.replace(/[.,:]+$/, '');
    // Output goes to a file, whose name may be a word of its own.
    if (/^\d?>/.test(word)) at += /^\d?>>?$/.test(word) ? 1 : 0;
    else if (word === '--with' || (runs && /^(?:-p|--package)$/.test(word))) names.push(words[(at += 1)] ?? '');
    else if (/^--(?:package|with)=/.test(word)) names.push(word.replace(/^.*?=/, ''));
    else if (takesValue.test(word) || (/^(?:-r|--requirement)$/.test(word) && /^[^:]*\.txt$/.test(words[at + 1] ?? '')))
      at += 1;
    else if (word !== '' && !word.startsWith('-') && !notPackage.test(word)) {
      names.push(word);
      if (runs) break;
    }
  }
  return names;
}

/** Where the names begin that a program installs, whose name is the word at `start`; nothing where it is told something else. */
function findNames(words: readonly string[], start: number, verb?: RegExp): number | undefined {
  if (!verb) return start + 1;
  for (let at = start + 1; at < words.length; at += 1) {
    const [word, before] = [words[at]!, words[at - 1]!];
    if (verb.test(word)) return at + 1;
    // An option may have a value, which is a word of its own.
    if (!/^(?:[-+].*|global|workspace|tool|pub|self|soldeer)$/.test(word) && !/^-|^workspace$/.test(before))
      return undefined;
  }
  return undefined;
}

/** The packages that one command installs. */
function packagesOf(command: string): {registry: string; name: string}[] {
  const found = [...command.matchAll(/(?<=[=@]|\s)(npm|jsr):((?:@[\w.-]+\/)?[\w.-]+)/g)].map(
    ([, registry = '', name = '']) => ({registry, name}),
  );
  const words = command
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[}\]]+$/, ''));
  words.forEach((word, start) => {
    // Behind a path, or a key of JSON or YAML.
    const program = word
      .split(/[^\w.-]/)
      .at(-1)!
      .toLowerCase()
      .replace(/\.(?:cmd|exe)$/, '');
    for (const [registry, name, verb] of installers) {
      const first = name.test(program) ? findNames(words, start, verb) : undefined;
      if (first === undefined) continue;
      const told = verb ? words[first - 1]! : 'x';
      const names = listNames(words.slice(first), /^(?:ex\w*|x|dlx|run|cr\w*|init)$/.test(told));
      const prefix = /^(?:cr\w*|init)$/.test(told) ? 'create-' : '';
      found.push(...names.map((one) => ({registry, name: `${prefix}${nameOf(one)}`})));
    }
  });
  return found;
}

/** Lists of packages in `package.json`, and each name in one with its version or source. */
const [packageList, listedPackage] = [
  /"(?:\w*dependencies|overrides|resolutions)"\s*:\s*\{[^}]*/gi,
  /"([^"]+)"\s*:\s*"([^"]*)"/g,
];

/** Signs of other lists, which no check reads: the name of a file (in braces, it is read from this site), a heading, a version. */
const otherList =
  /(?<!\{)\b(?:requirements[\w.-]*\.(?:txt|in)|(?:pyproject|Cargo|pixi|foundry)\.toml|Pipfile|environment\.ya?ml|go\.mod|Gemfile|Brewfile|composer\.json|pubspec\.ya?ml|deno\.jsonc?|pom\.xml|build\.gradle|setup\.(?:py|cfg))\b|^[ \t]*(?:\[[\w.-]*dependencies[\w.-]*\]|(?:\w+-)?dependencies\s*[=:]|[\w.-]+(?:\[[\w,-]+\])?[=~]=\s*\d|.*\bpkg\s+set\s.*dependencies|(?:require\s+)?[\w-]+\.[\w.-]+\/\S+\s+v\d)/gim;

/** The packages of lists in `package.json`. @returns also the index of each in the text */
const listManifestPackages = (text: string): {registry: string; name: string; index: number}[] =>
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

/** What stands between the commands of a line: signs of a shell, parentheses, backticks and elements. */
const separators = /&&|\|\|?|;|`|\$\(|[()]|<\/?(?:a|b|br|code|em|i|kbd|li|p|pre|samp|span|strong|td)\b[^<>]*>/i;

/**
 * Commands that a reader may copy install packages of the lock file, or of the list with reasons, and read addresses of the list. A
 * carriage return in the text ends a line of the file, and none of the commands.
 *
 * @param locked names of the npm packages that the lock file holds
 */
export function checkInstallCommands(
  file: string,
  {line: start, text}: ShownText,
  locked: ReadonlySet<string>,
  rules: PageRules,
): Finding[] {
  const findings: Finding[] = [];
  let line = start;
  const checkPackage = ({registry, name}: {registry: string; name: string}, at: number): void => {
    if (Object.hasOwn(rules.packages, `${registry} ${name}`) || (registry === 'npm' && locked.has(name))) return;
    const near = registry === 'npm' ? findClosest(name, locked, 1)[0] : undefined;
    const message = `${name} (${registry}) is not a package that this project uses.`;
    const fix = `Check the name${near ? ` (nearest: ${near})` : ''}. If it is right, add '${registry} ${name}' with a reason to config/pageRules.ts.`;
    findings.push({file, line: at, message, fix});
  };
  const lineAt = (index: number): number => start + text.slice(0, index).split(/[\r\n]/).length - 1;
  for (const one of listManifestPackages(text)) checkPackage(one, lineAt(one.index));
  for (const {0: sign, index} of text.matchAll(otherList))
    findings.push({
      file,
      line: lineAt(index),
      message: `${sign.trim()}: packages are listed in a form that no check reads.`,
      fix: 'Give readers the command that installs them.',
    });
  // A backslash, a backtick of PowerShell or a pipe joins a line and the next one.
  for (const [lines] of text.matchAll(/(?:[^\n]*[\\`|]\n)*[^\n]*(?:\n|$)/g)) {
    const [first, content] = [line, lines.replace(/[\\`]\n/g, '').replace(/\|\n/g, '| ')];
    line += lines.split(/[\r\n]/).length - 1;
    const report = (message: string, fix: string): void => void findings.push({file, line: first, message, fix});
    if (registries.test(content))
      report('The command takes packages from another registry.', 'Leave the registry out: readers have their own.');
    const [unknown] = fetcher.test(content) ? findUnknownAddresses(content, rules) : [];
    if (unknown) report(`The command reads ${unknown}.`, addAddress);
    // In a program, these stand for its own values.
    const parts = (/\.tsx?$/.test(file) ? content.replace(/\$\{\w+\}/g, '…') : content).split(separators);
    for (const [index, part] of parts.entries()) {
      const above = parts.slice(0, index).join('').split('\r').length - 1;
      // Quotes part the words of a list; a shell joins what they part.
      const words = part.replace(/["']\s*,\s*["']/g, ' ').replace(/["'\\]/g, '');
      for (const one of packagesOf(words)) checkPackage(one, first + above);
    }
  }
  return findings;
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
