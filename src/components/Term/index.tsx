import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GlossaryEntry} from '@site/data/types';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A word that the glossary defines. The stylesheet shows the definition on hover and focus, without script and without
 * adding it to the page's text; script only lets Escape put it away (src/clientModules/closeOnEscape.ts).
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
  return (
    <Link
      to={`/location-proofs/glossary#${id}`}
      className={clsx('a-term', styles.term)}
      data-definition={data.definition}
      aria-description={data.definition}
    >
      {children ?? data.term.toLowerCase()}
    </Link>
  );
}
