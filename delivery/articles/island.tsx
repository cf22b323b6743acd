import type {ComponentType, ReactNode} from 'react';

/** Marks the place of a component that lives on in the browser; ./index.tsx finds it by the mark. */
export function asIsland<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  return function Island(props: Props) {
    return (
      <div data-island="">
        <Component {...props} />
      </div>
    );
  };
}
