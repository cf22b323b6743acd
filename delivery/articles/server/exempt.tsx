import {type ComponentType, type ReactNode, useContext} from 'react';
import {ArticleContext} from './ArticleContext';

interface Content {
  readonly children?: ReactNode;
}

const within = (exempt?: true) =>
  function Scope({children}: Content): ReactNode {
    const article = useContext(ArticleContext);
    return article ? <ArticleContext value={{...article, exempt}}>{children}</ArticleContext> : children;
  };
/** A part of the framework whose work in the browser the layer does. What a page puts into it is guarded again. */
export const Exempt = within(true);
export const Guarded = within();

/** Makes such a part of a component. */
export const exempt =
  (Part: ComponentType<Record<string, unknown>>) =>
  ({children, ...props}: Content & Record<string, unknown>): ReactNode => (
    <Exempt>
      <Part {...props}>{children && <Guarded>{children}</Guarded>}</Part>
    </Exempt>
  );

/** Whether the part reaches the browser as HTML alone. */
export const useIsArticle = (): boolean => useContext(ArticleContext) !== undefined;
