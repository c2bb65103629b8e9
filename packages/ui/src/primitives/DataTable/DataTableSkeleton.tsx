import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { height } from '../../theme/tokens.ts';
import { numbers, Waiting, widthAt } from '../Skeletons/Waiting.tsx';
import { columnTracks, HEAD_HEIGHT, SELECTION_WIDTH } from '../TableGrid/index.ts';
import type { DataColumn } from './types.ts';

interface DataTableSkeletonProps<Row, SortKey extends string> {
  readonly columns: readonly DataColumn<Row, SortKey>[];
  /** How many rows will probably come. */
  readonly rows: number;
  /** Whether checkboxes precede the rows. */
  readonly selects: boolean;
  readonly rowHeight: number | undefined;
  /** Whether the rows are cards. */
  readonly narrow: boolean;
}

const surface = {
  border: 1,
  borderColor: 'tone.line',
  borderRadius: 'var(--rc-radius-card)',
  bgcolor: 'tone.surface',
  overflow: 'hidden',
} as const;

function CardsSkeleton<Row, SortKey extends string>({ columns, rows }: DataTableSkeletonProps<Row, SortKey>) {
  const lines = columns.filter(({ phone = 'line' }) => phone === 'line').length;
  return (
    <Waiting label={undefined}>
      <Box sx={{ display: 'grid', gap: 'var(--rc-space-cosy)' }}>
        {numbers(rows).map((row) => (
          <Box
            key={row}
            sx={{
              ...surface,
              display: 'grid',
              gap: 'var(--rc-space-md)',
              p: 'var(--rc-space-lg) var(--rc-space-inset)',
            }}
          >
            <Skeleton variant="rounded" height={16} width={widthAt(row)} />
            {numbers(lines).map((line) => (
              <Skeleton key={line} variant="rounded" height={12} width={widthAt(row + line + 2)} />
            ))}
          </Box>
        ))}
      </Box>
    </Waiting>
  );
}

/** The shape of the table while it is loaded: its own columns, head and rows, so that nothing moves when they arrive. */
export function DataTableSkeleton<Row, SortKey extends string>(props: DataTableSkeletonProps<Row, SortKey>) {
  const { columns, rows, selects, rowHeight = height.row, narrow } = props;
  if (narrow) return <CardsSkeleton {...props} />;
  const drawn = [...(selects ? [{ field: 'selection', width: SELECTION_WIDTH }] : []), ...columns];
  const tracks = columnTracks(drawn);
  return (
    <Waiting label={undefined}>
      <Box sx={surface}>
        {numbers(rows + 1).map((row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gridTemplateColumns: tracks,
              alignItems: 'center',
              height: row === 0 ? HEAD_HEIGHT : rowHeight,
              borderTop: row === 0 ? 0 : 1,
              borderColor: 'tone.line',
            }}
          >
            {drawn.map(({ field }, column) => (
              <Box key={field} sx={{ px: 'var(--rc-space-cosy)', minWidth: 0 }}>
                <Skeleton
                  variant="rounded"
                  height={row === 0 ? 10 : 12}
                  width={row === 0 ? '40%' : widthAt(row + column * 3)}
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Waiting>
  );
}
