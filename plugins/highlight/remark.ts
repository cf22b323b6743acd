import type {Code, CodeData, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {getSourcePosition} from '../shared/position';
import {highlightFence, type Block} from './block';

/** A coloured block as hast properties of a `pre` element; src/components/parts/Fence.tsx hands them to the component. */
const properties = ({html, language, label, title, lines, collapsed, terminal}: Block, {run, part}: CodeData = {}) => ({
  html,
  language,
  label: part ? `${label}, ${part}` : label,
  ...(title && {title}),
  lines: String(lines),
  ...(collapsed && {collapsed}),
  ...(terminal && {terminal: String(terminal)}),
  ...(run && {run}),
});

/** Replaces every fence of a page with its coloured form. It runs last, so that it sees what the other plugins left or made. */
export default function remarkHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      const position = getSourcePosition(file, node);
      const fence = parseFence(node.lang, node.meta, position);
      if (fence.foreign) return;
      const block = highlightFence(fence, node.value, position);
      const rendered = {
        type: 'drawnCode',
        data: {hName: 'pre', hProperties: properties(block, node.data)},
        position: node.position,
      };
      if (parent && index !== undefined) parent.children[index] = rendered as unknown as Code;
    });
  };
}
