import {StreamLanguage} from '@codemirror/language';
import {typescript} from '@codemirror/legacy-modes/mode/javascript';
import {LIMITS} from '@site/src/lib/limits';

/** Colours TypeScript, and leaves lines that are longer than {@link LIMITS}.colouredLine as they are. */
export const programLanguage = StreamLanguage.define({
  ...typescript,
  token(stream, state) {
    if (stream.string.length > LIMITS.colouredLine) {
      stream.skipToEnd();
      return null;
    }
    const token = typescript.token(stream, state);
    if (!token || !/^(?:variable|property|def)/.test(token)) return token;
    // As in code blocks: names of classes have a colour, those that are called have another, and the rest have none.
    if (/^[A-Z]\w*[a-z]/.test(stream.current())) return 'typeName';
    return stream.peek() === '(' ? 'variableName.function' : null;
  },
});
