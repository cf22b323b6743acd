import {describe, expect, it} from 'vitest';
import {
  decodeScaled,
  encodeScaled,
  fitsSigned,
  parseDecimal,
  readableCount,
  readableLength,
  smallestSigned,
} from '@site/src/lib/fixedPoint';

describe('parseDecimal', () => {
  it.each([
    ['-0.001475', -1475n, 6],
    ['51.477812', 51477812n, 6],
    ['+7', 7n, 0],
    ['.5', 5n, 1],
    ['-.5', -5n, 1],
    ['12.', 12n, 0],
    ['−0.1276', -1276n, 4],
  ])('reads %s', (text, digits, decimals) => expect(parseDecimal(text)).toEqual({digits, decimals}));

  it.each(['', '.', '-', '1e5', '1,5', '0x10', '1.2.3', 'NaN', '1'.repeat(61)])('rejects %j', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  );
});

describe('encodeScaled', () => {
  it('keeps every digit that fits', () => {
    expect(encodeScaled('-0.001475', 9)).toEqual({integer: -1475000n, decoded: '-0.001475000', error: 0});
    expect(encodeScaled('179.999999999', 9)?.integer).toBe(179999999999n);
  });

  it('rounds halves away from zero', () => {
    expect(encodeScaled('0.15', 1)?.integer).toBe(2n);
    expect(encodeScaled('-0.15', 1)?.integer).toBe(-2n);
    expect(encodeScaled('0.05', 0)).toMatchObject({integer: 0n, decoded: '0'});
  });

  it('says by how much the value moved', () => {
    expect(encodeScaled('51.477812', 4)?.error).toBeCloseTo(-0.000012, 12);
  });

  it('decodes to what it encoded, for every exponent', () => {
    for (let exponent = 0; exponent <= 18; exponent++) {
      const {integer, decoded} = encodeScaled('-123.456789012345678901', exponent)!;
      expect(encodeScaled(decoded, exponent)).toEqual({integer, decoded, error: 0});
      expect(decodeScaled(integer, exponent)).toBe(decoded);
    }
  });

  it('is not misled by floating point', () => {
    // 1.005 in binary lies below 1.005, so that Math.round(1.005 * 100) is 100.
    expect(encodeScaled('1.005', 2)?.integer).toBe(101n);
  });

  it('rejects an exponent out of range and text that is not a number', () => {
    expect(() => encodeScaled('1', 19)).toThrow(RangeError);
    expect(() => encodeScaled('1', 0.5)).toThrow(RangeError);
    expect(encodeScaled('north', 9)).toBeUndefined();
  });
});

describe('integer types', () => {
  it('knows the ends of a signed type', () => {
    expect(fitsSigned(127n, 8)).toBe(true);
    expect(fitsSigned(128n, 8)).toBe(false);
    expect(fitsSigned(-128n, 8)).toBe(true);
  });

  it('finds the smallest type for a full circle of longitudes', () => {
    expect(smallestSigned(180n * 10n ** 6n)).toBe(32);
    expect(smallestSigned(180n * 10n ** 7n)).toBe(32);
    expect(smallestSigned(180n * 10n ** 9n)).toBe(40);
    expect(smallestSigned(180n * 10n ** 18n)).toBe(72);
    expect(() => smallestSigned(2n ** 255n)).toThrow(RangeError);
  });
});

describe('readableLength', () => {
  it.each([
    [0, '0 m'],
    [111_195, '111 km'],
    [1.224, '1.22 m'],
    [0.111, '11.1 cm'],
    [0.0099996, '1 cm'],
    [-0.0000556, '−55.6 µm'],
    [1e-14, '0.01 pm'],
  ])('writes %d m as %s', (metres, text) => expect(readableLength(metres)).toBe(text));
});

describe('readableCount', () => {
  it.each([
    [2.147, '2.15'],
    [21_474, '21,500'],
    [5_497_558, '5.5 × 10⁶'],
    [5.789e71, '5.79 × 10⁷¹'],
  ])('writes %d as %s', (value, text) => expect(readableCount(value)).toBe(text));
});
