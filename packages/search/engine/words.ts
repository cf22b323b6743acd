/** Words that nearly every section holds, so that they tell none of them apart. */
const stop = new Set(
  (
    'a about above across after against all along also among an and any are as at be because been before being below beside ' +
    'between both but by ca can cannot could despite did do does during each for from has have how i if in into is ' +
    'it its itself just may me more most my no nor not of on once one only or other our out over own per same ' +
    'shall should so some such than that the their them then there these they this those through to too under until up us ' +
    'was we were what when where which while whose why will with wo would you your'
  ).split(' '),
);

/** Whether a word tells no section apart: one of these, or two in one, as in "doesn't", "cant", "what's" or "you're". */
const isStopWord = (word: string): boolean =>
  stop.has(word) || stop.has(word.replace(/(?<=..)(?:nt|s)$|(?<=...)(?:re|ve|ll)$/, ''));

/** Words of questions that say little of what is asked for; they count where nothing else decides. */
const lowWeightTerms = new Set(
  (
    'actually add allow always ask best case change come contain current deal did difference different doing done enough exist ' +
    'experiment explain find get give go good happen happening help include keep know latest let like load long look lot lots ' +
    'made make many mean meaning much need new now number open please possible put really right run see set several show ' +
    'somebody someone something sort start take tell thing think told try turn two understand use used user using want way who whole ' +
    'work working'
  )
    .split(' ')
    .map(stem),
);

/** Whether a key says little of what a question asks for. */
export const isLowWeightTerm = (key: string): boolean => lowWeightTerms.has(key);

/** What a question asks for: steps, an explanation, or what a name of code stands for. */
export type Intent = 'steps' | 'explanation' | 'name' | 'any';

/** Verbs with which readers begin when they want to do something. */
const verbs =
  /^(?:add|attach|build|change|check|configure|connect|contribute|convert|create|decode|deploy|detect|encode|export|filter|find|fix|generate|get|handle|host|import|index|install|load|make|migrate|open|prove|publish|put|query|read|register|report|revoke|run|send|set|sign|start|store|test|translate|undo|update|upgrade|use|verify|write)\s/;

/** What a question asks for, by its first words: `any` when they do not say. */
export function guessQueryIntent(query: string): Intent {
  const text = query.trim().toLowerCase();
  if (/^0x[0-9a-f]+$/.test(text) || isCodeName(query.trim())) return 'name';
  if (/^(?:how (?:do|can|to|should|would)|how i|can i|where do i|i (?:want|need|would like) to)\b/.test(text))
    return 'steps';
  if (verbs.test(text)) return 'steps';
  if (/^(?:what|why|who|is|are|does|difference|how (?:is|are|does|much|many|long))\b|\bvs\b/.test(text))
    return 'explanation';
  return 'any';
}

/**
 * Whether a text is a name of code, as in `buildRecord`, `build()`, `MAX_SIZE`, `LP-31` or `wkt-ewkt`, and not a word of prose.
 */
export const isCodeName = (text: string): boolean =>
  text.length < 60 &&
  /^[@/\w$.-]+(?:\(\))?$/.test(text) &&
  /[a-z\d][A-Z]|[A-Z]{2}\d|^[a-z]{2,5}\d+$|\w[_./-]\w|\(\)$|^\//.test(text);

/**
 * A word as it is written: a version, a language such as C++, an abbreviation with its number (`RFC 7946`, `EPSG:4326`), or a word
 * with everything that hyphens, underscores and apostrophes join to it.
 */
export const wordPattern =
  /[vV]?\d+(?:\.\d+)+|(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}+])|\p{Lu}{2,}[ :]\d+(?![\p{L}\p{N}]|\.\d)|[\p{L}\p{N}]+(?:[_'’-][\p{L}\p{N}]+)*/gu;

/** Words in small letters: each as a whole, with the words that it is made of, if it is made of several. */
export interface Compound {
  whole: string;
  parts: readonly string[];
  /** Whether it is written as one word: `eventTimestamp` or `event_timestamp`, and not `off-chain` or `EIP 712`. */
  isOneWord: boolean;
}

/** The compounds of a text, without accents. A version (`0.1`, `v0.1`) and a hash have no parts. */
export function parseCompoundWords(text: string): Compound[] {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return (plain.match(wordPattern) ?? []).map((word) => {
    const whole = word.replace(/[_'’ :-]/g, '').toLowerCase();
    const isOneWord = !/[ :-]/.test(word);
    if (/^v?\d+\.|[+#]$|^0x/.test(whole)) return {whole, parts: [], isOneWord};
    const parts = word
      .replace(/['’]/g, '')
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
      .toLowerCase()
      .split(/[_ :-]/);
    return {whole, parts: parts.length > 1 ? parts : [], isOneWord};
  });
}

/** The words that search counts in a text: compounds whole, so that `off-chain` is `offchain` too, and in parts. */
export const splitWordsAndParts = (text: string): string[] =>
  parseCompoundWords(text).flatMap(({whole, parts}) => [whole, ...parts]);

/**
 * A word as it is indexed and asked for, or null for one that is not: very common, one letter, a measured value, a long number. A
 * hash or an address is cut to its first eight digits and its last four, as people compare them.
 */
export function toTermKey(word: string): string | null {
  if (/^0x[0-9a-f]{3,}$/.test(word)) return word.length > 14 ? word.slice(0, 10) + word.slice(-4) : word;
  if (word.length < 2 || word.length > 28 || isStopWord(word)) return null;
  // Versions have one digit in each part; codes of reference systems, ports and statuses have up to four digits.
  if (/^\d/.test(word) && !/^(?:\d(?:\.\d){1,2}|\d{2,4}|\d{1,3}[a-z]+)$/.test(word)) return null;
  if (/^(?=.*\d)[0-9a-f]{4,}$/.test(word) && !/^\d+$/.test(word)) return null;
  return stem(word);
}

/**
 * Takes off the endings that English adds to the same word. It takes less than the usual stemmers, so that a word with a
 * typing mistake stays one letter away from the right one.
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.length < 5) return word.replace(/([^su])s$/, '$1');
  const whole = word
    .replace(/sses$/, 'ss')
    .replace(/ie[sd]$/, 'y')
    .replace(/([^su])s$/, '$1')
    // Both spellings of English, the noun and the adverb: "legalise", "legalized", "legalisation"; "legal", "legally".
    .replace(/(.{3})i[sz](?:ation|e[dr]?|ing)$/, '$1ise')
    .replace(/(.{5})ly$/, '$1');
  return whole
    .replace(/(.{2}[^aeiou])(?:ed|ing)$/, (_, root: string) => root.replace(/([bdgmnprt])\1$/, '$1'))
    .replace(/(.{4})e$/, '$1');
}
