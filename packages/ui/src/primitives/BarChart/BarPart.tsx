import { useTheme } from '@mui/material/styles';
import type { BarProps } from '@mui/x-charts/BarChart';
import { seriesLook } from '../Chart/seriesLook.ts';

const PART = 'part-';

/** Id of a series in the chart, by its index. */
export const partId = (place: number): string => `${PART}${place}`;

/** Half of the gap between two segments of a bar, and of the border of a light one, in pixels. */
const HALF = 0.5;

/** One segment of a bar: all segments are equally wide, with a border or without, and have a gap in between. */
export function BarPart({ seriesId, x, y, width, height, className }: BarProps) {
  const { fill, edge } = seriesLook(useTheme(), Number(seriesId.slice(PART.length)));
  // A gap must not hide a small segment.
  const drawn = Math.max(Math.min(height, HALF * 2), height - HALF * 2);
  if (height <= 0 || width <= 0) return null;
  const corners = edge === null ? { x, width } : { x: x + HALF, width: Math.max(HALF, width - HALF * 2) };
  return (
    <rect
      className={className}
      {...corners}
      y={y + HALF}
      height={drawn}
      rx={1}
      fill={fill}
      {...(edge === null ? {} : { stroke: edge })}
    />
  );
}
