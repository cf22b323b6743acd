import type {ReactNode} from 'react';
import type {FigureTableData} from '@site/data/figure-tables';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {Tag} from '../parts/Tag';

/** A table of measured or recorded figures, by its name in `data/figure-tables.ts`. */
export default function FigureTable({data: {caption, head, rows}}: {readonly data: FigureTableData}): ReactNode {
  return (
    <DataTable
      caption={caption}
      head={head}
      rows={rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((cell, column) =>
          typeof cell === 'string' ? (
            <Prose key={column} text={cell} />
          ) : (
            <Tag key={column} tone={cell.tone}>
              {cell.label}
            </Tag>
          ),
        ),
      }))}
    />
  );
}
