import type {ReactNode} from 'react';
import styles from './Value.module.css';

/** An address, UID or schema text: breaks anywhere rather than widen the page, and is copied whole. */
export function Value({children}: {readonly children: string}): ReactNode {
  return <code className={styles.value}>{children}</code>;
}
