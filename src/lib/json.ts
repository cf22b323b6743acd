import {parse, type ParseError} from 'jsonc-parser';
import {isNestedDeeper} from '@astral-docs/location-record/record/nesting';
import {LIMITS} from './limits';

/** What is wrong with a text that is not JSON, by the code of jsonc-parser; engines each have words and positions of their own. */
const meanings: Record<number, string> = {
  1: 'this is not JSON, where text and property names have double quotes',
  2: 'this is not a JSON number',
  3: 'a property name in double quotes is expected',
  4: 'a value is expected',
  5: 'a colon is expected',
  6: 'a comma is expected',
  7: 'a closing brace is expected',
  8: 'a closing bracket is expected',
  9: 'the value ends before this',
  10: 'JSON has no comments',
  11: 'JSON has no comments',
  12: 'the text has no closing quotation mark',
  13: 'the number is not complete',
  14: 'after \\u come four hexadecimal digits',
  15: 'this character cannot follow a backslash',
  16: 'this character has to be escaped',
};

/** A text is not JSON. The message names line and column, both counted from 1, and says what is expected there. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

function problemOf(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  const [first] = errors;
  if (!first) return 'it does not parse';
  const before = text.slice(0, first.offset).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}: ${meanings[first.error] ?? 'it does not parse'}`;
}

/**
 * Parses JSON text (RFC 8259), and says the same of a fault in every browser.
 *
 * @throws JsonError for a text that is not JSON
 */
export function parseBoundedJson(text: string): unknown {
  if (isNestedDeeper(text, LIMITS.nesting)) throw new JsonError(`brackets are nested deeper than ${LIMITS.nesting}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonError(problemOf(text));
  }
}
