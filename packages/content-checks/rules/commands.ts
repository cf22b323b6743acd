import {findClosest} from '../closest';
import type {Finding} from '../report';

/** Programs that install packages, the registry that each reads, and what comes before the names. */
const installers: readonly [registry: string, command: RegExp][] = [
  [
    'npm',
    /^(?:npm|pnpm|yarn|bun)(?:\s+(?:global|workspace\s+\S+|-\S+(?:\s+\S+)?))*\s+(?:install|in?|it|inst|isntall|add|ci|update|up|create|init|exec|x|dlx)\b/,
  ],
  ['npm', /^(?:npx|pnpx|bunx)\b/],
  [
    'pypi',
    /^(?:(?:uv|python[\d.]*\s+-m)\s+)?pip[3x]?\s+(?:install|run)\b|^(?:uv\s+(?:add|tool\s+install)|uvx|poetry\s+add)\b/,
  ],
  ['go', /^go\s+(?:install|get|run)\b/],
  ['cargo', /^cargo\s+(?:install|add)\b/],
  ['forge', /^forge\s+install\b/],
  ['gem', /^gem\s+install\b/],
  ['brew', /^brew\s+install\b/],
  ['pub', /^(?:dart|flutter)\s+pub\s+(?:add|global\s+activate)\b/],
];

/** A download that a program runs unread: through a pipe, in place of a file or a text, or in the command that follows. */
const [downloads, shells] = [
  String.raw`\b(?:curl|wget|iwr|irm|Invoke-(?:WebRequest|RestMethod))\b`,
  String.raw`(?:\S*\/)?(?:(?:ba|z|da|k)?sh|python[\d.]*|node|perl|ruby|iex|Invoke-Expression|eval|source|\.)(?=\s|["')\x60]|$)`,
];
const unread = new RegExp(
  `${downloads}[^;&]*\\|\\s*(?:(?:\\S*\\/)?(?:sudo|env)\\s+(?:-\\S+\\s+)*)*${shells}|${downloads}[^|]*(?:&&|;)\\s*(?:sudo\\s+)?${shells}|` +
    `(?<!\\S)${shells}\\s+(?:-\\w\\s+)?["']?(?:[<$]\\(|\`)\\s*${downloads}`,
);

/** What takes packages from another registry than the names are checked for. */
const registries = /(?:--(?:registry|(?:extra-)?index-url)|\bconfig\s+set\s+\S*registry)\b/;

/** Options whose value follows as a word of its own. */
const takesValue =
  /^(?:-p|--package|-w|--workspace|--prefix|--registry|-C|--dir|--filter|-r|--requirement|--index-url|-i)$/;

/** A package's name without its version: `@scope/name@1` is `@scope/name`, `name[extra]==1` is `name`. */
const nameOf = (word: string): string => word.replace(/(?<=.)(?:@|[=<>~!]=?|\[).*$/, '').replace(/^npm:/, '');

/** The packages that one command installs. */
function packagesOf(command: string): {registry: string; name: string}[] {
  const text = command.replace(/^(?:(?:[$>#*+-]|\d+\.|sudo|time|env|then|do|run:|[A-Z_]+=\S*)\s+)+|^["'{]+/, '');
  const aliases = [...text.matchAll(/(?<=[=@]|\s)npm:((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, name = '']) => ({
    registry: 'npm',
    name,
  }));
  const [registry, pattern] = installers.find(([, one]) => one.test(text)) ?? [];
  if (!registry || !pattern) return aliases;
  const runs = /^(?:npx|pnpx|bunx|uvx)\b|\s(?:exec|x|dlx|run|create|init)$/.test(pattern.exec(text)![0]);
  const names: string[] = [];
  const words = text.replace(pattern, '').trim().split(/\s+/);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!.replace(/^["']|["'.,:]+$/g, '');
    if (/^(?:-p|--package)$/.test(word) && runs) names.push(words[(at += 1)] ?? '');
    else if (/^--package=/.test(word)) names.push(word.slice('--package='.length));
    else if (takesValue.test(word)) at += 1;
    else if (word === '' || /^-|^\.{0,2}\/|^\.$|^~|^\$|[<>…]|^\d+$|^(?!.*:\/\/).*\.(?:tgz|whl|txt)$/.test(word))
      continue;
    else {
      names.push(word);
      // What follows are the arguments of the program.
      if (runs) break;
    }
  }
  const starter = /\s(?:create|init)$/.test(pattern.exec(text)![0]);
  return [...aliases, ...names.map((name) => ({registry, name: starter ? `create-${nameOf(name)}` : nameOf(name)}))];
}

/** The commands of a line: what stands between separators, in parentheses, in backticks or in an element. */
const commandsOf = (line: string): string[] =>
  line.split(/&&|\|\|?|;|`|\$\(|[()]|<\/?[a-z][^<>]*>/i).map((part) => part.trim());

/**
 * Commands that a reader may copy install packages of the lock file, or of the list with reasons, and run no download unread.
 *
 * @param locked names and programs of the npm packages that the lock file holds
 * @param reasons other packages, as `registry name`
 */
export function checkCommands(
  file: string,
  text: string,
  locked: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
): Finding[] {
  const findings: Finding[] = [];
  let line = 0;
  // A backslash joins a line and the next one.
  for (const [lines] of text.matchAll(/(?:.*\\\n)*.*(?:\n|$)/g)) {
    const [first, content] = [line + 1, lines.replace(/\\\n/g, ' ')];
    line += lines.split('\n').length - 1;
    const report = (message: string, fix: string): void => void findings.push({file, line: first, message, fix});
    if (registries.test(content))
      report('The command takes packages from another registry.', 'Leave the registry out: readers have their own.');
    if (unread.test(content))
      report(
        'The command runs a download without a look at it.',
        'Save the file, tell readers to read it, then run it.',
      );
    for (const {registry, name} of commandsOf(content).flatMap(packagesOf)) {
      if (Object.hasOwn(reasons, `${registry} ${name}`) || (registry === 'npm' && locked.has(name))) continue;
      const near = registry === 'npm' ? findClosest(name, locked, 1)[0] : undefined;
      report(
        `${name} (${registry}) is not a package that this project uses.`,
        `Check the name${near ? ` (nearest: ${near})` : ''}. If it is right, add '${registry} ${name}' with a reason to config/pageRules.ts.`,
      );
    }
  }
  return findings;
}

interface LockedPackage {
  name?: string;
  bin?: Readonly<Record<string, string>>;
}

/** Names of the packages in a lock file of npm, and of the programs that they bring. */
export const lockedNames = (lock: {packages: Readonly<Record<string, LockedPackage>>}): Set<string> =>
  new Set(
    Object.entries(lock.packages).flatMap(([path, {name, bin = {}}]) => [
      name ?? path.replace(/^.*node_modules\//, ''),
      ...Object.keys(bin),
    ]),
  );
