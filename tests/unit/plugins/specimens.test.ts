import type {Code, Heading, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkSpecimens from '../../../plugins/specimens';

async function run(source: string): Promise<Root> {
  const file = new VFile({path: 'docs/handbook.md', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSpecimens);
  return (await processor.run(processor.parse(file), file)) as Root;
}

describe('specimens', () => {
  it('become a heading, their source and themselves', async () => {
    const {children} = await run('<Specimens of="components" />\n');
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
    await expect(run('<Specimens of="nothing" />\n')).rejects.toThrow(
      'docs/handbook.md:1:1 There are no specimens of "nothing". Write one of theme, components, figures, tools, charts, expanded.',
    );
  });
});
