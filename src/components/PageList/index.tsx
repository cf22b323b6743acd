import type {ReactNode} from 'react';
import pages from '@generated/astral-routes/default/pages.json';

const own = '/pages';

/** Pages by the first part of their path. */
function sections(under: string): [name: string, pages: typeof pages][] {
  const shown = pages.filter(({path}) => path !== own && path !== '/' && path.startsWith(under));
  const names = [...new Set(shown.map(({path}) => path.split('/')[1] ?? ''))];
  return names.map((name) => [name, shown.filter(({path}) => path.split('/')[1] === name)]);
}

/**
 * Every page of the site as a list of links, which needs no script.
 *
 * @param under only pages whose path begins like this
 */
export default function PageList({under = '/'}: {readonly under?: string}): ReactNode {
  return (
    <>
      {sections(under).map(([name, list]) => (
        <ul key={name}>
          {list.map(({path, title}) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
