import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '../shared/fence';
import {figureId, figureNode} from '../shared/figures';
import {positionOf} from '../shared/position';
import {SourceProblem} from '../shared/problem';
import {cleanDiagram, column} from './clean';
import nativeImport from '../shared/native-import.cjs';

const options = {transparent: true, padding: 4, nodeSpacing: 16, layerSpacing: 32};

/** Replaces every `mermaid` fence of a page with its drawing; a diagram without title and text alternative stops the build. */
export default function remarkMermaidFigure() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Code[] = [];
    visit(tree, 'code', (node) => void (node.lang === 'mermaid' && found.push(node)));
    const {renderMermaidSVG} = await nativeImport('beautiful-mermaid');
    for (const node of found) {
      const position = positionOf(file, node);
      const {title, alt} = parseFence(node.lang, node.meta, position);
      if (!title || !alt) {
        throw new SourceProblem(
          position,
          `This diagram has no ${title ? 'alt' : 'title'}.`,
          'Write ```mermaid title="What it is" alt="What the figure shows, in a sentence".',
        );
      }
      try {
        const id = figureId(position);
        let svg = cleanDiagram(renderMermaidSVG(node.value, options), id, {title, description: alt});
        // What goes down a phone goes across a wide column where it fits; style shows one of the two.
        const across = node.value.replace(/^flowchart TD/, 'flowchart LR');
        // The longest arrows that fit come first.
        for (const layerSpacing of across === node.value ? [] : [64, 48, 32, 24]) {
          const wide = renderMermaidSVG(across, {...options, layerSpacing});
          if (Number(/viewBox="0 0 ([\d.]+)/.exec(wide)?.[1]) > column) continue;
          svg += cleanDiagram(wide, `${id}w`, id, column);
          break;
        }
        Object.assign(node, figureNode({kind: 'diagram', svg, caption: title}));
      } catch (cause) {
        throw new SourceProblem(
          position,
          `This diagram cannot be drawn: ${(cause as Error).message}`,
          'Write flowchart, sequenceDiagram, stateDiagram-v2 or classDiagram, and name the members of a subgraph inside it first.',
        );
      }
    }
  };
}
