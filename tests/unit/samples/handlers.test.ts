/** What the programs location-type.ts and media-type.ts do not ask of the handlers that they register. */
import {latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {h3Extension} from '@site/samples/extensions/h3-cell';
import {byReference} from '@site/samples/extensions/cid-media';

describe('the H3 handler that pages show', () => {
  const handler = h3Extension(9);

  it('gives a cell one text, whatever the leading zeros', () =>
    expect(handler.locationToString('00089194AD14D3FFFF')).toBe('89194ad14d3ffff'));

  it.each([latLngToCell(0, 180, 3), latLngToCell(90, 0, 2)])('says why it does not draw %s', (cell) =>
    expect(() => handler.locationToGeoJSON(cell)).toThrow('crosses 180° or covers a pole'),
  );

  it.each([
    'null',
    '{"type":"Polygon","coordinates":[0,51]}',
    '{"type":"Point","coordinates":[180.1,0]}',
    '{"type":"Point","coordinates":[0,-90.1]}',
  ])('makes no cell of %s', (text) =>
    expect(() => handler.parseLocationString(text)).toThrow(/Not (?:a point|degrees)/),
  );
});

describe('the CID handler that pages show', () => {
  const type = 'application/pdf';
  const accepts = (text: string): boolean => byReference([type]).validateMedia(type, text);
  const encode = (bytes: readonly number[]): string => {
    const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = bits.match(/.{1,5}/g) ?? [];
    return `b${letters.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
  };
  const digest = Array.from({length: 32}, (_, index) => (index * 37) % 256);
  const cid = encode([1, 0x55, 0x12, 0x20, ...digest]);

  it.each([[[0x55]], [[0xa9, 0x02]]])('accepts a CIDv1 of the codec %j', (codec) =>
    expect(accepts(encode([1, ...codec, 0x12, 0x20, ...digest]))).toBe(true),
  );

  it.each([
    ['another version', encode([2, 0x55, 0x12, 0x20, ...digest])],
    ['another hash', encode([1, 0x55, 0x13, 0x20, ...digest])],
    ['a short digest', encode([1, 0x55, 0x12, 0x20, ...digest.slice(1)])],
    ['a byte too many', encode([1, 0x55, 0x12, 0x20, ...digest, 0])],
    ['a needless byte of the codec', encode([1, 0xd5, 0x00, 0x12, 0x20, ...digest])],
    // The letter after the last one: a bit in the rest that no byte has.
    ['a bit left over', cid.slice(0, -1) + String.fromCharCode(cid.charCodeAt(cid.length - 1) + 1)],
    ['capitals', cid.toUpperCase()],
  ])('rejects %s', (_, text) => expect(accepts(text)).toBe(false));
});
