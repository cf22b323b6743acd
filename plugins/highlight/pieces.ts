import {Prism} from 'prism-react-renderer';
import {findTokenClass, type Role} from './roles';

/** A run of characters of one role, within one line. */
export interface CodeToken {
  text: string;
  role?: Role;
}

/** Grammars leave the names of types at their use uncoloured; in these languages a capital letter gives them away. */
const capitalisedTypes = new Set(['ts', 'tsx', 'js', 'jsx', 'solidity', 'kotlin', 'swift', 'rust']);
const typeName = /\b([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)\b/;

/**
 * Cuts code into lines, and lines into pieces of one role. Joined again, the pieces are the code, to the letter.
 *
 * @param code the text without a final line break
 * @param grammar nothing for plain text
 * @param language name of the language as the site writes it
 */
export function tokenizeCodeLines(code: string, grammar: Prism.Grammar | undefined, language: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  const add = (text: string, role: Role | undefined): void => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1] as CodeToken[];
      const last = line[line.length - 1];
      if (!part) return;
      // White space has no colour, so it may join what stands before it: fewer elements.
      if (last && (last.role === role || part.trim() === '')) last.text += part;
      else line.push(role ? {text: part, role} : {text: part});
    });
  };
  const walk = (tokens: readonly (string | Prism.Token)[], path: readonly string[][]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        const role = findTokenClass(path);
        if (role || !capitalisedTypes.has(language)) add(token, role);
        else token.split(typeName).forEach((part, index) => add(part, index % 2 ? 'type' : undefined));
        continue;
      }
      const names = [token.type, ...[token.alias ?? []].flat()];
      walk([token.content].flat(), [...path, names]);
    }
  };
  walk(grammar ? Prism.tokenize(code, grammar) : [code], []);
  return lines;
}
