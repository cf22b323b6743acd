import {compile, type CompileOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';

const path = 'docs/page.md';

/** Compiles the text of a page with remark plugins, as the build does; its JSX stays JSX. */
export const compilePage = async (
  value: string,
  ...remarkPlugins: CompileOptions['remarkPlugins'] & {}
): Promise<string> => String(await compile({value, path}, {remarkPlugins, jsx: true, format: 'mdx'}));

/** The tree that a remark plugin makes of the text of a page. */
export async function transformPage(value: string, plugin: Plugin<[], Root>): Promise<Root> {
  const file = new VFile({path, value});
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugin);
  return processor.run(processor.parse(file), file);
}
