import type {Polygon} from 'geojson';
import {latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {h3Extension} from '@site/samples/extensions/h3-cell';
import {byReference} from '@site/samples/extensions/cid-media';

describe('the H3 handler that pages show', () => {
  const handler = h3Extension(9);
  const greenwich = '89194ad14d3ffff';
  const cells = [greenwich, latLngToCell(51.5, 0, 0), latLngToCell(-33.9, 151.2, 15), latLngToCell(64.1, -21.9, 5)];

  it.each([
    ...[null, undefined, 7, true, {}, [0, 1], [greenwich], '', '1f', 'u10hb', '8fffffffffffffff', 'ffffffffffffffff'],
    ...[`0x${greenwich}`, ` ${greenwich}`, `${greenwich}é`, greenwich + greenwich, greenwich.slice(1)],
  ])('rejects %j at each way in, as it is not a cell', (value) => {
    expect(handler.validateLocation(value)).toBe(false);
    expect(() => handler.locationToString(value)).toThrow();
    expect(() => handler.locationToGeoJSON(value)).toThrow();
  });

  it.each(cells)('gives %s one text, whatever the case and the leading zeros, and draws a closed ring', (cell) => {
    for (const spelled of [cell, cell.toUpperCase(), `000${cell}`]) {
      expect(handler.validateLocation(spelled)).toBe(true);
      expect(handler.locationToString(spelled)).toBe(cell);
    }
    const [ring = []] = (handler.locationToGeoJSON(cell) as Polygon).coordinates;
    expect(ring.length).toBeGreaterThan(5);
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  it.each([latLngToCell(0, 180, 3), latLngToCell(90, 0, 2)])('says why it does not draw %s', (cell) =>
    expect(() => handler.locationToGeoJSON(cell)).toThrow('crosses 180° or covers a pole'),
  );

  it('makes a cell of any point, longitude first', () => {
    for (const [lon, lat] of [
      [-0.001475, 51.477812],
      [180, -90],
      [0, 0],
    ] as const)
      expect(handler.parseLocationString(JSON.stringify({type: 'Point', coordinates: [lon, lat]}))).toBe(
        latLngToCell(lat, lon, 9),
      );
  });

  it.each([
    ...['null', '7', '{}', '[0,51]', '{"type":"Point"}', '{"type":"Polygon","coordinates":[0,51]}'],
    ...['[]', '[0]', '[null,null]', '["0","51"]', '[180.1,0]', '[0,-90.1]', '[51.5,NaN]'].map(
      (coordinates) => `{"type":"Point","coordinates":${coordinates}}`,
    ),
  ])('makes no cell of %s', (text) => expect(() => handler.parseLocationString(text)).toThrow());
});

describe('the CID handler that pages show', () => {
  const type = 'application/pdf';
  const handler = byReference([type]);
  const encode = (bytes: readonly number[]): string => {
    const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = bits.match(/.{1,5}/g) ?? [];
    return `b${letters.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
  };
  const digest = Array.from({length: 32}, (_, index) => (index * 37) % 256);
  const cid = encode([1, 0x55, 0x12, 0x20, ...digest]);
  const accepts = (text: string): boolean => {
    const valid = handler.validateMedia(type, text);
    if (valid) expect(handler.processMedia(type, text)).toBe(text);
    else expect(() => handler.processMedia(type, text)).toThrow();
    return valid;
  };

  it.each([[[0x55]], [[0x70]], [[0xa9, 0x02]], [[0x72]]])('accepts a CIDv1 of the codec %j', (codec) =>
    expect(accepts(encode([1, ...codec, 0x12, 0x20, ...digest]))).toBe(true),
  );

  it.each([
    ['another version', encode([2, 0x55, 0x12, 0x20, ...digest])],
    ['another hash', encode([1, 0x55, 0x13, 0x20, ...digest])],
    ['another length', encode([1, 0x55, 0x12, 0x21, ...digest])],
    ['a short digest', encode([1, 0x55, 0x12, 0x20, ...digest.slice(1)])],
    ['a byte too many', encode([1, 0x55, 0x12, 0x20, ...digest, 0])],
    ['a needless byte of the codec', encode([1, 0xd5, 0x00, 0x12, 0x20, ...digest])],
    // The letter after the last one: a bit in the rest that no byte has.
    ['a bit left over', cid.slice(0, -1) + String.fromCharCode(cid.charCodeAt(cid.length - 1) + 1)],
    ['capitals', cid.toUpperCase()],
    ['a space', ` ${cid}`],
    ['two in one', cid + cid],
    ['no prefix', cid.slice(1)],
    ['another base', `z${cid.slice(1)}`],
    ['letters alone', `b${'a'.repeat(58)}`],
    ['nothing', ''],
    ['base64', 'iVBORw0KGgo='],
  ])('rejects %s, at both ways in', (_, text) => expect(accepts(text)).toBe(false));
});
