import type {ReactNode} from 'react';
import {Prose} from '../parts/Prose';
import styles from './styles.module.css';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly className?: string;
}

function List({title, items, className}: ListProps): ReactNode {
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

/** What a method proves, with its limitations. Both lists are required: a proof without limitations is advertising. */
export default function Proves({
  statements,
  limitations,
}: {
  readonly statements: readonly string[];
  readonly limitations: readonly string[];
}): ReactNode {
  return (
    <div className={styles.proves}>
      <List title="What this shows" items={statements} className={styles.statements} />
      <List title="What it does not show" items={limitations} className={styles.limitations} />
    </div>
  );
}
