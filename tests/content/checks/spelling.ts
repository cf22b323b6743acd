import {join} from 'node:path';
import type {CSpellSettings} from 'cspell-lib';
import {parse} from 'jsonc-parser';
import nativeImport from '../../../plugins/shared/native-import.cjs';
import type {Report} from '../report';
import {readText, root, type Page} from '../site';

/** A word that no dictionary has, as the package reports it; offsets count from the beginning of the text. */
interface Issue {
  text: string;
  offset: number;
  line?: {offset: number};
  suggestions?: string[];
}

let settings: CSpellSettings | undefined;

/** Looks up every word of a page outside code; `cspell.json` has the words of our own. */
export async function checkSpelling({path, raw}: Pick<Page, 'path' | 'raw'>): Promise<Report> {
  settings ??= parse(readText('cspell.json')) as CSpellSettings;
  // The package has no form that require() could load.
  const {spellCheckDocument} = await nativeImport('cspell-lib');
  const document = {uri: `file://${join(root, path)}`, text: raw, languageId: 'markdown'};
  const {issues} = await spellCheckDocument(
    document,
    {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
    settings,
  );
  return {
    looked: 1,
    findings: issues.map(({text, line, offset, suggestions = []}: Issue) => ({
      file: path,
      line: raw.slice(0, offset).split('\n').length,
      column: offset - (line?.offset ?? raw.lastIndexOf('\n', offset - 1) + 1) + 1,
      message: `“${text}” is not in the dictionary.`,
      fix: `${suggestions.length > 0 ? `Nearest: ${suggestions.slice(0, 3).join(', ')}. ` : ''}If it is right, add it to cspell.json.`,
    })),
  };
}
