import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A normative sentence with a number that others can cite and link. */
export default function Requirement({id, children}: {readonly id: string; readonly children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.requirement}>
      <a href={`#${id}`} className={styles.number} aria-label={`Rule ${id}`}>
        {id}
      </a>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
