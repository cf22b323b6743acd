import {expect, it} from 'vitest';
import {drawGlobe} from '../../plugins/home/globe';

it('the globe takes less than 9 KB of the home page, before it is compressed', () => {
  const {land, graticule} = drawGlobe([-28, 16], [[0, 51]]);
  for (const data of [land, graticule]) expect(data).toMatch(/^M[\d.]/);
  expect((land + graticule).length).toBeLessThan(9_000);
});

it('rejects a place that the viewer cannot see', () =>
  expect(() => drawGlobe([-28, 16], [[152, -16]])).toThrow(/centred on -28, 16 and cannot show 152, -16/));
