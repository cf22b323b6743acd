import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/** Gets the module of an island. */
export type Load = () => Promise<{default: ComponentType<Record<string, unknown>>}>;

/**
 * An island in a page that React renders: a page with code, a component, `npm start`. What the server rendered stays until the
 * component has come, so that Markdown pages do not bring along every component that they could name.
 */
export function islandOf(name: string, load: Load): (props: Record<string, unknown>) => ReactNode {
  return function Island(props) {
    const [Component, setComponent] = useState<ComponentType<Record<string, unknown>>>();
    useEffect(() => {
      let left = false;
      load().then(
        ({default: loaded}) => left || setComponent(() => loaded),
        () => undefined,
      );
      return () => {
        left = true;
      };
    }, []);
    if (!Component) return <div data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
    return (
      <div data-island={name}>
        <Component {...props} />
      </div>
    );
  };
}
