import {distance} from 'fastest-levenshtein';

/** A word's letters in one order: those of two words are the same where letters are swapped. */
const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join('');

/**
 * The known names that a mistyped one probably meant, best first.
 *
 * @param limit most names to return, at least 1
 */
export function findClosest(name: string, known: Iterable<string>, limit = 3): string[] {
  return [...known]
    .map((candidate) => ({candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .map((found) => ({...found, isSwapped: lettersOf(found.candidate) === lettersOf(name)}))
    .sort(
      (a, b) =>
        a.edits - b.edits || Number(b.isSwapped) - Number(a.isSwapped) || a.candidate.localeCompare(b.candidate),
    )
    .slice(0, limit)
    .map(({candidate}) => candidate);
}

/** Whether an unknown name is a known one with one letter wrong, or letters in another order: `titel`. Others may be a plugin's. */
export const isLikelyTypo = (name: string, known: Iterable<string>): boolean =>
  [...known].some((one) => distance(name.toLowerCase(), one.toLowerCase()) <= 1 || lettersOf(name) === lettersOf(one));
