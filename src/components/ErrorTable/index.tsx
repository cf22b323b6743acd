import type {ReactNode} from 'react';
import type {CatalogueError} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {InlineMarkdown} from '../parts/Prose';
import {BreakableCode} from '../parts/Value';

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
      caption={
        area === 'sdk'
          ? 'Errors of the SDK, when they occur and what to do'
          : 'Errors of the API, when they occur and what to do'
      }
      head={['Error', 'Code or message', 'When', 'What to do']}
      rows={data.map(({id, name, code, message, when, fix}) => ({
        id,
        key: id,
        cells: [
          <BreakableCode key="name">{name}</BreakableCode>,
          code || message ? (
            <BreakableCode key="code">{[code, message].filter(Boolean).join(' · ')}</BreakableCode>
          ) : (
            '–'
          ),
          <InlineMarkdown key="when" text={when} />,
          <InlineMarkdown key="fix" text={fix} />,
        ],
      }))}
    />
  );
}
