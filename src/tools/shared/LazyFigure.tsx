import {type ComponentType, type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {ToolErrorBoundary} from './Boundary';
import {useOnApproach} from './motion';
import {useLazyComponent} from './usePart';
import styles from './styles.module.css';

interface Props {
  readonly load: () => Promise<{default: ComponentType}>;
  readonly children: ReactNode;
  /** Whether it needs more room than a chart beside its words. */
  readonly isTall?: boolean;
}

/** A figure that is words until its reader comes near. Then `load` fetches the part that takes their place, in the room that is kept. */
export function LazyFigure({load, children, isTall}: Props): ReactNode {
  // Without it, the words stay, and the next time is another try.
  const {Part: Drawing, open} = useLazyComponent(load);
  const figure = useRef<HTMLElement>(null);
  useOnApproach(figure, open);
  return (
    <figure ref={figure} translate={Drawing && 'no'} className={clsx(styles.room, isTall && styles.tall)}>
      {Drawing ? (
        <ToolErrorBoundary>
          <Drawing />
        </ToolErrorBoundary>
      ) : (
        children
      )}
    </figure>
  );
}
