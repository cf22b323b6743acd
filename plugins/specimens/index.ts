import type {Code, Heading, Root, RootContent, Text} from 'mdast';
import type {Processor} from 'unified';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {dependOn} from '../shared/dependencies';
import {replaceElements} from '../shared/jsx';
import {code, text} from '../shared/mdast';
import {PageReferenceError} from '../shared/position';
import {isJsx, getTextAttribute, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {foldersOf, groups, isGroup, listSpecimens, type Specimen} from './list';

/** Lines between one specimen and the next. Figures take their ids from their line, so no two may share one. */
const stride = 1000;

/** Moves what was read from another file out of the lines of the page that takes it in. */
function shift(tree: Node, lines: number): void {
  for (const node of walkTree(tree)) {
    if (!node.position) continue;
    const {start, end} = node.position;
    node.position = {start: {...start, line: start.line + lines}, end: {...end, line: end.line + lines}};
  }
}

/**
 * A line that holds nothing but elements is no paragraph. MDX sees to this when it parses a page, and a specimen joins the
 * page after that.
 */
function unravel(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') return [node];
    const isBlank = (child: Node): boolean => child.type === 'text' && /^\s*$/.test((child as Text).value);
    if (!node.children.some(isJsx) || !node.children.every((child) => isJsx(child) || isBlank(child))) return [node];
    return node.children.filter(isJsx).map((child) => ({...child, type: 'mdxJsxFlowElement'}) as RootContent);
  });
}

const heading = (name: string): Heading => ({type: 'heading', depth: 3, children: [text(name)]});
const createSourceBlock = ({source, file}: Specimen): Code => code(source, 'mdx', `title="${file}"`);

/**
 * Replaces `<Specimens of="components" />` with the specimens of that group: a heading, the source as code, and the source
 * as part of the page. It runs before every other step, so that fences, facts and elements in specimens work as in pages.
 */
export default function remarkSpecimens(this: Processor) {
  const parse = (source: string): Root => this.parse(source) as Root;
  return (tree: Root, file: VFile): void => {
    let count = 0;
    replaceElements(tree, file, {Specimens: true}, (node) => {
      const of = getTextAttribute(node, 'of') ?? '';
      if (!isGroup(of)) {
        const fix = `Write one of ${Object.keys(groups).join(', ')}.`;
        throw new PageReferenceError(`There are no specimens of ${JSON.stringify(of)}.`, fix);
      }
      dependOn(file, foldersOf(of));
      return listSpecimens(of).flatMap((specimen) => {
        dependOn(file, [specimen.file]);
        const live = parse(specimen.source);
        count += 1;
        shift(live, count * stride);
        return [heading(specimen.name), createSourceBlock(specimen), ...unravel(live.children)];
      });
    });
  };
}
