import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {ExampleThumbnail, type VignetteName} from '../Vignette';
import styles from './styles.module.css';

/** Examples next to each other, each with its map. */
export function Gallery({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.gallery}>{children}</div>;
}

interface Props {
  readonly title: string;
  readonly to: string;
  /** Which map it has. */
  readonly map: VignetteName;
  /** What a reader needs to run it. */
  readonly needs: string;
  /** What the program does, in a sentence or two. */
  readonly children: ReactNode;
}

/** An example in the gallery: its map, its name, what it does. The whole card opens it. */
export function ExampleCard({title, to, map, needs, children}: Props): ReactNode {
  return (
    <article className={styles.card}>
      <ExampleThumbnail of={map} />
      <Heading as="h2" className={styles.title}>
        <Link to={to}>{title}</Link>
      </Heading>
      <div className={styles.text}>{children}</div>
      <p className={styles.needs}>You need: {needs}</p>
    </article>
  );
}
