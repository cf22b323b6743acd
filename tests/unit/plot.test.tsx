import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {FigurePlotData} from '../../data/figure-plots';
import FigurePlot from '../../src/components/FigurePlot';
import {labelWidth} from '../../src/lib/scale';

const draw = (...values: [x: number, y: number][]): string => {
  const series: FigurePlotData['series'] = [{name: 'Gas of a call', values}];
  const data = {title: 'Cost of a call', alt: 'A longer call costs more.', x: 'Words', y: 'Gas', series};
  return renderToStaticMarkup(<FigurePlot data={data} />);
};

describe('a plot', () => {
  it('says what it shows and holds every number in a table', () => {
    const html = draw([1, 2100], [9, 22100]);
    expect(html).toContain('A longer call costs more.</desc>');
    expect(html).toContain('Gas (logarithmic)');
    expect(html).toContain('<th scope="row">9</th><td>22100</td>');
    for (const unwanted of [' style=', 'NaN', 'undefined', '<script']) expect(html).not.toContain(unwanted);
  });

  it('keeps the name of the y axis clear of its numbers, however wide they are', () => {
    for (const widest of [2, 20, 9e5, 2.5e9]) {
      const html = draw([1, 1], [2, widest]);
      const numbers = [...html.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end">([^<]+)</g)];
      expect(numbers.length).toBeGreaterThan(1);
      const [, middle = ''] = /translate\(([\d.]+) /.exec(html) ?? [];
      // Half the height of 13 px type, and a gap that shows.
      for (const [, end, label = ''] of numbers)
        expect(Number(end) - labelWidth(label), label).toBeGreaterThanOrEqual(Number(middle) + 6.5);
    }
  });

  it('rejects what an axis cannot show', () => {
    expect(() => draw([1, 0])).toThrow('A logarithmic axis cannot show 0.');
    expect(() => draw()).toThrow('A plot needs finite numbers.');
  });
});
