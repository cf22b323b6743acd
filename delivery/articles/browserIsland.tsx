import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';

/** Gets the module of an island. */
export type Load = () => Promise<{default: ComponentType<Record<string, unknown>>}>;

/**
 * An island in a page that React renders: a page with code, a component, `npm start`. What the server rendered stays until the
 * component has come, so that Markdown pages do not bring along every component that they could name.
 */
export function islandOf(name: string, load: Load): (props: Record<string, unknown>) => ReactNode {
  // Without it, a script that does not come would take the whole page away.
  const Component = lazy(() => load().catch(() => ({default: () => null})));
  return function Island(props) {
    return (
      <div data-island={name}>
        <Suspense>
          <Component {...props} />
        </Suspense>
      </div>
    );
  };
}
