import type {ReactNode} from 'react';
import type {KnownIssue as KnownIssueEntry} from '@site/data/types';
import {splitSources} from '@site/src/lib/source';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Source} from '../parts/Source';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

/** One known issue where it affects the reader, from `data/known-issues/`. */
export default function KnownIssue({data}: {readonly data: KnownIssueEntry}): ReactNode {
  const {id, title, severity, happens, workaround, evidence, source, verified} = data;
  const heading = `defect-${id}`;
  return (
    <aside className={styles.issue} aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        <span className={styles.kind}>Known issue</span> <Prose text={title} />{' '}
        <Tag tone={severities[severity].tone} title={severities[severity].meaning}>
          {severities[severity].label}
        </Tag>
      </p>
      <p>
        <Prose text={happens} />
      </p>
      <p>
        <strong>Workaround:</strong> <Prose text={workaround} />
      </p>
      <p className={styles.foot}>
        <code>{id}</code>. <Prose text={evidence} /> Checked <time dateTime={verified}>{verified}</time> against{' '}
        {splitSources(source).map((part, index) => (
          <span key={part}>
            {index > 0 && '; '}
            <Source text={part} />
          </span>
        ))}
        .
      </p>
    </aside>
  );
}
