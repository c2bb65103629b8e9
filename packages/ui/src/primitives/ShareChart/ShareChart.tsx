import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { useMedia } from '../../browser/index.ts';
import { NARROW_MEDIA } from '../Field/fieldLayout.ts';
import { nearestPoint, placeOf, pointAfterKey, runsOf, type SharePoint, type ShareSpan } from './shareGeometry.ts';
import styles from './ShareChart.module.css';

export interface ShareChartProps extends ShareSpan {
  /** The name of the chart. */
  readonly label: string;
  /** Oldest first, at least one; a missing step leaves a gap in the line. */
  readonly points: readonly SharePoint[];
  /** A point as text: when, and how much. */
  readonly wordsOf: (point: SharePoint) => string;
  /** The value at the top of the chart; 100 for a percentage. */
  readonly full?: number;
  /** A value as text, next to the lines; by default a percentage. */
  readonly valueLabel?: (value: number) => string;
  /** The short label of a moment in epoch milliseconds below the chart. */
  readonly tickOf: (at: number) => string;
  /** Height of the chart in pixels. */
  readonly height?: number;
}

const WIDTH = 1000;
const FULL = 100;
/** The positions of the lines, in percent of the height from the bottom. */
const LINES = [0, 50, 100] as const;

interface Drawing {
  readonly span: ShareSpan;
  /** The value at the top. */
  readonly full: number;
}

function cornersOf(run: readonly SharePoint[], figure: 'average' | 'highest', { span, full }: Drawing): string {
  const corners = run.map(
    (point) =>
      `${(placeOf(point, span) * WIDTH).toFixed(1)},${(FULL - (Math.min(point[figure], full) / full) * FULL).toFixed(2)}`,
  );
  // A line from a point to itself is drawn as a dot.
  return (corners.length === 1 ? [...corners, ...corners] : corners).join(' ');
}

function Run({ run, ...drawing }: Drawing & { readonly run: readonly SharePoint[] }) {
  const average = cornersOf(run, 'average', drawing);
  const { span } = drawing;
  const [first, last] = [run[0], run.at(-1)].map((point) => (point ? placeOf(point, span) * WIDTH : 0));
  return (
    <>
      <polygon className={styles.area} points={`${first},${FULL} ${average} ${last},${FULL}`} />
      <polyline
        className={styles.highest}
        points={cornersOf(run, 'highest', drawing)}
        vectorEffect="non-scaling-stroke"
      />
      <polyline className={styles.average} points={average} vectorEffect="non-scaling-stroke" />
    </>
  );
}

/**
 * A percentage, or another value from 0 on, over time: the average as an area, the maximum as a thin line above it. Its
 * values are available by pointer and by keyboard: the arrow keys move from point to point.
 */
export function ShareChart(props: ShareChartProps) {
  const { label, points, from, until, stepMs, wordsOf, tickOf, full = FULL, height = 120 } = props;
  const text = useText('common');
  const { valueLabel = (value: number) => text('percent', { value }) } = props;
  const narrow = useMedia(NARROW_MEDIA.replace('@media ', ''));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isRead, setIsRead] = useState(false);
  const span = { from, until, stepMs };
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const current = points[index];
  if (!current) return null;

  const go = (event: KeyboardEvent) => {
    const target = pointAfterKey(event.key, index, points.length);
    if (target === null) return;
    event.preventDefault();
    setIsRead(true);
    setChosen(target);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(points, (event.clientX - left) / width, span));
    setIsRead(true);
  };
  const place = placeOf(current, span) * FULL;
  const parts = narrow ? 2 : 3;
  const ticks = Array.from({ length: parts + 1 }, (_, part) => from + ((until - from) / parts) * part);
  return (
    <div className={styles.chart}>
      <div aria-hidden className={styles.values} style={{ height }}>
        {/* Hidden ones keep the column's width, each on its own line; visible ones are placed at their lines. */}
        {LINES.map((line) => (
          <div key={line} className={styles.unseen}>
            {valueLabel((line / FULL) * full)}
          </div>
        ))}
        {LINES.map((line) => (
          <span key={line} className={styles.value} style={{ bottom: `calc(${line}% - 8px)` }}>
            {valueLabel((line / FULL) * full)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-readonly
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={index}
        aria-valuetext={wordsOf(current)}
        onKeyDown={go}
        onFocus={() => setIsRead(true)}
        onBlur={() => setIsRead(false)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => {
          if (event.currentTarget !== event.currentTarget.ownerDocument.activeElement) setIsRead(false);
        }}
      >
        <svg width="100%" height={height} viewBox={`0 0 ${WIDTH} ${FULL}`} preserveAspectRatio="none" aria-hidden>
          {LINES.map((line) => (
            <line key={line} x1="0" x2={WIDTH} y1={FULL - line} y2={FULL - line} vectorEffect="non-scaling-stroke" />
          ))}
          {runsOf(points, span).map((run) => (
            <Run key={run[0]?.at} run={run} span={span} full={full} />
          ))}
        </svg>
        {isRead && (
          <>
            <div aria-hidden className={styles.mark} style={{ insetInlineStart: `${place}%` }} />
            <div aria-hidden className={`${styles.reading} ${place < FULL / 2 ? styles.atStart : styles.atEnd}`}>
              {wordsOf(current)}
            </div>
          </>
        )}
      </div>
      <div aria-hidden className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick}>{tickOf(tick)}</span>
        ))}
      </div>
    </div>
  );
}
