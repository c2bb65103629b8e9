import { height } from '../../theme/index.ts';
import { Skeleton } from '../Skeletons/Skeleton.tsx';
import { numbers, Waiting, widthAt } from '../Skeletons/Waiting.tsx';
import { columnTracks, SELECTION_WIDTH } from '../TableGrid/columnTracks.ts';
import { HEAD_HEIGHT } from '../TableGrid/headHeight.ts';
import type { DataColumn } from './types.ts';
import styles from './DataTableSkeleton.module.css';

interface DataTableSkeletonProps<Row, SortKey extends string> {
  readonly columns: readonly DataColumn<Row, SortKey>[];
  /** The expected number of rows. */
  readonly rows: number;
  /** Whether checkboxes precede the rows. */
  readonly selects: boolean;
  readonly rowHeight: number | undefined;
  /** Whether the rows are cards. */
  readonly narrow: boolean;
}

function CardsSkeleton<Row, SortKey extends string>({ columns, rows }: DataTableSkeletonProps<Row, SortKey>) {
  const lines = columns.filter(({ phone = 'line' }) => phone === 'line').length;
  return (
    <Waiting label={undefined}>
      <div className={styles.cards}>
        {numbers(rows).map((row) => (
          <div key={row} className={`${styles.surface} ${styles.card}`}>
            <Skeleton height={16} width={widthAt(row)} />
            {numbers(lines).map((line) => (
              <Skeleton key={line} height={12} width={widthAt(row + line + 2)} />
            ))}
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** The placeholder of the table while loading: its own columns, header and rows, so that nothing moves. */
export function DataTableSkeleton<Row, SortKey extends string>(props: DataTableSkeletonProps<Row, SortKey>) {
  const { columns, rows, selects, rowHeight = height.row, narrow } = props;
  if (narrow) return <CardsSkeleton {...props} />;
  const drawn = [...(selects ? [{ field: 'selection', width: SELECTION_WIDTH }] : []), ...columns];
  const tracks = columnTracks(drawn);
  return (
    <Waiting label={undefined}>
      <div className={styles.surface}>
        {numbers(rows + 1).map((row) => (
          <div
            key={row}
            className={styles.row}
            style={{ gridTemplateColumns: tracks, height: row === 0 ? HEAD_HEIGHT : rowHeight }}
          >
            {drawn.map(({ field }, column) => (
              <div key={field} className={styles.cell}>
                <Skeleton height={row === 0 ? 10 : 12} width={row === 0 ? '40%' : widthAt(row + column * 3)} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Waiting>
  );
}
