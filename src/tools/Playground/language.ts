import type {StreamParser, StringStream} from '@codemirror/language';

interface State {
  /** What ends the text that goes on over lines: a comment or a template. */
  until: '' | '*/' | '`';
}

const keywords = new Set(
  (
    'abstract as async await break case catch class const continue declare default delete do else enum export extends finally ' +
    'for from function get if implements import in instanceof interface keyof let new of private protected public readonly ' +
    'return satisfies set static super switch this throw try type typeof var void while yield'
  ).split(' '),
);
const constants = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity']);

function finish(stream: StringStream, state: State): string {
  const name = state.until === '`' ? 'string' : 'comment';
  while (!stream.eol()) {
    if (state.until === '`' && stream.eat('\\')) {
      stream.next();
    } else if (stream.match(state.until)) {
      state.until = '';
      return name;
    } else stream.next();
  }
  return name;
}

/**
 * Colours TypeScript line by line. The whole grammar would be a third of what the editor weighs, and the browser says what is
 * wrong with a text anyway.
 */
export const typescript: StreamParser<State> = {
  name: 'typescript',
  startState: () => ({until: ''}),
  token(stream, state) {
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
    if (stream.match(/^(?:'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)/)) return 'string';
    if (stream.match(/^(?:0x[\da-f_]+|0b[01_]+|[\d_]+(?:\.[\d_]+)?(?:e[+-]?\d+)?)n?/i)) return 'number';
    if (stream.match(/^[\p{ID_Start}$_][\p{ID_Continue}$]*/u)) {
      const word = stream.current();
      if (keywords.has(word)) return 'keyword';
      if (constants.has(word)) return 'atom';
      if (/^[A-Z][a-z]/.test(word)) return 'typeName';
      return stream.peek() === '(' ? 'variableName.function' : 'variableName';
    }
    stream.next();
    return null;
  },
  languageData: {
    commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
    closeBrackets: {brackets: ['(', '[', '{', "'", '"', '`']},
  },
};
