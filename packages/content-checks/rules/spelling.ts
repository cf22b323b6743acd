import type * as Spelling from 'cspell-lib';
import {join} from 'node:path';
import type {CSpellSettings} from 'cspell-lib';
import {distance} from 'fastest-levenshtein';
import {parse} from 'jsonc-parser';
import nativeImport from '../native-import.cjs';
import {findClosest, isLikelyTypo} from '../closest';
import {Cache} from '../cache';
import {hashFiles, readText, root} from '../files';
import type {Finding, CheckResult} from '../report';
import type {Page} from '../page';

/** A word that no dictionary has, as the package reports it; offsets count from the beginning of the text. */
interface Issue {
  text: string;
  offset: number;
  line?: {offset: number};
}

/** Text that tells the package what to do is not only looked up. */
const directive = /c-?spell|spell-?check/i;

const pattern = (text: string): RegExp => new RegExp(text.replace(/^\/|\/\w*$/g, ''), /\w*$/.exec(text)?.[0]);

/** The words of a page as they are between spaces, outside of what is not looked up; without those that have no letter. */
function wordsOf(raw: string, settings: CSpellSettings): string[] {
  const ignored = (settings.ignoreRegExpList ?? []).map(String).map(pattern);
  const text = ignored.reduce((rest, one) => rest.replace(one, ' '), raw);
  return [...new Set(text.split(/\s+/))].filter((word) => /\p{L}/u.test(word));
}

/** Right words of other pages that are nearly the same: to search the dictionaries for some takes two seconds more. */
const nearestOf = (word: string, known: Iterable<string>): string[] =>
  findClosest(
    word.toLowerCase(),
    new Set([...known].map((one) => one.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))),
  ).filter((one) => distance(one, word.toLowerCase()) <= 2);

/** What decides whether a word is right: our words, and the version of the dictionaries. */
const hashSettings = (): string => hashFiles(['config/cspell.json', 'package-lock.json']);

/**
 * Looks up every word of a page outside code; `config/cspell.json` has the words of our own. The dictionaries take two seconds to load,
 * so words that an earlier page had without a finding are kept, and a page that has no others is right.
 */
export async function checkSpelling({path, raw}: Pick<Page, 'path' | 'raw'>): Promise<CheckResult> {
  const settings = parse(readText('config/cspell.json')) as CSpellSettings;
  const kept = new Cache<string[]>('words');
  const known = new Set(kept.get('right', hashSettings()));
  const words = directive.test(raw) ? undefined : wordsOf(raw, settings);
  if (words?.every((word) => known.has(word))) return {checkedCount: 1, findings: []};
  // The package has no form that require() could load.
  const {spellCheckDocument, suggestionsForWord} = await nativeImport<typeof Spelling>('cspell-lib');
  const document = {uri: `file://${join(root, path)}`, text: raw, languageId: 'markdown'};
  const {issues} = await spellCheckDocument(document, {generateSuggestions: false, noConfigSearch: true}, settings);
  if (words && issues.length === 0) {
    kept.set('right', hashSettings(), [...new Set([...known, ...words])]);
    kept.write();
  }
  const findings: Finding[] = [];
  // To look for words of two parts takes ten seconds.
  const single = {...settings, allowCompoundWords: false};
  for (const {text, line, offset} of issues as Issue[]) {
    const near = nearestOf(text, known);
    if (near.length === 0) {
      const {suggestions} = await suggestionsForWord(text, {languageId: 'markdown', numSuggestions: 3}, single);
      near.push(...suggestions.map(({word}: {word: string}) => word).slice(0, 3));
    }
    // A name, such as Termux: no word is nearly the same.
    if (/^\p{Lu}\p{Ll}/u.test(text) && !isLikelyTypo(text, near)) continue;
    findings.push({
      file: path,
      line: raw.slice(0, offset).split('\n').length,
      column: offset - (line?.offset ?? raw.lastIndexOf('\n', offset - 1) + 1) + 1,
      message: `“${text}” is not in the dictionary.`,
      fix: `${near.length > 0 ? `Nearest: ${near.join(', ')}. ` : ''}If it is right, add it to config/cspell.json.`,
    });
  }
  return {checkedCount: 1, findings};
}
