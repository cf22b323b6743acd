import type {Code, Paragraph, Root} from 'mdast';
import type {GeoJSON} from 'geojson';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {figureId, figureNode} from '../shared/figures';
import {positionOf} from '../shared/position';
import {SourceError} from '@astral-docs/content-checks/markdown/problem';
import {drawMap} from './draw';

/** Puts a map beside every `geojson` fence, drawn from the very data in it; `no-figure` leaves the fence alone. */
export default function remarkGeojsonFigure() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'geojson' || !parent || index === undefined) return undefined;
      const at = positionOf(file, node);
      const fence = parseFence(node.lang, node.meta, at);
      if (!fence.figure) return undefined;
      try {
        const {svg, title, summary, method} = drawMap(JSON.parse(node.value) as GeoJSON, {id: figureId(at), ...fence});
        const note: Paragraph = {type: 'paragraph', children: [{type: 'text', value: `${summary} ${method}`}]};
        parent.children[index] = figureNode({kind: 'map', svg, caption: title}, [note, node]) as Code;
      } catch (cause) {
        throw new SourceError(
          at,
          `This GeoJSON cannot be drawn: ${(cause as Error).message}`,
          'Fix it, or write no-figure in the fence.',
        );
      }
      return [SKIP, index + 1];
    });
  };
}
