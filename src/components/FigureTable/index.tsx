import type {ReactNode} from 'react';
import type {FigureTableData} from '@site/data/figure-tables';
import {DataTable} from '../parts/DataTable';
import {Prose} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

/** From so many characters on, a cell keeps a width in which it can be read, and the frame scrolls instead. */
const LONG = 40;
/** Up to so many characters a cell is a figure, and four of them stand beside each other on a phone. */
const SHORT = 12;

/** A table of measured or recorded figures, by its name in `data/figure-tables.ts`. */
export default function FigureTable({data: {caption, head, rows}}: {readonly data: FigureTableData}): ReactNode {
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
            <div key={column} className={cell.length > LONG ? styles.long : undefined}>
              <Prose text={cell} />
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
