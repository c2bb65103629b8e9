import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';
import styles from './UsageTimeline.module.css';

/** A percentage, 0 to 100, at a moment in epoch milliseconds. */
interface UsagePoint {
  readonly at: number;
  readonly percent: number;
}

interface UsageTimelineProps {
  /** The measured resource. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly UsagePoint[];
}

/** Heights of the label, as in the style sheet, and of the chart, in pixels; larger next to the preview. */
const LABEL_HEIGHT = 16;
const CHART_HEIGHT = { xs: 48, lg: 92 } as const;
/** Height of a chart with its label, in pixels: reserved before it is shown. */
export const TIMELINE_HEIGHT = { xs: LABEL_HEIGHT + CHART_HEIGHT.xs, lg: LABEL_HEIGHT + CHART_HEIGHT.lg } as const;

const WIDTH = 100;
const HEIGHT = 36;

/** The time between the first and the last point, in whole minutes; at least one. */
export function minutesOf(points: readonly { readonly at: number }[]): number {
  return Math.max(1, Math.round(((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / 60_000));
}

/** Points as coordinates in the drawing: the oldest at the left edge, 100 percent at the top. */
function cornersOf(points: readonly UsagePoint[]): string {
  const first = points[0]?.at ?? 0;
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - first);
  return points
    .map(({ at, percent }) => {
      const share = Math.min(100, Math.max(0, percent)) / 100;
      return `${(((at - first) / span) * WIDTH).toFixed(2)},${((1 - share) * (HEIGHT - 2) + 1).toFixed(2)}`;
    })
    .join(' ');
}

/** The recent usage as a small chart with a label. It needs at least two points. */
export function UsageTimeline({ label, points }: UsageTimelineProps) {
  const text = useText('deviceCommands');
  const shares = points.map(({ percent }) => Math.round(percent));
  const corners = cornersOf(points);
  return (
    <div className={styles.timeline}>
      <div className={styles.label}>{label}</div>
      <Box
        role="img"
        aria-label={text('recentUsageOf', {
          label,
          minutes: minutesOf(points),
          low: Math.min(...shares),
          high: Math.max(...shares),
        })}
        className={styles.chart}
        sx={{ height: CHART_HEIGHT }}
      >
        <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <polygon points={`0,${HEIGHT} ${corners} ${WIDTH},${HEIGHT}`} className={styles.area} />
          <polyline points={corners} vectorEffect="non-scaling-stroke" className={styles.line} />
        </svg>
      </Box>
    </div>
  );
}
