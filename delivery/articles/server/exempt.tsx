import {type ReactNode, useContext} from 'react';
import {ArticleContext} from './ArticleContext';

/** A part of the framework whose work in the browser the layer does. What a page puts into it is guarded again. */
export function Exempt({children}: {readonly children: ReactNode}): ReactNode {
  const article = useContext(ArticleContext);
  return article ? <ArticleContext value={{...article, exempt: true}}>{children}</ArticleContext> : children;
}

export function Guarded({children}: {readonly children?: ReactNode}): ReactNode {
  const article = useContext(ArticleContext);
  return article ? <ArticleContext value={{...article, exempt: undefined}}>{children}</ArticleContext> : children;
}

/** Whether the part reaches the browser as HTML alone. */
export const useIsArticle = (): boolean => useContext(ArticleContext) !== undefined;
