import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Tag.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

interface TagProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A state in a word. The word carries the meaning; the colour only helps to find it. */
export function Tag({tone, title, children}: TagProps): ReactNode {
  return (
    <span className={clsx(styles.tag, styles[tone])} title={title}>
      {children}
    </span>
  );
}
