import {expect, it} from 'vitest';
import {drawGlobe} from '../../plugins/home/globe';

it('a place beyond the limb of the globe stops the build', () => {
  expect(() => drawGlobe([-28, 16], [[152, -16]])).toThrow('cannot show 152, -16');
});
