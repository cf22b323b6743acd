/**
 * Whether JSON text, or another with its brackets, is nested deeper than `most` levels. Brackets in strings don't count. Engines parse
 * deeper text than they can write again: Firefox runs out of stack at some thousand levels.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString && sign === '\\') at += 1;
    else if (sign === '"') isString = !isString;
    else if (!isString && (sign === '{' || sign === '[')) depth += 1;
    else if (!isString && (sign === '}' || sign === ']')) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
