import {describe, expect, it} from 'vitest';
import {JsonError, parseBoundedJson} from '../../../src/lib/json';

describe('parseBoundedJson', () => {
  it('reads what JSON.parse reads', () => {
    for (const text of ['{"a": [1, 2.5e3, "\\u00e9", null, true]}', ' [] ', '"text"', '0'])
      expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{lon: 1}', 'line 1, column 2: this is not JSON, where text and property names have double quotes'],
    ['{"a" 1}', 'line 1, column 6: a colon is expected'],
    ['{"a": 1\n "b": 2}', 'line 2, column 2: a comma is expected'],
    ['{"a": }', 'line 1, column 7: a value is expected'],
    ['{"a": 1', 'line 1, column 8: a closing brace is expected'],
    ['[1, 2', 'line 1, column 6: a closing bracket is expected'],
    ['{"a": "b', 'line 1, column 7: the text has no closing quotation mark'],
    ['{"a": 1} x', 'line 1, column 10: this is not JSON, where text and property names have double quotes'],
    ['{"a": 1 /* one */}', 'line 1, column 9: JSON has no comments'],
    ['[1, 2,]', 'line 1, column 7: a value is expected'],
  ])('says of %s: %s', (text, message) => {
    expect(() => parseBoundedJson(text)).toThrow(new JsonError(message));
  });

  it.each(['', '{', 'NaN', "{'a': 1}", '[01]', '{"a": undefined}', '\u00a0{}'])('rejects %j with a message', (text) => {
    expect(() => parseBoundedJson(text)).toThrow(JsonError);
  });
});
