import { height } from '../../theme/index.ts';
import { Skeleton } from './Skeleton.tsx';
import styles from './Skeletons.module.css';
import { numbers, Waiting, widthAt } from './Waiting.tsx';

export interface ListSkeletonProps {
  /** The expected number of rows. */
  readonly rows?: number;
  /** What is loading, for screen readers. */
  readonly label?: string;
}

/** Height of a list entry. */
const ENTRY = { height: height.row + 10 };

/** The placeholder of a list: a tile and two lines per row. */
export function ListSkeleton({ rows = 6, label }: ListSkeletonProps) {
  return (
    <Waiting label={label}>
      {numbers(rows).map((row) => (
        <div key={row} className={styles.entry} style={ENTRY}>
          <Skeleton width={34} height={34} className={styles.tile} />
          <div className={styles.lines}>
            <Skeleton height={12} width={widthAt(row)} />
            <Skeleton height={10} width={widthAt(row + 3)} className={styles.second} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

export interface TableSkeletonProps {
  /** The expected number of rows. */
  readonly rows?: number;
  /** The relative widths of the columns, in table order: `[1, 3, 2]`. */
  readonly columns?: readonly number[];
  /** Height of a row in pixels. */
  readonly rowHeight?: number;
  /** What is loading, for screen readers. */
  readonly label?: string;
}

const HEAD_HEIGHT = 40;

const DEFAULT_COLUMNS = [1, 3, 2, 2] as const;

/** The placeholder of a table: its frame, header and rows, so that nothing moves when data arrives. */
export function TableSkeleton({
  rows = 8,
  columns = DEFAULT_COLUMNS,
  rowHeight = height.row,
  label,
}: TableSkeletonProps) {
  const template = columns.map((share) => `${share}fr`).join(' ');
  return (
    <Waiting label={label}>
      <div className={styles.table}>
        {numbers(rows + 1).map((row) => (
          <div
            key={row}
            className={styles.row}
            style={{ gridTemplateColumns: template, height: row === 0 ? HEAD_HEIGHT : rowHeight }}
          >
            {numbers(columns.length).map((column) => (
              <Skeleton
                key={column}
                height={row === 0 ? 10 : 12}
                width={row === 0 ? '40%' : widthAt(row + column * 3)}
              />
            ))}
          </div>
        ))}
      </div>
    </Waiting>
  );
}
