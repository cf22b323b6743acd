import {createHash} from 'node:crypto';
import type {RootContent} from 'mdast';
import type {SourcePosition} from '@astral-docs/content-checks/markdown/problem';

/** Props of `<Figure>`. */
export interface FigureAttributes {
  kind: 'map' | 'diagram';
  svg: string;
  caption?: string;
}

/** An id that no other drawing has, on whatever page both are shown together; the same in every build. */
export const figureId = ({file, line}: SourcePosition): string =>
  `f${createHash('sha256').update(`${file}:${line}`).digest('hex').slice(0, 7)}`;

/** A `<Figure>` element for a page's tree. */
export function figureNode(attributes: FigureAttributes, children: RootContent[] = []): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value)
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children,
  } as unknown as RootContent;
}
