import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {KnownIssue as KnownIssueEntry} from '@site/data/types';
import {InlineMarkdown} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Tag} from '../parts/Tag';
import clsx from 'clsx';
import styles from '../parts/Note.module.css';

type Data = Pick<KnownIssueEntry, 'id' | 'title' | 'severity' | 'workaround'> & {
  /** Page of the list that has the complete entry. */
  list: string;
};

/** One known issue where it affects the reader, from `data/known-issues/`: its title and workaround, and a link to the entry. */
export default function KnownIssue({data}: {readonly data: Data}): ReactNode {
  const {id, title, severity, workaround, list} = data;
  const heading = `defect-${id}`;
  return (
    <aside className={clsx(styles.note, styles.bad)} aria-labelledby={heading}>
      <p>
        <span id={heading}>
          <strong className={styles.kind}>Known issue:</strong>{' '}
          <Link to={`${list}#known-${id}`}>
            <InlineMarkdown text={title} />
          </Link>
          .
        </span>{' '}
        <Tag tone={severities[severity].tone} title={severities[severity].meaning}>
          {severities[severity].label}
        </Tag>{' '}
        <strong>Workaround:</strong> <InlineMarkdown text={workaround} />
      </p>
    </aside>
  );
}
