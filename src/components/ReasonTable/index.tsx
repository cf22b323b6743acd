import type {ReactNode} from 'react';
import type {Reason} from '@site/data/protocol/reasons';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import {Value} from '../parts/Value';

type Row = Omit<Reason, 'step'> & {readonly step: string};

/** Every reason code in order of precedence, from `data/protocol/reasons.ts`; steps come by name. */
export default function ReasonTable({data}: {readonly data: readonly Row[]}): ReactNode {
  return (
    <DataTable
      caption="Reason codes in order of precedence"
      head={['Code', 'Place', 'Step', 'Level', 'Rule', 'Given when', 'Ends the checks of']}
      rows={data.map(({code, step, level, rules, when, ends}, place) => ({
        key: code,
        id: `reason-${code}`,
        cells: [
          <Value key="code">{code}</Value>,
          place + 1,
          step,
          <Tag key="level" tone={level === 'error' ? 'bad' : 'warn'}>
            {level}
          </Tag>,
          rules.join(', '),
          <Prose key="when" text={when} />,
          ends ?? '–',
        ],
      }))}
    />
  );
}
