import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GlossaryEntry} from '@site/data/types';
import styles from '../parts/Entries.module.css';

type Entry = Required<Pick<GlossaryEntry, 'id' | 'term' | 'definition' | 'aliases'>>;

/** Every term of `data/glossary.ts` with its definition and other names; each can be linked by its id. */
export default function Glossary({data}: {readonly data: readonly Entry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.entries}>
      {data.map(({id, term, definition, aliases}) => (
        <div key={id}>
          <dt id={id}>
            <a href={`#${id}`}>{term}</a>
          </dt>
          <dd>
            {definition}
            {aliases.length > 0 && <span className={styles.also}>{` Also called: ${aliases.join(', ')}.`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
