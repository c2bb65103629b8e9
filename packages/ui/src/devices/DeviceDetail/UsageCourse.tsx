import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';

/** A share, 0 to 100, at a moment in epoch milliseconds. */
export interface CoursePoint {
  readonly at: number;
  readonly percent: number;
}

interface UsageCourseProps {
  /** What is used. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly CoursePoint[];
}

const WIDTH = 100;
const HEIGHT = 36;

/** Points as corners in the drawing: the oldest at the left edge, 100 percent at the top. */
function cornersOf(points: readonly CoursePoint[]): string {
  const first = points[0]?.at ?? 0;
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - first);
  return points
    .map(({ at, percent }) => {
      const share = Math.min(100, Math.max(0, percent)) / 100;
      return `${(((at - first) / span) * WIDTH).toFixed(2)},${((1 - share) * (HEIGHT - 2) + 1).toFixed(2)}`;
    })
    .join(' ');
}

/** The recent course of a share as a small chart; it keeps its room while there is nothing to draw yet. */
export function UsageCourse({ label, points }: UsageCourseProps) {
  const text = useText('deviceCommands');
  const isDrawn = points.length > 1;
  const shares = points.map(({ percent }) => Math.round(percent));
  const minutes = Math.max(1, Math.round(((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / 60_000));
  const corners = isDrawn ? cornersOf(points) : '';
  return (
    <Box sx={{ mt: 'auto', pt: '10px' }}>
      <Box
        sx={{
          height: { xs: 40, lg: 96 },
          borderBottom: 1,
          borderColor: 'tone.line',
          '& svg': { display: 'block' },
        }}
        {...(isDrawn
          ? {
              role: 'img',
              'aria-label': text('courseOf', { label, minutes, low: Math.min(...shares), high: Math.max(...shares) }),
            }
          : {})}
      >
        {isDrawn && (
          <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <Box
              component="polygon"
              points={`0,${HEIGHT} ${corners} ${WIDTH},${HEIGHT}`}
              sx={{ fill: (theme) => theme.vars.palette.tone.accentSoft }}
            />
            <Box
              component="polyline"
              points={corners}
              vectorEffect="non-scaling-stroke"
              sx={{ fill: 'none', stroke: (theme) => theme.vars.palette.tone.accent, strokeWidth: 1.6 }}
            />
          </svg>
        )}
      </Box>
      <Box sx={{ minHeight: 16, mt: '4px', fontSize: 12, lineHeight: '16px', color: 'tone.textHint' }}>
        {isDrawn ? text('courseSince', { count: minutes }) : text('course')}
      </Box>
    </Box>
  );
}
