/** Single faults as changes of the text of a line, in Python, Go and JavaScript. */

/** One changed line. `line` and `becomes` have no white space at their ends; with the file they name the fault. */
export interface PlantedFault {
  file: string;
  /** Counted from 0. */
  at: number;
  operator: string;
  line: string;
  becomes: string;
}

/** Changes of code outside strings: a name, what is found, and what stands there instead. */
const OPERATORS: readonly (readonly [name: string, found: RegExp, instead: string])[] = [
  ['bound', / (<|>) /dg, ' $1= '],
  ['bound', / (<|>)= /dg, ' $1 '],
  ['equality', / (=)==? /dg, ' != '],
  ['equality', / !(==?) /dg, ' =$1 '],
  ['equality', / not in /dg, ' in '],
  ['equality', /(?<!for [^:]*) in /dg, ' not in '],
  ['equality', / is not /dg, ' is '],
  ['equality', / is (?!not )/dg, ' is not '],
  ['and, or', / && /dg, ' || '],
  ['and, or', / \|\| /dg, ' && '],
  ['and, or', / and /dg, ' or '],
  ['and, or', / or /dg, ' and '],
  ['operator', / \+ /dg, ' - '],
  ['operator', / - /dg, ' + '],
  ['operator', / [*] /dg, ' + '],
  ['operator', / \/\/? /dg, ' * '],
  ['operator', / % /dg, ' * '],
  ['operator', / [&^] /dg, ' | '],
  ['operator', / \| /dg, ' & '],
  ['operator', / << /dg, ' >> '],
  ['operator', / >> /dg, ' << '],
  ['not', /(?<![\w.])not (?!in )/dg, ''],
  ['not', /!(?=[\w(])/dg, ''],
  ['never', /\bif (?!__)(?=[^;{]*:?$|[^;:]+ else )/dg, 'if False and '],
  ['never', /\bif \((?=.*\))/dg, 'if (false && '],
  ['never', /\bif (?=[^;(]*\{$)/dg, 'if false && '],
  ['never', / \? /dg, ' && false ? '],
  ['default', /\btrue\b/dg, 'false'],
  ['default', /\bfalse\b/dg, 'true'],
  ['default', /\bTrue\b/dg, 'False'],
  ['default', /\bFalse\b/dg, 'True'],
  ['default', / \?\? [\w.]+/dg, ''],
  ['drop', /\.(?:lower|upper|toLowerCase|toUpperCase|strip|trim|reverse|sort|normalize)\(\)/dg, ''],
  ['drop', /\b(?:lower|sorted|abs|max|min|math\.Abs|Math\.abs|Math\.round|set|list)(?=\([\w.]+\))/dg, ''],
  ['drop', /(?<=[([{] ?|, )[\w.\u0001]+, (?=[\w.\u0001])/dg, ''],
  ['order', /(?<=[([] ?|, )([\w.\u0001]+), ([\w.\u0001]+)(?=[\])]|, )/dg, '$2, $1'],
];

/** Changes inside a string or a pattern. */
const IN_TEXT: typeof OPERATORS = [
  ['count', /(?<=[\w\])]\)?)\+/g, '*'],
  ['count', /(?<=[\])])\*/g, '+'],
  ['count', /(?<=[\])\w])\?/g, ''],
];

/** A line with the contents of its strings and patterns as U+0001, of the same length, and without a comment at its end. */
const mask = (line: string): string =>
  line
    // What follows the code of a reason is a rule or a message: it isn't in an answer.
    .replace(/(?<=\b(?:finding|add|error|warning|record|proof|\w*Error)\("[\w-]+"), .*$/, (text) =>
      ' '.repeat(text.length),
    )
    .replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|(?<=[(=,|!] ?)\/(?![/*])(?:[^/\\]|\\.)+\//g, (text) =>
      '\u0001'.repeat(text.length),
    )
    .replace(/(?: {2}# | \/\/ ).*$/, (text) => ' '.repeat(text.length));

/** A member of an object, such as `message.time`; no call. */
const MEMBER = /\b(?!import_)[a-z]\w*\.[a-z]\w*\b(?!\()/g;

const distinct = (found: Iterable<RegExpMatchArray>): string[] => [...new Set([...found].map(([text]) => text))];

/** The text after another in a list, and the first after the last; undefined when the list has no other. */
const nextOf = (list: readonly string[], text: string): string | undefined =>
  list.length > 1 && list.includes(text) ? list[(list.indexOf(text) + 1) % list.length] : undefined;

/** Every variant of a line, each with the name of its operator. `words` are the short strings and members of the file. */
function* variants(line: string, words: readonly string[], members: readonly string[]): Generator<[string, string]> {
  const masked = mask(line);
  const put = (start: number, length: number, text: string): string =>
    line.slice(0, start) + text + line.slice(start + length);
  for (const [name, found, instead] of OPERATORS)
    for (const match of masked.matchAll(found)) {
      const [first = '', second = ''] = match.indices!.slice(1).map((ends) => (ends ? line.slice(...ends) : ''));
      const text = instead.replace('$1', () => first).replace('$2', () => second);
      yield [name, put(match.index, match[0].length, text)];
    }
  for (const {index, 0: digits} of masked.matchAll(/(?<![\w.$])\d[\d_]*(?=n?\b)(?![.\w]*[xe])/g)) {
    const number = BigInt(digits.replaceAll('_', ''));
    yield ['one more', put(index, digits.length, String(number + 1n))];
    if (number > 0n) yield ['one less', put(index, digits.length, String(number - 1n))];
  }
  for (const {index, 0: hidden} of masked.matchAll(/\u0001+/g)) {
    const text = line.slice(index, index + hidden.length);
    const inner = text.slice(1, -1);
    const next = nextOf(words, inner);
    if (next) yield ['wrong member', put(index + 1, inner.length, next)];
    if (!/[\\()[\]{}]/.test(text)) continue;
    for (const [name, found, instead] of IN_TEXT)
      for (const match of text.matchAll(found)) yield [name, put(index + match.index, match[0].length, instead)];
    for (const {index: at, 0: digits} of text.matchAll(/(?<=\{\d*,?)\d+(?=,?\d*\})/g))
      yield ['count', put(index + at, digits.length, String(Number(digits) + 1))];
  }
  for (const {index, 0: member} of masked.matchAll(MEMBER)) {
    const base = member.replace(/\w+$/, '');
    const next = nextOf(
      members.filter((other) => other.startsWith(base)),
      member,
    );
    if (next) yield ['wrong member', put(index, member.length, next)];
  }
}

/** A statement that is a line of its own: it can be left out. */
const isStatement = (line: string): boolean =>
  /^(?:[\w.$\]['"]+ (?:[-+*|&^]|<<|>>)?= |[\w.]+\(|yield |raise |throw |continue|break|return\b)/.test(line) &&
  /[\w)\]'"];?$/.test(line) &&
  line.split(/[([{]/).length === line.split(/[)\]}]/).length;

/** Every fault of an implementation, from the texts of its files by name; `skip` covers the lines on which none is planted. */
export function planFaults(sources: Readonly<Record<string, string>>, skip: RegExp): PlantedFault[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    if (!/\.(?:py|cjs|go)$/.test(file)) return [];
    const words = distinct(text.matchAll(/(?<=['"])[A-Za-z][\w-]{0,30}(?=['"])/g));
    const members = distinct(mask(text).matchAll(MEMBER));
    let inText = false;
    // What the bundler writes of its own, tables of the site and the loop of the kit are no part of the implementation.
    let isOurs = !file.endsWith('.cjs');
    return text.split('\n').flatMap((whole, at) => {
      const line = whole.trim();
      const [, from] = /^\/\/ (\S+\.ts)$/.exec(line) ?? [];
      if (from) isOurs = !/^data\/|(?:lp|sample\w*|table)\.ts$/.test(from);
      const marks = line.split('"""').length - 1;
      const isText = inText || marks > 0;
      if (marks === 1) inText = !inText;
      if (line === '' || from || isText || !isOurs || skip.test(line)) return [];
      const all: [string, string][] = [...variants(line, words, members)];
      if (isStatement(line)) all.push(['drop', file.endsWith('.py') ? 'pass' : ';']);
      return [
        ...new Map(all.map(([operator, becomes]) => [becomes, {file, at, operator, line, becomes}])).values(),
      ].filter(({becomes}) => becomes !== line);
    });
  });
}
