import type {ReactNode} from 'react';
import {Tag, type Tone} from '@site/src/components/parts/Tag';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly tone: Tone;
  readonly words: string;
  readonly children?: ReactNode;
}

/** How something ended: a sign and a few words, and beside them in small type what else there is to say. */
export function StatusMessage({tone, words, children}: OutcomeProps): ReactNode {
  return (
    <span className={styles.outcome} data-tone={tone}>
      <Tag tone={tone}>{words}</Tag>
      {children && <span className={styles.rest}> {children}</span>}
    </span>
  );
}
