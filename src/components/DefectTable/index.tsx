import type {ReactNode} from 'react';
import type {Defect} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Tag} from '../parts/Tag';

/** Known defects of one area, from `data/defects/`. */
export default function DefectTable({
  data,
}: {
  readonly data: readonly Pick<Defect, 'id' | 'title' | 'severity' | 'happens' | 'wayRound'>[];
}): ReactNode {
  return (
    <DataTable
      caption="Known issues and their workarounds"
      head={['Issue', 'Severity', 'What happens', 'Workaround']}
      rows={data.map(({id, title, severity, happens, wayRound}) => ({
        id: `known-${id}`,
        key: id,
        cells: [
          <Prose key="title" text={title} />,
          <Tag key="severity" tone={severities[severity].tone} title={severities[severity].meaning}>
            {severities[severity].label}
          </Tag>,
          <Prose key="happens" text={happens} />,
          <Prose key="way" text={wayRound} />,
        ],
      }))}
    />
  );
}
