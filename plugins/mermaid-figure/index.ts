import type * as Mermaid from 'beautiful-mermaid';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {createFigureId, createFigureElement} from '../shared/figures';
import nativeImport from '@astral-docs/content-checks/native-import.cjs';
import {getSourcePosition} from '../shared/position';
import {SourceFileError} from '@astral-docs/content-checks/markdown/problem';
import {drawFlow, type Layout, layOut} from './draw';
import {layOutLadder} from './ladder';
import {type Flow, readFlow} from './flow';

/** How wide a drawing is at most, in pixels: on a phone of 390, and in the column of a wide page. */
const widest = {down: 332, across: 662};

/** The flow down a phone. */
function layOutDown(flow: Flow): Layout {
  const placed = layOutLadder(flow, 'down') ?? layOut(flow, 'down', 34);
  if (placed.width <= widest.down) return placed;
  throw new Error(
    `It is ${placed.width} px wide, and a phone shows ${widest.down}. Put fewer nodes side by side, and break long names with <br/>.`,
  );
}

/** The flow across a wide column, with the longest legs that fit; undefined where none do. */
function layOutAcross(flow: Flow): Layout | undefined {
  if (flow.isUpward) return undefined;
  const ladder = layOutLadder(flow, 'across');
  return ladder ?? [88, 64, 44, 30].map((gap) => layOut(flow, 'across', gap)).find(({width}) => width <= widest.across);
}

/** A diagram as the library reads it, which takes a hyphen for a letter: `A-->B;` becomes `A -->B`. Labels stay as they are. */
const partArrows = (text: string): string =>
  text
    .replace(/;[ \t]*$/gm, '')
    .replace(/"[^"]*"|\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|\|[^|]*\||(?<=\w)(?=--|==|-\.)/g, (label) => label || ' ');

/** Replaces every `mermaid` fence of a page with a drawn route; one without title and text alternative stops the build. */
export default function remarkMermaidFigure() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Code[] = [];
    visit(tree, 'code', (node) => void (node.lang === 'mermaid' && found.push(node)));
    if (!found.length) return;
    const {parseMermaid} = await nativeImport<typeof Mermaid>('beautiful-mermaid');
    for (const node of found) {
      const position = getSourcePosition(file, node);
      const {title, alt} = parseFence(node.lang, node.meta, position);
      if (!title || !alt)
        throw new SourceFileError(
          position,
          `This diagram has no ${title ? 'alt' : 'title'}.`,
          'Write ```mermaid title="What it is" alt="What the figure shows, in a sentence".',
        );
      try {
        const flow = readFlow(parseMermaid(partArrows(node.value)));
        const id = createFigureId(position);
        const across = layOutAcross(flow);
        const svg =
          drawFlow(layOutDown(flow), id, {title, description: alt}) + (across ? drawFlow(across, `${id}w`, id) : '');
        Object.assign(node, createFigureElement({kind: 'diagram', svg, caption: title}));
      } catch (cause) {
        throw new SourceFileError(
          position,
          `This diagram cannot be drawn: ${(cause as Error).message}`,
          'Write a flowchart without subgraphs; the handbook lists the symbols.',
        );
      }
    }
  };
}
