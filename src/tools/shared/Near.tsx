import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly load: () => Promise<{default: ComponentType}>;
  readonly children: ReactNode;
  /** Whether it takes more than a screen. */
  readonly isTall?: boolean;
}

/** A figure that is words until its reader comes near. Then `load` fetches the part that takes their place, in the room that is kept. */
export function Near({load, children, isTall}: Props): ReactNode {
  const [Drawing, setDrawing] = useState<ComponentType>();
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without it, the words stay.
    const fetchIt = () =>
      load().then(
        ({default: part}) => setDrawing(() => part),
        () => undefined,
      );
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchIt(), {rootMargin: '500px'});
    watch.observe(figure.current!);
    return () => watch.disconnect();
  }, [load]);
  return (
    <figure ref={figure} className={clsx(styles.room, isTall && styles.tall)}>
      {Drawing ? <Drawing /> : children}
    </figure>
  );
}
