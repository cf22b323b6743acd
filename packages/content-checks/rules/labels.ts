import {fromHtml} from 'hast-util-from-html';
import {checkHtml} from './markup';
import type {PageRules} from './pageRules';
import type {Finding} from '../report';

/** Whether HTML keeps what stands around it as it is: it ends no element that it doesn't begin, and leaves no tag, comment or element open. */
function isWholeHtml(value: string): boolean {
  const open = new Map<string, number>();
  for (const [, slash, name] of value.toLowerCase().matchAll(/<(\/?)([a-z][^\s/>]*)/g)) {
    const count = (open.get(name!) ?? 0) + (slash ? -1 : 1);
    if (count < 0) return false;
    open.set(name!, count);
  }
  const last = fromHtml(`${value}<hr>`, {fragment: true}).children.at(-1);
  return last?.type === 'element' && last.tagName === 'hr';
}

/**
 * Labels of a translation, and the menu of an older version: the framework writes some of their texts as HTML.
 *
 * @throws SyntaxError for a file that isn't JSON
 */
export function checkTranslationLabels(file: string, text: string, rules: PageRules): Finding[] {
  const findings: Finding[] = [];
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    // JSON has a label in one line. One that is written with other escapes is not found there.
    const line = text.slice(0, Math.max(0, text.indexOf(JSON.stringify(value)))).split('\n').length;
    checkHtml(value, line, rules, (_, message, fix) => findings.push({file, line, message, fix}));
    if (/="[^"]*<|='[^']*</.test(value))
      findings.push({file, line, message: 'An attribute has "<" in it.', fix: 'Write it in words.'});
    if (!isWholeHtml(value))
      findings.push({file, line, message: 'A tag or an element is not closed.', fix: 'Begin and end it in this text.'});
    return value;
  });
  return findings;
}
