import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {createEmptySection, type Section} from './sections';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'link', 'delete', 'mdxJsxTextElement']);

/** The words of a node. Programs are left out, as in the index of the build. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  const words = node.children.map(wordsOf).join('');
  return inline.has(node.type) ? words : `${words} `;
}

/** A page as its source has it: facts, samples and figures are not filled in, and what does not parse has no sections. */
export async function parseMarkdownSections(
  filePath: string,
  fileContent: string,
): Promise<{description: string; sections: Section[]}> {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const sections: Section[] = [createEmptySection()];
  const slugger = createSlugger();
  let tree: Root;
  try {
    tree = parser.parse(escapeMarkdownHeadingIds(content));
  } catch {
    // The dev server shows the mistake; until it is corrected, the page is found by its title.
    tree = {type: 'root', children: []};
  }
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const {text, id} = parseMarkdownHeadingId(toString(node));
      const anchor = id ?? slugger.slug(text);
      if (node.depth === 2 || node.depth === 3) sections.push(createEmptySection(anchor, text));
    } else {
      const section = sections.at(-1) as Section;
      section.text = `${section.text} ${wordsOf(node)}`.replace(/\s+/g, ' ').trim();
      section.excerpt = section.text;
    }
  }
  return {description: String(frontMatter.description ?? ''), sections};
}
