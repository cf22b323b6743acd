import {StreamLanguage} from '@codemirror/language';
import {typescript} from '@codemirror/legacy-modes/mode/javascript';
import {LIMITS} from '@site/src/lib/limits';

/** Colours TypeScript, and leaves lines that are longer than {@link LIMITS}.colouredLine as they are. */
export const programLanguage = StreamLanguage.define({
  ...typescript,
  token(stream, state) {
    if (stream.string.length <= LIMITS.colouredLine) return typescript.token(stream, state);
    stream.skipToEnd();
    return null;
  },
});
