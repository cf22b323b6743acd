import {Fragment, type ReactNode} from 'react';
import type {KnownIssue} from '@site/data/types';
import {splitSources} from '@site/src/lib/source';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Source} from '../parts/Source';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

/** Known issues of one area with their evidence, from `data/known-issues/`. */
export default function KnownIssueTable({data}: {readonly data: readonly Omit<KnownIssue, 'area'>[]}): ReactNode {
  return (
    <DataTable
      caption="Known issues and their workarounds"
      head={['Issue', 'What happens', 'Workaround']}
      rows={data.map(({id, title, severity, happens, workaround, evidence, source, verified}) => ({
        id: `known-${id}`,
        key: id,
        cells: [
          <Fragment key="title">
            <Prose text={title} />{' '}
            <span className={styles.severity}>
              <Tag tone={severities[severity].tone} title={severities[severity].meaning}>
                {severities[severity].label}
              </Tag>
            </span>
          </Fragment>,
          <Fragment key="happens">
            <Prose text={happens} />{' '}
            <small className={styles.evidence}>
              <code>{id}</code>. <Prose text={evidence} /> Checked <time dateTime={verified}>{verified}</time> against{' '}
              {splitSources(source).map((part, index) => (
                <span key={part}>
                  {index > 0 && '; '}
                  <Source text={part} />
                </span>
              ))}
              .
            </small>
          </Fragment>,
          <Prose key="workaround" text={workaround} />,
        ],
      }))}
    />
  );
}
