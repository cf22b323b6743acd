import type {ReactNode} from 'react';
import type {KnownIssue} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Tag} from '../parts/Tag';

/** Known issues of one area, from `data/known-issues/`. */
export default function KnownIssueTable({
  data,
}: {
  readonly data: readonly Pick<KnownIssue, 'id' | 'title' | 'severity' | 'happens' | 'workaround'>[];
}): ReactNode {
  return (
    <DataTable
      caption="Known issues and their workarounds"
      head={['Issue', 'Severity', 'What happens', 'Workaround']}
      rows={data.map(({id, title, severity, happens, workaround}) => ({
        id: `known-${id}`,
        key: id,
        cells: [
          <Prose key="title" text={title} />,
          <Tag key="severity" tone={severities[severity].tone} title={severities[severity].meaning}>
            {severities[severity].label}
          </Tag>,
          <Prose key="happens" text={happens} />,
          <Prose key="workaround" text={workaround} />,
        ],
      }))}
    />
  );
}
