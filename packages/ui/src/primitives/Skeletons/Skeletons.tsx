import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { height, radius } from '../../theme/tokens.ts';
import { numbers, Waiting, widthAt } from './Waiting.tsx';

export interface ListSkeletonProps {
  /** How many rows will probably come. */
  readonly rows?: number;
  /** What is being loaded, for those who listen. */
  readonly label?: string;
}

/** The shape of a list while it is loaded: a tile and two lines per row. */
export function ListSkeleton({ rows = 6, label }: ListSkeletonProps) {
  return (
    <Waiting label={label}>
      {numbers(rows).map((row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: '12px', height: height.row + 10 }}>
          <Skeleton variant="rounded" width={34} height={34} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: '6px' }}>
            <Skeleton variant="rounded" height={12} width={widthAt(row)} />
            <Skeleton variant="rounded" height={10} width={widthAt(row + 3)} sx={{ opacity: 0.7 }} />
          </Box>
        </Box>
      ))}
    </Waiting>
  );
}

export interface TableSkeletonProps {
  /** How many rows will probably come. */
  readonly rows?: number;
  /** The columns' shares of the width, in the order of the table: `[1, 3, 2]`. */
  readonly columns?: readonly number[];
  /** Height of a row in pixels. */
  readonly rowHeight?: number;
  /** What is being loaded, for those who listen. */
  readonly label?: string;
}

const DEFAULT_COLUMNS = [1, 3, 2, 2] as const;

/** The shape of a table while it is loaded: its frame, head and rows, so that nothing moves when they arrive. */
export function TableSkeleton({
  rows = 8,
  columns = DEFAULT_COLUMNS,
  rowHeight = height.row,
  label,
}: TableSkeletonProps) {
  const template = columns.map((share) => `${share}fr`).join(' ');
  return (
    <Waiting label={label}>
      <Box
        sx={{
          border: 1,
          borderColor: 'tone.line',
          borderRadius: `${radius.card}px`,
          bgcolor: 'tone.surface',
          overflow: 'hidden',
        }}
      >
        {numbers(rows + 1).map((row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gridTemplateColumns: template,
              alignItems: 'center',
              gap: '20px',
              px: '16px',
              height: row === 0 ? 40 : rowHeight,
              borderTop: row === 0 ? 0 : 1,
              borderColor: 'tone.line',
            }}
          >
            {numbers(columns.length).map((column) => (
              <Skeleton
                key={column}
                variant="rounded"
                height={row === 0 ? 10 : 12}
                width={row === 0 ? '40%' : widthAt(row + column * 3)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Waiting>
  );
}
