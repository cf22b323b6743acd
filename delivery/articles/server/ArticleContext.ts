import {createContext} from 'react';

/** Where on the server something is rendered that reaches the browser as HTML alone. */
export interface ArticleScope {
  /** Path of the page. */
  readonly page: string;
  /** The part is of the framework, and the layer does in the browser what it would do (../controls.ts, ../Article.tsx). */
  readonly exempt?: true;
  /** The component that provides a context to what is inside, which an island would lose. */
  readonly provider?: string;
}

/** Nothing outside of articles and inside of islands. */
export const ArticleContext = createContext<ArticleScope | undefined>(undefined);
