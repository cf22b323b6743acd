import {describe, expect, it} from 'vitest';
import {drawBars, drawChecks, drawLines, drawRings} from '../../../plugins/post-picture/draw';
import {checksOf, lengthsOf, linesOf, seriesOf} from '../../../plugins/post-picture/values';
import {drawPicture} from '../../../plugins/post-picture';

const numbers = (svg: string, pattern: RegExp): number[] =>
  [...svg.matchAll(pattern)].map(([, value]) => Number(value));

describe('pictures of posts', () => {
  it('draw circles in proportion to their lengths', () => {
    const radii = numbers(drawRings(lengthsOf(['60  450.0 km away', '15  112.5 km away'])), / r="([\d.]+)"/g);
    expect(radii).toHaveLength(2);
    expect(radii[0]! / radii[1]!).toBeCloseTo(4, 1);
  });

  it('draw bars on a scale of powers of ten', () => {
    const ends = numbers(
      drawBars(lengthsOf(['a  1 m', 'b  1 km', 'c  1,000 km'])),
      /class="bar" d="M14 [\d.]+H([\d.]+)/g,
    );
    expect(ends[2]! - ends[1]!).toBeCloseTo(ends[1]! - ends[0]!, 0);
  });

  it('draw a line for each series of a figure', () => {
    const series = seriesOf('library-gas');
    expect(drawLines(series).match(/class="ring"/g)).toHaveLength(series.length);
  });

  it('tell checks that passed from those that did not', () => {
    const svg = drawChecks(checksOf(['unchanged   valid', 'moved   UID does not fit']));
    expect(svg.match(/class="(?:yes|no)"/g)).toEqual(['class="yes"', 'class="no"']);
    expect(svg).toContain('>moved</text>');
  });

  it('say what is missing', () => {
    expect(() => lengthsOf(['no figure here'])).toThrow('There is no length in “no figure here”.');
    expect(() => seriesOf('library-gaz')).toThrow('Nearest: library-gas');
    expect(() => linesOf({from: 'samples/offchain/forge.out.txt', lines: '90-91'}, process.cwd())).toThrow(
      'no lines 90-91',
    );
  });

  it('are whole drawings with a text alternative, and light', () => {
    const svg = drawPicture(
      {kind: 'checks', from: 'samples/offchain/forge.out.txt', alt: 'Seven "checks".'},
      process.cwd(),
    );
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="Seven &quot;checks&quot;."/);
    expect(svg.length).toBeLessThan(1500);
  });
});
