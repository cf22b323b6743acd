import fc from 'fast-check';
import type {Polygon} from 'geojson';
import {getResolution, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {h3Extension} from '@site/samples/extensions/h3-cell';
import {byReference} from '@site/samples/extensions/cid-media';

/** What callers pass: values of every kind, and texts that are almost right. */
const anything = fc.oneof(fc.anything(), fc.string({unit: 'grapheme'}), fc.stringMatching(/^[0-9a-fA-F]{0,18}$/));

describe('the H3 handler that pages show', () => {
  const handler = h3Extension(9);
  const cell = fc
    .record({
      latitude: fc.double({min: -90, max: 90, noNaN: true}),
      longitude: fc.double({min: -180, max: 180, noNaN: true}),
      resolution: fc.integer({min: 0, max: 15}),
    })
    .map(({latitude, longitude, resolution}) => latLngToCell(latitude, longitude, resolution));

  it('rejects at each way in what is not a cell', () => {
    const isCellText = (value: unknown): boolean => typeof value === 'string' && /^0*8[0-9a-f]{14}$/i.test(value);
    const check = (value: unknown): void => {
      expect(handler.validateLocation(value)).toBe(false);
      expect(() => handler.locationToString(value)).toThrow();
      expect(() => handler.locationToGeoJSON(value)).toThrow();
    };
    fc.assert(
      fc.property(
        anything.filter((value) => !isCellText(value)),
        check,
      ),
      {examples: [['1f'], [''], [[0, 1]]]},
    );
    fc.assert(
      fc.property(cell, fc.constantFrom('0x', ' ', 'é'), (value, extra) => {
        for (const text of [extra + value, value + extra, value + value]) check(text);
      }),
    );
  });

  it('gives each cell one text, whatever the case and the leading zeros', () =>
    fc.assert(
      fc.property(cell, fc.nat({max: 3}), (value, zeros) => {
        const spelled = '0'.repeat(zeros) + value.toUpperCase();
        expect(handler.validateLocation(spelled)).toBe(true);
        expect(handler.locationToString(spelled)).toBe(value);
      }),
    ));

  it('draws a closed ring within 180°, or says why it does not', () =>
    fc.assert(
      fc.property(cell, (value) => {
        let drawn: Polygon;
        try {
          drawn = handler.locationToGeoJSON(value) as Polygon;
        } catch (error) {
          expect(String(error)).toContain('crosses 180° or covers a pole');
          return;
        }
        const [ring = []] = drawn.coordinates;
        expect(ring.at(-1)).toEqual(ring[0]);
        for (const [longitude = NaN, latitude = NaN] of ring) {
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        }
      }),
    ));

  it('makes a cell of any point, longitude first, and of nothing else', () => {
    const coordinate = fc.oneof(fc.double({noNaN: true, min: -400, max: 400}), fc.jsonValue({maxDepth: 1}));
    fc.assert(
      fc.property(fc.jsonValue({maxDepth: 2}), fc.array(coordinate, {maxLength: 4}), (value, coordinates) => {
        for (const geometry of [value, {type: 'Polygon', coordinates}])
          expect(() => handler.parseLocationString(JSON.stringify(geometry))).toThrow();
        const [lon, lat] = coordinates;
        const text = JSON.stringify({type: 'Point', coordinates});
        if (typeof lon === 'number' && typeof lat === 'number' && Math.abs(lon) <= 180 && Math.abs(lat) <= 90)
          expect(handler.parseLocationString(text)).toBe(latLngToCell(lat, lon, 9));
        else expect(() => handler.parseLocationString(text)).toThrow();
      }),
      {
        examples: [
          [null, [null, null]],
          [{}, ['0', '51']],
        ],
      },
    );
    const found = handler.parseLocationString('{"type":"Point","coordinates":[-0.001475,51.477812]}') as string;
    expect([getResolution(found), gridDisk(found, 1).includes('89194ad2307ffff')]).toEqual([9, true]);
  });
});

describe('the CID handler that pages show', () => {
  const type = 'application/pdf';
  const handler = byReference([type]);
  const encode = (bytes: readonly number[]): string => {
    const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = bits.match(/.{1,5}/g) ?? [];
    return `b${letters.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
  };
  const digest = fc.array(fc.nat({max: 255}), {minLength: 32, maxLength: 32});
  // raw, dag-pb, dag-json, libp2p-key
  const codec = fc.constantFrom([0x55], [0x70], [0xa9, 0x02], [0x72]);
  const accepts = (text: string): boolean => {
    const valid = handler.validateMedia(type, text);
    if (valid) expect(handler.processMedia(type, text)).toBe(text);
    else expect(() => handler.processMedia(type, text)).toThrow();
    return valid;
  };

  it('accepts a CIDv1 of any codec', () =>
    fc.assert(fc.property(codec, digest, (bytes, hash) => accepts(encode([1, ...bytes, 0x12, 0x20, ...hash])))));

  it('rejects all other text, at both ways in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({unit: 'grapheme'}), fc.base64String()), (text) => !accepts(text)),
      {examples: [['b' + 'a'.repeat(58)], ['']]},
    );
    fc.assert(
      fc.property(codec, digest, (bytes, hash) => {
        const text = encode([1, ...bytes, 0x12, 0x20, ...hash]);
        const wrong = [
          encode([2, ...bytes, 0x12, 0x20, ...hash]),
          encode([1, ...bytes, 0x13, 0x20, ...hash]),
          encode([1, ...bytes, 0x12, 0x20, ...hash.slice(1)]),
          encode([1, ...bytes, 0x12, 0x20, ...hash, 0]),
          encode([1, 0xd5, 0x00, 0x12, 0x20, ...hash]),
        ];
        // The same content with a bit in the rest that no byte has: the letter after the last one.
        const rest = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
        for (const bad of [...wrong, rest, text.toUpperCase(), ` ${text}`, text + text, text.slice(1)])
          expect(accepts(bad), bad).toBe(false);
      }),
    );
  });
});
