import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FigureTableData} from '@site/data/figure-tables';
import {DataTable} from '../parts/DataTable';
import {InlineMarkdown} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

/** From so many characters on, a cell keeps a width in which it can be read, and the frame scrolls instead. */
const LONG = 40;
/** Up to so many characters a cell is a figure, and four of them stand beside each other on a phone. */
const SHORT = 12;

const count = (cell: unknown): number => Number(String(cell).replaceAll(',', ''));

/** A table of measured or recorded figures, by its name in `data/figure-tables.ts`; a column can have bars. */
export default function FigureTable({data: {caption, head, rows, bars}}: {readonly data: FigureTableData}): ReactNode {
  const greatest = Math.max(...rows.map((cells) => count(cells[bars ?? 0])));
  return (
    <DataTable
      caption={caption}
      head={head}
      isShort={head.length <= 4 && rows.flat().every((cell) => typeof cell === 'string' && cell.length <= SHORT)}
      figures={head.map((_, column) => column > 0 && rows.every((cells) => /^[\d,–]+$/.test(String(cells[column]))))}
      rows={rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((cell, column) =>
          typeof cell === 'string' ? (
            <div key={column} className={clsx(cell.length > LONG && styles.long, column === bars && styles.bar)}>
              <InlineMarkdown text={cell} />
              {column === bars && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 .5H${((100 * count(cell)) / greatest).toFixed(1)}`} />
                </svg>
              )}
            </div>
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
