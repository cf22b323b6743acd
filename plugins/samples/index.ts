import {basename} from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {dependOn} from '../shared/dependencies';
import {parseFence, type Fence} from '@astral-docs/content-checks/markdown/fence';
import {element, textAttributes} from '../shared/jsx';
import {atNode, getSourcePosition, PageReferenceError} from '../shared/position';
import {isCode, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {fillFence, outputOf} from './fill';
import {attributesOf, needsOf} from './needs';
import {findObstacle} from '../playground/programs';

// For the plugins beside this one: a path into this folder reads as one into samples/, which no plugin may import.
export {fillFence} from './fill';

/** A line below the code that leads to the program as it is tested, and says what it needs. */
const link = (file: string, obstacle: string | undefined): MdxJsxFlowElement => {
  const needs = /\.tsx?$/.test(file) ? attributesOf(needsOf(file)) : undefined;
  // The SDK is said once, as what the program needs.
  const isSaid = needs?.sdk && obstacle === 'the Astral SDK';
  return element('SampleLink', [], textAttributes({file, ...needs, obstacle: isSaid ? undefined : obstacle}));
};

/** Fences that show a program which runs in the page name it, and the region, to the component that draws the block. */
declare module 'mdast' {
  interface CodeData {
    run?: string;
    /** Which of the fragments of a program it is, such as `1 of 3`. */
    part?: string;
  }
}

function fill(node: Code, fence: Fence, file: VFile): boolean {
  const named = fence.file ?? fence.output;
  if (named) dependOn(file, [named, ...(fence.output ? [outputOf(fence.output)] : [])]);
  const text = fillFence(fence);
  if (text === undefined) return false;
  if (node.value.trim() !== '')
    throw new PageReferenceError(
      'The fence names a sample and has text of its own.',
      'Empty it: the build fills it from the program.',
    );
  node.value = text;
  if (!fence.title) node.meta = `${node.meta} title="${fence.file ? basename(fence.file) : 'Output'}"`;
  return true;
}

/** `samples/hello/record.ts`, region sign, as a block names it: `hello/record#sign`. */
const runOf = ({file = '', region}: Fence): string =>
  file.replace(/^samples\/|\.ts$/g, '') + (region ? `#${region}` : '');

/** Several fragments of one program on a page are numbered, and only the last of them runs it. */
function numberFragments(nodes: readonly Code[]): void {
  if (nodes.length < 2) return;
  nodes.forEach((node, index) => {
    node.data = {...node.data, part: `${index + 1} of ${nodes.length}`};
    if (index < nodes.length - 1) delete node.data.run;
  });
}

/**
 * Fills empty fences with regions of tested programs and with their recorded outputs, and links each program once per
 * page as a whole.
 */
export default function remarkSamples() {
  return (tree: Root, file: VFile): void => {
    const linked = new Set<string>();
    const fragments = new Map<string, Code[]>();
    for (const parent of [...walkTree(tree)]) {
      if (!('children' in parent)) continue;
      const {children} = parent as Parent;
      for (let index = 0; index < children.length; index += 1) {
        const node = children[index];
        if (!node || !isCode(node)) continue;
        const fence = parseFence(node.lang, node.meta, getSourcePosition(file, node));
        if (!atNode(file, node, () => fill(node, fence, file)) || !fence.file) continue;
        const isProgram = /(?<!\.d)\.ts$/.test(fence.file);
        const obstacle = isProgram ? findObstacle(fence.file) : undefined;
        if (isProgram && !obstacle) {
          node.data = {...node.data, run: runOf(fence)};
          fragments.set(fence.file, [...(fragments.get(fence.file) ?? []), node]);
        }
        if (linked.has(fence.file)) continue;
        linked.add(fence.file);
        if (fence.file.endsWith('.ts')) dependOn(file, needsOf(fence.file).files);
        children.splice(index + 1, 0, link(fence.file, obstacle));
      }
    }
    for (const nodes of fragments.values()) numberFragments(nodes);
  };
}
