import {findExceededLimit, LIMITS} from './limits';

/** Why an editor refuses a text: as a field does, or because its parser would not come out of its brackets again. */
export function findExceededEditorLimit(text: string): string | undefined {
  let [depth, deepest] = [0, 0];
  for (const [sign] of text.matchAll(/[[\](){}]/g)) {
    depth = '[({'.includes(sign) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  const isDeep = deepest > LIMITS.brackets;
  return findExceededLimit(text) ?? (isDeep ? `nested ${LIMITS.brackets.toLocaleString('en')} levels deep` : undefined);
}
