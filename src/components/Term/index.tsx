import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GlossaryEntry} from '@site/data/types';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A word that the glossary defines. The stylesheet shows the definition on hover and focus, without script and without
 * adding it to the page's text; script only lets Escape put it away.
 */
export default function Term({
  id,
  data,
  children,
}: {
  readonly id: string;
  readonly data: Pick<GlossaryEntry, 'term' | 'definition'>;
  readonly children?: ReactNode;
}): ReactNode {
  const [over, setOver] = useState(false);
  const [putAway, setPutAway] = useState(false);
  useEffect(() => {
    if (!over) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPutAway(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [over]);
  const enter = (): void => setOver(true);
  const leave = (): void => {
    setOver(false);
    setPutAway(false);
  };
  return (
    <Link
      to={`/location-proofs/glossary#${id}`}
      className={clsx(styles.term, putAway && styles.putAway)}
      data-definition={data.definition}
      aria-description={data.definition}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children ?? data.term.toLowerCase()}
    </Link>
  );
}
