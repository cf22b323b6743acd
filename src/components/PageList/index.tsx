import type {ReactNode} from 'react';
import pages from '@generated/astral-routes/default/pages.json';

const own = '/pages';

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Every page of the site as lists of links, one for each first part of a path. It needs no script. */
export default function PageList(): ReactNode {
  const shown = pages.filter(({path}) => path !== own && path !== '/');
  return (
    <>
      {[...new Set(shown.map(({path}) => sectionOf(path)))].map((section) => (
        <ul key={section}>
          {shown.map(
            ({path, title}) =>
              sectionOf(path) === section && (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ),
          )}
        </ul>
      ))}
    </>
  );
}
