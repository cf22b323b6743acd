/** Words that stand in nearly every section and so tell none of them apart. */
const stop = new Set(
  (
    'a about after all also an and any are as at be because been before being between both but by can cannot could did do does each ' +
    'for from has have how i if in into is it its itself just may me more most my no nor not of on once one only or other our out over own ' +
    'same so some such than that the their them then there these they this those through to too under until up was we were what when ' +
    'where which while who why will with would you your'
  ).split(' '),
);

/**
 * Splits text into the words that search counts: lower case, without accents, compounds whole and in parts
 * (`event_timestamp` and `eventTimestamp` give `eventtimestamp`, `event` and `timestamp`).
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return (plain.match(/[\p{L}\p{N}]+(?:[_'’][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const whole = word.replace(/[_'’]/g, '').toLowerCase();
    const parts = word
      .replace(/['’]/g, '')
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
      .toLowerCase()
      .split('_');
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/** A word as it is indexed and asked for, or null for one that is not: very common, one letter, or a hash. */
export function keyOf(word: string): string | null {
  if (word.length < 2 || word.length > 28 || stop.has(word)) return null;
  // Addresses, digests and long numbers are found by copying them, not by searching.
  if (/^0x[0-9a-f]{6,}$/.test(word) || /^\d{5,}$/.test(word) || /^(?=.*\d)[0-9a-f]{12,}$/.test(word)) return null;
  return stem(word);
}

/**
 * Takes off the endings that English adds to the same word. It takes less than the usual stemmers, so that a word with a
 * typing mistake stays one letter away from the right one.
 */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  return word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3}[^aeiou])(?:ed|ing)$/, '$1')
    .replace(/(.{4})e$/, '$1');
}
