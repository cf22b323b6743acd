import {findExceededLimit, LIMITS} from './limits';

/** Why an editor refuses a text: as a field does, or because its parser would not come out of its brackets again. */
export function findExceededEditorLimit(text: string): string | undefined {
  const excess = findExceededLimit(text);
  if (excess) return excess;
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\](){}]/g)) {
    depth = '[({'.includes(sign) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > LIMITS.brackets) return `nested ${LIMITS.brackets.toLocaleString('en')} levels deep`;
  }
  return undefined;
}
