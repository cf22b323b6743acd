import {isDeepStrictEqual} from 'node:util';
import {type ComponentType, type ReactNode, Suspense, useContext} from 'react';
import {ArticleContext} from './ArticleContext';
import {needsJson, needsProvider} from './messages';

/** Name of the first property that JSON cannot hold; nothing when all are plain data. */
export function notJson(props: object): string | undefined {
  const isPlain = (value: unknown): boolean =>
    value === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);
  return Object.entries(props).find(([, value]) => !isPlain(value))?.[0];
}

/**
 * An island on the server: in an article its name and its properties are written into the HTML, from which the browser brings
 * it to life (../Article.tsx).
 * @param bare whether it is nothing special outside of articles, as a part of the theme
 */
export function islandOf(name: string, Component: ComponentType<object>, bare = false): (props: object) => ReactNode {
  return function Island(props) {
    const article = useContext(ArticleContext);
    if (!article && bare) return <Component {...props} />;
    if (!article)
      return (
        <div data-island={name}>
          <Suspense>
            <Component {...props} />
          </Suspense>
        </div>
      );
    const property = notJson(props);
    if (property) throw new Error(needsJson(article.page, name, property));
    if (article.provider) throw new Error(needsProvider(article.page, name, article.provider));
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <ArticleContext value={undefined}>
          <Component {...props} />
        </ArticleContext>
      </div>
    );
  };
}
