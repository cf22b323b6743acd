import {type ComponentType, type ReactNode, useContext} from 'react';
import {ArticleContext} from './ArticleContext';
import {needsJson, needsProvider} from './messages';

/** Path of the first value that JSON cannot hold, `filter.onChange`; nothing when the value is plain data. */
export function notJson(value: unknown, path: string): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = item === undefined ? `${path}[${index}]` : notJson(item, `${path}[${index}]`);
      if (found) return found;
    }
    return undefined;
  }
  const isPlain = typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
  if (!isPlain || '$$typeof' in (value as object)) return path;
  for (const [key, item] of Object.entries(value as object)) {
    const found = notJson(item, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}

/**
 * An island on the server: in an article its name and its properties are written into the HTML, from which the browser brings
 * it to life (../Article.tsx).
 */
export function islandOf(name: string, Component: ComponentType<object>): (props: object) => ReactNode {
  return function Island(props) {
    const article = useContext(ArticleContext);
    if (!article)
      return (
        <div data-island={name}>
          <Component {...props} />
        </div>
      );
    const property = notJson(props, '');
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
