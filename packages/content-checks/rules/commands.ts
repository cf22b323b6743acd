import {findClosest} from '../closest';
import type {Finding} from '../report';
import type {PageRules} from './pageRules';
import {stackedMarks, unfitForText, type ShownText} from './text';

/** The lines that a reader may be told to give to a shell, as patterns. `<name>` in one of the list stands for a part that may differ. */
function compileCommands({commands, commandParts}: PageRules): RegExp[] {
  const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return commands.map(
    (command) =>
      new RegExp(`^${escape(command).replace(/<(\w+)>/g, (whole, name: string) => commandParts[name] ?? whole)}$`),
  );
}

/** The patterns of a list, compiled once for all texts. */
const compiled = new WeakMap<PageRules, RegExp[]>();

/** A note of a shell, without signs on which one acts: where somebody types, the shell of macOS takes notes for commands. */
const note = /(?:^|\s+)# [\w .,:/'’-]*$/;

/** A line for a shell, and its number in the text, from 0. */
interface Line {
  text: string;
  number: number;
}

/** The lines of a text; one that ends with a backslash goes on. */
function listLines(text: string): Line[] {
  let number = 0;
  return text.split(/(?<!\\)\n/).map((whole) => {
    const line = {text: whole.replace(/\\\n\s*/g, '').trim(), number};
    number += whole.split('\n').length;
    return line;
  });
}

/** A command of a usual program, at the beginning of a line or of code in it. */
const beginsCommand =
  /^\s*(?:[$%>#+] )?(?:(?:sudo|env|command|time|\w+=\S*) )*(?:npm|npx|pnpm|pnpx|yarn|bunx?|deno|curl|wget|iwr|irm|git|bash|z?sh|pip[\dx]*|uvx?|python\d?|node|docker|podman|brew|apt(?:-get)?|go|cargo|forge|gem|powershell|pwsh|mshta|rundll32|msiexec|certutil|osascript|ssh|nc)\s+[^\s|=:,]/i;

/** Words with which other programs install something. */
const beginsInstallation = /^\s*(?:[$%>#+] )?(?:sudo )?[a-z][\w.-]*(?: -\S+)* (?:install|add|require) \S/;

/** The lines of a text that a reader would give to a shell: all of a block in a language that is no other, and commands elsewhere. */
function listShellLines({text, language}: ShownText, {languages}: PageRules): Line[] {
  if (language && !languages.includes(language.toLowerCase())) return listLines(text);
  const isCommand = ({text: line}: Line): boolean => beginsCommand.test(line) || beginsInstallation.test(line);
  if (language !== undefined) return /^(?:te?xt|plain.*)?$/i.test(language) ? listLines(text).filter(isCommand) : [];
  return [...text.matchAll(/`([^`]*)`/g)].flatMap(({1: code = '', index}) => {
    const before = text.slice(0, index).split(/[\r\n]/).length - 1;
    const lines = code.split(/[\r\n]/).map((line, at) => ({text: line.trim(), number: before + at}));
    return lines.some(isCommand) ? lines : [];
  });
}

/** A package, and where in a text it is named. */
interface Installed {
  name: string;
  index: number;
}

/** Words with which npm and its likes install what follows, also abbreviated or mistyped, up to the next command. */
const installLine =
  /(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)(?:\.\w+)?\s+(?:(?:-\S+(?:\s+\w+)?|global|workspace\s+\S+)\s+)*?(?:(?<runs>(?<creates>cr\w*|inn?it)|exe?c?|x|dlx)|i|in\w*|isn\w*|c?it|add?|up\w*|li?nk?)|(?<npx>npx|pnpx|bunx))\s(?<rest>[^|;&()`\n]+)/gi;

/** Installers of other languages, of whose packages pages name those alone that their list of commands has. */
const otherInstaller =
  /(?<![\w.-])(?:(?:(?:pip[\dx.]*|uv|poetry|pipenv|conda|mamba)\s+(?:-\S+\s+)*(?:install|download|inject|add|run)|(?:go|cargo|gem|brew|dart|flutter)\s+(?:\S+\s+)?(?:install|reinstall|add|get|activate))\s+[^\s`|]+|(?:curl|wget|iwr|irm|git\s+clone)\s+(?:-\S+\s+)*["']?(?:https?:|[\w-]+\.[\w.-]+)[^\s`]*)/gi;

/** An option, a folder or a file of the reader, a file for output, or a word that stands for another. */
const notPackage =
  /(?<!\S)(?:(?:--prefix|--workspace|-C)\s+\S+|-(?!-?p(?:ackage)?\b)\S*|\.{1,2}(?=\s|$)|(?:\.{0,2}|~)\/\S*|\d?>>?\s*\S+|[\w.-]+\.(?:tgz|whl)|<[\w -]+>|…)(?=\s|$)/g;

/** The name without its version: `@scope/name@1` is `@scope/name`. What has another source than a version is whole: nobody has read that. */
const nameOf = (word: string): string => /^(@?[\w./-]+)(?:@[\w.^~<>=*!,-]*)?$/.exec(word)?.[1] ?? word;

/** A package by another name, as in `ethers@npm:name`. */
const alias = /(?<=[=@]|\s)(?:npm|jsr):((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The packages of npm that the commands of a text install. */
const listInstalledPackages = (text: string): Installed[] => [
  ...[...text.matchAll(alias)].map(({1: name = '', index}) => ({name, index})),
  ...[...text.matchAll(installLine)].flatMap(({groups, index}) => {
    const {runs, creates, npx, rest = ''} = groups!;
    const words = rest
      .replace(notPackage, '')
      .split(/\s+/)
      .map((word) => word.replace(/^npm:|[.,:}\]]+$/g, ''));
    const names = words.filter((word) => word !== '' && !word.startsWith('-'));
    return (runs || npx ? names.slice(0, 1) : names).map((word) => ({
      name: `${creates ? 'create-' : ''}${nameOf(word)}`,
      index,
    }));
  }),
];

/** Names of lists in files of settings that make a program install, or run, what is in them. */
const packageList = /"(?:\w*dependencies|overrides|resolutions|catalogs?|require|imports|scripts)"\s*:/i;

/** The packages from the first such list on; one with another source than a version is named with it. */
function listManifestPackages(text: string): Installed[] {
  const start = text.search(packageList);
  if (start < 0) return [];
  return [...text.slice(start).matchAll(/"([^"]+)"\s*:\s*"([^"]*)"/g)].map(
    ({1: name = '', 2: version = '', index}) => ({
      name: /^[\^~]?\d[\d.]*$/.test(version) ? name : `${name}@${version}`,
      index: start + index,
    }),
  );
}

/** A setting that takes packages from another registry than the names are checked for. */
const registry =
  /(?:registry\w*|index[-_]url|find[-_]links|goproxy)["']?\s*[=:]\s*["']?https?:|--[\w-]*(?:index-url|find-links)\s+https?:|\bset\s+(?:-\S+\s+)*\S*(?:registry|index-url)\b/gi;

/** Files by which a listed command takes other packages, or other programs, than it names, and what stands in them. */
const commandSettings =
  /\.npmrc|\.yarnrc|package-lock\b|npm-shrinkwrap|yarn\.lock|pnpm-(?:lock|workspace)|\.pnpmfile|\.gitconfig|\.git\/config|insteadof|packagemanager|lockfileversion|go\.(?:sum|work)\b|(?<!:backend\/)dockerfile|requirements\.txt|\b(?:resolved|resolution|tarball|repo):\s*\S{0,999}[/@]|\breplace\s+\S+\s+=>|\b[\w-]{1,99}\.\w{1,99}\/\S{1,999} v\d+\.\d/gi;

const refused = [
  [registry, 'This takes packages from another registry.', 'Leave it out: readers have their own.'],
  [commandSettings, 'Files like this decide what a command installs or runs.', 'Show readers none of them.'],
] as const;

/** What no text has, whether or not it is a command. */
const unfit = [
  [stackedMarks, 'A letter has more than 8 accents.', 'Take them away.'],
  [unfitForText, 'The text has a control character.', 'Delete it.'],
] as const;

/** A text without what a shell takes away from its words. */
const unquote = (text: string): string => text.replace(/["'\\]/g, '');

/** What a writer does about a command that isn't on the list. */
const addCommand =
  'Check what it does to a reader, then add it to commands in config/pageRules.ts, or a language that is none to languages there.';

/**
 * What a reader may see and copy of a text: no stack of accents, and no character that breaks a feed; lines for a shell are on the list,
 * and install lines name packages of the lock file, or of the list with reasons. In prose and programs, it knows the usual programs only.
 *
 * @param locked names of the npm packages that the lock file holds
 */
export function checkShownText(
  file: string,
  shown: ShownText,
  locked: ReadonlySet<string>,
  rules: PageRules,
): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, message: string, fix: string): unknown =>
    findings.push({file, line: shown.line + line, message, fix});
  for (const [pattern, message, fix] of unfit) if (pattern.test(shown.text)) report(0, message, fix);
  // They end the structured data of a page, or an entry of a feed, where the framework writes titles as they are.
  if (shown.isData && /<!--|<\/?script|\]\]>/i.test(shown.text))
    report(0, 'The text has "<!--", "<script", "</script" or "]]>".', 'Write it in words.');
  const lines = listShellLines(shown, rules);
  const patterns = compiled.get(rules) ?? compileCommands(rules);
  compiled.set(rules, patterns);
  const isListed = (command: string): boolean => patterns.some((pattern) => pattern.test(command));
  for (const {text, number} of lines) {
    const line = text.replace(/^\$ /, '').replace(note, '');
    if (line === '' || isListed(line) || line.split(' && ').every(isListed)) continue;
    report(number, `\`${line}\` is not a command that pages tell readers to run.`, addCommand);
  }
  const text = shown.text.replace(/\\u00([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  // In a program, `${a}` stands for its own value. Lines are joined as shells join them, and quoted words of a list parted.
  const unquoted = unquote(
    (/\.tsx?$/.test(file) ? text.replace(/\$\{\w+\}/g, '…') : text)
      .replace(/[\\`]\n/g, ' \r')
      .replace(/["']\s*,\s*["']/g, ' '),
  );
  const reportAt = (source: string, index: number, message: string, fix: string): unknown =>
    report(source.slice(0, index).split(/[\r\n]/).length - 1, message, fix);
  const checkPackage = (source: string, {name, index}: Installed): void => {
    if (Object.hasOwn(rules.packages, name) || locked.has(name)) return;
    const near = findClosest(name, locked, 1)[0];
    const fix = `Check the name${near ? ` (nearest: ${near})` : ''}. If it is right, add it with a reason to packages in config/pageRules.ts.`;
    reportAt(source, index, `${name} is not a package of npm that this project uses.`, fix);
  };
  for (const one of listManifestPackages(text)) checkPackage(text, one);
  for (const one of listInstalledPackages(unquoted)) checkPackage(unquoted, one);
  if (findings.length > 0) return findings;
  for (const {0: found, index} of unquoted.matchAll(otherInstaller))
    if (!lines.some((line) => unquote(line.text).includes(found)))
      reportAt(unquoted, index, `\`${found}\` is not a command that pages tell readers to run.`, addCommand);
  for (const [pattern, message, fix] of refused)
    for (const {index} of unquoted.matchAll(pattern)) reportAt(unquoted, index, message, fix);
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
