import {describe, expect, it} from 'vitest';
import {readableLength} from '@site/src/lib/readable';

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
