import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Entry {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly aliases: readonly string[];
  readonly see: readonly {readonly id: string; readonly term: string}[];
}

/** Every term of `data/glossary.ts` with its definition, other names and neighbours; each can be linked by its id. */
export default function Glossary({data}: {readonly data: readonly Entry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.list}>
      {data.map(({id, term, definition, aliases, see}) => (
        <div key={id}>
          <dt id={id}>
            <a href={`#${id}`}>{term}</a>
          </dt>
          <dd>
            {definition}
            {aliases.length > 0 && <span className={styles.also}>{` Also called: ${aliases.join(', ')}.`}</span>}
            {see.length > 0 && (
              <span className={styles.also}>
                {' See '}
                {see.flatMap((other, index) => [
                  index > 0 && ', ',
                  <a key={other.id} href={`#${other.id}`}>
                    {other.term}
                  </a>,
                ])}
                .
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
