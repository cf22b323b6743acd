import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Plot, {type PlotProps} from '../../src/components/Plot';
import {labelWidth, numberLabel, scaleFor} from '../../src/lib/scale';

const props: PlotProps = {
  title: 'Cost of a call',
  alt: 'A longer call costs more.',
  x: {label: 'Words'},
  y: {label: 'Gas', unit: 'units', scale: 'log'},
  series: [
    {
      name: 'Gas',
      values: [
        [1, 2100],
        [9, 22100],
      ],
    },
  ],
};

describe('Plot', () => {
  it('says what it shows and holds every number in a table', () => {
    const html = renderToStaticMarkup(<Plot {...props} />);
    expect(html).toContain('A longer call costs more.</desc>');
    expect(html).toContain('Gas, units');
    expect(html).toContain('<th scope="row">9</th><td>22100</td>');
    for (const unwanted of [' style=', 'NaN', 'undefined', '<script']) expect(html).not.toContain(unwanted);
  });

  it('keeps the name of the y axis clear of its numbers, however wide they are', () => {
    for (const widest of [2, 20, 9e5, 2.5e9]) {
      const values: [number, number][] = [
        [0, 1],
        [1, widest],
      ];
      const html = renderToStaticMarkup(<Plot {...props} series={[{name: 'x', values}]} />);
      const numbers = [...html.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end">([^<]+)</g)];
      expect(numbers.length).toBeGreaterThan(1);
      const [, middle = ''] = /translate\(([\d.]+) /.exec(html) ?? [];
      // Half the height of 13 px type, and a gap that shows.
      for (const [, end, label = ''] of numbers)
        expect(Number(end) - labelWidth(label), label).toBeGreaterThanOrEqual(Number(middle) + 6.5);
    }
  });

  it('draws lines, one path and one entry of the legend a series', () => {
    const series = ['a', 'b'].map((name) => ({
      name,
      values: [
        [0, 1],
        [1, 2],
      ] as [number, number][],
    }));
    const html = renderToStaticMarkup(<Plot {...props} y={{label: 'y'}} series={series} />);
    expect(html).toContain('<title id=');
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).not.toContain('NaN');
  });

  it('rejects what an axis cannot show', () => {
    expect(() => renderToStaticMarkup(<Plot {...props} series={[{name: 'x', values: [[1, 0]]}]} />)).toThrow(
      'A logarithmic axis cannot show 0.',
    );
    expect(() => renderToStaticMarkup(<Plot {...props} series={[]} />)).toThrow('A plot needs finite numbers.');
  });
});

describe('scales', () => {
  it('name round numbers', () => {
    expect(scaleFor([3, 98], [0, 100], 'linear').ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scaleFor([2100, 22100], [0, 100], 'log').ticks).toEqual([1000, 10000, 100000]);
    expect(scaleFor([-1, 1], [0, 10], 'linear').at(0)).toBe(5);
    expect([0, 0.5, 0.00215, 22100, 1e-9, 2.5e6].map(numberLabel)).toEqual([
      '0',
      '0.5',
      '0.00215',
      '22\u00a0100',
      '10⁻⁹',
      '2.5 × 10⁶',
    ]);
  });
});
