import type {ReactNode} from 'react';
import {Prose} from '../parts/Prose';
import styles from './styles.module.css';

function List({
  title,
  items,
  className,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly className?: string;
}): ReactNode {
  return (
    <div className={className}>
      <p className={styles.title}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a method shows, and what it does not show. Both lists are required: a proof without limits is advertising. */
export default function Shows({yes, no}: {readonly yes: readonly string[]; readonly no: readonly string[]}): ReactNode {
  return (
    <div className={styles.shows}>
      <List title="What this shows" items={yes} className={styles.yes} />
      <List title="What it does not show" items={no} className={styles.no} />
    </div>
  );
}
