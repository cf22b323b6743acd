import './guard';
import type {ComponentType, ReactNode} from 'react';
import {ArticleContext} from './ArticleContext';

/**
 * The content of a page without code, on the server.
 * @param name path of its page, base URL included
 */
export default function asArticle(name: string, Content: ComponentType<object>): (props: object) => ReactNode {
  return function Article(props) {
    return (
      <div className="markdown" data-article={name}>
        <ArticleContext value={{page: name}}>
          <Content {...props} />
        </ArticleContext>
      </div>
    );
  };
}
