import {readFileSync} from 'node:fs';
import {isCode, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {compile, type CompileOptions} from '@mdx-js/mdx';
import type {Code, Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
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

/** The blocks of code in a section of a page. */
export function readSection(file: string, title: string): Code[] {
  const text = readFileSync(file, 'utf8').replace(/^(#+ .*?)\s*\{\/\*.*?\*\/\}$/gm, '$1');
  const {children}: Root = unified().use(remarkParse).parse(text);
  const isHeading = (node: Root['children'][number]): node is Heading => node.type === 'heading' && node.depth === 2;
  const start = children.findIndex((node) => isHeading(node) && toString(node) === title);
  if (start < 0) throw new Error(`${file} has no section "${title}". Name the one that holds its steps.`);
  const end = children.findIndex((node, index) => index > start && isHeading(node));
  return children.slice(start, end).flatMap((node) => [...walkTree(node)].filter(isCode));
}
