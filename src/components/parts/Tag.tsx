import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Tag.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

/** A state in a word. The word carries the meaning; the colour only helps to find it. */
export function Tag({
  tone,
  title,
  children,
}: {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={clsx(styles.tag, styles[tone])} title={title}>
      {children}
    </span>
  );
}
