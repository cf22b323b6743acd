import type {Code, Heading} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkSpecimens from '../../../plugins/specimens';
import {transformPage} from '../../support/markdown';

describe('specimens', () => {
  it('become a heading, their source and themselves', async () => {
    const {children} = await transformPage('<Specimens of="components" />\n', remarkSpecimens);
    const at = children.findIndex(
      (node) => node.type === 'heading' && node.children.some((c) => 'value' in c && c.value === 'Requirement'),
    );
    expect(children[at]).toMatchObject({type: 'heading', depth: 3} satisfies Partial<Heading>);
    expect(children[at + 1]).toMatchObject({
      lang: 'mdx',
      meta: 'title="src/components/Requirement/specimen.md"',
    } satisfies Partial<Code>);
    // A block of its own: a paragraph around it would be broken HTML.
    expect(children[at + 2]).toMatchObject({type: 'mdxJsxFlowElement', name: 'Requirement'});
  });

  it('of an unknown group stop the build', async () => {
    await expect(transformPage('<Specimens of="nothing" />\n', remarkSpecimens)).rejects.toThrow(
      'docs/page.md:1:1 There are no specimens of "nothing". Write one of theme, components, figures, tools, charts, expanded.',
    );
  });
});
