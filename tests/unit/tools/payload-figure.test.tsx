import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {elementDataResolvers} from '../../../plugins/facts/resolve';
import PayloadFigure from '../../../src/tools/RecordWorkbench/PayloadFigure';

it('draws the words that the program of the page prints, with an arc from each head to the row of its tail', () => {
  const words = elementDataResolvers['PayloadFigure']!({}) as Parameters<typeof PayloadFigure>[0]['data'];
  const printed = readFileSync('samples/hello/record.out.txt', 'utf8').match(/^ *\d+ (?:offset|length|text).*/gm)!;
  expect(words.map(({offset}) => offset)).toEqual(printed.map((line) => parseInt(line)));
  const offsets = printed.flatMap((line) => /offset (\d+)/.exec(line)?.[1] ?? []);
  const arcs = [
    ...renderToStaticMarkup(<PayloadFigure data={words} />).matchAll(/d="M40 ([\d.]+)C[^"]* 39 ([\d.]+)m/g),
  ];
  expect(arcs.map(([, from, to]) => [Number(from), Number(to)])).toEqual(
    offsets.map((offset, row) => [row + 0.5, Number(offset) / 32 + 0.5]),
  );
});
