import {Children, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {KnownIssue} from '@site/data/types';
import {InlineMarkdown} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

type Issue = Pick<KnownIssue, 'id' | 'title' | 'concerns' | 'severity' | 'happens' | 'workaround'>;

/** An issue as a closed row. Its anchor is inside: browsers open a row whose inside an address names or a search finds. */
function Row({id, title, concerns, severity, happens, workaround}: Issue): ReactNode {
  useBrokenLinks().collectAnchor(`known-${id}`);
  return (
    <details data-severity={severity}>
      <summary>
        <span>
          <InlineMarkdown text={title} />
        </span>{' '}
        {concerns && <code>{concerns}</code>} <Tag tone={severities[severity].tone}>{severities[severity].label}</Tag>
      </summary>
      <p id={`known-${id}`}>
        <InlineMarkdown text={happens} />
      </p>
      <p>
        <strong>Workaround: </strong>
        <InlineMarkdown text={workaround} />
      </p>
    </details>
  );
}

interface Props {
  /** Issues, the gravest first; in groups where there are many. */
  readonly data: readonly (readonly Issue[])[];
  /** A heading for each group with a name, from the build: headings of the page are in its contents. */
  readonly children?: ReactNode;
}

/** Known issues of one area, from `data/known-issues/`: each has an anchor and a severity. */
export default function KnownIssueTable({data, children}: Props): ReactNode {
  const headings = Children.toArray(children);
  return (
    <div className={styles.issues}>
      {data.map((issues, group) => (
        <section key={group}>
          {headings[group]}
          {issues.map((issue) => (
            <Row key={issue.id} {...issue} />
          ))}
        </section>
      ))}
    </div>
  );
}
