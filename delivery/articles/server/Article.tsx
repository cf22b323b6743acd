import './guard';
import type {ComponentType, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ArticleContext} from './ArticleContext';

/**
 * The content of a page without code, on the server.
 * @param name see ../articleName.ts
 * @param module what the browser is told of the page: publishing takes it from the head (../../shared/site.ts)
 */
export default function asArticle(
  name: string,
  Content: ComponentType<object>,
  module?: Readonly<Record<string, unknown>>,
): (props: object) => ReactNode {
  const text = module && JSON.stringify(module);
  return function Article(props) {
    return (
      <div className="markdown" data-article={name}>
        {text && (
          <Head>
            <meta name="delivery:module" content={encodeURIComponent(text)} />
          </Head>
        )}
        <ArticleContext value={{page: name}}>
          <Content {...props} />
        </ArticleContext>
      </div>
    );
  };
}
