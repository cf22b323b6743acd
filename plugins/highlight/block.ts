import {findClosest, isLikelyTypo} from '@astral-docs/content-checks/closest';
import type {Fence} from '@astral-docs/content-checks/markdown/fence';
import {SourceFileError, type SourcePosition} from '@astral-docs/content-checks/markdown/problem';
import {codeLinesToHtml} from './html';
import {codeLanguageNames, findCodeLanguage} from './languages';
import {extractMagicComments} from './marks';
import {tokenizeCodeLines} from './pieces';

/** A code block, ready to be shown: what the component gets. */
export interface Block {
  /** Inside of the `<code>` element. */
  html: string;
  language: string;
  label: string;
  title?: string;
  lines: number;
  collapsed: boolean;
  /** Which terminal runs it, from 2 on. */
  terminal?: number;
}

/** Longer blocks start out folded, unless the fence says `collapse=false`. */
const foldedFrom = 41;
/** A fold would hide no more than a line or two of shorter ones, whatever the fence says. */
const leastFolded = 26;

/**
 * Colours the code of a fence and carries out what its meta asks for.
 *
 * @throws SourceFileError for a mistyped language, a marked line beyond the end, or magic comments that do not pair
 */
export function highlightFence(fence: Fence, code: string, position: SourcePosition): Block {
  const report = (line: number, what: string, fix: string): never => {
    throw new SourceFileError({...position, line: position.line + line}, `Code fence: ${what}`, fix);
  };
  const known = findCodeLanguage(fence.language);
  if (!known && isLikelyTypo(fence.language, codeLanguageNames))
    report(
      0,
      `${fence.language} is not a known language.`,
      `Nearest: ${findClosest(fence.language, codeLanguageNames)[0]}.`,
    );
  const language = known ?? {label: fence.language.toUpperCase()};
  const {code: kept, marks} = extractMagicComments(code.replace(/\r\n/g, '\n').replace(/\n+$/, ''), report);
  const pieces = tokenizeCodeLines(kept, language.grammar, fence.language);
  for (const line of fence.highlight) {
    if (line > pieces.length)
      report(0, `line ${line} is marked, but there are ${pieces.length}.`, 'Fix the range in braces.');
    if (!marks.has(line)) marks.set(line, 'highlight');
  }
  return {
    html: codeLinesToHtml(pieces, {marks, numbersFrom: fence.lineNumbersFrom, diff: fence.language === 'diff'}),
    language: fence.language,
    label: language.label,
    title: fence.title,
    lines: pieces.length,
    collapsed: pieces.length >= leastFolded && (fence.collapse ?? pieces.length >= foldedFrom),
    terminal: fence.terminal,
  };
}
