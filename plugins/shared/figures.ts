import {createHash} from 'node:crypto';
import type {BlockContent, RootContent} from 'mdast';
import type {SourcePosition} from '@astral-docs/content-checks/markdown/problem';
import {element, textAttributes} from './jsx';

/** An id that no other drawing has, on whatever page both are shown together; the same in every build. */
export const createFigureId = ({file, line}: SourcePosition): string =>
  `f${createHash('sha256').update(`${file}:${line}`).digest('hex').slice(0, 7)}`;

/** A `<Figure>` element for a page's tree. */
export const createFigureElement = (
  attributes: {kind: 'map' | 'diagram'; svg: string; caption: string},
  children: RootContent[] = [],
): RootContent => element('Figure', children as BlockContent[], textAttributes({...attributes}));
