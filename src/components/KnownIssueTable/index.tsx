import {type ReactNode, useId} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {KnownIssue} from '@site/data/types';
import {Choices} from '../parts/Choices';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

type Issue = Pick<KnownIssue, 'id' | 'title' | 'severity' | 'happens' | 'workaround'>;
type Severity = Issue['severity'];

/** A list that is shorter is read faster than it is filtered. */
const filteredFrom = 6;

/** Known issues of one area, the gravest first, from `data/known-issues/`: each has an anchor, and a severity to filter by. */
export default function KnownIssueTable({data}: {readonly data: readonly Issue[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(`known-${id}`));
  const choice = useId();
  const count = (severity: Severity) => data.filter((issue) => issue.severity === severity).length;
  const present = (Object.keys(severities) as Severity[]).filter((severity) => count(severity) > 0);
  return (
    <div className={styles.issues}>
      {data.length >= filteredFrom && (
        <Choices
          name={choice}
          legend="Severity"
          options={[
            ['all', `All ${data.length}`],
            ...present.map((severity) => [severity, `${severities[severity].label} ${count(severity)}`] as const),
          ]}
        />
      )}
      <ul>
        {data.map(({id, title, severity, happens, workaround}) => (
          <li key={id} id={`known-${id}`} data-severity={severity}>
            <p className={styles.title}>
              <a href={`#known-${id}`}>
                <Prose text={title} />
              </a>{' '}
              <Tag tone={severities[severity].tone}>{severities[severity].label}</Tag>
            </p>
            <p>
              <Prose text={happens} />
            </p>
            <p>
              <strong>Workaround:</strong> <Prose text={workaround} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
