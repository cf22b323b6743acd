import {Fragment, type ReactNode} from 'react';
import type {Reason} from '@astral-docs/location-record/reasons/reason';
import {DataTable} from '../parts/DataTable';
import {InlineMarkdown} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import {LongCode} from '../parts/Value';
import styles from '../parts/DataTable.module.css';

type Row = Omit<Reason, 'step'> & {readonly step: string};

/** Every reason code in order of precedence, from `data/protocol/reasons.ts`; steps come by name. */
export default function ReasonTable({data}: {readonly data: readonly Row[]}): ReactNode {
  return (
    <DataTable
      caption="Reason codes in order of precedence"
      head={['Code', 'Order', 'Rule', 'Given when']}
      rows={data.map(({code, step, level, rules, when, ends}, place) => ({
        key: code,
        id: `reason-${code}`,
        group: step,
        cells: [
          <Fragment key="code">
            <LongCode>{code}</LongCode> <Tag tone={level === 'error' ? 'bad' : 'warn'}>{level}</Tag>
          </Fragment>,
          place + 1,
          rules.map((rule) => (
            <span key={rule} className="a-whole">
              {rule}{' '}
            </span>
          )),
          <Fragment key="when">
            <InlineMarkdown text={when} />
            {ends && (
              <small className={styles.note}>
                {ends === 'everything' ? 'Ends all checks.' : `Ends the checks of the ${ends}.`}
              </small>
            )}
          </Fragment>,
        ],
      }))}
    />
  );
}
