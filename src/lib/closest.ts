import {editDistance} from './editDistance';

/**
 * The known names that a mistyped one probably meant, best first.
 *
 * @param limit most names to return, at least 1
 */
export function closest(name: string, known: Iterable<string>, limit = 3): string[] {
  return [...known]
    .map((candidate) => ({candidate, edits: editDistance(name.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({candidate}) => candidate);
}
