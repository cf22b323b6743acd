import {type ComponentType, type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {ToolErrorBoundary} from './Boundary';
import {useOnApproach} from './motion';
import {useLazyComponent} from './usePart';
import styles from './styles.module.css';

interface Props {
  readonly load: () => Promise<{default: ComponentType}>;
  readonly children: ReactNode;
  /** The room that is kept for it, where it isn't that of a chart beside its words. */
  readonly room?: 'low' | 'tall';
}

/** A figure that is words until its reader comes near. Then `load` fetches the part that takes their place, in the room that is kept. */
export function LazyFigure({load, children, room}: Props): ReactNode {
  // Without it, the words stay, and the next time is another try.
  const {Part: Drawing, open} = useLazyComponent(load);
  const figure = useRef<HTMLElement>(null);
  useOnApproach(figure, open);
  return (
    <figure ref={figure} className={clsx(styles.room, room && styles[room])}>
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
