import {expect, it} from 'vitest';
import remarkSpecimens from '../../../plugins/specimens';
import {transformPage} from '../../support/markdown';

it('specimens of an unknown group stop the build', () =>
  expect(transformPage('<Specimens of="nothing" />\n', remarkSpecimens)).rejects.toThrow(
    'docs/page.md:1:1 There are no specimens of "nothing". Write one of theme, components, figures, tools, charts, expanded.',
  ));
