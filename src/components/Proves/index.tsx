import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from '../parts/Note.module.css';
import {InlineMarkdown} from '../parts/Prose';

/** What a method proves, with its limitations. Both lists are required: a proof without limitations is advertising. */
export default function Proves({
  statements,
  limitations,
}: {
  readonly statements: readonly string[];
  readonly limitations: readonly string[];
}): ReactNode {
  const lists = [
    ['What this shows', statements, styles.good],
    ['What it does not show', limitations, styles.bad],
  ] as const;
  return (
    <div className={styles.pair}>
      {lists.map(([title, items, kind]) => (
        <div key={title} className={clsx(styles.note, kind)}>
          <p className={styles.title}>{title}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <InlineMarkdown text={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
