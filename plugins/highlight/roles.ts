/** Role of a piece of code, such as keyword or text; the letter is its class, and src/css/code.css gives each letter its colour. */
export const tokenClassLetters = {
  comment: 'c',
  string: 's',
  constant: 'n',
  keyword: 'k',
  callable: 'f',
  type: 't',
  property: 'p',
  meta: 'm',
} as const;

export type Role = keyof typeof tokenClassLetters;

/** Token types of Prism's grammars, by role. What is not here keeps the colour of the text. */
const types: Record<Role, string> = {
  comment: 'comment prolog cdata',
  string: 'string char attr-value template-string string-literal triple-quoted-string url',
  constant: 'number boolean constant symbol regex null date entity status-code',
  keyword: 'keyword atrule important selector rule',
  callable: 'function method',
  type: 'class-name builtin scalar table tag',
  property: 'property string-property property-query attr-name key variable parameter header-name assign-left',
  meta: 'doctype annotation decorator shebang coord',
};

const roleOf = new Map(
  Object.entries(types).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as Role] as const)),
);

/** These end the role of what they stand in: the inside of `${…}` is code again, not string. */
const neutral = new Set(['interpolation', 'punctuation', 'operator']);

/**
 * Chooses the role of a piece of code.
 *
 * @param path the tokens it stands in, from the outermost to the innermost; each with its type, then its aliases
 */
export function findTokenClass(path: readonly (readonly string[])[]): Role | undefined {
  for (const names of [...path].reverse()) {
    for (const name of names) {
      const role = roleOf.get(name);
      if (role) return role;
    }
    if (names.some((name) => neutral.has(name))) return undefined;
  }
  return undefined;
}
