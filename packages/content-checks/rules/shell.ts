import type {Finding} from '../report';
import type {PageRules} from './pageRules';
import type {ShownText} from './text';

/** One command: the line where it begins, counted from 0, and its words as a shell reads them. */
interface ShellCommand {
  line: number;
  words: string[];
}

/** A sign of a block that {@link readShell} doesn't read, so that nobody can say what a shell does with the block. */
class UnreadableShellError extends Error {
  constructor(
    readonly line: number,
    sign: string,
  ) {
    super(`The block has ${JSON.stringify(sign)}, which no check reads.`);
  }
}

/** The parts of a block. A line is joined with the next one by a space and a backslash. A note stands where a word could begin. */
const part =
  /(?<space>[ \t\r]+(?:\\\n)?|^\\\n|(?<![^\s;&|()])#.*)|'(?<single>[^']*)'|(?<double>")|(?<nested>[$<]\()|(?<open>\()|(?<close>\))|(?<redirect>\d?(?:>>?|<(?!<))(?:&\d)?)|(?<end>&&|\|\|?|[;&\n])|(?<plain>[^\s\\`'"$<>()|&;]+|\$(?:\w+|\{\w+\}))/y;
/** The parts of a text in double quotes. A value of a variable may have a default. */
const quotedPart = /(?<text>[^"$`\\]+|\\["$\\]|\$(?:\w+|\{\w+(?::-\w+)?\}))|(?<nested>\$\()|(?<end>")/y;
/** Words that may stand before a command. */
const before = /^(?:\w+=.*|!|if|then|elif|else|do|while|until|done|fi|break)$/s;

/**
 * The commands of a block, also those in parentheses and in double quotes. It reads a small part of the language of shells, and refuses
 * the rest: backslashes, backticks, texts that follow (`<<`), patterns in braces.
 *
 * @throws UnreadableShellError for a sign that it doesn't read
 */
function readShell(block: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let at = 0;
  const lineAt = (index: number): number => block.slice(0, index).split('\n').length - 1;
  const read = (pattern: RegExp): Record<string, string | undefined> => {
    pattern.lastIndex = at;
    const found = pattern.exec(block);
    if (!found) throw new UnreadableShellError(lineAt(at), block.slice(at, at + 2) || 'no end');
    at = pattern.lastIndex;
    return found.groups!;
  };
  const readQuoted = (): string => {
    for (let text = ''; ;) {
      const {text: piece, nested, end} = read(quotedPart);
      if (end) return text;
      if (nested) readCommands(true);
      text += piece ?? '$';
    }
  };
  const readCommands = (isNested: boolean): void => {
    let command: ShellCommand = {line: lineAt(at), words: []};
    let word: string | undefined;
    let isFile = false;
    const endWord = (): void => {
      if (word !== undefined && !isFile) command.words.push(word);
      if (word !== undefined) isFile = false;
      word = undefined;
    };
    const endCommand = (): void => {
      endWord();
      if (command.words.length > 0) commands.push(command);
      command = {line: lineAt(at), words: []};
    };
    while (at < block.length) {
      const {space, single, double, nested, open, close, redirect, end, plain} = read(part);
      if (space !== undefined) endWord();
      else if (end || close) endCommand();
      else if (redirect) {
        endWord();
        isFile = !redirect.includes('&');
      } else if (nested || open) {
        readCommands(true);
        if (nested) word = `${word ?? ''}$`;
      } else word = `${word ?? ''}${double ? readQuoted() : (single ?? plain ?? '')}`;
      if (close && isNested) return;
    }
    if (isNested) read(part);
    endCommand();
  };
  readCommands(false);
  return commands;
}

/** Languages of code that a reader gives to a shell. */
const shellLanguage = /^(?:(?:ba|z|k|fi)?sh|shell.*|console|powershell|pwsh|ps1?|cmd|dos|bat(?:ch)?)$/i;

/** Programs with which commands begin, and words with which an unknown program installs something. */
const [knownProgram, otherInstaller] = [
  /^\s*(?:[$%] )?(?:sudo |env )?(?:npm|npx|pnpm|pnpx|yarn|bunx?|deno|curl|wget|iwr|irm|git|bash|z?sh|pip\d?|pipx|uvx?|python\d?|node|docker|podman|brew|apt(?:-get)?|go|cargo|forge|gem)\s+[^\s|=:,]/im,
  /^\s*(?:[$%] )?(?:sudo )?[a-z][\w.-]*(?: -\S+)* (?:install|add) \S/m,
];

/** Whether a reader would give a block, or code in a line, to a shell. */
const isShell = ({text, language = ''}: ShownText): boolean =>
  shellLanguage.test(language) ||
  (/^(?:te?xt|plain.*|none)?$/i.test(language) && (knownProgram.test(text) || otherInstaller.test(text)));

/** What of a text a reader would give to a shell: the text itself, or pieces of code in it. */
export const listShellTexts = (shown: ShownText): ShownText[] =>
  (shown.language === undefined
    ? [...shown.text.matchAll(/`([^`]*)`/g)].map(({1: text = '', index}) => ({
        line: shown.line + shown.text.slice(0, index).split(/[\r\n]/).length - 1,
        text,
      }))
    : [shown]
  ).filter(isShell);

/** An address, with or without its scheme: `https://example.org/a`, `example.org/a`, `git@example.org:a`. */
const address =
  /(?:\b[a-z][a-z+]*:\/\/|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,}[/:]|(?<![\w.:])\/\/)[^\s"'<>)`|;]*[^\s"'<>)`|;.,:]/gi;

/** Whether an address is of the list, or below one of it. */
const isListedAddress = (found: string, {addresses}: PageRules): boolean =>
  !/\.\.|%2e|[\\@]/i.test(found) && addresses.some((one) => `${found}/`.startsWith(`${one}/`));

/** The addresses in a text that are not of the list. */
export const findUnknownAddresses = (text: string, rules: PageRules): string[] =>
  [...text.matchAll(address)].map(([found]) => found).filter((found) => !isListedAddress(found, rules));

/** What a command reads that is not of the list. All words of `curl` are addresses but options and the values of a few. */
const findUnlisted = ([program, ...words]: readonly string[], rules: PageRules): string[] =>
  program === 'curl'
    ? words.filter(
        (word, index) =>
          !word.startsWith('-') &&
          !/^-\w*[odHwX]$|^--(?:output|data)$/.test(words[index - 1] ?? '') &&
          !/^\$BASE_URL(?:[/?$][^@]*)?$/.test(word) &&
          !isListedAddress(word, rules),
      )
    : words.flatMap((word) => findUnknownAddresses(word, rules));

/** What a writer does about a command, or an address, that no list names. */
export const [addCommand, addAddress] = [
  'Check what it does to a reader, then add its beginning to commands in config/pageRules.ts.',
  'Check who owns it, then add its beginning to addresses in config/pageRules.ts.',
];

/** What is given to a shell holds commands of the list alone, and names addresses of the list alone. */
export function checkShell(file: string, {line: start, text}: ShownText, rules: PageRules): Finding[] {
  try {
    return readShell(text.replace(/^(\s*)[$%] /gm, '$1')).flatMap(({line, words}) => {
      const first = words.findIndex((word) => !before.test(word));
      const settings = first < 0 ? words : words.slice(0, first);
      const command = words.slice(settings.length);
      const name = command.join(' ');
      const isListed = command.length === 0 || rules.commands.some((one) => `${name} `.startsWith(`${one} `));
      const report = (message: string, fix: string): Finding => ({file, line: start + line, message, fix});
      return [
        ...(isListed ? [] : [report(`\`${name}\` is not a command that pages tell readers to run.`, addCommand)]),
        ...[...settings.flatMap((word) => findUnknownAddresses(word, rules)), ...findUnlisted(command, rules)].map(
          (found) => report(`The command reads ${found}.`, addAddress),
        ),
      ];
    });
  } catch (error) {
    if (!(error instanceof UnreadableShellError)) throw error;
    return [{file, line: start + error.line, message: error.message, fix: 'Write the commands in a plainer way.'}];
  }
}
