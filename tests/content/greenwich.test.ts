import {expect, test} from 'vitest';
import {readAxes} from '@site/src/lib/geo/axis';
import place from '@site/data/vectors/place.json';
import {listSamples} from '../../plugins/samples/fill';
import {readPages, readText, root} from './site';

const texts = new Map([
  ...readPages().map(({path}) => [path, readText(path)] as const),
  ...listSamples(root).map((path) => [path, readText(path)] as const),
]);

/** Every text that a pattern finds, with the file it is in. */
const found = (pattern: RegExp): string[] =>
  [...texts].flatMap(([path, text]) => [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`));

test('the example place has one spelling on all pages and in all programs', () => {
  expect([place.longitude, place.latitude]).toEqual([-0.001475, 51.477812]);
  // The eleven centimetres of a note are one digit on purpose.
  const others = found(/\b51\.47781(?!2)\d\b/g).filter((hit) => !hit.startsWith('samples/blog/false-place.ts'));
  expect(others).toEqual([]);
});

test('the distance to the swapped place is the computed one on all pages', () => {
  const metres = readAxes(place.longitude, place.latitude).swapDistance ?? 0;
  const kilometres = `${Math.round(metres / 1000).toLocaleString('en')} km`;
  const named = found(/\b7,[2-6]\d\d km/g);
  expect(named.length).toBeGreaterThan(2);
  for (const hit of named) expect(hit).toMatch(new RegExp(`: ${kilometres}$`));
});
