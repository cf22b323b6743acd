import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './DataTable.module.css';

export interface Row {
  /** Anchor of the row; leave it out where the same table can stand twice on a page. */
  id?: string;
  key: string;
  /** What it belongs to with its neighbours; the name stands above the first of them. */
  group?: string;
  /** The first cell is the row's header. */
  cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Whether its cells are short enough to be read across on a phone. */
  readonly isShort?: boolean;
  /** Which columns are numbers, and end in line. */
  readonly figures?: readonly boolean[];
}

/**
 * A table drawn from data. It scrolls inside its own focusable frame when it is wider than the page, so that the page
 * itself never scrolls sideways; with more than two columns it becomes a list on a phone.
 */
export function DataTable({caption, head, rows, isShort = false, figures = []}: DataTableProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const groups: Row[][] = [];
  for (const row of rows) {
    if (row.id) collectAnchor(row.id);
    const last = groups.at(-1);
    if (last && last[0]!.group === row.group) last.push(row);
    else groups.push([row]);
  }
  return (
    // The frame takes focus because a reader without a mouse has to be able to scroll it.
    <div
      className={clsx('table-frame', isShort ? 'a-numbers' : head.length > 2 && 'a-stack')}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={figures[column] ? 'a-right' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((members, index) => (
          <tbody key={index}>
            {members[0]!.group && (
              <tr className={styles.group}>
                <th colSpan={head.length} scope="rowgroup">
                  {members[0]!.group}
                </th>
              </tr>
            )}
            {members.map(({id, key, cells}) => (
              <tr key={key} id={id}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column} data-label={head[column]} className={figures[column] ? 'a-right' : undefined}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
