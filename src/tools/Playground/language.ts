import type {StreamParser, StringStream} from '@codemirror/language';

/** Characters of a line that is coloured. */
const LONGEST = 1000;

interface State {
  /** What ends the text that goes on over lines: a comment or a template. */
  until: '' | '*/' | '`';
  /** For each template that the code stands in, the braces that are open in it. */
  braces: number[];
}

const keywords = new Set(
  (
    'abstract as async await break case catch class const continue debugger declare default delete do else enum export extends ' +
    'finally for function if implements import in instanceof is keyof let new null of package private protected public readonly ' +
    'require return static super switch this throw try typeof undefined var void while with yield'
  ).split(' '),
);
/** Names, unless they stand before what they are a keyword of. */
const soft = /^(?:from|get|infer|interface|namespace|set|type)$/;
const types =
  /^(?:Array|Function|Promise|any|boolean|console|never|number|string|symbol|unknown)$|^[A-Z][A-Za-z0-9]*[a-z]/;
const functionAhead = /^\s*[=:]\s*(?:async\s*)?(?:function\b|(?:\((?:[^()]|\([^()]*\))*\)|[\w$]+)\s*=>)/;

/** The kind of a word, by what stands around it in its line. */
function kindOf(word: string, before: string, after: string): string | null {
  const isConstant = /^[A-Z](?:[A-Z_]|\dx?)*$/.test(word);
  if (word !== 'keyof' && /\b(?:class|extends|implements|instanceof|interface|new|type)\s+$/.test(before))
    return isConstant ? 'number' : 'typeName';
  if (functionAhead.test(after)) return 'variableName.function';
  if (isConstant || /^(?:true|false|NaN|Infinity)$/.test(word)) return 'number';
  const isMember = /(?:^|[^.])\.$/.test(before);
  if (!isMember && (keywords.has(word) || (soft.test(word) && /^\s+['"{*\w$]/.test(after)))) return 'keyword';
  if (/^\s*(?:<[^<>()]*>)?\(/.test(after)) return 'variableName.function';
  return types.test(word) ? 'typeName' : null;
}

function finish(stream: StringStream, state: State): string {
  const name = state.until === '`' ? 'string' : 'comment';
  while (!stream.eol()) {
    if (state.until === '`' && stream.match('${', false)) {
      state.until = '';
      state.braces.push(-1);
      return name;
    }
    if (state.until === '`' && stream.eat('\\')) stream.next();
    else if (stream.match(state.until)) {
      state.until = '';
      return name;
    } else stream.next();
  }
  return name;
}

/**
 * Colours TypeScript line by line, as the blocks of the site are coloured: plugins/highlight. The whole grammar would be a third
 * of what the editor weighs, and the browser says what is wrong with a text anyway.
 */
export const typescript: StreamParser<State> = {
  name: 'typescript',
  startState: () => ({until: '', braces: []}),
  token(stream, state) {
    // Each word looks at the rest of its line, which takes seconds for a line of 200,000 characters.
    if (stream.string.length > LONGEST) {
      stream.skipToEnd();
      return null;
    }
    if (state.until) return finish(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match('/*')) {
      state.until = '*/';
      return finish(stream, state);
    }
    if (stream.eat('`')) {
      state.until = '`';
      return finish(stream, state);
    }
    const before = stream.string.slice(0, stream.pos);
    if (stream.match(/^(?:'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)/))
      return /(?:^|[,{])\s*$/.test(before) && stream.match(/^\s*:/, false) ? 'propertyName' : 'string';
    if (stream.match(/^(?:0x[\da-f_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?\d+)?)n?/i)) return 'number';
    if (!/[\w$."'\])]\s*$/.test(before) && stream.match(/^\/(?:\[(?:[^\]\\]|\\.)*\]|\\.|[^/\\[])+\/[a-z]*/))
      return 'number';
    if (stream.match(/^#?[\p{ID_Start}$_][\p{ID_Continue}$]*/u))
      return kindOf(stream.current(), before, stream.string.slice(stream.pos));
    const sign = stream.next();
    const open = state.braces.pop();
    if (open === undefined) return null;
    if (sign === '}' && open === 0) state.until = '`';
    else state.braces.push(open + (sign === '{' ? 1 : sign === '}' ? -1 : 0));
    return null;
  },
  languageData: {
    commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
    closeBrackets: {brackets: ['(', '[', '{', "'", '"', '`']},
  },
};
