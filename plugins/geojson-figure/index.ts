import type {Code, Paragraph, Root} from 'mdast';
import type {GeoJSON} from 'geojson';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {createFigureId, createFigureElement} from '../shared/figures';
import {getSourcePosition} from '../shared/position';
import {SourceFileError} from '@astral-docs/content-checks/markdown/problem';
import {drawMap} from './draw';

/** Puts a map beside every `geojson` fence, drawn from the very data in it; `no-figure` leaves the fence alone. */
export default function remarkGeojsonFigure() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'geojson' || !parent || index === undefined) return undefined;
      const at = getSourcePosition(file, node);
      const fence = parseFence(node.lang, node.meta, at);
      if (!fence.figure) return undefined;
      try {
        const {svg, title, summary, method} = drawMap(JSON.parse(node.value) as GeoJSON, {
          id: createFigureId(at),
          ...fence,
        });
        const note: Paragraph = {type: 'paragraph', children: [{type: 'text', value: `${summary} ${method}`}]};
        parent.children[index] = createFigureElement({kind: 'map', svg, caption: title}, [note, node]) as Code;
      } catch (cause) {
        throw new SourceFileError(
          at,
          `This GeoJSON cannot be drawn: ${(cause as Error).message}`,
          'Fix it, or write no-figure in the fence.',
        );
      }
      return [SKIP, index + 1];
    });
  };
}
