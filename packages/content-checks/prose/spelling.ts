import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type * as TrieLibrary from 'cspell-trie-lib';
import nativeImport from '../native-import.cjs';
import type {Finding} from '../report';
import {findPosition, listProseRanges} from './texts';

let dictionary: Promise<TrieLibrary.ITrie> | undefined;

/** The dictionary of cspell, which takes both endings of British English, "-ise" and "-ize". */
async function loadDictionary(): Promise<TrieLibrary.ITrie> {
  // The package has no form that require() could load.
  const {decodeTrie} = await nativeImport<typeof TrieLibrary>('cspell-trie-lib');
  return decodeTrie(gunzipSync(readFileSync('node_modules/@cspell/dict-en-gb-mit/en_GB.trie.gz')));
}

/** Where text is not prose: imports, elements, facts that the build fills in, formulas, values and addresses. */
const notProse = /^(?:import|export) .*$|<[^>]*>|\{[^{}]*\}+|\$[^$\n]+\$|0x[\w…]+|\S+\.\w+\/\S+/gm;

/** A word of three letters or more. One with a capital inside, such as GeoJSON or WGS, is a name. */
const word = /(?<![\p{L}\d_.])\p{L}\p{Ll}{2,}(?:['’]\p{Ll}+)?(?![\p{L}\d_])/gu;

/**
 * Finds words of a page that are in no dictionary.
 *
 * @param allowed words of the site in lower case
 */
export async function checkSpelling(path: string, text: string, allowed: ReadonlySet<string>): Promise<Finding[]> {
  const english = await (dictionary ??= loadDictionary());
  return listProseRanges(text).flatMap(([start, end]) => {
    const prose = text.slice(start, end).replace(notProse, (match) => ' '.repeat(match.length));
    return [...prose.matchAll(word)].flatMap(({0: found, index}): Finding[] => {
      const [written, plain] = [found.replace('’', "'"), found.toLowerCase().replace(/['’].*$/, '')];
      if ([written, written.toLowerCase(), plain].some((form) => english.hasWord(form, true)) || allowed.has(plain))
        return [];
      const nearest = english.suggest(written, {numSuggestions: 3}).slice(0, 3).join(', ');
      const fix = `Nearest: ${nearest}. If it is right, add it to config/words.txt.`;
      return [{file: path, ...findPosition(text, start + index), message: `“${found}” is in no dictionary.`, fix}];
    });
  });
}
