import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface FigureProps {
  /** Chooses the frame: a map is as wide as the page, a diagram no wider than it was drawn. */
  kind: 'map' | 'diagram';
  /** The drawing, a whole `<svg>` with its own title and description, without script and without style attributes. */
  svg: string;
  caption?: ReactNode;
  /** What opens below the drawing: the data it was drawn from. */
  children?: ReactNode;
}

/** The frame that all drawings of the site share. */
export default function Figure({kind, svg, caption, children}: FigureProps): ReactNode {
  return (
    <div className={clsx(styles.figure, styles[kind])}>
      <figure className={styles.drawing}>
        <div className={styles.frame} dangerouslySetInnerHTML={{__html: svg}} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
      {children && (
        <details className={styles.data}>
          <summary>GeoJSON of this map</summary>
          {children}
        </details>
      )}
    </div>
  );
}
