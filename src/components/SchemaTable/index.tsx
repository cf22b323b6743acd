import type {ReactNode} from 'react';
import type {Schema} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {Tag, type Tone} from '../parts/Tag';
import {LongCode} from '../parts/Value';
import styles from './styles.module.css';

const tones: Record<Schema['status'], Tone> = {'in use': 'good', draft: 'warn', legacy: 'neutral', other: 'neutral'};

/** Schema strings with their UIDs, from `data/schemas.ts`. */
export default function SchemaTable({
  data,
}: {
  readonly data: readonly Pick<Schema, 'key' | 'name' | 'string' | 'uid' | 'status' | 'note'>[];
}): ReactNode {
  return (
    <DataTable
      caption="EAS schemas: text and UID. Each UID is recomputed with no resolver and revocable = true."
      head={['Schema', 'Standing', 'Text, and its UID']}
      rows={data.map(({key, name, string, uid, status, note}) => ({
        key,
        cells: [
          name,
          <Tag key="status" tone={tones[status]}>
            {status}
          </Tag>,
          <div key="text" className={styles.text}>
            <LongCode>{string}</LongCode>
            <LongCode>{uid}</LongCode>
            <span>{note}</span>
          </div>,
        ],
      }))}
    />
  );
}
