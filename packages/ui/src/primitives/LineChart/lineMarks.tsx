import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { labelWidth } from '../Chart/axisLabels.ts';
import type { LineLimit, LinePoint } from './LineChart.tsx';
import styles from './lineMarks.module.css';

/** Distance between a line or a point and its text, in pixels. */
const GAP = 8;
/** Height of a line of text. */
const LINE = 16;

interface LimitMarkProps {
  readonly limit: LineLimit;
  readonly format: (value: number) => string;
}

/** The line of a limit, with its number among those of the axis. */
export function LimitMark({ limit, format }: LimitMarkProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const y = scale(limit.value);
  const hasRoomBelow = y + LINE + GAP < top + height;
  return (
    <>
      <line x1={left} x2={left + width} y1={y} y2={y} className={styles.limit} />
      <text x={left - GAP} y={y} textAnchor="end" dominantBaseline="central" className={styles.limitNumber}>
        {format(limit.value)}
      </text>
      <text x={left + 4} y={hasRoomBelow ? y + LINE - 2 : y - 6} className={styles.limitName}>
        {limit.label}
      </text>
    </>
  );
}

interface CurrentMarkProps {
  readonly point: LinePoint;
  readonly label: string | undefined;
}

/** The last actual point, with text on the side that has room. */
export function CurrentMark({ point, label = '' }: CurrentMarkProps) {
  const { left, top, width, height } = useDrawingArea();
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const [x, y] = [xScale(point.at), yScale(point.value)];
  const hasRoomAfter = x + GAP + labelWidth(label) <= left + width;
  const hasRoomBelow = y + LINE + GAP < top + height;
  return (
    <>
      <circle cx={x} cy={y} r={4} className={styles.current} />
      <text
        x={hasRoomAfter ? x + GAP : x - GAP}
        y={hasRoomBelow ? y + LINE - 3 : y - GAP}
        textAnchor={hasRoomAfter ? 'start' : 'end'}
        className={styles.currentName}
      >
        {label}
      </text>
    </>
  );
}

interface EndMarkProps {
  readonly point: LinePoint;
  /** Whether it is at a limit, or over it. */
  readonly isAtLimit: boolean;
}

/** Where the forecast ends. */
export function EndMark({ point, isAtLimit }: EndMarkProps) {
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  return (
    <circle
      cx={xScale(point.at)}
      cy={yScale(point.value)}
      r={4.5}
      className={`${styles.end} ${isAtLimit ? styles.atLimit : ''}`}
    />
  );
}

/** The current point. */
export function ReadMark({ point }: { readonly point: LinePoint }) {
  const [xScale, yScale] = [useXScale<'linear'>(), useYScale<'linear'>()];
  return <circle cx={xScale(point.at)} cy={yScale(point.value)} r={5} className={styles.read} />;
}
