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
    // As in code blocks: what is called has one colour, keys of objects another, and other names have none.
    if (token && /^(?:variable|property|def)/.test(token) && stream.peek() === '(') return 'variableName.function';
    return token && /^(?:variable|def)/.test(token) ? null : token;
  },
});
