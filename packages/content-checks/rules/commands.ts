import {findClosest} from '../closest';
import type {Finding} from '../report';

/** Programs that install packages, the registry that each reads, and what it is told before the names; nothing where they follow at once. */
const installers: readonly [registry: string, program: RegExp, verb?: RegExp][] = [
  [
    'npm',
    /^(?:npm|pnpm|yarn|bun)$/,
    /^(?:i|ic|in|innit|ins\w*|isn\w*|c?it|install\S*|add?|c|ci|clean-install|up|update|upgrade|link|ln|create|init|exec|x|dlx)$/,
  ],
  ['npm', /^(?:npx|pnpx|bunx)$/],
  ['pypi', /^pip[\dx.]*$/, /^(?:install|download|inject|run)$/],
  ['pypi', /^(?:uv|poetry|pipenv|conda|mamba)$/, /^(?:add|install|run)$/],
  ['pypi', /^uvx$/],
  ['go', /^go$/, /^(?:install|get|run)$/],
  ['cargo', /^cargo$/, /^(?:install|add)$/],
  ['forge', /^forge$/, /^(?:i|install)$/],
  ['gem', /^gem$/, /^(?:i|install)$/],
  ['brew', /^brew$/, /^(?:re)?install$/],
  ['pub', /^(?:dart|flutter)$/, /^(?:add|activate)$/],
];

/** A download that a program runs unread: through a pipe, in place of a file or a text, or in the command that follows. */
const [downloads, shells, viewers] = [
  String.raw`\b(?:curl|wget|iwr|irm|Invoke-(?:WebRequest|RestMethod))(?:\.exe)?\s`,
  String.raw`(?:\S*\/)?(?:(?:ba|z|da|k)?sh|python[\d.]*|node|perl|ruby|iex|Invoke-Expression|eval|source|\.)(?=\s|["')\x60]|$)`,
  String.raw`(?:jq|tar|gunzip|less|more|tee|cat|head|tail|grep|sed|cut|sort|wc|base64|xxd|sha256sum|shasum|python3? -m json\.tool)\b`,
];
const unread = new RegExp(
  `${downloads}.*[^|]\\|&?(?!\\||\\s*${viewers})|${downloads}[^|]*(?:&&|;)\\s*(?:sudo\\s+)?(?:${shells}|\\.{0,2}/|chmod\\s)|` +
    String.raw`(?<!\S)(?:iex|Invoke-Expression)\b.*https?:|\bdeno\s(?:[\w-]+\s+)*https?:|\|\s*(?:sudo\s+(?:-\S+\s+)*)?(?:ba|z|da|k)?sh(?:\s+-\S*)*\s*$|` +
    String.raw`\b(?:eval|sh\s+-c)\s+["']?\$\w|` +
    `(?<!=["']?)[<$]\\(\\s*${downloads}|(?<!\\S)${shells}\\s+(?:-\\w+\\s+)?["']?\`\\s*${downloads}|` +
    String.raw`(?:\b(?:exec|eval)\b.*\b(?:urlopen|requests\.get|fetch)\(|\b(?:urlopen|fetch)\(.*\beval\b)`,
);

/** What takes packages from another registry than the names are checked for: in an option, a variable, or a file of settings. */
const registries =
  /--(?:registry|(?:extra-)?index-url|default-index)\b|\bnpm_config_registry\b|\bregistry=|\bset\s+(?:-\S+\s+)*\S*(?:registry|index-url)|(?:registry|index)["']?\s*=\s*["']?https?:|(?:registryserver|index[-_]?url|find[-_]links|hosted[-_]url|goproxy)["']?(?:\s*[=:]\s*|\s+)["']?https?:/i;

/** Options whose value, which is no package, follows as a word of its own. */
const takesValue = /^(?:--workspace|--prefix|--dir|--cwd|--filter|-C)$/;

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
    // What follows is a file that the output goes to.
    if (/^\d?>/.test(word)) break;
    if (word === '--with' || (runs && /^(?:-p|--package)$/.test(word))) names.push(words[(at += 1)] ?? '');
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
      const names = listNames(words.slice(first), /^(?:exec|x|dlx|run|create|init)$/.test(told));
      const prefix = /^(?:create|init)$/.test(told) ? 'create-' : '';
      found.push(...names.map((one) => ({registry, name: `${prefix}${nameOf(one)}`})));
    }
  });
  return found;
}

/** Lists of packages in files that programs install from: the registry, a list, and each name in it with its version or source. */
const manifests: readonly [registry: string, list: RegExp, name: RegExp][] = [
  ['npm', /"(?:\w*dependencies|overrides|resolutions)"\s*:\s*\{[^}]*/gi, /"([^"]+)"\s*:\s*"([^"]*)"/g],
  ['cargo', /^\[[\w.-]*dependencies\](?:\n(?!\[).*)*/gm, /^([\w-]+)\s*=(.*)/gm],
  [
    'pypi',
    /^[ \t]*(?:dependencies\s*=\s*\[[^\]]*|[\w.-]+(?:\[[\w,-]+\])?==\d+\.[\w.*]+$)/gm,
    /(?<![\w.-])([A-Za-z][\w.-]*) ?(?=[=~><]|["'])/g,
  ],
  ['go', /^(?:require[ \t]+|[ \t]+)[\w-]+\.[\w.-]+\/\S+\s+v\d.*/gm, /([\w-]+\.[\w.-]+\/\S+)/g],
];

/** The packages of such lists. @returns also the index of each in the text */
const listManifestPackages = (text: string): {registry: string; name: string; index: number}[] =>
  manifests.flatMap(([registry, list, name]) =>
    [...text.matchAll(list)].flatMap((found) =>
      [...found[0].matchAll(name)]
        .filter(
          ([, one, source = '']) => !/dependencies$/i.test(one!) && !/^(?:file|link|workspace):|^\*\./.test(source),
        )
        .map(({1: one = '', 2: source = '', index}) => ({
          registry,
          name: /[:/]/.test(source) ? `${one}@${source.trim()}` : one,
          index: found.index + index,
        })),
    ),
  );

/** What stands between the commands of a line: signs of a shell, parentheses, backticks and elements. */
const separators = /&&|\|\|?|;|`|\$\(|[()]|<\/?(?:a|b|br|code|em|i|kbd|li|p|pre|samp|span|strong|td)\b[^<>]*>/i;

/**
 * Commands that a reader may copy install packages of the lock file, or of the list with reasons, and run no download unread.
 *
 * @param locked names of the npm packages that the lock file holds
 * @param reasons other packages, as `registry name`
 * @param start line of the file where the text begins. A carriage return in it ends a line of the file, and none of the commands.
 */
export function checkInstallCommands(
  file: string,
  text: string,
  locked: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
  start = 1,
): Finding[] {
  const findings: Finding[] = [];
  let line = start;
  const checkPackage = ({registry, name}: {registry: string; name: string}, at: number): void => {
    if (Object.hasOwn(reasons, `${registry} ${name}`) || (registry === 'npm' && locked.has(name))) return;
    const near = registry === 'npm' ? findClosest(name, locked, 1)[0] : undefined;
    const message = `${name} (${registry}) is not a package that this project uses.`;
    const fix = `Check the name${near ? ` (nearest: ${near})` : ''}. If it is right, add '${registry} ${name}' with a reason to config/pageRules.ts.`;
    findings.push({file, line: at, message, fix});
  };
  for (const one of listManifestPackages(text))
    checkPackage(one, start + text.slice(0, one.index).split(/[\r\n]/).length - 1);
  // A backslash, a backtick of PowerShell or a pipe joins a line and the next one.
  for (const [lines] of text.matchAll(/(?:[^\n]*[\\`|]\n)*[^\n]*(?:\n|$)/g)) {
    const [first, content] = [line, lines.replace(/[\\`]\n/g, '').replace(/\|\n/g, '| ')];
    line += lines.split(/[\r\n]/).length - 1;
    const report = (message: string, fix: string): void => void findings.push({file, line: first, message, fix});
    if (registries.test(content))
      report('The command takes packages from another registry.', 'Leave the registry out: readers have their own.');
    if (unread.test(content))
      report(
        'The command runs a download without a look at it.',
        'Save the file, tell readers to read it, then run it.',
      );
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
