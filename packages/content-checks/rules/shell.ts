import type {Finding} from '../report';
import type {PageRules} from './pageRules';
import type {ShownText} from './text';

/** Languages of code that a reader gives to a shell. */
export const isShell = (language: string | null | undefined): boolean => /^(?:ba)?sh$|^shell$/.test(language ?? '');

/** An address, with or without its scheme: `https://example.org/a`, `example.org/a`, `git@example.org:a`. */
const address =
  /(?:\b[a-z][a-z+]*:\/\/|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,}[/:]|(?<![\w.:])\/\/)[^\s"'<>)`|;]*[^\s"'<>)`|;.,:]/gi;

/** The addresses in a command that are not of the list, nor below one of it. */
export const findUnknownAddresses = (command: string, {addresses}: PageRules): string[] =>
  [...command.matchAll(address)]
    .map(([found]) => found)
    .filter((found) => !addresses.some((one) => `${found}/`.startsWith(`${one}/`)));

/** What a writer does about a command, or an address, that no list names. */
export const [addCommand, addAddress] = [
  'Check what it does to a reader, then add its beginning to commands in config/pageRules.ts.',
  'Check who owns it, then add its beginning to addresses in config/pageRules.ts.',
];

export const isListedCommand = (command: string, {commands}: PageRules): boolean =>
  commands.some((one) => `${command} `.startsWith(`${one} `));

/** What a shell doesn't read as commands: joined lines, quoted texts, comments, and files for input and output. */
const notCommands =
  /\\\n|'[^']*'|"(?:\$\([^()]*\)|\\[^]|\$(?!\()|[^"\\$])*"|(?<!\S)#.*|\d?[<>]+(?!\()\s*&?[^\s;&|()`]+/g;
/** What may stand before the first word: a variable, or a word of the shell. */
const before = /^\s*(?:(?:\w+=\S*|[!{]|if|then|elif|else|do|while|until)(?:\s+|$))*/;
/** Commands in parentheses, whose output may be a word of the command around them. */
const nested = /([$<>]?)\(([^()]*)\)/g;

/** The commands of a block, with the line of each, counted from 0. What is quoted is no word of these: `'`. */
export function listCommands(block: string): {line: number; command: string}[] {
  const found: {line: number; command: string}[] = [];
  const add = (text: string, from: number): void => {
    for (const {0: part, index} of text.matchAll(/[^;&|`()\n]+/g)) {
      const command = part.replace(before, '').replace(/\s+/g, ' ').trim();
      const line = block.slice(0, from + index).split('\n').length - 1;
      if (command !== '') found.push({line, command});
    }
  };
  const hide = (text: string): string => (/^['"$<>]/.test(text) ? "'" : ' ').repeat(text.length);
  let rest = block.replace(notCommands, (text) =>
    text.startsWith('"') ? text.replace(/\$\([^()]*\)|[^]/g, (part) => (part.length > 1 ? part : "'")) : hide(text),
  );
  // What is deeper is read as well, as a command after the other.
  for (let depth = 0; depth < 9; depth += 1) {
    rest = rest.replace(nested, (whole: string, sign: string, inner: string, at: number) => {
      add(inner, at + sign.length + 1);
      return hide(whole);
    });
  }
  add(rest, 0);
  return found;
}

/** Blocks of shell hold commands of the list alone, and name addresses of the list alone. */
export function checkShellBlock(file: string, {line: start, text: block}: ShownText, rules: PageRules): Finding[] {
  const unknown = listCommands(block)
    .filter(({command}) => !isListedCommand(command, rules))
    .map(({line, command}) => ({
      file,
      line: start + line,
      message: `\`${command}\` is not a command that pages tell readers to run.`,
      fix: addCommand,
    }));
  const elsewhere = block.split('\n').flatMap((text, line) =>
    findUnknownAddresses(text, rules).map((found) => ({
      file,
      line: start + line,
      message: `The command reads ${found}.`,
      fix: addAddress,
    })),
  );
  return [...unknown, ...elsewhere];
}
