import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {StateMeaning, StatusEntry} from '@site/data/status';
import {InlineMarkdown} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import styles from '../parts/Entries.module.css';

type Row = Pick<StatusEntry, 'name' | 'what' | 'evidence' | 'lastCommit' | 'url' | 'page' | 'family'> & {
  readonly key: string;
  readonly state: StateMeaning;
};

/**
 * What exists and how far it is, from `data/status.ts`, one group at a time: name and state, then what it is and the evidence. `area` leaves
 * one family of tools, whose entries have anchors, since each is on one page only.
 */
export default function StatusTable({data}: {readonly data: readonly Row[]}): ReactNode {
  return (
    <dl className={styles.entries}>
      {data.map(({key, name, what, state, evidence, lastCommit, url, page, family}) => (
        <div key={key} id={family && key}>
          <dt>
            {page ? <Link to={page}>{name}</Link> : url ? <Link href={url}>{name}</Link> : name}{' '}
            <Tag tone={state.tone} title={state.meaning}>
              {state.label}
            </Tag>
          </dt>
          <dd>{what}</dd>
          <dd className={styles.also}>
            <InlineMarkdown text={evidence + (lastCommit ? ` Last commit: ${lastCommit}.` : '')} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
