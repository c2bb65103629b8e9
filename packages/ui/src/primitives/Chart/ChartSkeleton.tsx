import Box from '@mui/material/Box';
import { Skeleton } from '../Skeletons/index.ts';

interface ChartSkeletonProps {
  /** Height of the drawing that comes, in pixels. */
  readonly height: number;
  readonly shape: 'bars' | 'line';
}

const BARS = [40, 55, 48, 70, 62, 30, 24, 58, 66, 52, 74, 60] as const;

/** The shape of a chart while its code is loaded; as high as the chart, so that nothing moves. */
export function ChartSkeleton({ height, shape }: ChartSkeletonProps) {
  const bars = BARS.map((share) => (
    <Box key={share} sx={{ flex: '1 1 0', '& > span': { display: 'block' } }}>
      <Skeleton height={Math.round((height * share) / 100)} />
    </Box>
  ));
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: shape === 'bars' ? 'flex-end' : 'center',
        gap: '2%',
        height,
        px: 'var(--rc-space-xs)',
      }}
    >
      {shape === 'bars' ? bars : <Skeleton height={4} />}
    </Box>
  );
}
