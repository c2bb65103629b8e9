import { ArrowDown, ArrowUp } from 'lucide-react';
import { SMALL_ICON } from '../icon.ts';
import { HEAD_HEIGHT } from './headHeight.ts';
import styles from './TableGrid.module.css';
import type { DataSorting, GridColumn } from './types.ts';

interface GridHeadProps<Row, SortKey extends string> {
  readonly columns: readonly GridColumn<Row, SortKey>[];
  readonly sorting: DataSorting<SortKey> | undefined;
  readonly onSort: ((sorting: DataSorting<SortKey>) => void) | undefined;
}

const HEAD_SIDES = { start: '', center: styles['head-center'], end: styles['head-end'] } as const;
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The column headers; clicking one sorts by it, and clicking again reverses the order. */
export function GridHead<Row, SortKey extends string>({ columns, sorting, onSort }: GridHeadProps<Row, SortKey>) {
  return (
    <div role="row" className={styles.row} style={{ height: HEAD_HEIGHT }}>
      {columns.map(({ field, header, headerContent, align = 'start', sortKey }) => {
        const order = sortKey !== undefined && sorting?.by === sortKey ? sorting.order : null;
        const ask =
          sortKey === undefined || onSort === undefined
            ? undefined
            : () => onSort({ by: sortKey, order: order === 'asc' ? 'desc' : 'asc' });
        const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
        return (
          <div
            key={field}
            role="columnheader"
            data-field={field}
            tabIndex={-1}
            title={header}
            aria-sort={ask && (order === null ? 'none' : DIRECTIONS[order])}
            className={`${styles.head} ${HEAD_SIDES[align]}`}
            onClick={ask}
            onKeyDown={(event) => {
              if (!ask || (event.key !== 'Enter' && event.key !== ' ')) return;
              event.preventDefault();
              ask();
            }}
          >
            {headerContent ?? <span className={styles.headWords}>{header}</span>}
            {ask && <Arrow {...SMALL_ICON} />}
          </div>
        );
      })}
    </div>
  );
}
