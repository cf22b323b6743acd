import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface FigureProps {
  /** Chooses the frame: a map shrinks with the page, a diagram keeps its size and scrolls. */
  kind: 'map' | 'diagram';
  /** The drawing, a whole `<svg>` with its own title and description, without script and without style attributes. */
  svg: string;
  /** Name of the frame for those who scroll it by keyboard. */
  label: string;
  caption?: ReactNode;
  /** What stands beside the drawing, or below it where there is no room: the data it was drawn from. */
  children?: ReactNode;
}

/** The frame that all drawings of the site share: drawing, caption, scrolling where the drawing is wider than the page. */
export default function Figure({kind, svg, label, caption, children}: FigureProps): ReactNode {
  const scrolls = kind === 'diagram';
  return (
    <div className={clsx(styles.figure, styles[kind], children && styles.paired)}>
      <figure className={styles.drawing}>
        <div
          className={styles.frame}
          {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': label})}
          dangerouslySetInnerHTML={{__html: svg}}
        />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
      {children && <div className={styles.data}>{children}</div>}
    </div>
  );
}
