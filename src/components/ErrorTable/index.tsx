import type {ReactNode} from 'react';
import type {CatalogueError} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {InlineMarkdown} from '../parts/Prose';
import {LongCode} from '../parts/Value';

type Row = Pick<CatalogueError, 'id' | 'name' | 'code' | 'message' | 'when' | 'fix'>;

/** Errors of one area with cause and fix, from `data/errors.ts`. */
export default function ErrorTable({
  data,
  area,
}: {
  readonly data: readonly Row[];
  readonly area: CatalogueError['area'];
}): ReactNode {
  return (
    <DataTable
      caption={`Errors of the ${area.toUpperCase()}, when they occur and what to do`}
      head={['Error', 'Code or message', 'When', 'What to do']}
      rows={data.map(({id, name, code, message, when, fix}) => ({
        id,
        key: id,
        cells: [
          <LongCode key="name">{name}</LongCode>,
          code || message ? <LongCode key="code">{[code, message].filter(Boolean).join(' · ')}</LongCode> : '–',
          <InlineMarkdown key="when" text={when} />,
          <InlineMarkdown key="fix" text={fix} />,
        ],
      }))}
    />
  );
}
